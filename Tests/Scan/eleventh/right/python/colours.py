import colorsys
import random


def avatar_colour(username):
    """A colour for those who have no picture yet; the same one after each login."""
    rng = random.Random(username)
    r, g, b = colorsys.hsv_to_rgb(rng.random(), 0.6, 0.9)
    return "#%02x%02x%02x" % (int(r * 255), int(g * 255), int(b * 255))


def pick_banner(banners):
    return random.choice(banners)


def initials(username):
    parts = [p for p in username.replace(".", " ").split() if p]
    return "".join(p[0] for p in parts[:2]).upper() or "?"
