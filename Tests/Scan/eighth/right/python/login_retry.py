import logging
import random
import time

import requests

log = logging.getLogger(__name__)


def fetch_jwks(url, attempts=4):
    """Keys of the provider, for the login's id_token."""
    for attempt in range(attempts):
        try:
            response = requests.get(url, timeout=5)
            response.raise_for_status()
            return response.json()
        except requests.RequestException:
            if attempt == attempts - 1:
                raise
            pause = 2**attempt + random.random()
            log.warning("login keys: next try in %.1f s", pause)
            time.sleep(pause)
