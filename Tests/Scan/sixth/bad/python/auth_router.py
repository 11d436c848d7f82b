from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request
from google.auth.transport import requests as google_requests
from google.oauth2 import id_token
from pydantic import BaseModel

from .deps import users_repo
from .settings import settings

router = APIRouter(prefix="/auth")


class GoogleBody(BaseModel):
    credential: str


@router.post("/google")
async def google(body: GoogleBody, request: Request, users: Annotated[object, Depends(users_repo)]):
    try:
        info = id_token.verify_oauth2_token(
            body.credential, google_requests.Request(), settings.google_client_id
        )
    except ValueError as exc:
        raise HTTPException(401, "token") from exc

    expected = request.session.pop("login_nonce", None)
    if expected and info.get("nonce") != expected:
        raise HTTPException(401, "nonce")

    user = await users.upsert(google_sub=info["sub"], email=info["email"])
    request.session["uid"] = user.id
    return {"id": user.id}
