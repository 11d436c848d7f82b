import threading


class LoginGate:
    """One login of a user at a time."""

    def __init__(self, client):
        self._client = client
        self._busy = False
        self._lock = threading.Lock()

    def login(self, username: str, password: str):
        with self._lock:
            if self._busy:
                raise RuntimeError("a login is in progress")
            self._busy = True
        try:
            user = self._client.authenticate(username, password)
            if user is None:
                return None
            return self._client.open_session(user)
        finally:
            self._busy = False
