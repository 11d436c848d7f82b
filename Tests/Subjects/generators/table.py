"""Real generators of nonces, states and ids: how each is drawn, what it promises, what it holds.

One table, so that this file is longer than others. `violates` is exact: the requirements that a run
must find violated, those implied included, each with the cause that the report names.
"""
import dataclasses

DIGITS = "0123456789"
UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LOWER = UPPER.lower()
HEX = "0123456789abcdef"


@dataclasses.dataclass(frozen=True)
class Generator:
    name: str
    # `python` is imported, `node`, `perl` and `shell` are started.
    language: str
    package: str
    # Pinned where it comes from PyPI; `None` is what is there: of Python, or from Debian.
    version: str | None
    # In its language: once, and for each nonce. A shell's draws $1 nonces of $2 letters.
    setup: str
    draw: str
    # The contract's `nonce`.
    contract: dict
    reason: str
    # Each requirement with its cause; `None` where it depends on the sample, or there is none.
    violates: dict = dataclasses.field(default_factory=dict)
    # What is violated by so little that a sample shows it or does not.
    sometimes: tuple = ()
    # It passes, and is too weak for a reason that a sample does not show.
    too_weak: bool = False


def letters(alphabet, default=32, **more):
    """Nonces of a length that the caller chooses."""
    return {"alphabet": alphabet, "defaultLength": default, **more}


def fixed(alphabet, length):
    return letters(alphabet, length, takesLength=False)


def shape(name, **more):
    return {"shape": name, **more}


def uuid_shape(version, variant="89ab", hyphens=True):
    """A UUID of this version: hexadecimal but for version and variant (RFC 9562 section 4)."""
    positions = [HEX] * 32
    positions[12], positions[16] = version, variant
    if hyphens:
        for position in (8, 13, 18, 23):
            positions.insert(position, "-")
    return positions


ALL = [
    Generator(
        "secrets", "python", "Python", None, "import secrets", "secrets.token_urlsafe(32)",
        shape("base64url:32"),
        "Text of 32 bytes of the system's generator."),
    Generator(
        "uuid4", "python", "Python", None, "import uuid", "str(uuid.uuid4())", shape("uuid4"),
        "16 bytes of `os.urandom` less version and variant: 122 bits."),
    Generator(
        "oauthlib-nonce", "python", "oauthlib", "4.0.1",
        "from oauthlib.common import generate_nonce", "generate_nonce()", fixed(DIGITS, 30),
        "A number of 64 bits in decimal, without leading zeros and so of up to 20 digits, and "
        "the seconds since 1970 behind it (`generate_nonce` in oauthlib/common.py): the "
        "length differs from nonce to nonce, the last ten digits are the clock's, and 64 "
        "bits are left. Digits depend on their neighbours because the clock's are the same "
        "in every nonce; what the report takes for the cause depends on what they are.",
        {
            "nonce.length-default": "letters-dropped",
            "nonce.strength": "small-alphabet",
            "charset.uniform": None,
            "charset.uniform-position": None,
            "charset.independent": None,
        }),
    Generator(
        "oauthlib-token", "python", "oauthlib", "4.0.1",
        "from oauthlib.common import generate_token", "generate_token(length)",
        letters(LOWER + UPPER + DIGITS, 30),
        "`SystemRandom().choice` for each letter, over `range(length)`: length 0 gives the "
        "empty text.",
        {"nonce.length-invalid": "empty-nonce"}),
    Generator(
        "authlib", "python", "Authlib", "1.9.9",
        "from authlib.common.security import generate_token", "generate_token(length)",
        letters(LOWER + UPPER + DIGITS, 30),
        "As oauthlib's: `SystemRandom().choice` over `range(length)`, and the empty text "
        "for length 0.",
        {"nonce.length-invalid": "empty-nonce"}),
    Generator(
        "django", "python", "Django", "5.2.19",
        "from django.utils.crypto import get_random_string", "get_random_string(length)",
        letters(LOWER + UPPER + DIGITS),
        "`secrets.choice` for each letter, over `range(length)`: length 0 gives the empty "
        "text.",
        {"nonce.length-invalid": "empty-nonce"}),
    Generator(
        "werkzeug", "python", "Werkzeug", "3.1.9",
        "from werkzeug.security import gen_salt", "gen_salt(length)",
        letters(LOWER + UPPER + DIGITS),
        "`secrets.choice` for each letter; a length below 1 is refused with a `ValueError`."),
    Generator(
        "social-auth", "python", "social-auth-core", "7.0.0",
        "from social_core.strategy import BaseStrategy\nstrategy = BaseStrategy(storage=None)",
        "strategy.random_string(64)", fixed(LOWER + UPPER + DIGITS, 64),
        "The nonce of its OpenID Connect backends: 64 times `secrets.choice`."),
    Generator(
        "msal", "python", "msal", "1.34.0",
        "from msal.oauth2cli.oidc import Client\n"
        "client = Client({'authorization_endpoint': 'https://example.org'}, 'client')",
        "client.initiate_auth_code_flow()['nonce']", fixed(UPPER + LOWER, 16),
        "`\"\".join(random.sample(string.ascii_letters, 16))` in msal/oauth2cli/oidc.py: a "
        "sample without replacement, so that no letter comes twice in a nonce. Even 16 free "
        "letters of 52 would be 91 bits. It is Mersenne Twister's as well, which this suite "
        "cannot see behind such a sample. Release 1.39.0 draws `secrets.token_urlsafe(16)`.",
        {
            "nonce.strength": "short-nonce",
            "charset.independent": "shuffled-deck",
        }),
    Generator(
        "pyotp", "python", "pyotp", "2.12.0",
        "import pyotp", "pyotp.random_base32(length)",
        letters(UPPER + "234567", minimumLength=32),
        "A choice by `SystemRandom` for each letter; a length below 32 is refused."),
    Generator(
        "nanoid", "python", "nanoid", "2.0.0",
        "from nanoid import generate", "generate(size=length)",
        letters("_-" + DIGITS + LOWER + UPPER, 21),
        "Bytes of `os.urandom` under a mask, and those past the alphabet drawn again. For "
        "length 0 the step in nanoid/method.py is 0 as well, so that its `while True` draws "
        "no byte, adds no letter and never ends: a length of 0 that somebody sends stops a "
        "thread for good.",
        {"nonce.length-invalid": None}),
    Generator(
        "shortuuid", "python", "shortuuid", "1.0.13", "import shortuuid", "shortuuid.uuid()",
        fixed("23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 22),
        "A version 4 UUID written in base 57, with 22 letters (`int_to_string` in "
        "shortuuid/main.py). 2^128 is 45.5 times 57^21, so the first letter is one of the "
        "first 46 of 57, the last of them half as often as the others, and `p` to `z` "
        "never. Its 122 bits are enough; the letters are not even.",
        {"charset.uniform-position": None}, ("charset.uniform",)),
    Generator(
        "python-ulid", "python", "python-ulid", "4.1.0", "from ulid import ULID", "str(ULID())",
        shape("ulid"),
        "48 bits of the clock, and 80 random ones are too few. More than that, the default "
        "`StrictMonotonicPolicy` (ulid/__init__.py) draws only for the first ULID of a "
        "millisecond, and each further one is the one before it plus 1: whoever sees one "
        "knows the next.",
        {
            "nonce.strength": "short-nonce",
            "charset.uniform": "uneven-letters",
            "charset.uniform-position": "uneven-letters",
            "charset.independent": "nonce-from-nonce",
        }),
    Generator(
        "ksuid", "python", "svix-ksuid", "0.7.0", "from ksuid import Ksuid", "str(Ksuid())",
        shape([DIGITS + UPPER + LOWER] * 27, timeLetters=6),
        "Behind the six letters that tell the seconds stand 125 of the 128 random bits. "
        "With those six counted as letters of the nonce it would be uneven."),
    Generator(
        "cuid", "python", "cuid", "0.4", "import cuid", "cuid.cuid()",
        shape(["c"] + [DIGITS + LOWER] * 24, timeLetters=9),
        "The letter c, the milliseconds, a counter of four letters, four of process and "
        "host name that stay, and only two blocks of four from `random.randint` (cuid.py, "
        "where a comment asks for a better generator): 41 random bits, and Mersenne "
        "Twister's.",
        {
            "nonce.strength": "short-nonce",
            "charset.uniform": "constant-position",
            "charset.uniform-position": "constant-position",
            "charset.independent": "nonce-from-nonce",
        }),
    Generator(
        "cuid2", "python", "cuid2", "2.1.0", "from cuid2 import Cuid\ncuid = Cuid()",
        "cuid.generate()", shape([LOWER] + [DIGITS + LOWER] * 23),
        "A letter and 23 more of a SHA3-512 in base 36, whose first, uneven one is dropped; "
        "clock, counter and 24 letters of `SystemRandom` are hashed."),
    Generator(
        "object-id", "python", "pymongo", "4.20.0",
        "from bson import ObjectId", "str(ObjectId())", shape("hex:12", timeLetters=8),
        "Seconds, five bytes drawn once for each process, and a counter (bson/objectid.py): "
        "of one ObjectId follow those around it.",
        {
            "nonce.strength": "short-nonce",
            "charset.uniform": "constant-position",
            "charset.uniform-position": "constant-position",
            "charset.independent": "nonce-from-nonce",
        }),
    Generator(
        "python3-openid", "python", "python3-openid", "3.2.0",
        "from openid.store.nonce import mkNonce", "mkNonce()",
        shape([*[DIGITS] * 4, "-", DIGITS, DIGITS, "-", DIGITS, DIGITS, "T", DIGITS, DIGITS, ":",
               DIGITS, DIGITS, ":", DIGITS, DIGITS, "Z", *[LOWER + UPPER + DIGITS] * 6],
              timeLetters=20),
        "The time in seconds and six letters (`mkNonce` in openid/store/nonce.py): 35.7 "
        "bits. They come of `random.randrange`, which is Mersenne Twister and no generator "
        "for secrets (openid/cryptutil.py, four lines below a comment about cryptographic "
        "randomness); this suite cannot see that.",
        {"nonce.strength": "short-nonce"}),
    Generator(
        "requests", "python", "requests", "2.34.2",
        "import re\nfrom requests.auth import HTTPDigestAuth\n"
        "authorization = HTTPDigestAuth('user', 'password')\n"
        "authorization.init_per_thread_state()\n"
        "authorization._thread_local.chal = {'realm': 'r', 'nonce': 'n', 'qop': 'auth'}",
        "re.search('cnonce=\"(.*?)\"', authorization.build_digest_header("
        "'GET', 'https://example.org'))[1]", shape("hex:8"),
        "The `cnonce` of HTTP digest: 8 bytes of `os.urandom` under a SHA-1 of which 16 "
        "hexadecimal digits are kept (requests/auth.py). 64 bits are little for a sign-in's "
        "nonce; the header of a digest needs no more.",
        {"nonce.strength": "short-nonce"}),
    Generator(
        "rauth", "python", "rauth", "0.7.3",
        "from rauth import OAuth1Session\nsession = OAuth1Session('key', 'secret')",
        "session._get_oauth_params({})['oauth_nonce']", shape("hex:20"),
        "A SHA-1 of `str(random())`, where `random` is `SystemRandom`'s (rauth/session.py): "
        "53 bits that look like 160. This suite counts what the contract promises and "
        "cannot see how little stands behind a digest, so it passes and is too weak.",
        too_weak=True),
    Generator(
        "mohawk", "python", "mohawk", "1.1.0",
        "from mohawk.util import random_string", "random_string(6).decode()",
        fixed(UPPER + LOWER + DIGITS + "-_", 6),
        "Six letters of base64url (`random_string(6)` in mohawk/base.py): 36 bits. Hawk "
        "sends the time beside it, and a server compares both.",
        {"nonce.strength": "short-nonce"}),
    Generator(
        "tornado", "python", "tornado", "6.6.1",
        "from tornado.auth import OAuthMixin\n"
        "class Handler(OAuthMixin):\n"
        "    def _oauth_consumer_token(self): return {'key': 'key', 'secret': 'secret'}\n"
        "handler = Handler()\n"
        "token = {'key': 'key', 'secret': 'secret'}",
        "handler._oauth_request_parameters('https://example.org', token)['oauth_nonce']",
        shape(uuid_shape("4", hyphens=False)),
        "The hexadecimal digits of a version 4 UUID, 122 bits."),
    Generator(
        "pwgen", "shell", "pwgen", None, "", 'pwgen -s -1 "$2" "$1"',
        letters(UPPER + LOWER + DIGITS),
        "Letters without syllables, evenly; for length 0 the line is empty.",
        {"nonce.length-invalid": "empty-nonce"}),
    Generator(
        "apg", "shell", "apg", None, "", 'apg -a 1 -M ncl -m "$2" -x "$2" -n "$1"',
        letters(UPPER + LOWER + DIGITS, maximumLength=255),
        "Mode 1, letters without syllables. A length of 0 is refused. With `-M NCL`, which "
        "demands one of each kind, it does not end for a length of 1."),
    Generator(
        "makepasswd", "shell", "makepasswd", None, "", 'makepasswd --chars="$2" --count="$1"',
        letters("ABCDEFGHIJKLMNPQRSTUVWXYabcdefghijmnopqrstuvwxyz0123456789"),
        "58 letters, for O, Z, k and l are left out on purpose, by a comment in its source "
        "that its manual does not repeat. They are drawn evenly, and bytes past the last "
        "multiple of 58 again. For length 0 the line is empty.",
        {"nonce.length-invalid": "empty-nonce", "charset.plausible": "hole-in-alphabet"}),
    Generator(
        "uuidgen", "shell", "uuid-runtime", None, "",
        'i=0; while [ $i -lt "$1" ]; do uuidgen; i=$((i + 1)); done', shape("uuid4"),
        "A version 4 UUID, in a process for each."),
    Generator(
        "openssl", "shell", "openssl", None, "",
        'i=0; while [ $i -lt "$1" ]; do openssl rand -hex 16; i=$((i + 1)); done',
        shape("hex:16"),
        "`openssl rand -hex 16`, a process for each nonce."),
    Generator(
        "session-token", "perl", "libsession-token-perl", None,
        "use Session::Token; my $generator = Session::Token->new", "$generator->get",
        fixed(DIGITS + LOWER + UPPER, 22),
        "22 letters of 62 by ISAAC, seeded with 1,024 bytes of `/dev/urandom`; no letter is "
        "likelier."),
    Generator(
        "string-random", "perl", "libstring-random-perl", None,
        "use String::Random; my $generator = String::Random->new",
        '$generator->randregex("[A-Za-z0-9]{32}")', fixed(UPPER + LOWER + DIGITS, 32),
        "Perl's `rand`, by its own documentation predictable: 48 bits of state from a seed "
        "of 32. The letters are even, and no small seed gives them, so it passes and "
        "is too weak.",
        too_weak=True),
    Generator(
        "uuid-tiny", "perl", "libuuid-tiny-perl", None,
        "use UUID::Tiny ':std'", "create_uuid_as_string(UUID_V4)", shape("uuid4"),
        "Version and variant are right and the digits even, but they are Perl's `rand`, of "
        "which its documentation warns: it passes and is too weak.",
        too_weak=True),
    Generator(
        "data-uuid", "perl", "libdata-uuid-perl", None,
        "use Data::UUID; my $generator = Data::UUID->new", "lc $generator->create_str",
        shape(uuid_shape("1", variant=HEX)),
        "A version 1 UUID: the clock in steps of 100 ns, a sequence number and a node that "
        "stay. Its next is a guess at the clock.",
        {
            "charset.uniform": "constant-position",
            "charset.uniform-position": "constant-position",
            "charset.independent": "nonce-from-nonce",
        }),
    Generator(
        "node-uuid", "node", "node-uuid", None, "const { v4 } = require('uuid')", "v4()",
        shape("uuid4"),
        "16 bytes of `crypto.randomFillSync`, from a pool of 256, less version and variant."),
    Generator(
        "uid-safe", "node", "node-uid-safe", None, "const uid = require('uid-safe')",
        "uid.sync(24)", shape("base64url:24"),
        "Text of 24 bytes of `crypto.randomBytes`."),
    Generator(
        "crypto-random-string", "node", "node-crypto-random-string", None,
        "const random = require('crypto-random-string')", "random({ length, type: 'url-safe' })",
        letters(LOWER + UPPER + DIGITS + "-._~"),
        "Pairs of bytes, and those past the last multiple of 66 drawn again. Length 0 is "
        "documented as allowed and gives the empty text.",
        {"nonce.length-invalid": "empty-nonce"}),
]
GENERATORS = {generator.name: generator for generator in ALL}
