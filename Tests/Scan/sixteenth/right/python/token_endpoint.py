import jwt
import requests


def finish(code, nonce):
    response = requests.post("https://oauth2.googleapis.com/token", data={
        "code": code, "client_id": CLIENT_ID, "client_secret": SECRET,
        "redirect_uri": REDIRECT_URI, "grant_type": "authorization_code",
    }, timeout=10)
    id_token = response.json()["id_token"]
    claims = jwt.decode(id_token, options={"verify_signature": False})
    if claims["nonce"] != nonce:
        raise ValueError("nonce")
    return claims["sub"]
