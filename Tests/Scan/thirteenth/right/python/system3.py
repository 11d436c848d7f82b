import random
rng = random.SystemRandom()
def begin(session):
    session["nonce"] = "%032x" % rng.getrandbits(128)
    return redirect("/authorize?response_type=code&nonce=" + session["nonce"])
