"""What a Python server would use; speaks the protocol of swift-contenders."""
import hashlib
import secrets
import sys
import time

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"
NONCE = b"W0.zA1_yB2-xC3wD4vE5uF6tG7sH8rI9"
TEXT = NONCE.decode()
MEBIBYTE = b"Z" * (1 << 20)
DIGEST = hashlib.sha256(NONCE).digest()


def nonce():
    return "".join(secrets.choice(ALPHABET) for _ in range(32))


WORK = {
    "sha-32": lambda: hashlib.sha256(NONCE).digest(),
    "sha-32-text": lambda: hashlib.sha256(TEXT.encode()).digest(),
    "sha-1m": lambda: hashlib.sha256(MEBIBYTE).digest(),
    "nonce": nonce,
    "hex": DIGEST.hex,
    "all": lambda: hashlib.sha256(nonce().encode()).hexdigest(),
}

for line in sys.stdin:
    _, task, count = line.split()
    work = WORK[task]
    start = time.process_time_ns()
    for _ in range(int(count)):
        work()
    print(time.process_time_ns() - start, flush=True)
