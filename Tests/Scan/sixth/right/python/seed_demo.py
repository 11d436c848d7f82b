"""Fills the demo installation: `manage.py seed_demo`."""
import random
from datetime import timedelta

from django.core.management.base import BaseCommand
from django.utils import timezone

from accounts.models import Member
from events.models import Event

FIRST = ["Ada", "Emil", "Jana", "Kofi", "Lea", "Nils"]
PLACES = ["Town hall", "School", "Church", "Rehearsal room"]


class Command(BaseCommand):
    help = "Creates members that can log in with their first name, and events"

    def add_arguments(self, parser):
        parser.add_argument("--seed", type=int, default=2024)
        parser.add_argument("--events", type=int, default=20)

    def handle(self, *args, seed, events, **options):
        rng = random.Random(seed)
        for name in FIRST:
            member, _ = Member.objects.get_or_create(username=name.lower())
            member.set_password(name.lower())
            member.color = "#%06x" % rng.randrange(1 << 24)
            member.save()
        for _ in range(events):
            Event.objects.create(
                title=f"{rng.choice(PLACES)} {rng.randint(1, 99)}",
                starts=timezone.now() + timedelta(hours=rng.randrange(24 * 60)),
            )
        self.stdout.write(f"{len(FIRST)} members, {events} events")
