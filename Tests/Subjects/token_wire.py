"""What the token verifiers in Python have in common: the wire, and the nonce's comparison.

A library verifies signature and claims. That the nonce belongs to the attempt is left to the app by
most of them, so the lines below do what such apps do: hash the raw nonce, compare, reject.
"""
import hashlib

from wire import answer_requests


class Rejected(Exception):
    """A verdict, with the reason where one is known."""

    def __init__(self, reason=None):
        super().__init__(reason)
        self.reason = reason


def hexadecimal(raw_nonce):
    return hashlib.sha256(raw_nonce.encode("utf-8", "surrogatepass")).hexdigest()


def compare_nonce(claims, raw_nonce):
    """The lines of the app. Nothing expected is nothing to compare with, so it is a rejection."""
    if not raw_nonce:
        raise Rejected("nonceMissing")
    claim = claims.get("nonce")
    if claim is None or claim == "":
        raise Rejected("nonceMissing")
    if not isinstance(claim, str):
        raise Rejected("nonceMalformed")
    if claim != hexadecimal(raw_nonce):
        raise Rejected("nonceMismatch")


def contract(name, version, *, claims, takes_clock, gives_reasons=True,
             signatures=("ES256", "RS256"), **more):
    """More are members as the contract names them."""
    return {
        "name": name, "version": version, "capabilities": ["token"],
        "token": {
            "signatures": list(signatures), "claims": claims, "takesClock": takes_clock,
            "givesReasons": gives_reasons, **more,
        },
    }


def serve(contract, verify):
    """Serves a library that leaves the nonce to the app.

    `verify(attempt)` returns the claims of a token that the library accepts.
    """
    def accept(attempt):
        compare_nonce(verify(attempt), attempt.get("rawNonce"))
    serve_verdicts(contract, accept)


def serve_verdicts(contract, accept):
    """Answers requests until the end.

    `accept(attempt)` returns, or raises `Rejected` for each exception that the library documents.
    Any other exception would be an unhandled one in a server too: it is answered as an error, not
    as a verdict.
    """
    answer_requests(contract, "match", lambda request: {
        "verdicts": [verdict(attempt, accept) for attempt in request["attempts"]]})


def verdict(attempt, accept):
    try:
        accept(attempt)
        return {"verdict": "accept"}
    except Rejected as rejected:
        reason = {"reason": rejected.reason} if rejected.reason else {}
        return {"verdict": "reject", **reason}
