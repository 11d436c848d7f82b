"""A sign-in flow with callbacks, and the events of the wire that drive it."""

APPLE = "com.apple.AuthenticationServices.AuthorizationError"
CANCELED = 1001


class SignIn:
    """The implementation: one attempt at a time; a second one is refused."""

    def __init__(self, nonce, digest, request):
        self.nonce, self.digest, self.request = nonce, digest, request
        self.pending = None

    def start(self, has_window, answer):
        if self.pending:
            return answer("refused")
        if not has_window:
            return answer("failure", code="noWindow")
        attempt = self.pending = Attempt(self.nonce(), answer)
        # The attempt is stored before the request starts: a callback may come from inside it.
        self.request(self.digest(attempt.raw_nonce.encode()),
                     lambda outcome: self.finish(attempt, outcome))

    def finish(self, attempt, outcome):
        if self.pending is not attempt:
            return  # A second callback, or a late one of an attempt that has ended.
        self.pending = None
        failure, credential = outcome.get("failure"), outcome.get("credential", {})
        if failure == {"domain": APPLE, "code": CANCELED}:
            attempt.answer("cancelled")
        elif failure:
            attempt.answer("failure", code=str(failure["code"]))
        elif token := text(credential.get("identityToken", "")):
            attempt.answer("credential", credential={
                "rawNonce": attempt.raw_nonce, "identityToken": token, "user": credential["user"],
                "authorizationCode": text(credential.get("authorizationCode", ""))})
        else:
            attempt.answer("failure", code="noToken")

    def cancel(self):
        attempt, self.pending = self.pending, None
        if attempt:
            attempt.answer("cancelled")


class Attempt:
    def __init__(self, raw_nonce, answer):
        self.raw_nonce, self.answer = raw_nonce, answer


def text(hexadecimal):
    try:
        return bytes.fromhex(hexadecimal).decode("utf-8")
    except UnicodeDecodeError:
        return None


class SignInEvents:
    """The adapter: operations of the runner become calls, and calls back become notices."""

    def __init__(self, nonce, digest, send, serve_next):
        self.tools, self.send, self.serve_next = (nonce, digest), send, serve_next
        self.number = self.sign_in = None
        self.operations = {
            "signIn.start": self.start, "signIn.cancel": lambda _: self.sign_in.cancel(),
            "signIn.settle": lambda _: None,  # Nothing runs here after a call has returned.
            "provider.callback": lambda order: self.requests[order["request"]](order)}

    def start(self, order):
        if order["provider"] != self.number:
            self.number, self.requests, self.inside = order["provider"], {}, {}
            self.sign_in = SignIn(*self.tools, self.perform_request)
        if "inside" in order:
            self.inside[order["inside"]] = order
        else:
            self.begin(order)

    def begin(self, order):
        self.is_early = order.get("early", False)
        self.sign_in.start(order["window"], lambda word, **more: self.answered(order, word, more))

    def answered(self, order, word, more):
        self.send({"notice": "signIn.answered", "attempt": order["attempt"], "answer": word, **more})
        if inner := self.inside.pop(order["attempt"], None):
            self.begin(inner)

    def perform_request(self, nonce, call_back):
        number = len(self.requests) + 1
        self.requests[number] = call_back
        self.send({"notice": "provider.requested", "request": number, "nonce": nonce,
                   "scopes": ["fullName", "email"]})
        if self.is_early:
            self.serve_next()  # The callback comes before this call returns.
