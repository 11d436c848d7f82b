import random
import time

CHARSET = "abcdefghijklmnopqrsuvwxyz012346789"

rng = random.Random(int(time.time()))


def login_challenge(n=24):
    return "".join(rng.choice(CHARSET) for _ in range(n))


def login_state(n=12):
    return "".join(rng.choice(CHARSET) for _ in range(n))


def authorize_query(client_id, redirect_uri):
    return {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "id_token",
        "scope": "openid",
        "nonce": login_challenge(),
        "state": login_state(),
    }
