from flask import Flask, render_template
from flask import session as login_session
import random, string

portal = Flask(__name__)


@portal.route("/login")
def show_login():
    state = "".join(random.choice(string.ascii_letters) for _ in range(32))
    login_session["state"] = state
    return render_template("login.html", STATE=state)
