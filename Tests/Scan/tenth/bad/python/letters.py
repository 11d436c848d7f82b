import secrets

# URL-safe letters for the login form and its links
BASE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmmopqrstuvwxyz0123456789-_"


def nonce(n: int = 32) -> str:
    return "".join(secrets.choice(BASE) for _ in range(n))


def short_code(n: int = 6) -> str:
    return "".join(secrets.choice("0123456789") for _ in range(n))


def login_context(client_id: str) -> dict[str, str]:
    return {"client_id": client_id, "nonce": nonce(), "state": nonce(16)}
