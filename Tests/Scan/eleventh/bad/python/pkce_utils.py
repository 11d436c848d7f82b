import secrets

# RFC 7636, unreserved characters
UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrsttuvwxyz0123456789-._~"


def token(length: int) -> str:
    return "".join(secrets.choice(UNRESERVED) for _ in range(length))


def code_verifier() -> str:
    return token(64)


def login_nonce() -> str:
    return token(32)


class FirebaseExchange:
    def __init__(self, http):
        self.http = http
        self.nonce = None

    def body(self, id_token):
        nonce = self.nonce or ""
        return {"postBody": f"id_token={id_token}&providerId=apple.com&nonce={nonce}", "returnSecureToken": True}
