from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import BaseModel

from app.deps import get_attempts, get_verifier
from app.services.users import UserService

router = APIRouter(prefix="/auth", tags=["auth"])


class AppleLogin(BaseModel):
    identity_token: str
    attempt_id: str
    first_name: str | None = None


@router.post("/apple")
async def login_with_apple(
    body: AppleLogin,
    request: Request,
    attempts=Depends(get_attempts),
    verifier=Depends(get_verifier),
    users: UserService = Depends(),
):
    claims = await verifier.verify(body.identity_token, audience="com.paperboat.ios")

    attempt = await attempts.pop(body.attempt_id) or {}
    if claims.get("nonce") != attempt.get("nonce_hash"):
        raise HTTPException(status_code=401, detail="nonce mismatch")

    user = await users.upsert(subject=claims["sub"], email=claims.get("email"), name=body.first_name)
    return {"access_token": users.issue_token(user, ip=request.client.host)}
