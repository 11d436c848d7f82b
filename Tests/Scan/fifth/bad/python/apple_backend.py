import hmac

import jwt
from fastapi import APIRouter, HTTPException, Request
from pydantic import BaseModel

router = APIRouter()


class AppleLogin(BaseModel):
    identity_token: str


@router.post("/auth/apple")
async def apple(body: AppleLogin, request: Request):
    expected = request.session.pop("nonce", None)
    if not expected:
        raise HTTPException(401, "no login in progress")
    claims = jwt.decode(
        body.identity_token, options={"verify_signature": False}
    )
    if not hmac.compare_digest(claims.get("nonce", ""), expected):
        raise HTTPException(401, "nonce mismatch")
    request.session["user"] = claims["sub"]
    return {"ok": True}


class Profile(BaseModel):
    name: str = ""
    locale: str = "en"


@router.put("/me")
async def update_profile(profile: Profile, request: Request):
    user = request.session.get("user")
    if user is None:
        raise HTTPException(401)
    await request.app.state.users.update(user, **profile.model_dump())
    return {"ok": True}


@router.post("/auth/logout")
async def logout(request: Request):
    request.session.clear()
    return {"ok": True}


@router.get("/me")
async def me(request: Request):
    user = request.session.get("user")
    if user is None:
        raise HTTPException(401)
    return await request.app.state.users.get(user)
