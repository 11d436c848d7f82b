// swift-format-ignore-file
// Generated from Vectors/schema/nonce.schema.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let schemaNonceSchema: String = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "nonce.schema.json",
  "title": "Vectors of the area nonce",
  "type": "object",
  "properties": {
    "$schema": {"type": "string"},
    "area": {"type": "string", "const": "nonce"},
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
              "type": {"type": "string", "const": "alphabet"},
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
                    "name": {"type": "string"},
                    "letters": {"type": "string"},
                    "standing": {"type": "string", "enum": ["published", "misprint"]},
                    "origin": {"type": "string"},
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    },
                    "misprintOf": {"type": "string"},
                    "missing": {"type": "string"}
                  },
                  "required": ["id", "comment", "flags", "name", "letters", "standing", "origin"],
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
              "type": {"type": "string", "const": "length"},
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
                    "length": {"type": "integer"},
                    "outcomes": {
                      "type": "array",
                      "items": {"type": "string", "enum": ["nonce", "error", "abort", "endless"]},
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    }
                  },
                  "required": ["id", "comment", "flags", "length", "outcomes"],
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
              "type": {"type": "string", "const": "source"},
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
                    "length": {"type": "integer", "minimum": 1},
                    "script": {
                      "type": "array",
                      "items": {
                        "oneOf": [
                          {
                            "type": "object",
                            "properties": {
                              "do": {"type": "string", "const": "give"},
                              "byte": {"type": "integer", "minimum": 0},
                              "count": {"type": "integer", "minimum": 1}
                            },
                            "required": ["do", "byte", "count"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "do": {"type": "string", "const": "count"},
                              "count": {"type": "integer", "minimum": 1}
                            },
                            "required": ["do", "count"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "do": {"type": "string", "const": "giveForEver"},
                              "byte": {"type": "integer", "minimum": 0}
                            },
                            "required": ["do", "byte"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {"do": {"type": "string", "const": "countForEver"}},
                            "required": ["do"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {"do": {"type": "string", "const": "fail"}},
                            "required": ["do"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {"do": {"type": "string", "const": "failForEver"}},
                            "required": ["do"],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "do": {"type": "string", "const": "short"},
                              "count": {"type": "integer", "minimum": 0}
                            },
                            "required": ["do", "count"],
                            "additionalProperties": false
                          }
                        ]
                      },
                      "minItems": 1
                    },
                    "outcomes": {
                      "type": "array",
                      "items": {"type": "string", "enum": ["nonce", "error", "abort", "endless"]},
                      "minItems": 1
                    },
                    "requirement": {
                      "type": "string",
                      "format": "requirement-id",
                      "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                    },
                    "givenBits": {"type": "integer", "minimum": 0}
                  },
                  "required": ["id", "comment", "flags", "length", "script", "outcomes"],
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
