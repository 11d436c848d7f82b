// swift-format-ignore-file
// Generated from Vectors/nonce/sources.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let nonceSources: String = #"""
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
  "numberOfTests": 12,
  "header": ["Scripted byte sources, where one can be injected."],
  "notes": {
    "SourceFails": {
      "bugType": "MISSING_STEP",
      "description": "The byte source reports a failure.",
      "effect": "Where the status is ignored the nonce is constant: 000\u20260.",
      "links": ["https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)"]
    },
    "ShortRead": {
      "bugType": "MISSING_STEP",
      "description": "The byte source gives fewer bytes than asked for.",
      "effect": "The rest of the buffer is constant.",
      "links": ["https://man7.org/linux/man-pages/man2/getrandom.2.html"]
    },
    "Stuck": {
      "bugType": "EDGE_CASE",
      "description": "The byte source repeats one byte.",
      "effect": "Rejection loops: every byte is the same, and with some values every byte is refused.",
      "links": []
    },
    "Works": {
      "bugType": "BASIC",
      "description": "The source works.",
      "effect": "Positive control: a nonce comes out.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "source",
      "comment": "The source fails before a nonce is complete",
      "requirement": "nonce.source-failure",
      "tests": [
        {
          "id": "nonce-source-0001",
          "comment": "fails at once and always",
          "flags": ["SourceFails"],
          "length": 32,
          "givenBits": 0,
          "script": [{"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-source-0002",
          "comment": "one byte, then failure",
          "flags": ["SourceFails"],
          "length": 32,
          "givenBits": 8,
          "script": [{"do": "count", "count": 1}, {"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-source-0003",
          "comment": "15 bytes, then failure",
          "flags": ["SourceFails"],
          "length": 32,
          "givenBits": 120,
          "script": [{"do": "count", "count": 15}, {"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-source-0004",
          "comment": "16 bytes, the usual buffer, then failure",
          "flags": ["SourceFails"],
          "length": 32,
          "givenBits": 128,
          "script": [{"do": "count", "count": 16}, {"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-source-0005",
          "comment": "23 bytes, too few for 32 letters of 6 bits, then failure",
          "flags": ["SourceFails"],
          "length": 32,
          "givenBits": 184,
          "script": [{"do": "count", "count": 23}, {"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        },
        {
          "id": "nonce-source-0006",
          "comment": "no byte at all, reported as a short read, then failure",
          "flags": ["ShortRead"],
          "length": 32,
          "givenBits": 0,
          "script": [{"do": "short", "count": 1000000}, {"do": "failForEver"}],
          "outcomes": ["error", "abort"]
        }
      ]
    },
    {
      "type": "source",
      "comment": "The source works, or works again",
      "requirement": "nonce.source-failure",
      "tests": [
        {
          "id": "nonce-source-0007",
          "comment": "counts up",
          "flags": ["Works"],
          "length": 32,
          "script": [{"do": "countForEver"}],
          "outcomes": ["nonce"]
        },
        {
          "id": "nonce-source-0008",
          "comment": "one byte too few, then counts up",
          "flags": ["ShortRead"],
          "length": 32,
          "script": [{"do": "short", "count": 1}, {"do": "countForEver"}],
          "outcomes": ["nonce", "error", "abort"]
        },
        {
          "id": "nonce-source-0009",
          "comment": "fails once, then counts up: trying again is legal",
          "flags": ["SourceFails"],
          "length": 32,
          "script": [{"do": "fail"}, {"do": "countForEver"}],
          "outcomes": ["nonce", "error", "abort"]
        },
        {
          "id": "nonce-source-0010",
          "comment": "4,096 times 255, which rejection refuses, then counts up",
          "flags": ["Stuck"],
          "length": 32,
          "script": [{"do": "give", "byte": 255, "count": 4096}, {"do": "countForEver"}],
          "outcomes": ["nonce", "error", "abort"]
        },
        {
          "id": "nonce-source-0011",
          "comment": "0 for ever",
          "flags": ["Stuck"],
          "length": 32,
          "script": [{"do": "giveForEver", "byte": 0}],
          "outcomes": ["nonce", "error", "abort"]
        },
        {
          "id": "nonce-source-0012",
          "comment": "127 for ever",
          "flags": ["Stuck"],
          "length": 32,
          "script": [{"do": "giveForEver", "byte": 127}],
          "outcomes": ["nonce", "error", "abort"]
        }
      ]
    }
  ]
}

"""#
}
