// swift-format-ignore-file
// Generated from Vectors/schema/continuation.schema.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let schemaContinuationSchema: String = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "continuation.schema.json",
  "title": "Vectors of the area continuation",
  "type": "object",
  "properties": {
    "$schema": {"type": "string"},
    "area": {"type": "string", "const": "continuation"},
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
        "type": "object",
        "properties": {
          "type": {"type": "string", "const": "scenario"},
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
                "reason": {"type": "string"},
                "needs": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "cancel",
                      "taskCancellation",
                      "asyncEntry",
                      "completionEntry",
                      "byteSource",
                      "timeout"
                    ]
                  }
                },
                "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}, "minItems": 1},
                "expect": {"$ref": "#/$defs/expect"},
                "requirement": {
                  "type": "string",
                  "format": "requirement-id",
                  "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                }
              },
              "required": ["id", "comment", "flags", "reason", "needs", "steps", "expect"],
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
      "minItems": 1
    }
  },
  "required": ["$schema", "area", "version", "source", "numberOfTests", "header", "notes", "groups"],
  "additionalProperties": false,
  "$defs": {
    "step": {
      "oneOf": [
        {
          "type": "object",
          "properties": {
            "do": {"type": "string", "const": "start"},
            "attempt": {"type": "string", "format": "attempt", "pattern": "^[A-Z]$"},
            "entry": {"type": "string", "enum": ["async", "completion"]},
            "early": {
              "type": "string",
              "enum": [
                "success",
                "cancel",
                "failure",
                "foreignCancel",
                "wrongCredentialType",
                "missingToken",
                "tokenNotUTF8",
                "missingCode",
                "emptyToken"
              ]
            },
            "window": {"type": "boolean"},
            "bytes": {"type": "string", "enum": ["fail"]},
            "inside": {"type": "string", "format": "attempt", "pattern": "^[A-Z]$"}
          },
          "required": ["do", "attempt"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "do": {"type": "string", "const": "callback"},
            "attempt": {"type": "string", "format": "attempt", "pattern": "^[A-Z]$"},
            "kind": {
              "type": "string",
              "enum": [
                "success",
                "cancel",
                "failure",
                "foreignCancel",
                "wrongCredentialType",
                "missingToken",
                "tokenNotUTF8",
                "missingCode",
                "emptyToken"
              ]
            },
            "domain": {"type": "string"},
            "code": {"type": "integer"}
          },
          "required": ["do", "attempt", "kind"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "cancel"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "do": {"type": "string", "const": "cancelTask"},
            "attempt": {"type": "string", "format": "attempt", "pattern": "^[A-Z]$"}
          },
          "required": ["do", "attempt"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "drop"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "timeout"}},
          "required": ["do"],
          "additionalProperties": false
        }
      ]
    },
    "expect": {
      "type": "object",
      "propertyNames": {
        "type": "string",
        "enum": ["any", "refuse", "supersede", "join", "independent"]
      },
      "additionalProperties": {
        "type": "object",
        "properties": {
          "answers": {
            "type": "object",
            "propertyNames": {"type": "string", "format": "attempt", "pattern": "^[A-Z]$"},
            "additionalProperties": {
              "type": "array",
              "items": {"type": "string", "enum": ["credential", "cancelled", "failure", "refused"]},
              "minItems": 1
            }
          },
          "requests": {"type": "integer", "minimum": 0},
          "outstandingAtMost": {"type": "integer", "minimum": 0}
        },
        "required": ["answers", "requests", "outstandingAtMost"],
        "additionalProperties": false
      }
    }
  }
}

"""#
}
