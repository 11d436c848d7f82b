import hmac

import requests

URL = "https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp"


def exchange(api_key, id_token, raw_nonce):
    """Signs in at Firebase with Apple's token; it takes the nonce itself."""
    if not raw_nonce:
        raise ValueError("raw_nonce")
    body = {
        "postBody": f"id_token={id_token}&providerId=apple.com&nonce={raw_nonce}",
        "requestUri": "http://localhost",
        "returnSecureToken": True,
    }
    response = requests.post(URL, params={"key": api_key}, json=body, timeout=10)
    response.raise_for_status()
    return response.json()


def same(a: str | None, b: str | None) -> bool:
    return a is not None and b is not None and hmac.compare_digest(a, b)
