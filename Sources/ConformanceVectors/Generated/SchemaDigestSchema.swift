// swift-format-ignore-file
// Generated from Vectors/schema/digest.schema.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let schemaDigestSchema: String = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "digest.schema.json",
  "title": "Vectors of the area digest",
  "type": "object",
  "properties": {
    "$schema": {"type": "string"},
    "area": {"type": "string", "const": "digest"},
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
              "type": {"type": "string", "const": "bytes"},
              "comment": {"type": "string"},
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
                    "message": {"type": "string", "format": "hex", "pattern": "^([0-9a-f]{2})*$"},
                    "digest": {
                      "type": "string",
                      "format": "sha256-hex",
                      "pattern": "^[0-9a-f]{64}$"
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "message", "digest"],
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
            "required": ["type", "comment", "tests"],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "monteCarlo"},
              "comment": {"type": "string"},
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
                    "seed": {"type": "string", "format": "sha256-hex", "pattern": "^[0-9a-f]{64}$"},
                    "iterations": {"type": "integer", "minimum": 1},
                    "checkpoints": {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "format": "sha256-hex",
                        "pattern": "^[0-9a-f]{64}$"
                      },
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "seed", "iterations", "checkpoints"],
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
            "required": ["type", "comment", "tests"],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "lengths"},
              "comment": {"type": "string"},
              "rule": {"type": "string", "const": "33+(31i+17n)%94"},
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
                    "lengths": {
                      "type": "array",
                      "items": {"type": "integer", "minimum": 0},
                      "minItems": 1
                    },
                    "digests": {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "format": "sha256-hex",
                        "pattern": "^[0-9a-f]{64}$"
                      },
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "lengths", "digests"],
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
            "required": ["type", "comment", "rule", "tests"],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "text"},
              "comment": {"type": "string"},
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
                    "text": {"type": "string"},
                    "utf8": {"type": "string", "format": "hex", "pattern": "^([0-9a-f]{2})*$"},
                    "digest": {
                      "type": "string",
                      "format": "sha256-hex",
                      "pattern": "^[0-9a-f]{64}$"
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "text", "utf8", "digest"],
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
            "required": ["type", "comment", "tests"],
            "additionalProperties": false
          },
          {
            "type": "object",
            "properties": {
              "type": {"type": "string", "const": "large"},
              "comment": {"type": "string"},
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
                    "content": {"type": "string", "format": "hex", "pattern": "^([0-9a-f]{2})*$"},
                    "length": {"type": "integer", "minimum": 1},
                    "digest": {
                      "type": "string",
                      "format": "sha256-hex",
                      "pattern": "^[0-9a-f]{64}$"
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "content", "length", "digest"],
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
            "required": ["type", "comment", "tests"],
            "additionalProperties": false
          }
        ]
      },
      "minItems": 1
    }
  },
  "required": ["$schema", "area", "version", "source", "numberOfTests", "header", "notes", "groups"],
  "additionalProperties": false
}

"""#
}
