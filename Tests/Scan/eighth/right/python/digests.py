import hashlib
import hmac

from fastapi import HTTPException


def sha256_hex(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return "".join("%02x" % b for b in digest)


def require_nonce(claims: dict, raw_nonce: str) -> None:
    """For claims of a verified id_token."""
    if not raw_nonce:
        raise HTTPException(status_code=400, detail="nonce missing")
    actual = claims.get("nonce")
    if not isinstance(actual, str) or not hmac.compare_digest(actual, sha256_hex(raw_nonce)):
        raise HTTPException(status_code=401, detail="nonce mismatch in id_token")
