import jwt
from authlib.integrations.flask_client import OAuth
from flask import redirect, session, url_for

oauth = OAuth()


@app.route("/callback")
def callback():
    token = oauth.apple.authorize_access_token()
    claims = jwt.decode(token["id_token"], options={"verify_signature": False})
    if claims["nonce"] != session.pop("nonce"):
        return "nonce", 401
    session["user"] = claims["sub"]
    return redirect(url_for("home"))
