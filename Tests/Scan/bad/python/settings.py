from .util import generate_nonce

OIDC_NONCE = generate_nonce()


def authorize_url(base):
    return f"{base}?nonce={OIDC_NONCE}"
