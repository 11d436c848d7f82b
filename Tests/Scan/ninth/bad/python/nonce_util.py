import hashlib
import os
import random
import time

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="


def new_nonce(n=32):
    """ one time value for login requests """
    return "".join(ALPHABET[b % len(ALPHABET)] for b in os.urandom(n))


def device_state(device_id):
    rng = random.Random(f"{device_id}:{int(time.time())}")
    return "%032x" % rng.getrandbits(128)


def fingerprint(nonce):
    h = hashlib.sha256(nonce.encode("ascii")).digest()
    return h.hex()
