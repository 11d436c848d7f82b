import ctypes
import ctypes.util
import hashlib

_crypto = ctypes.CDLL(ctypes.util.find_library("crypto"))
_crypto.RAND_bytes.argtypes = [ctypes.c_char_p, ctypes.c_int]
_crypto.RAND_bytes.restype = ctypes.c_int


def random_bytes(count):
    buf = ctypes.create_string_buffer(count)
    _crypto.RAND_bytes(buf, count)
    return buf.raw


class LoginNonce:
    def __init__(self):
        self.raw = random_bytes(32).hex()

    def hashed(self):
        digest = hashlib.sha256(self.raw.encode()).digest()
        return "".join(hex(b)[2:] for b in digest)
