import hashlib
import os
import string

LETTERS = string.ascii_letters + string.digits
LIMIT = 256 - 256 % len(LETTERS)


def raw_nonce(length: int = 32) -> str:
    """A nonce for Sign in with Apple, of letters and digits."""
    out: list[str] = []
    while len(out) < length:
        for byte in os.urandom(length):
            if byte < LIMIT and len(out) < length:
                out.append(LETTERS[byte % len(LETTERS)])
    return "".join(out)


def hashed(nonce: str) -> str:
    digest = hashlib.sha256(nonce.encode()).digest()
    return "".join("%02x" % b for b in digest)


def parameters(client_id: str, redirect_uri: str, nonce: str) -> dict[str, str]:
    if not nonce:
        raise ValueError("nonce")
    return {
        "client_id": client_id,
        "redirect_uri": redirect_uri,
        "response_type": "code id_token",
        "response_mode": "form_post",
        "scope": "name email",
        "nonce": hashed(nonce),
    }


def main() -> None:
    import argparse

    parser = argparse.ArgumentParser(description="Prints nonces for a test of the letters.")
    parser.add_argument("count", type=int, nargs="?", default=10)
    parser.add_argument("--length", type=int, default=32)
    args = parser.parse_args()
    for _ in range(args.count):
        print(raw_nonce(args.length))


if __name__ == "__main__":
    main()
