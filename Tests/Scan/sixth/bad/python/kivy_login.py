import hashlib
import uuid
import webbrowser
from urllib.parse import quote

import requests
from kivy.uix.screenmanager import Screen


class LoginScreen(Screen):
    API = "https://api.bienenstock.example"

    def on_google(self):
        self.nonce = uuid.uuid1().hex
        digest = hashlib.sha256(self.nonce.encode("ascii")).hexdigest()
        webbrowser.open(f"{self.API}/auth/google?nonce={quote(digest)}")
        self.ids.hint.text = "Waiting for the browser …"

    def on_code(self, code):
        reply = requests.post(
            f"{self.API}/auth/exchange",
            json={"code": code, "nonce": self.nonce},
            timeout=15,
        )
        self.nonce = None
        if reply.status_code != 200:
            self.ids.hint.text = "Login failed"
            return
        self.manager.app.session = reply.json()["session"]
        self.manager.current = "apiary"
