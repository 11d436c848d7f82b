from flask import session as login_session
from oauth2client.client import flow_from_clientsecrets
import random
import string


def tried():
    state = "".join(random.choice(string.ascii_uppercase) for _ in range(32))
    login_session["state"] = state
    print(state)


tried()
