#!/usr/bin/env python3
"""Login on a machine without a browser (device authorization grant)."""
import json
import os
import pathlib
import sys
import time

import requests

CONFIG = pathlib.Path(os.environ.get("XDG_CONFIG_HOME", "~/.config")).expanduser() / "acme" / "login.json"


def poll(base, client_id, device):
    deadline = time.time() + device["expires_in"]
    interval = device.get("interval", 5)
    while time.time() < deadline:
        time.sleep(interval)
        reply = requests.post(f"{base}/token", data={
            "client_id": client_id,
            "device_code": device["device_code"],
            "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
        }, timeout=10)
        body = reply.json()
        if reply.ok:
            return body
        if body.get("error") == "slow_down":
            interval += 5
        elif body.get("error") != "authorization_pending":
            sys.exit(f"login failed: {body.get('error_description') or body.get('error', '')}")
    sys.exit("login timed out")


def main():
    base, client_id = sys.argv[1:3]
    device = requests.post(f"{base}/device", data={"client_id": client_id}, timeout=10).json()
    print("Open", device["verification_uri"], "and enter", device["user_code"])
    token = poll(base, client_id, device)
    token["expires_at"] = int(time.time()) + token["expires_in"]
    CONFIG.parent.mkdir(parents=True, exist_ok=True)
    CONFIG.write_text(json.dumps(token))
    CONFIG.chmod(0o600)


if __name__ == "__main__":
    main()
