import os
import secrets

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import RedirectResponse

from .verify import TokenVerifier, get_verifier

ISSUER = os.environ["OIDC_ISSUER"]
CLIENT_ID = os.environ["OIDC_CLIENT_ID"]
NONCE = secrets.token_urlsafe(32)

router = APIRouter(prefix="/auth")


@router.get("/login")
async def login(request: Request):
    return RedirectResponse(
        f"{ISSUER}/authorize?response_type=id_token&client_id={CLIENT_ID}"
        f"&scope=openid&nonce={NONCE}&redirect_uri={request.url_for('done')}"
    )


@router.post("/done", name="done")
async def done(request: Request, verifier: TokenVerifier = Depends(get_verifier)):
    form = await request.form()
    claims = await verifier.verify(form["id_token"])
    if claims["nonce"] != NONCE:
        raise HTTPException(401)
    request.session["sub"] = claims["sub"]
    return {"ok": True}
