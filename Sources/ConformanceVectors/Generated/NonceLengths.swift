// swift-format-ignore-file
// Generated from Vectors/nonce/lengths.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let nonceLengths: String = #"""
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
  "numberOfTests": 14,
  "header": ["Lengths asked for."],
  "notes": {
    "NoLength": {
      "bugType": "AUTH_BYPASS",
      "description": "A length at which there is no nonce.",
      "effect": "Every attempt has the same one.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#NonceNotes"]
    },
    "Length": {
      "bugType": "BASIC",
      "description": "A length in common use.",
      "effect": "Loops test the wrong counter.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "length",
      "comment": "No nonce has this length",
      "requirement": "nonce.length-invalid",
      "tests": [
        {
          "id": "nonce-length-0001",
          "comment": "zero",
          "flags": ["NoLength"],
          "length": 0,
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-length-0002",
          "comment": "minus one",
          "flags": ["NoLength"],
          "length": -1,
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-length-0003",
          "comment": "the least number of 32 bits",
          "flags": ["NoLength"],
          "length": -2147483648,
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-length-0004",
          "comment": "the least number that every JSON reader keeps",
          "flags": ["NoLength"],
          "length": -9007199254740991,
          "outcomes": ["error", "abort"]
        }
      ]
    },
    {
      "type": "length",
      "comment": "Where the contract allows it, exact",
      "requirement": "nonce.length-exact",
      "tests": [
        {
          "id": "nonce-length-0005",
          "comment": "the usual one",
          "flags": ["Length"],
          "length": 32,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0006",
          "comment": "128 bits in base64url",
          "flags": ["Length"],
          "length": 22,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0007",
          "comment": "256 bits in base64url",
          "flags": ["Length"],
          "length": 43,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0008",
          "comment": "256 bits in hex",
          "flags": ["Length"],
          "length": 64,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0009",
          "comment": "one less than the usual one",
          "flags": ["Length"],
          "length": 31,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0010",
          "comment": "one more than the usual one",
          "flags": ["Length"],
          "length": 33,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0011",
          "comment": "long",
          "flags": ["Length"],
          "length": 128,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0012",
          "comment": "one less than 256",
          "flags": ["Length"],
          "length": 255,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0013",
          "comment": "a counter of 8 bits wraps",
          "flags": ["Length"],
          "length": 256,
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-length-0014",
          "comment": "one more than 256",
          "flags": ["Length"],
          "length": 257,
          "outcomes": ["nonce"]
        }
      ]
    }
  ]
}

"""#
}
