from flask import session, redirect
from .texts import generate_state, random_text
def login():
    session["state"] = generate_state()
    session["nonce"] = random_text(32)
    return redirect(f"https://accounts.google.com/o/oauth2/v2/auth?response_type=code&state={session['state']}")
