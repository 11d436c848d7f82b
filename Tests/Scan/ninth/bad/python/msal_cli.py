#!/usr/bin/env python3
"""Command line login against Azure AD (implicit id_token flow)."""
import argparse
import http.server
import sys
import urllib.parse
import uuid
import webbrowser

AUTHORITY = "https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize"


class Catcher(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        form = urllib.parse.parse_qs(self.rfile.read(length).decode())
        self.server.id_token = form.get("id_token", [None])[0]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"You may close this window.")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tenant", default="common")
    parser.add_argument("--client-id", required=True)
    parser.add_argument("--port", type=int, default=8400)
    args = parser.parse_args()

    nonce = uuid.uuid1().hex
    url = AUTHORITY.format(tenant=args.tenant) + "?" + urllib.parse.urlencode({
        "client_id": args.client_id,
        "response_type": "id_token",
        "response_mode": "form_post",
        "scope": "openid",
        "nonce": nonce,
        "redirect_uri": f"http://localhost:{args.port}",
    })
    webbrowser.open(url)
    server = http.server.HTTPServer(("127.0.0.1", args.port), Catcher)
    server.handle_request()
    if not server.id_token:
        sys.exit("no token received")
    print(server.id_token)


if __name__ == "__main__":
    main()
