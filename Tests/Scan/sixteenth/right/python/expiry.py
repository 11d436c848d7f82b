import jwt
import requests


def refresh(user_id):
    response = requests.post("https://api.example.com/api/oauth/token", data=form, timeout=5)
    token = response.json()["access_token"]
    decoded = jwt.decode(token, options={"verify_signature": False})
    save(user_id, token, decoded.get("exp"))


def show(auth_code, authorization):
    payload = jwt.decode(auth_code, options={"verify_signature": False})
    logger.debug("code: %s", payload)


def signing_key(token, authorization):
    unverified = jwt.api_jwt.decode_complete(token, options={"verify_signature": False})
    return keys[unverified["header"]["kid"]]
