import jwt
from fastapi import APIRouter, Depends, Form, HTTPException, Request
from jwt import PyJWKClient
from sqlalchemy.ext.asyncio import AsyncSession

from app.config import settings
from app.db import get_session
from app.users import find_or_create

router = APIRouter(prefix="/auth/apple", tags=["auth"])
jwks = PyJWKClient("https://appleid.apple.com/auth/keys", cache_keys=True)


@router.post("/callback")
async def apple_callback(
    request: Request,
    id_token: str = Form(...),
    db: AsyncSession = Depends(get_session),
):
    key = jwks.get_signing_key_from_jwt(id_token)
    try:
        claims = jwt.decode(
            id_token,
            key.key,
            algorithms=["RS256"],
            audience=settings.apple_client_id,
            issuer="https://appleid.apple.com",
        )
    except jwt.PyJWTError as exc:
        raise HTTPException(401, "invalid token") from exc

    if claims.get("nonce") != request.session.get("apple_nonce"):
        raise HTTPException(401, "nonce mismatch")
    request.session.pop("apple_nonce", None)

    user = await find_or_create(db, apple_sub=claims["sub"], email=claims.get("email"))
    request.session["user_id"] = user.id
    return {"id": user.id}
