// swift-format-ignore-file
// Generated from Vectors/schema/token.schema.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let schemaTokenSchema: String = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "token.schema.json",
  "title": "Vectors of the area token",
  "type": "object",
  "properties": {
    "$schema": {"type": "string"},
    "area": {"type": "string", "const": "token"},
    "version": {"type": "integer", "minimum": 1},
    "source": {
      "type": "object",
      "properties": {
        "name": {"type": "string"},
        "version": {"type": "string"},
        "license": {"type": "string"},
        "notes": {"type": "string"}
      },
      "required": ["name", "version", "license", "notes"],
      "additionalProperties": false
    },
    "numberOfTests": {"type": "integer", "minimum": 1},
    "header": {"type": "array", "items": {"type": "string"}, "minItems": 1},
    "notes": {
      "type": "object",
      "additionalProperties": {
        "type": "object",
        "properties": {
          "bugType": {
            "type": "string",
            "enum": [
              "AUTH_BYPASS",
              "BASIC",
              "CAN_OF_WORMS",
              "CONFIDENTIALITY",
              "EDGE_CASE",
              "FUNCTIONALITY",
              "KNOWN_BUG",
              "LEGACY",
              "MISSING_STEP",
              "MODIFIED_PARAMETER",
              "WRONG_PRIMITIVE"
            ]
          },
          "description": {"type": "string"},
          "effect": {"type": "string"},
          "links": {"type": "array", "items": {"type": "string"}}
        },
        "required": ["bugType", "description", "effect", "links"],
        "additionalProperties": false
      }
    },
    "groups": {
      "type": "array",
      "items": {
        "oneOf": [
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "match"},
              "comment": {"type": "string"},
              "clock": {"type": "integer", "minimum": 0},
              "issuer": {"type": "string"},
              "audience": {"type": "string"},
              "tests": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "id": {
                      "type": "string",
                      "format": "vector-id",
                      "pattern": "^(digest|nonce|token|continuation|guard|account)(-[a-z0-9]+)+-[0-9]{4}$"
                    },
                    "comment": {"type": "string"},
                    "flags": {"type": "array", "items": {"type": "string"}},
                    "rawNonce": {"type": ["string", "null"]},
                    "verdicts": {
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "when": {
                            "type": "object",
                            "properties": {
                              "nonceForm": {
                                "type": "array",
                                "items": {"type": "string", "enum": ["hex", "base64url", "raw"]},
                                "minItems": 1
                              },
                              "nonceSupported": {
                                "type": "array",
                                "items": {
                                  "type": "string",
                                  "enum": ["ignored", "claimFalseRelaxes"]
                                },
                                "minItems": 1
                              },
                              "signature": {
                                "type": "array",
                                "items": {
                                  "type": "string",
                                  "enum": ["notVerified", "RS256", "ES256"]
                                },
                                "minItems": 1
                              },
                              "claims": {
                                "type": "array",
                                "items": {
                                  "type": "string",
                                  "enum": ["iss", "aud", "exp", "iat", "nbf"]
                                },
                                "minItems": 1
                              },
                              "leeway": {
                                "type": "array",
                                "items": {"type": "string", "enum": ["none", "some"]},
                                "minItems": 1
                              }
                            },
                            "required": [],
                            "additionalProperties": false
                          },
                          "verdict": {"type": "string", "enum": ["accept", "reject", "either"]},
                          "reasons": {
                            "type": "array",
                            "items": {
                              "type": "string",
                              "enum": [
                                "nonceMismatch",
                                "nonceMissing",
                                "nonceMalformed",
                                "malformedToken",
                                "badSignature",
                                "wrongIssuer",
                                "wrongAudience",
                                "expired",
                                "notYetValid",
                                "replayed"
                              ]
                            }
                          }
                        },
                        "required": ["when", "verdict", "reasons"],
                        "additionalProperties": false
                      },
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    },
                    "token": {"type": "string"},
                    "payload": {"type": "string"},
                    "generate": {"$ref": "#/$defs/recipe"},
                    "pair": {"type": "string"},
                    "now": {"type": "integer", "minimum": 0},
                    "leeways": {"type": "integer", "minimum": -1}
                  },
                  "required": ["id", "comment", "flags", "rawNonce", "verdicts"],
                  "additionalProperties": false
                },
                "minItems": 1
              },
              "requirement": {
                "type": "string",
                "format": "requirement-id",
                "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
              }
            },
            "required": ["type", "comment", "clock", "issuer", "audience", "tests"],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "pool"},
              "comment": {"type": "string"},
              "clock": {"type": "integer", "minimum": 0},
              "tests": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "id": {
                      "type": "string",
                      "format": "vector-id",
                      "pattern": "^(digest|nonce|token|continuation|guard|account)(-[a-z0-9]+)+-[0-9]{4}$"
                    },
                    "comment": {"type": "string"},
                    "flags": {"type": "array", "items": {"type": "string"}},
                    "nonceForm": {"type": "string", "enum": ["hex", "base64url", "raw"]},
                    "kid": {"type": "string"},
                    "header": {"type": "string"},
                    "payload": {"type": "string"},
                    "rawNonces": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                    "signatures": {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "format": "base64url",
                        "pattern": "^([A-Za-z0-9_-]{4})*([A-Za-z0-9_-]{2,3})?$"
                      },
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": [
                    "id",
                    "comment",
                    "flags",
                    "nonceForm",
                    "kid",
                    "header",
                    "payload",
                    "rawNonces",
                    "signatures"
                  ],
                  "additionalProperties": false
                },
                "minItems": 1
              },
              "requirement": {
                "type": "string",
                "format": "requirement-id",
                "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
              }
            },
            "required": ["type", "comment", "clock", "tests"],
            "additionalProperties": false
          }
        ]
      },
      "minItems": 1
    }
  },
  "required": ["$schema", "area", "version", "source", "numberOfTests", "header", "notes", "groups"],
  "additionalProperties": false,
  "$defs": {
    "recipe": {
      "type": "object",
      "properties": {
        "kind": {"type": "string", "enum": ["nested", "unclosed", "padding"]},
        "count": {"type": "integer", "minimum": 1},
        "header": {
          "type": "string",
          "format": "base64url",
          "pattern": "^([A-Za-z0-9_-]{4})*([A-Za-z0-9_-]{2,3})?$"
        },
        "signature": {
          "type": "string",
          "format": "base64url",
          "pattern": "^([A-Za-z0-9_-]{4})*([A-Za-z0-9_-]{2,3})?$"
        },
        "before": {"type": "string"},
        "after": {"type": "string"},
        "length": {"type": "integer", "minimum": 1}
      },
      "required": ["kind", "count", "header", "signature", "before", "after", "length"],
      "additionalProperties": false
    }
  }
}

"""#
}
