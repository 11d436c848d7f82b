"""Which catalogue a vector came with: `--catalogue V` leaves out what is newer.

A vector that is added to an old requirement may fail what passed before. When a catalogue is
closed, its list is added here, and never changed.
"""

# The last number of each family when the catalogue was closed.
LAST = {1: {
    "account-state": 15, "account-link-keeps-user": 4, "account-link-in-use": 5,
    "account-link-errors": 7, "account-answered": 22, "account-first-sign-in-only": 6,
    "account-display-name": 7, "account-cancel-quiet": 11, "account-single-authorization": 7,
    "account-sign-out": 4, "account-revoked-running": 7, "account-revoked-launch": 7,
    "account-delete": 9, "continuation-answered-once": 10, "continuation-success": 3,
    "continuation-cancel": 3, "continuation-failure": 6, "continuation-malformed": 6,
    "continuation-duplicates": 10, "continuation-early": 6, "continuation-start-failure": 4,
    "continuation-dropped": 4, "continuation-cancellation": 9, "continuation-timeout": 7,
    "continuation-clean": 6, "continuation-reentrant": 6, "digest-cavp-long": 64,
    "digest-cavp-monte": 1, "digest-cavp-short": 65, "digest-large": 3, "digest-lengths": 19,
    "digest-blocks": 3, "digest-utf8": 52, "digest-form": 10, "digest-letter": 26,
    "guard-exclusive": 8, "guard-refusal-harmless": 5, "guard-released": 13, "guard-own-nonce": 3,
    "guard-stale-callback": 5, "guard-every-entry": 4, "nonce-alphabet": 26, "nonce-length": 14,
    "nonce-source": 12, "token-accept": 15, "token-mismatch": 46, "token-contract": 15,
    "token-missing": 32, "token-empty": 19, "token-supported": 23, "token-duplicate": 10,
    "token-pool": 8, "token-structure": 33, "token-resource": 3, "token-tolerant": 19,
    "token-signature": 247, "token-claims": 110,
}}
# Older ones that were made stricter, and since when they are.
STRICTER = {
    # A time that is true was left open, as some languages take it for 1.
    "token-claims-0094": 2, "token-claims-0106": 2,
}


def since(identifier):
    """The first catalogue that has the vector as it is."""
    family, number = identifier.rsplit("-", 1)
    closed = [version for version, last in LAST.items() if int(number) > last.get(family, 0)]
    return STRICTER.get(identifier, max(closed, default=0) + 1)


def dated(test):
    """A test that says since when it counts, where that is not from the first catalogue on."""
    version = since(test["id"])
    if version == 1:
        return test
    common = {key: test[key] for key in ("id", "comment", "flags")}
    return common | {"since": version} | test
