"""A digest for every message length that padding can get wrong, and three messages beyond counters.

    python3 make_digest_lengths.py     (about 10 seconds: it hashes 5 GiB)
"""

import hashlib

from vectorfile import Ids, note, write

SOURCE = {
    "name": "Python hashlib (OpenSSL)",
    "version": "3",
    "license": "Facts; computed for this suite",
    "notes": "Printable ASCII by a rule, so that subjects which take text are judged too",
}
NOTES = {
    "EveryLength": note(
        "EDGE_CASE",
        "Every length from 0 to 1,025 bytes.",
        "Padding is wrong at 55, 56, 63 and 64 first; buffers are wrong at their own size.",
        "https://doi.org/10.6028/NIST.FIPS.180-4",
    ),
    "AroundBlocks": note(
        "EDGE_CASE",
        "One byte less than, exactly, and one byte more than a multiple of 64, up to 4 KiB.",
        "Implementations with a wide or a buffered path change paths here.",
    ),
    "FarLengths": note(
        "EDGE_CASE",
        "2^13, 2^16 and 2^20 bytes, and lengths around them.",
        "16-bit counters of bits wrap at 2^13 bytes, those of bytes at 2^16.",
    ),
    "SignedBits": note(
        "EDGE_CASE", "More than 2^31 bits.", "A signed 32-bit bit counter turns negative."),
    "UnsignedBits": note(
        "EDGE_CASE", "More than 2^32 bits.", "A 32-bit bit counter wraps to a small number."),
    "ByteCounter": note(
        "EDGE_CASE",
        "More than 2^32 bytes.",
        "A 32-bit byte counter wraps, even where bits are counted in 64 bits.",
        "https://pages.nist.gov/ACVP/draft-celi-acvp-sha.html",
    ),
}


def message(length):
    """Byte i of the message of n bytes is 33 + (31 i + 17 n) mod 94: '!' to '~'."""
    return bytes(33 + (31 * i + 17 * length) % 94 for i in range(length))


def row(ids, family, lengths, flag, comment):
    return {
        "id": ids.next(family),
        "comment": comment,
        "flags": [flag],
        "lengths": lengths,
        "digests": [hashlib.sha256(message(n)).hexdigest() for n in lengths],
    }


def tables():
    ids, every, around, far = Ids("digest"), [], [], []
    for first in range(0, 1026, 54):
        lengths = list(range(first, min(first + 54, 1026)))
        comment = f"{lengths[0]} to {lengths[-1]} bytes"
        every.append(row(ids, "lengths", lengths, "EveryLength", comment))
    multiples = [m for m in range(1088, 4097, 64)]
    for offset, word in ((-1, "one byte less than"), (0, "exactly"), (1, "one byte more than")):
        lengths = [m + offset for m in multiples]
        comment = f"{word} each multiple of 64 from 1,088 to 4,096"
        around.append(row(ids, "blocks", lengths, "AroundBlocks", comment))
    for lengths, comment in (
        ([8191, 8192, 8193], "around 2^13 bytes"),
        ([65535, 65536, 65537], "around 2^16 bytes"),
        ([1048576], "2^20 bytes"),
    ):
        far.append(row(ids, "far", lengths, "FarLengths", comment))
    return [
        {"type": "lengths", "comment": "Every length", "requirement": "digest.every-length",
         "rule": "33+(31i+17n)%94", "tests": every},
        {"type": "lengths", "comment": "Around the blocks", "requirement": "digest.every-length",
         "rule": "33+(31i+17n)%94", "tests": around},
        {"type": "lengths", "comment": "Where counters wrap", "requirement": "digest.every-length",
         "rule": "33+(31i+17n)%94", "tests": far},
    ]


def repeated_digest(content, length):
    state, chunk = hashlib.sha256(), content * 16384
    whole, rest = divmod(length, len(chunk))
    for _ in range(whole):
        state.update(chunk)
    state.update(chunk[:rest])
    return state.hexdigest()


def large():
    ids, content, tests = Ids("digest"), message(64), []
    for length, flags, comment in (
        (2**28 + 1, ["SignedBits"], "256 MiB and one byte"),
        (2**29 + 1, ["SignedBits", "UnsignedBits"], "512 MiB and one byte"),
        (2**32 + 1, ["SignedBits", "UnsignedBits", "ByteCounter"], "4 GiB and one byte"),
    ):
        tests.append({
            "id": ids.next("large"),
            "comment": comment,
            "flags": flags,
            "content": content.hex(),
            "length": length,
            "digest": repeated_digest(content, length),
        })
    return [{
        "type": "large",
        "comment": "The content repeated, cut off at the length, streamed",
        "requirement": "digest.large",
        "tests": tests,
    }]


write("digest", "lengths", SOURCE,
      ["Digests of messages of every length 0 to 1,025, around each multiple of 64 to 4 KiB, and",
       "around 2^13, 2^16 and 2^20 bytes."],
      NOTES, tables())
write("digest", "large", SOURCE, ["Messages that overflow 32-bit counters."], NOTES, large())
