"""HTTP session of the login service, retries what the identity provider refuses for a moment."""
import random
import time

import requests

GREETINGS = ("Hello", "Welcome", "Good day")


class RetryingSession(requests.Session):
    attempts = 4

    def __init__(self, base: float = 0.2, jitter: random.Random | None = None):
        super().__init__()
        self.base = base
        self.jitter = jitter or random.Random()

    def request(self, method, url, **kwargs):
        kwargs.setdefault("timeout", 10)
        for attempt in range(self.attempts):
            response = super().request(method, url, **kwargs)
            if response.status_code not in (429, 503) or attempt == self.attempts - 1:
                return response
            time.sleep(self.base * 2**attempt + self.jitter.uniform(0, self.base))


def login_banner(user) -> str:
    return f"{random.choice(GREETINGS)}, {user.display_name}!"


def sampled(rate: float) -> bool:
    """Whether the login is traced."""
    return random.random() < rate
