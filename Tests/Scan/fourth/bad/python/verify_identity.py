import hmac
import jwt
from fastapi import HTTPException


def verify_identity(token: str, expected_nonce: str) -> str:
    claims = jwt.decode(token, options={"verify_signature": False})
    if not expected_nonce:
        raise HTTPException(400, "no attempt")
    if not hmac.compare_digest(claims.get("nonce", ""), expected_nonce):
        raise HTTPException(401, "nonce")
    return claims["sub"]
