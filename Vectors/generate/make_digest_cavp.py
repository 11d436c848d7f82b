"""NIST CAVP byte-oriented SHA-256 messages, read from the PyPI package `cryptography_vectors`.

    python3 make_digest_cavp.py [WHEEL]     (without WHEEL, the installed package is read)
"""

import hashlib
import importlib.resources
import sys
import zipfile

from vectorfile import Ids, note, write

FOLDER = "cryptography_vectors/hashes/SHA2/"
SOURCE = {
    "name": "NIST CAVP, SHA Test Vectors for Hashing Byte-Oriented Messages (CAVS 11)",
    "version": "2011",
    "license": "Facts published by a US government agency; public domain",
    "notes": "Read from hashes/SHA2/*.rsp of the PyPI package cryptography_vectors 50.0.2; "
    "every digest recomputed with Python's hashlib",
}
SHAVS = "https://csrc.nist.gov/projects/cryptographic-algorithm-validation-program/secure-hashing"
NOTES = {
    "Empty": note("EDGE_CASE", "The message of no bytes.", "One padding block and nothing else."),
    "PaddingEdge": note(
        "EDGE_CASE",
        "Length modulo 64 is 55, 56, 63 or 0: where padding moves into a block of its own.",
        "Padding written by hand is wrong here first.",
        "https://doi.org/10.6028/NIST.FIPS.180-4",
    ),
    "MultiBlock": note("BASIC", "The message fills several blocks.", "Chaining is exercised.", SHAVS),
    "Chain": note(
        "BASIC",
        "Each checkpoint is 1,000 digests of the three digests before it, joined.",
        "A rare error in any of 100,000 digests changes every later checkpoint.",
        SHAVS,
    ),
}


def rsp(name):
    if len(sys.argv) > 1:
        with zipfile.ZipFile(sys.argv[1]) as wheel:
            return wheel.read(FOLDER + name).decode("ascii")
    return importlib.resources.files("cryptography_vectors").joinpath(
        "hashes", "SHA2", name
    ).read_text("ascii")


def pairs(text):
    for line in text.splitlines():
        if " = " in line and not line.startswith(("#", "[")):
            key, value = line.split(" = ")
            yield key.strip(), value.strip()


def flags(length):
    found = []
    if length == 0:
        found.append("Empty")
    if length % 64 in (55, 56, 63, 0):
        found.append("PaddingEdge")
    if length > 64:
        found.append("MultiBlock")
    return found


def messages(name, family, comment):
    ids, tests, length, message = Ids("digest"), [], 0, b""
    for key, value in pairs(rsp(name)):
        if key == "Len":
            length = int(value) // 8
        elif key == "Msg":
            # A message of no bits is written as one zero byte in the response file.
            message = bytes.fromhex(value)[:length]
        elif key == "MD":
            assert hashlib.sha256(message).hexdigest() == value and len(message) == length
            tests.append({
                "id": ids.next(family),
                "comment": f"{length} bytes",
                "flags": flags(length),
                "message": message.hex(),
                "digest": value,
            })
    group = {
        "type": "bytes", "comment": comment, "requirement": "digest.vectors", "tests": tests,
    }
    return [group]


def chain():
    seed, checkpoints = "", []
    for key, value in pairs(rsp("SHA256Monte.rsp")):
        if key == "Seed":
            seed = value
        elif key == "MD":
            checkpoints.append(value)
    last = bytes.fromhex(seed)
    for checkpoint in checkpoints:
        a = b = c = last
        for _ in range(1000):
            a, b, c = b, c, hashlib.sha256(a + b + c).digest()
        assert c.hex() == checkpoint
        last = c
    test = {
        "id": Ids("digest").next("cavp-monte"),
        "comment": "100 checkpoints of 1,000 digests each",
        "flags": ["Chain"],
        "seed": seed,
        "iterations": 1000,
        "checkpoints": checkpoints,
    }
    group = {
        "type": "monteCarlo",
        "comment": "A = B = C = seed; 1,000 times: D = SHA-256(A B C), A = B, B = C, C = D; "
        "D is the checkpoint and the next seed",
        "requirement": "digest.vectors",
        "tests": [test],
    }
    return [group]


write("digest", "cavp-short", SOURCE, ["All CAVP short messages: 0 to 64 bytes."], NOTES,
      messages("SHA256ShortMsg.rsp", "cavp-short", "SHA256ShortMsg.rsp"))
write("digest", "cavp-long", SOURCE, ["All CAVP long messages: 163 to 6,400 bytes."], NOTES,
      messages("SHA256LongMsg.rsp", "cavp-long", "SHA256LongMsg.rsp"))
write("digest", "cavp-monte", SOURCE, ["The CAVP Monte Carlo chain."], NOTES, chain())
