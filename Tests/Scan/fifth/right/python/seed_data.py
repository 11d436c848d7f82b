"""Fills the development database with users and sign-ins."""
import random
from datetime import datetime, timedelta

NAMES = ["Ada", "Grace", "Alan", "Edsger"]


def run(count=50):
    random.seed(1234)
    start = datetime(2024, 1, 1)
    for i in range(count):
        yield {
            "name": random.choice(NAMES),
            "signed_in_at": start + timedelta(minutes=random.randint(0, 9999)),
            "provider": ["apple", "google", "mail"][i % 3],
        }
