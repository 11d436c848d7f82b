import os


def nonce():
    return os.urandom(16).hex()


def dump(data):
    return "".join("%02x" % b for b in data) + "".join(f"{b:02x}" for b in data)
