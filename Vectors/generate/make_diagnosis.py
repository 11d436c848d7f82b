"""What backends find in the nonce claim in place of the right digest, and what each of them is.

    python3 make_diagnosis.py

Made without the suite, by hashlib, hmac and base64. `is` completes the sentence "the claim is …",
as `auth-conformance diagnose --format json` gives it in `claim.is`.
"""

import base64
import hashlib
import hmac

from vectorfile import Ids, note, write

SOURCE = {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "After complaints in public threads about sign-in with Apple, Firebase and backends; "
    "the printed forms are those of the languages' own types",
}
NOTES = {
    "Right": note("BASIC", "A form that contracts know.", "None."),
    "TextForm": note(
        "KNOWN_BUG", "The right digest, written in another text form.",
        "Every sign-in fails, and both sides are sure of their hash."),
    "Printed": note(
        "KNOWN_BUG", "A value was printed where its bytes were meant.",
        "Every sign-in fails; or all of them agree, for a type's name is always the same."),
    "Twice": note("KNOWN_BUG", "Both sides hash.", "Every sign-in fails."),
    "Input": note(
        "KNOWN_BUG", "Something else than the nonce's UTF-8 bytes was hashed.",
        "Every sign-in fails, or those of some nonces."),
    "Altered": note(
        "KNOWN_BUG", "The claim, or the nonce, was changed on its way.",
        "Sign-ins fail, all of them or some."),
    "Other": note("KNOWN_BUG", "It was made by another function.", "Every sign-in fails."),
    "Unknown": note("BASIC", "Nothing known.", "None."),
}
# What the commonly copied generator makes, and the other things that are used as nonces.
COPIED = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
UUID = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
HEX = "9f86d081884c7d659a2feaa0c55ad015"
BASE64 = "3q2+796tvu/erb7v3q2+796tvu/erb7v"
# Its digest has bytes below 16 in hex, so that dropped zeros show.
SHORT = "nonce-17"


def sha(data):
    return hashlib.sha256(data.encode() if isinstance(data, str) else data)


def digest(data):
    return sha(data).digest()


def hexed(data):
    return sha(data).hexdigest()


def letters(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def standard(data):
    return base64.b64encode(data).decode()


def signed(byte):
    return byte - 256 if byte > 127 else byte


def groups():
    ids = Ids("diagnosis")
    hex_, base64url, raw = ("the hex form of the right digest",
                            "the base64url form of the right digest", "the raw nonce")
    tests = {}

    def add(group, flag, comment, claim, answer, nonce=COPIED):
        tests.setdefault(group, []).append({
            "id": ids.next(group), "comment": comment, "flags": [flag], "rawNonce": nonce,
            "claim": claim, "is": answer})

    d, h = digest(COPIED), hexed(COPIED)
    add("form", "Right", "lower-case hex", h, hex_)
    add("form", "Right", "base64url", letters(d), base64url)
    add("form", "Right", "not hashed at all", COPIED, raw)
    add("form", "TextForm", "%02X", h.upper(), "the right digest in upper-case hex")
    add("form", "TextForm", "base64EncodedString()", standard(d),
        "the right digest in standard base64")
    add("form", "TextForm", "base64url that keeps its padding", letters(d) + "=",
        "the right digest in base64url with padding")
    add("form", "TextForm", "base64 of the hex text", standard(h.encode()),
        "base64 of the right digest's hex text")
    add("form", "TextForm", "base64url of the hex text", letters(h.encode()),
        "base64url of the right digest's hex text")
    add("form", "TextForm", "openssl dgst -c", d.hex(":"), "the right digest in hex with colons")
    add("form", "TextForm", "BitConverter.ToString", d.hex("-").upper(),
        "the right digest in hex with dashes")
    add("form", "TextForm", "a literal of a program", "0x" + h,
        "the right digest in hex with 0x in front")
    add("form", "TextForm", "the name of the hash in front", "sha256:" + h,
        "the right digest in hex with the hash's name in front")
    add("form", "TextForm", "%x for %02x", "".join(f"{byte:x}" for byte in digest(SHORT)),
        "the right digest in hex without leading zeros (`%x` for `%02x`)", SHORT)
    numbers = "the right digest's bytes printed as a list of numbers"
    add("printed", "Printed", "an array of bytes in Swift or JavaScript",
        "[" + ", ".join(map(str, d)) + "]", numbers)
    add("printed", "Printed", "Uint8Array.toString()", ",".join(map(str, d)), numbers)
    add("printed", "Printed", "Arrays.toString of Java's signed bytes",
        "[" + ", ".join(str(signed(byte)) for byte in d) + "]", numbers)
    thing = "the printed description of a digest, not its hex digits"
    add("printed", "Printed", "CryptoKit's description", "SHA256 digest: " + h, thing)
    add("printed", "Printed", "NSData's description, in groups of eight digits",
        "<" + " ".join(h[at:at + 8] for at in range(0, 64, 8)) + ">", thing)
    add("printed", "Printed", "NSData's description since iOS 13",
        "{length = 32, bytes = 0x" + h + "}", thing)
    add("printed", "Printed", "Python's bytes of a hex text", f"b'{h}'", thing)
    length = "the printed description of a value of bytes, which is their number"
    add("printed", "Printed", "Swift's Data", "32 bytes", length)
    add("printed", "Printed", "an object in JavaScript", "[object Uint8Array]", length)
    add("printed", "Printed", "a promise in JavaScript", "[object Promise]", length)
    add("hash", "Twice", "the hex text hashed again, as where both sides hash", hexed(h),
        "the digest of the right digest's hex text (hashed twice)")
    add("hash", "Twice", "the bytes hashed again", hexed(d),
        "the digest of the right digest's bytes (hashed twice)")
    for ending, word in (("\n", "a newline"), ("\r\n", "a carriage return and a newline"),
                         ("\0", "a NUL")):
        add("hash", "Input", f"{word} behind it", hexed(COPIED + ending),
            f"the digest of the nonce with {word} appended")
    add("hash", "Input", "as JSON writes it", hexed(f'"{COPIED}"'),
        "the digest of the nonce in quotation marks")
    add("hash", "Input", "a UUID in lower case", hexed(UUID.lower()),
        "the digest of the nonce in another case", UUID)
    add("hash", "Input", "a UUID without its dashes", hexed(UUID.replace("-", "")),
        "the digest of the nonce without its dashes", UUID)
    add("hash", "Input", "a UUID's 16 bytes", hexed(bytes.fromhex(UUID.replace("-", ""))),
        "the digest of the bytes that the nonce is the hex text of", UUID)
    add("hash", "Input", "the bytes of a hex nonce", hexed(bytes.fromhex(HEX)),
        "the digest of the bytes that the nonce is the hex text of", HEX)
    add("hash", "Input", "the bytes of a base64 nonce", hexed(base64.b64decode(BASE64)),
        "the digest of the bytes that the nonce is the base64 text of", BASE64)
    own = "the digest of the nonce's own hex or base64 text"
    add("hash", "Input", "its hex text", hexed(COPIED.encode().hex()), own)
    add("hash", "Input", "its base64 text", hexed(standard(COPIED.encode())), own)
    add("hash", "Input", "UTF-16, little-endian", hexed(COPIED.encode("utf-16-le")),
        "the digest of the nonce's UTF-16 code units")
    add("hash", "Input", "UTF-16, big-endian", hexed(COPIED.encode("utf-16-be")),
        "the digest of the nonce's UTF-16 code units, big-endian")
    add("hash", "Input", "UTF-16 with a mark", hexed(b"\xff\xfe" + COPIED.encode("utf-16-le")),
        "the digest of the nonce in UTF-16 with a byte order mark")
    add("hash", "Input", "UTF-8 with a mark", hexed(b"\xef\xbb\xbf" + COPIED.encode()),
        "the digest of the nonce with a byte order mark in front")
    keyed = "an HMAC of the nonce, with an empty key or with the nonce as its key"
    add("hash", "Input", "HMAC with an empty key",
        hmac.new(b"", COPIED.encode(), "sha256").hexdigest(), keyed)
    add("hash", "Input", "HMAC with the nonce as its key",
        hmac.new(COPIED.encode(), b"", "sha256").hexdigest(), keyed)
    for name, function in (("MD5", "md5"), ("SHA-1", "sha1"), ("SHA-384", "sha384"),
                           ("SHA-512", "sha512")):
        add("hash", "Other", name, hashlib.new(function, COPIED.encode()).hexdigest(),
            f"as long as a {name} digest in hex")
    add("way", "Altered", "the raw nonce in upper case", COPIED.upper(), f"{raw}, in another case")
    add("way", "Altered", "read from a file with its newline", h + "\n",
        f"{hex_}, with white space around it")
    add("way", "Altered", "a C string and what lies behind it", h + "\0tail",
        f"{hex_}, with a NUL behind it")
    add("way", "Altered", "a byte order mark in front", "\ufeff" + h,
        f"{hex_}, in letters that only look the same")
    add("way", "Altered", "a letter percent-encoded", f"%{ord(h[0]):02x}" + h[1:],
        f"{hex_}, percent-encoded")
    add("way", "Altered", "a column of 32 letters", h[:32], f"{hex_}, cut short: only its beginning")
    add("way", "Altered", "its first letter lost", h[1:], f"{hex_}, cut short: only its end")
    add("way", "Altered", "a letter too many", h + "0", f"{hex_}, with something behind it")
    add("way", "Altered", "a scheme in front", "nonce=" + h, f"{hex_}, with something in front of it")
    add("way", "Altered", "quoted", f'"{h}"', f"{hex_}, with something around it")
    add("way", "Altered", "one letter mistyped", ("0" if h[0] != "0" else "1") + h[1:],
        f"{hex_}, with a few letters changed")
    add("way", "Altered", "backwards", COPIED[::-1], "the raw nonce backwards")
    add("way", "Unknown", "another nonce's digest", hexed("another"),
        "another nonce's, or nothing known")
    add("way", "Unknown", "a word", "something else",
        "no form of any nonce: nothing known looks like this")
    add("way", "Unknown", "nothing", "", "empty")
    titles = {"form": "The text form of the right digest", "printed": "A printed value",
              "hash": "What was hashed, and how", "way": "What happened on the way"}
    return [{"type": "claim", "comment": titles[name], "requirement": "token.contract",
             "tests": found} for name, found in tests.items()]


def main():
    write("diagnosis", "claims", SOURCE, [
        "What a nonce claim is, seen from the raw nonce that it should belong to.",
    ], NOTES, groups())


if __name__ == "__main__":
    main()
