// swift-format-ignore-file
// Generated from Vectors/digest/large.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let digestLarge: String = #"""
{
  "$schema": "../schema/digest.schema.json",
  "area": "digest",
  "version": 1,
  "source": {
    "name": "Python hashlib (OpenSSL)",
    "version": "3",
    "license": "Facts; computed for this suite",
    "notes": "Printable ASCII by a rule, so that subjects which take text are judged too"
  },
  "numberOfTests": 3,
  "header": ["Messages that overflow 32-bit counters."],
  "notes": {
    "SignedBits": {
      "bugType": "EDGE_CASE",
      "description": "More than 2^31 bits.",
      "effect": "A signed 32-bit bit counter turns negative.",
      "links": []
    },
    "UnsignedBits": {
      "bugType": "EDGE_CASE",
      "description": "More than 2^32 bits.",
      "effect": "A 32-bit bit counter wraps to a small number.",
      "links": []
    },
    "ByteCounter": {
      "bugType": "EDGE_CASE",
      "description": "More than 2^32 bytes.",
      "effect": "A 32-bit byte counter wraps, even where bits are counted in 64 bits.",
      "links": ["https://pages.nist.gov/ACVP/draft-celi-acvp-sha.html"]
    }
  },
  "groups": [
    {
      "type": "large",
      "comment": "The content repeated, cut off at the length, streamed",
      "requirement": "digest.large",
      "tests": [
        {
          "id": "digest-large-0001",
          "comment": "256 MiB and one byte",
          "flags": ["SignedBits"],
          "content": "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342",
          "length": 268435457,
          "digest": "087a8a9f7c10d4a85afd2a20779b2019cce79c14bced0ba160b8ffbb8a40583c"
        },
        {
          "id": "digest-large-0002",
          "comment": "512 MiB and one byte",
          "flags": ["SignedBits", "UnsignedBits"],
          "content": "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342",
          "length": 536870913,
          "digest": "8b7a2f18c79c9dbbd2e651ef0fff5edd557b3fb97dc570f28f218bf1416ff6b2"
        },
        {
          "id": "digest-large-0003",
          "comment": "4 GiB and one byte",
          "flags": ["SignedBits", "UnsignedBits", "ByteCounter"],
          "content": "577637567536557435547334537233527132517031506f304f6e2f4e6d2e4d6c2d4c6b2c4b6a2b4a692a49682948672847662746652645642544632443622342",
          "length": 4294967297,
          "digest": "40c09da58be437d22d0cb6559b8ab19fb23af35c212730ddf4d59262b4155dfa"
        }
      ]
    }
  ]
}

"""#
}
