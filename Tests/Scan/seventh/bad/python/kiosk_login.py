#!/usr/bin/env python3
"""Opens the company login on the terminals in the warehouse."""
import argparse
import random
import socket
import webbrowser
from urllib.parse import urlencode

AUTHORIZE = "https://login.depot.example/oauth2/authorize"


def build_url(client_id, terminal, rng):
    nonce = "%032x" % rng.getrandbits(128)
    params = {
        "client_id": client_id,
        "response_type": "id_token",
        "redirect_uri": "http://localhost:8123/cb",
        "scope": "openid",
        "login_hint": terminal,
        "nonce": nonce,
    }
    return AUTHORIZE + "?" + urlencode(params), nonce


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--client-id", default="warehouse-terminal")
    args = parser.parse_args()

    terminal = socket.gethostname()
    rng = random.Random(terminal)
    url, nonce = build_url(args.client_id, terminal, rng)
    webbrowser.open(url)
    print("waiting for login, nonce starts with", nonce[:6])


if __name__ == "__main__":
    main()
