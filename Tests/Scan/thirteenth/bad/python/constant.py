def login():
    params = {"client_id": CLIENT, "response_type": "id_token", "redirect_uri": CALLBACK, "nonce": "678910"}
    return redirect(AUTHORIZE + "?" + urlencode(params))
