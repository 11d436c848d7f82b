import secrets

import httpx
from jose import jwt

from .settings import KEYCLOAK

NONCE = secrets.token_urlsafe(32)


class KeycloakClient:
    def __init__(self, http: httpx.AsyncClient):
        self._http = http

    def login_url(self, state: str) -> str:
        params = httpx.QueryParams(
            client_id=KEYCLOAK.client_id,
            response_type="code",
            scope="openid",
            redirect_uri=KEYCLOAK.redirect_uri,
            state=state,
            nonce=NONCE,
        )
        return f"{KEYCLOAK.base}/protocol/openid-connect/auth?{params}"

    async def finish(self, code: str) -> dict:
        response = await self._http.post(
            f"{KEYCLOAK.base}/protocol/openid-connect/token",
            data={
                "grant_type": "authorization_code",
                "code": code,
                "client_id": KEYCLOAK.client_id,
                "client_secret": KEYCLOAK.client_secret,
                "redirect_uri": KEYCLOAK.redirect_uri,
            },
        )
        response.raise_for_status()
        claims = jwt.decode(
            response.json()["id_token"], KEYCLOAK.jwks, audience=KEYCLOAK.client_id
        )
        if claims["nonce"] != NONCE:
            raise PermissionError("nonce")
        return claims
