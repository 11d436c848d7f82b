// swift-format-ignore-file
// Generated from Vectors/nonce/alphabets.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let nonceAlphabets: String = #"""
{
  "$schema": "../schema/nonce.schema.json",
  "area": "nonce",
  "version": 1,
  "source": {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Alphabets as their origins publish them; misprints as found in public code"
  },
  "numberOfTests": 26,
  "header": ["Alphabets of the field, and their known misprints."],
  "notes": {
    "Published": {
      "bugType": "BASIC",
      "description": "In deliberate use.",
      "effect": "Must not be flagged.",
      "links": []
    },
    "MissingLetter": {
      "bugType": "KNOWN_BUG",
      "description": "A letter of the alphabet that was meant is missing.",
      "effect": "W is missing from the most copied alphabet; whoever adds it and keeps byte % count makes four letters come at 3/4 of the rate of the others.",
      "links": []
    },
    "CaseDoubled": {
      "bugType": "KNOWN_BUG",
      "description": "Hex digits in both cases.",
      "effect": "Six values have two letters each: fewer bits than the alphabet promises where case is folded.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "alphabet",
      "comment": "Published alphabets and known misprints",
      "requirement": "charset.known-typo",
      "tests": [
        {
          "id": "nonce-alphabet-0001",
          "comment": "65 letters",
          "flags": ["Published"],
          "name": "default65",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._",
          "standing": "published",
          "origin": "the default contract of this suite"
        },
        {
          "id": "nonce-alphabet-0002",
          "comment": "the most copied alphabet: 64 letters, W is missing",
          "flags": ["MissingLetter"],
          "name": "missing-w",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._",
          "standing": "misprint",
          "origin": "a vendor's sample and the JavaScript library of 2019 that it was taken from",
          "misprintOf": "default65",
          "missing": "W"
        },
        {
          "id": "nonce-alphabet-0003",
          "comment": "W is missing, other order",
          "flags": ["MissingLetter"],
          "name": "missing-w-upper-first",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz0123456789-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "W"
        },
        {
          "id": "nonce-alphabet-0004",
          "comment": "W is missing, other order",
          "flags": ["MissingLetter"],
          "name": "missing-w-lower-first",
          "letters": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVXYZ0123456789-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "W"
        },
        {
          "id": "nonce-alphabet-0005",
          "comment": "W is missing, no punctuation",
          "flags": ["MissingLetter"],
          "name": "missing-w-base62",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "base62",
          "missing": "W"
        },
        {
          "id": "nonce-alphabet-0006",
          "comment": "W is missing from base64url",
          "flags": ["MissingLetter"],
          "name": "missing-w-base64url",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "base64url",
          "missing": "W"
        },
        {
          "id": "nonce-alphabet-0007",
          "comment": "the lower-case w is missing",
          "flags": ["MissingLetter"],
          "name": "missing-lower-w",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvxyz-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "w"
        },
        {
          "id": "nonce-alphabet-0008",
          "comment": "both are missing",
          "flags": ["MissingLetter"],
          "name": "missing-both-w",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "Ww"
        },
        {
          "id": "nonce-alphabet-0009",
          "comment": "0...8 for 0...9",
          "flags": ["MissingLetter"],
          "name": "missing-nine",
          "letters": "012345678ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "9"
        },
        {
          "id": "nonce-alphabet-0010",
          "comment": "half-open ranges: Z and z are missing",
          "flags": ["MissingLetter"],
          "name": "missing-z",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYabcdefghijklmnopqrstuvwxy-._",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "default65",
          "missing": "Zz"
        },
        {
          "id": "nonce-alphabet-0011",
          "comment": "the 65 letters in another order",
          "flags": ["Published"],
          "name": "default65-upper-first",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._",
          "standing": "published",
          "origin": "made for this suite"
        },
        {
          "id": "nonce-alphabet-0012",
          "comment": "the unreserved letters of URLs",
          "flags": ["Published"],
          "name": "unreserved66",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~",
          "standing": "published",
          "origin": "RFC 3986, section 2.3; RFC 7636, section 4.1"
        },
        {
          "id": "nonce-alphabet-0013",
          "comment": "digits and letters",
          "flags": ["Published"],
          "name": "base62",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
          "standing": "published",
          "origin": "common"
        },
        {
          "id": "nonce-alphabet-0014",
          "comment": "base64url",
          "flags": ["Published"],
          "name": "base64url",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
          "standing": "published",
          "origin": "RFC 4648, section 5"
        },
        {
          "id": "nonce-alphabet-0015",
          "comment": "lower-case hex",
          "flags": ["Published"],
          "name": "hex",
          "letters": "0123456789abcdef",
          "standing": "published",
          "origin": "RFC 4648, section 8"
        },
        {
          "id": "nonce-alphabet-0016",
          "comment": "upper-case hex",
          "flags": ["Published"],
          "name": "hex-upper",
          "letters": "0123456789ABCDEF",
          "standing": "published",
          "origin": "RFC 4648, section 8"
        },
        {
          "id": "nonce-alphabet-0017",
          "comment": "hex digits in both cases",
          "flags": ["CaseDoubled"],
          "name": "hex-both-cases",
          "letters": "0123456789abcdefABCDEF",
          "standing": "misprint",
          "origin": "made for this suite",
          "misprintOf": "hex",
          "requirement": "charset.plausible"
        },
        {
          "id": "nonce-alphabet-0018",
          "comment": "base32",
          "flags": ["Published"],
          "name": "base32",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
          "standing": "published",
          "origin": "RFC 4648, section 6"
        },
        {
          "id": "nonce-alphabet-0019",
          "comment": "base32hex",
          "flags": ["Published"],
          "name": "base32hex",
          "letters": "0123456789ABCDEFGHIJKLMNOPQRSTUV",
          "standing": "published",
          "origin": "RFC 4648, section 7"
        },
        {
          "id": "nonce-alphabet-0020",
          "comment": "without I, L, O and U",
          "flags": ["Published"],
          "name": "crockford",
          "letters": "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
          "standing": "published",
          "origin": "Crockford's Base32"
        },
        {
          "id": "nonce-alphabet-0021",
          "comment": "readable base32",
          "flags": ["Published"],
          "name": "z-base-32",
          "letters": "ybndrfg8ejkmcpqxot1uwisza345h769",
          "standing": "published",
          "origin": "z-base-32"
        },
        {
          "id": "nonce-alphabet-0022",
          "comment": "without 0, O, I and l",
          "flags": ["Published"],
          "name": "base58",
          "letters": "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz",
          "standing": "published",
          "origin": "the Bitcoin address format"
        },
        {
          "id": "nonce-alphabet-0023",
          "comment": "base58, lower case first",
          "flags": ["Published"],
          "name": "base58-flickr",
          "letters": "123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ",
          "standing": "published",
          "origin": "Flickr's short addresses"
        },
        {
          "id": "nonce-alphabet-0024",
          "comment": "digits and lower-case letters",
          "flags": ["Published"],
          "name": "base36",
          "letters": "0123456789abcdefghijklmnopqrstuvwxyz",
          "standing": "published",
          "origin": "common"
        },
        {
          "id": "nonce-alphabet-0025",
          "comment": "letters only",
          "flags": ["Published"],
          "name": "base52",
          "letters": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
          "standing": "published",
          "origin": "common"
        },
        {
          "id": "nonce-alphabet-0026",
          "comment": "the 64 letters of base64url, shuffled",
          "flags": ["Published"],
          "name": "nanoid",
          "letters": "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict",
          "standing": "published",
          "origin": "the nanoid library"
        }
      ]
    }
  ]
}

"""#
}
