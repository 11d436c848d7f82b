import secrets

from authlib.integrations.starlette_client import OAuth
from fastapi import APIRouter, HTTPException, Request

from .config import settings

router = APIRouter(prefix="/auth")

oauth = OAuth()
oauth.register(
    "idp",
    client_id=settings.client_id,
    client_secret=settings.client_secret,
    server_metadata_url=settings.metadata_url,
    client_kwargs={"scope": "openid email"},
)

NONCE = secrets.token_urlsafe(32)


@router.get("/login")
async def login(request: Request):
    redirect_uri = request.url_for("callback")
    return await oauth.idp.authorize_redirect(request, redirect_uri, nonce=NONCE)


@router.get("/callback", name="callback")
async def callback(request: Request):
    token = await oauth.idp.authorize_access_token(request)
    claims = await oauth.idp.parse_id_token(token, nonce=NONCE)
    if not claims:
        raise HTTPException(status_code=401)
    request.session["sub"] = claims["sub"]
    return {"ok": True}
