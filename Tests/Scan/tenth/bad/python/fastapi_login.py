import time
import uuid

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse

from .config import Settings, get_settings

router = APIRouter(prefix="/auth")


def fresh_nonce() -> str:
    return uuid.uuid1().hex


@router.get("/login")
async def login(request: Request, settings: Settings = Depends(get_settings)):
    nonce = fresh_nonce()
    request.session["nonce"] = nonce
    request.session["expires"] = int(time.time()) + 600
    return RedirectResponse(
        f"{settings.authorize_url}?client_id={settings.client_id}"
        f"&response_type=id_token&nonce={nonce}"
    )
