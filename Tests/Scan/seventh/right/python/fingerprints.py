"""Hex forms of digests for the sign-in service and its logs."""
from __future__ import annotations

import hashlib
from functools import lru_cache


def hashed_nonce(raw: str) -> str:
    digest = hashlib.sha256(raw.encode("utf-8")).digest()
    return "".join("%02x" % byte for byte in digest)


def thumbprint(certificate: bytes) -> str:
    digest = hashlib.sha1(certificate).digest()
    return ":".join(f"{byte:02X}" for byte in digest)


@lru_cache(maxsize=1024)
def tenant_colour(tenant: str) -> str:
    """A colour for the badge on the login page."""
    value = int.from_bytes(hashlib.md5(tenant.encode()).digest()[:3], "big")
    return "#%06x" % value


def flags(value: int) -> str:
    return "0x%x" % value


def short(raw: str) -> str:
    return hashed_nonce(raw)[:8]
