"""Digests of texts: what UTF-8, text forms and C strings get wrong.

    python3 make_digest_text.py
"""

import base64
import hashlib
import unicodedata

from vectorfile import Ids, note, write

SOURCE = {
    "name": "Python hashlib (OpenSSL)",
    "version": "3",
    "license": "Facts; computed for this suite",
    "notes": "The texts were chosen for this suite; nonces with rare digests were searched for",
}
NOTES = {
    "Ascii": note("BASIC", "ASCII only.", "Nothing about encodings can go wrong."),
    "Empty": note("EDGE_CASE", "The empty text.", "Often mistaken for no text."),
    "Normalisation": note(
        "EDGE_CASE",
        "Texts that look the same but differ in their code points; the digests differ.",
        "Normalising before hashing makes client and server disagree.",
        "https://www.unicode.org/reports/tr15/",
    ),
    "Nul": note(
        "EDGE_CASE",
        "U+0000 inside the text.",
        "A C string ends there, so two different texts get one digest.",
        "https://cwe.mitre.org/data/definitions/626.html",
    ),
    "Supplementary": note(
        "EDGE_CASE",
        "Code points beyond U+FFFF: four bytes in UTF-8.",
        "CESU-8 and UTF-16 give other bytes.",
        "https://www.rfc-editor.org/rfc/rfc3629#section-3",
    ),
    "SurrogateNeighbour": note(
        "EDGE_CASE", "Code points next to the surrogates, and the last one.",
        "Range checks are off by one here."),
    "Bom": note(
        "EDGE_CASE", "U+FEFF at the start.", "A byte order mark that is added or stripped.",
        "https://www.rfc-editor.org/rfc/rfc3629#section-6"),
    "Bidi": note("EDGE_CASE", "Right-to-left letters and marks.", "Nothing may be reordered."),
    "Whitespace": note(
        "EDGE_CASE", "Space or line end at an edge.", "Trimming, or a newline that is appended."),
    "LeadingZero": note(
        "KNOWN_BUG",
        "The digest begins with zero digits.",
        "Hex by way of a number drops them; `%x` for each byte drops every other one too.",
    ),
    "InnerZero": note(
        "KNOWN_BUG",
        "A byte of the digest beyond the first is below 0x10.",
        "`%x` instead of `%02x` gives fewer than 64 digits; 87 % of digests have such a byte.",
    ),
    "NoSmallByte": note(
        "KNOWN_BUG",
        "No byte of the digest is below 0x10.",
        "`%x` is right here by luck: a positive control that tells unpadded hex from other errors.",
    ),
    "Nonce": note("BASIC", "A nonce of 32 letters, as clients draw them.", "The everyday case."),
    "NonHexBase64": note(
        "FUNCTIONALITY", "The base64 text of the digest has both + and /.",
        "Tells base64 from base64url."),
}
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"


def nonces():
    """An endless row of nonces over the 65 letters, the same in every run."""
    index = 0
    while True:
        pool = hashlib.sha512(f"digest-text {index}".encode()).digest()
        yield "".join(ALPHABET[byte % 65] for byte in pool[:32])
        index += 1


def digest(text):
    return hashlib.sha256(text.encode("utf-8"))


def first_nonce(test):
    for nonce in nonces():
        if test(digest(nonce)):
            return nonce


def zeros(count):
    return first_nonce(lambda d: d.hexdigest().startswith("0" * count)
                       and d.hexdigest()[count] != "0")


ids = Ids("digest")


def vector(family, text, flags, comment):
    return {
        "id": ids.next(family), "comment": comment, "flags": flags, "text": text,
        "utf8": text.encode("utf-8").hex(), "digest": digest(text).hexdigest(),
    }


def utf8_tests():
    cases = [
        ("", ["Empty"], "the empty text"),
        ("abc", ["Ascii"], "FIPS 180-4 example, one block"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", ["Ascii"],
         "FIPS 180-4 example, two blocks"),
        ("0123456789", ["Ascii"], "digits"),
        (ALPHABET, ["Ascii"], "the 65 letters of the default alphabet"),
        ("".join(map(chr, range(32, 127))), ["Ascii"], "all of printable ASCII"),
        (" ", ["Whitespace"], "one space"),
        (" nonce", ["Whitespace"], "space in front"),
        ("nonce ", ["Whitespace"], "space behind"),
        ("nonce", ["Ascii"], "neither: pairs with the two before and the three after"),
        ("nonce\n", ["Whitespace"], "newline behind"),
        ("nonce\r\n", ["Whitespace"], "carriage return and newline behind"),
        ("nonce\t", ["Whitespace"], "tab behind"),
        ("\u0000", ["Nul"], "NUL alone"),
        ("nonce\u0000", ["Nul"], "NUL behind"),
        ("nonce\u0000tail", ["Nul"], "NUL inside"),
        ("\u0000nonce", ["Nul"], "NUL in front"),
        ("\u007f\u0001\u001f", ["Ascii"], "control characters"),
        ("\u0080", [], "first code point of two bytes"),
        ("\u07ff", [], "last code point of two bytes"),
        ("\u0800", [], "first code point of three bytes"),
        ("\ud7ff", ["SurrogateNeighbour"], "last code point before the surrogates"),
        ("\ue000", ["SurrogateNeighbour"], "first code point after the surrogates"),
        ("\ufffd", [], "the replacement character itself"),
        ("\uffff", ["SurrogateNeighbour"], "last code point of three bytes"),
        ("\U00010000", ["Supplementary"], "first code point of four bytes"),
        ("\U0010ffff", ["Supplementary", "SurrogateNeighbour"], "last code point"),
        ("\U0001f511", ["Supplementary"], "an emoji"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", ["Supplementary"],
         "a family joined by U+200D"),
        ("\U0001f44d\U0001f3fd", ["Supplementary"], "an emoji with a skin tone"),
        ("\u2764\ufe0f", [], "a variation selector"),
        ("\ufeffnonce", ["Bom"], "byte order mark in front"),
        ("\ufeff", ["Bom"], "byte order mark alone"),
        ("\u05e9\u05dc\u05d5\u05dd", ["Bidi"], "Hebrew"),
        ("\u0645\u0631\u062d\u0628\u0627", ["Bidi"], "Arabic"),
        ("\u202enonce\u202c", ["Bidi"], "right-to-left override"),
        ("\u65e5\u672c\u8a9e", [], "Japanese"),
        ("stra\u00dfe", [], "a letter that upper-casing changes"),
        ("\u0130i\u0131I", [], "Turkish letters"),
    ]
    for letter in ("\u00e9", "\u00c5", "\u1e9b\u0323", "\uac00", "\u00f1"):
        nfc, nfd = (unicodedata.normalize(form, letter) for form in ("NFC", "NFD"))
        cases.append((nfc, ["Normalisation"], f"U+{ord(letter[0]):04X}, composed (NFC)"))
        cases.append((nfd, ["Normalisation"], f"U+{ord(letter[0]):04X}, decomposed (NFD)"))
    cases += [
        ("\u212b", ["Normalisation"], "the angstrom sign: NFC would make it U+00C5"),
        ("\u212a", ["Normalisation"], "the kelvin sign: NFC would make it the letter K"),
        ("\uff21\ufb01", ["Normalisation"], "compatibility letters: NFKC would make them Afi"),
    ]
    return [vector("utf8", *case) for case in cases]


def form_tests():
    tests = []
    for count in (1, 2, 3, 4, 5):
        tests.append(vector("form", zeros(count), ["LeadingZero", "Nonce"],
                            f"the digest begins with {count} zero digits"))
    tests.append(vector(
        "form", first_nonce(lambda d: min(d.digest()) >= 0x10), ["NoSmallByte", "Nonce"],
        "`%x` gives the right 64 digits"))
    tests.append(vector(
        "form", first_nonce(lambda d: d.digest()[31] < 0x10 <= min(d.digest()[:31])),
        ["InnerZero", "Nonce"], "only the last byte is small"))
    tests.append(vector(
        "form", first_nonce(lambda d: d.digest()[1] < 0x10 <= min(d.digest()[2:] + d.digest()[:1])),
        ["InnerZero", "Nonce"], "only the second byte is small"))
    tests.append(vector(
        "form", first_nonce(lambda d: 0 in d.digest()[1:31] and d.digest()[0] >= 0x10),
        ["InnerZero", "Nonce"], "a zero byte inside"))
    tests.append(vector(
        "form", first_nonce(lambda d: {b"+"[0], b"/"[0]} <= set(base64.b64encode(d.digest()))),
        ["NonHexBase64", "Nonce"], "base64 has + and /, base64url - and _"))
    for letter in "abcdefghijklmnopqrstuvwxyz":
        tests.append(vector("letter", letter, ["Ascii"], f"the letter {letter}"))
    return tests


write("digest", "text", SOURCE,
      ["Texts and the SHA-256 of their UTF-8 bytes, in lower-case hex."], NOTES,
      [
          {"type": "text", "comment": "UTF-8, unnormalised, nothing added or lost",
           "requirement": "digest.utf8", "tests": utf8_tests()},
          {"type": "text", "comment": "Text forms", "requirement": "digest.text-form",
           "tests": form_tests()},
      ])
