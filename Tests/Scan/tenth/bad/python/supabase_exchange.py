import hashlib
import secrets

import httpx

SUPABASE = "https://project.supabase.example"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_attempt() -> tuple[str, str]:
    raw = secrets.token_urlsafe(32)
    return raw, sha256(raw)


async def sign_in(client: httpx.AsyncClient, id_token: str, raw_nonce: str) -> dict:
    response = await client.post(
        f"{SUPABASE}/auth/v1/token",
        params={"grant_type": "id_token"},
        json={"provider": "apple", "id_token": id_token, "nonce": sha256(raw_nonce)},
    )
    response.raise_for_status()
    return response.json()
