import time
from datetime import timedelta

LOGIN_NONCE_LENGTH = 32
LOGIN_NONCE_TTL = timedelta(minutes=5)
STARTED_AT = time.time()
SESSION_COOKIE_SAMESITE = "None"  # Apple answers with a cross-site POST
APPLE = {
    "client_id": "com.example.web",
    "scope": "name email",
}
