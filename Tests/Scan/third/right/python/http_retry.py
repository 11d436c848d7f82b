import logging
import random
import time

import requests

log = logging.getLogger(__name__)


class TokenEndpointError(Exception):
    pass


def post_with_backoff(url, data, attempts=5, base=0.3):
    """Exchanges the code; 5xx answers are tried again with jitter."""
    for attempt in range(attempts):
        response = requests.post(url, data=data, timeout=10)
        if response.status_code < 500:
            response.raise_for_status()
            return response.json()
        delay = random.uniform(0, base * 2 ** attempt)
        log.warning("token endpoint: %s, next try in %.2fs", response.status_code, delay)
        time.sleep(delay)
    raise TokenEndpointError(url)
