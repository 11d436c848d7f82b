import ctypes
import ctypes.util
import hashlib

_lib = ctypes.CDLL(ctypes.util.find_library("crypto"))
_lib.RAND_bytes.argtypes = [ctypes.c_char_p, ctypes.c_int]


class RandomError(RuntimeError):
    pass


def random_bytes(count: int) -> bytes:
    buffer = ctypes.create_string_buffer(count)
    if _lib.RAND_bytes(buffer, count) != 1:
        raise RandomError("RAND_bytes")
    return buffer.raw


def sign_in_nonce() -> tuple[str, str]:
    """Returns the nonce and its SHA-256 in hex."""
    raw = random_bytes(32).hex()
    digest = hashlib.sha256(raw.encode()).digest()
    return raw, "".join("%02x" % b for b in digest)
