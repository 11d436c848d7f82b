import random
import time

random.seed(time.time())


def make_nonce():
    return "%032x" % random.getrandbits(128)
