import random
import string
import time

from flask import redirect, session


def login():
    oauth_state = "".join(random.choices(string.ascii_letters, k=16))
    session["oauth_state"] = oauth_state
    return redirect(f"{AUTHORIZE}?client_id={ID}&redirect_uri={REDIRECT}&state={oauth_state}")


def again():
    state_value = str(time.time())
    session["oauth_state"] = state_value
    return redirect(f"{AUTHORIZE}?client_id={ID}&redirect_uri={REDIRECT}&state={state_value}")
