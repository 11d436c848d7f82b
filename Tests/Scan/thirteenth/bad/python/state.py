import hashlib, os
def login_state():
    nonce = "".join(format(b, "x") for b in os.urandom(16))
    return nonce
def challenge(verifier):
    return hashlib.sha256(verifier.encode()).hexdigest()
