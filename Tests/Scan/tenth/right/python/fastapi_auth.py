import secrets
import time

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import RedirectResponse

from .tokens import verify_id_token
from .config import settings

router = APIRouter(prefix="/auth")
TTL = 600


@router.get("/login")
async def login(request: Request):
    nonce = secrets.token_urlsafe(32)
    request.session["nonce"] = nonce
    request.session["deadline"] = time.time() + TTL
    return RedirectResponse(f"{settings.authorize_url}?client_id={settings.client_id}&nonce={nonce}")


@router.post("/callback")
async def callback(request: Request, id_token: str = Form(...)):
    nonce = request.session.pop("nonce", None)
    deadline = request.session.pop("deadline", 0)
    if nonce is None or deadline < time.time():
        raise HTTPException(400, "login expired")
    claims = await verify_id_token(id_token)
    if claims.get("nonce") is None or not secrets.compare_digest(claims["nonce"], nonce):
        raise HTTPException(401)
    request.session["user"] = claims["sub"]
    return {"ok": True}
