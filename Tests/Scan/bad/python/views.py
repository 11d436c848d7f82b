import random
import string


def start(request):
    nonce = "".join(random.choice(string.ascii_letters + string.digits) for _ in range(32))
    request.session["nonce"] = nonce
    return redirect(authorize_url(nonce=nonce))
