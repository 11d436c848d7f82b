"""Cases for the arithmetic behind RS256 and ES256, in the manner of Wycheproof.

    python3 make_signature_arithmetic.py     (needs the PyPI package cryptography)

Writes Tests/ReferenceAuthTests/Signature/ArithmeticCases.swift. Every verdict is confirmed by Python's
`cryptography` (OpenSSL), but for those where it is more lenient, which say so.
"""

import hashlib
import random

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa, utils

from make_keys import load, numbers
from vectorfile import ROOT

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)
random_ = random.Random("AuthConformance arithmetic")


def add(a, b):
    if a is None or b is None:
        return a or b
    if a[0] == b[0]:
        if (a[1] + b[1]) % P == 0:
            return None
        slope = (3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def times(k, point):
    total = None
    while k:
        if k & 1:
            total = add(total, point)
        point, k = add(point, point), k >> 1
    return total


def digest(message):
    return int.from_bytes(hashlib.sha256(message).digest(), "big")


def openssl_accepts(point, message, r, s):
    key = ec.EllipticCurvePublicNumbers(*point, ec.SECP256R1()).public_key()
    try:
        key.verify(utils.encode_dss_signature(r, s), message, ec.ECDSA(hashes.SHA256()))
        return True
    except (InvalidSignature, ValueError):
        return False


def h(number):
    return f"{number:064x}"


def ecdsa_cases():
    cases = []

    def case(comment, point, message, r, s):
        if max(r, s) >= 2**256:
            return
        cases.append((comment, h(point[0]) + h(point[1]), message.hex(), h(r) + h(s),
                      openssl_accepts(point, message, r, s)))

    def signature(secret, message, k):
        r = times(k, G)[0] % N
        return r, pow(k, -1, N) * (digest(message) + r * secret) % N

    secret = random_.randrange(1, N)
    point = times(secret, G)
    for index in range(12):
        message = random_.randbytes(index * 7)
        r, s = signature(secret, message, random_.randrange(1, N))
        case(f"signature {index}", point, message, r, s)
        case(f"signature {index}, other message", point, message + b"x", r, s)
        case(f"signature {index}, n - s", point, message, r, N - s)
    message = b"123400"
    r, s = signature(secret, message, random_.randrange(1, N))
    for value_r, value_s, comment in (
        (0, 0, "r = s = 0"), (0, s, "r = 0"), (r, 0, "s = 0"), (N, s, "r = n"), (r, N, "s = n"),
        (N, N, "r = s = n"), (1, 1, "r = s = 1"), (N - 1, N - 1, "r = s = n - 1"),
        (N - 1, 1, "r = n - 1"), (P, P, "r = s = p"), (P - N, 1, "r = p - n"),
        (2**256 - 1, 2**256 - 1, "r = s = 2^256 - 1"), (s, r, "swapped"), (N - r, s, "n - r"),
        (1, 0, "r = 1, s = 0"), (0, 1, "r = 0, s = 1"), (1, N, "r = 1, s = n"),
    ):
        case(comment, point, message, value_r, value_s)
    # The secrets 1 and n - 1: additions of equal and of opposite points.
    for secret_, comment in ((1, "Q = G"), (N - 1, "Q = -G"), (2, "Q = 2 G"), (N - 2, "Q = -2 G"),
                             ((N + 1) // 2, "2 Q = G")):
        point_ = times(secret_, G)
        for k in (1, 2, 3, N - 1, (N + 1) // 2, 16, 2**128):
            r_, s_ = signature(secret_, message, k)
            case(f"{comment}, k = {k % 1000}", point_, message, r_, s_)
        case(f"{comment}, forged", point_, message, r, s)
    # u G + v Q at infinity: Q = -(z / r) G, so that z + r d = 0, for any s.
    for r_ in (1, r, 7):
        point_ = times(-digest(message) * pow(r_, -1, N) % N, G)
        case(f"the sum is infinity, r = {r_ % 1000}", point_, message, r_, 12345)
    # The x coordinate of the sum is n or more: r is x - n. Then the same r where it is not.
    x = N
    found = 0
    while found < 3:
        square = (x**3 - 3 * x + B) % P
        y = pow(square, (P + 1) // 4, P)
        if y * y % P == square:
            r_, s_ = x - N, random_.randrange(1, N)
            if r_ > 0:
                # Q = (s R - z G) / r.
                inverse = pow(r_, -1, N)
                point_ = add(times(s_ * inverse % N, (x, y)), times(-digest(message) * inverse % N, G))
                case(f"x = n + {r_}", point_, message, r_, s_)
                case(f"x = n + {r_}, r = n + {r_}", point_, message, r_ + N, s_)
                case(f"x = n + {r_}, another r", point_, message, r_ + 1, s_)
                found += 1
        x += 1
    # Small and large factors, for windows of zeros and ones.
    for u in (0, 1, 15, 16, 2**252, 2**255, N - 1, int("f" * 32 + "0" * 32, 16) % N,
              int("0f" * 32, 16), int("8" * 64, 16) % N):
        # With s = z / u the first factor is u, where the message allows it.
        if u == 0:
            continue
        s_ = digest(message) * pow(u, -1, N) % N
        k = random_.randrange(1, N)
        r_ = times(k, G)[0] % N
        secret_ = (s_ * k - digest(message)) * pow(r_, -1, N) % N
        case(f"u = {u % 1000003}", times(secret_, G), message, r_, s_)
    return cases


def bad_points():
    secret = random_.randrange(1, N)
    x, y = times(secret, G)
    twist = next((x_, y_) for x_ in range(1, 99) for y_ in (1,)
                 if (y_ * y_ - (x_**3 - 3 * x_ + B)) % P)
    return [
        ("y + 1", h(x) + h((y + 1) % P)), ("x + 1", h(x + 1) + h(y)), ("zero", h(0) + h(0)),
        ("x + p", h((x + P) % 2**256) + h(y)), ("p, p", h(P) + h(P)),
        ("all ones", "f" * 128), ("another curve", h(twist[0]) + h(twist[1])),
        ("x and y swapped", h(y) + h(x)),
    ]


def rsa_cases():
    cases = []
    stored = numbers(load()["test-rs256-e3"])
    keys = {"2048 bits, e = 3": (stored["n"], 3, stored["d"])}
    keys["2048 bits"] = tuple(numbers(load()["test-rs256"])[name] for name in ("n", "e", "d"))
    for bits in (2056, 3072):
        keys[f"{bits} bits"] = larger_key(bits)
    prefix = bytes.fromhex("3031300d060960864801650304020105000420")

    def openssl(n, e, message, signature):
        key = rsa.RSAPublicNumbers(e, n).public_key()
        try:
            key.verify(signature, message, padding.PKCS1v15(), hashes.SHA256())
            return True
        except InvalidSignature:
            return False

    def case(comment, n, e, message, signature):
        cases.append((comment, f"{n:x}", f"{e:x}", message.hex(), signature.hex(),
                      openssl(n, e, message, signature)))

    for name, (n, e, d) in keys.items():
        size = (n.bit_length() + 7) // 8
        message = name.encode()
        info = prefix + hashlib.sha256(message).digest()
        good = b"\0\1" + b"\xff" * (size - 3 - len(info)) + b"\0" + info

        def raw(encoded):
            return pow(int.from_bytes(encoded, "big"), d, n).to_bytes(size, "big")

        signature = raw(good)
        case(f"{name}: genuine", n, e, message, signature)
        case(f"{name}: other message", n, e, message + b"x", signature)
        for encoded, comment in (
            (b"\0\1" + b"\xff" * 8 + b"\0" + info + b"\xaa" * (size - 11 - len(info)),
             "short padding, garbage behind"),
            (b"\0\1\0" + info + b"\xaa" * (size - 3 - len(info)), "no padding, garbage behind"),
            (b"\0\2" + good[2:], "block type 2"), (b"\0\0" + good[2:], "block type 0"),
            (good[:-1] + bytes([good[-1] ^ 1]), "digest changed"),
            (good[:9] + b"\xfe" + good[10:], "a padding byte changed"),
            (b"\0\1" + b"\xff" * (size - 3 - 32) + b"\0" + info[-32:], "bare digest"),
            (good[:-51] + b"\x30\x81" + good[-50:], "a byte of the lengths changed"),
        ):
            case(f"{name}: {comment}", n, e, message, raw(encoded[:size].ljust(size, b"\0")))
        value = int.from_bytes(signature, "big")
        case(f"{name}: zero", n, e, message, bytes(size))
        case(f"{name}: one", n, e, message, bytes(size - 1) + b"\1")
        case(f"{name}: n", n, e, message, n.to_bytes(size, "big"))
        case(f"{name}: n - 1", n, e, message, (n - 1).to_bytes(size, "big"))
        case(f"{name}: n - signature", n, e, message, (n - value).to_bytes(size, "big"))
        case(f"{name}: a byte short", n, e, message, signature[1:])
        case(f"{name}: a zero byte in front", n, e, message, b"\0" + signature)
        case(f"{name}: a zero byte behind", n, e, message, signature + b"\0")
        if value + n < 2 ** (8 * size):
            case(f"{name}: signature + n", n, e, message, (value + n).to_bytes(size, "big"))
    # Bleichenbacher's forgery of 2006: for e = 3 no private key is needed.
    n = stored["n"]
    message = b"forged for e = 3"
    info = prefix + hashlib.sha256(message).digest()
    for filler in (8, 1, 0):
        start = b"\0\1" + b"\xff" * filler + b"\0" + info
        target = int.from_bytes(start + b"\xff" * (256 - len(start)), "big")
        root = cube_root(target)
        assert (root**3).to_bytes(256, "big").startswith(start)
        case(f"e = 3: cube root behind {filler} padding bytes", n, 3, message,
             root.to_bytes(256, "big"))
    # Genuine signatures with leading zeros.
    n, e, d = keys["2048 bits"]
    for serial in range(3000):
        message = f"leading zero {serial}".encode()
        info = prefix + hashlib.sha256(message).digest()
        value = pow(int.from_bytes(b"\0\1" + b"\xff" * (253 - len(info)) + b"\0" + info, "big"), d, n)
        if value < 2**2040:
            case("2048 bits: a leading zero byte", n, e, message, value.to_bytes(256, "big"))
            case("2048 bits: without its leading zero byte", n, e, message,
                 value.to_bytes(255, "big"))
            break
    return cases


def cube_root(number):
    low, high = 0, 1 << (number.bit_length() // 3 + 2)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**3 <= number else (low, middle - 1)
    return low


def prime(bits, seed):
    source = random.Random(seed)
    while True:
        candidate = source.getrandbits(bits) | 3 << (bits - 2) | 1
        if candidate % 65537 != 1 and all(candidate % small for small in range(3, 2000, 2)) \
                and pow(2, candidate - 1, candidate) == 1:
            return candidate


def larger_key(bits):
    """A key that is the same each time; its primes are probable ones, which do for tests."""
    p, q = prime(bits // 2, f"p{bits}"), prime(bits // 2, f"q{bits}")
    return p * q, 65537, pow(65537, -1, (p - 1) * (q - 1))


def swift(name, comment, rows):
    lines = [f"  /// {comment}", f'  static let {name}: String = """']
    for row in rows:
        lines.append("    " + "|".join("valid" if part is True else "invalid" if part is False else part
                                       for part in row))
    return "\n".join(lines + ['    """'])


def main():
    ecdsa, bad, rsa_ = ecdsa_cases(), bad_points(), rsa_cases()
    text = "\n".join([
        "// swift-format-ignore-file",
        "// Generated by Vectors/generate/make_signature_arithmetic.py. Do not edit.", "",
        "/// Cases for the arithmetic behind RS256 and ES256; verdicts by Python's `cryptography`.",
        "enum ArithmeticCases {",
        swift("ecdsa", "Comment, key, message, signature, verdict; all in hex.", ecdsa), "",
        swift("badPoints", "Comment and coordinates that are no key.", bad), "",
        swift("rsa", "Comment, modulus, exponent, message, signature, verdict.", rsa_), "}", "",
    ])
    path = ROOT.parent / "Tests/ReferenceAuthTests/Signature/ArithmeticCases.swift"
    path.write_text(text, "ascii", newline="\n")
    print(f"{len(ecdsa)} ECDSA cases, {sum(c[-1] for c in ecdsa)} valid; {len(bad)} bad points; "
          f"{len(rsa_)} RSA cases, {sum(c[-1] for c in rsa_)} valid")


if __name__ == "__main__":
    main()
