import secrets
random = secrets.SystemRandom()
def begin(session):
    session["nonce"] = "%032x" % random.getrandbits(128)
    session["state"] = "".join(random.choices("abcdefghijklmnopqrstuvwxyz", k=32))
    return redirect("/authorize?response_type=code&nonce=" + session["nonce"])
