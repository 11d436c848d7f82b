"""A pool of genuine tokens with their raw nonces, from which properties draw and mutate.

    python3 make_token_pool.py

Only raw nonces and signatures are stored: the rest of a token follows from them.
"""

import hashlib

from make_token import CLOCK, NOTES, SOURCE, base64url, claim, payload
from signing import sign, signing_input
from vectorfile import Ids, write

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._"
# Name of the key, form of the claim, how many tokens.
PARTS = [
    ("test-es256", "hex", 120), ("test-es256-b", "hex", 40), ("test-es256", "base64url", 100),
    ("test-es256", "raw", 100), ("test-rs256", "hex", 60), ("test-rs256-b", "hex", 20),
    ("test-rs256", "base64url", 40), ("test-rs256", "raw", 40),
]
TEMPLATE = payload('"nonce":"{claim}"')


def nonce(number):
    """24 to 40 letters, of which the first tells neighbours apart."""
    digest = hashlib.sha512(f"AuthConformance pool {number}".encode("ascii")).digest()
    length = 24 + number % 17
    return LETTERS[number % 26] + "".join(LETTERS[byte % 65] for byte in digest[:length - 1])


def main():
    ids, tests, number = Ids("token"), [], 0
    for kid, form, count in PARTS:
        header = '{"kid":"%s","alg":"%s"}' % (kid, "RS256" if "rs256" in kid else "ES256")
        raw = [nonce(number + index) for index in range(count)]
        number += count
        texts = [TEMPLATE.replace("{claim}", claim(form, one)) for one in raw]
        signatures = [sign(kid, signing_input(header, text).encode("ascii")) for text in texts]
        tests.append({
            "id": ids.next("pool"), "comment": f"{count} tokens in {form} form, signed by {kid}",
            "flags": ["Match"], "nonceForm": form, "kid": kid, "header": header,
            "payload": TEMPLATE, "rawNonces": raw,
            "signatures": [base64url(signature) for signature in signatures],
        })
    write("token", "pool", SOURCE, [
        f"{number} genuine tokens: token k is base64url(header), base64url(payload with {{claim}} "
        "replaced by the nonceForm of rawNonces[k]) and signatures[k], joined by dots.",
    ], NOTES, [{
        "type": "pool", "comment": "Every token is right for its raw nonce",
        "requirement": "token.accept", "clock": CLOCK, "tests": tests,
    }])


if __name__ == "__main__":
    main()
