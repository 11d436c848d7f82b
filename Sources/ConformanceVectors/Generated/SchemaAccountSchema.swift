// swift-format-ignore-file
// Generated from Vectors/schema/account.schema.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let schemaAccountSchema: String = #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "account.schema.json",
  "title": "Vectors of the area account",
  "type": "object",
  "properties": {
    "$schema": {"type": "string"},
    "area": {"type": "string", "const": "account"},
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
          "type": {"type": "string", "const": "story"},
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
                "given": {"$ref": "#/$defs/given"},
                "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
                "expect": {"$ref": "#/$defs/expect"},
                "requirement": {
                  "type": "string",
                  "format": "requirement-id",
                  "pattern": "^[a-z]+\\.[a-z0-9]+(-[a-z0-9]+)*$"
                }
              },
              "required": ["id", "comment", "flags", "reason", "given", "steps", "expect"],
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
    "given": {
      "type": "object",
      "properties": {
        "session": {"type": "string", "enum": ["nobody", "anonymous", "apple", "other"]},
        "names": {"type": "string", "enum": ["both", "given", "family", "none"]},
        "taken": {"type": "boolean"},
        "state": {
          "type": "string",
          "enum": ["authorized", "revoked", "notFound", "transferred", "unknown"]
        }
      },
      "required": ["session"],
      "additionalProperties": false
    },
    "step": {
      "oneOf": [
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "signIn"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "link"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "reauthenticate"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "signOut"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "delete"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "launch"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "signInAnonymously"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "nativeSignIn"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "nativeLink"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "do": {"type": "string", "const": "fault"},
            "call": {
              "type": "string",
              "enum": [
                "authorize",
                "credentialState",
                "signInAnonymously",
                "signIn",
                "link",
                "reauthenticate",
                "updateProfile",
                "revokeToken",
                "deleteData",
                "deleteUser",
                "signOut",
                "migrate"
              ]
            },
            "fault": {
              "type": "string",
              "enum": [
                "fails",
                "cancel",
                "missingState",
                "unknownState",
                "noCode",
                "bareInUse",
                "late",
                "twice",
                "never"
              ]
            },
            "code": {"type": "string"}
          },
          "required": ["do", "call", "fault"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "notice"}},
          "required": ["do"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {
            "do": {"type": "string", "const": "becomes"},
            "state": {
              "type": "string",
              "enum": ["authorized", "revoked", "notFound", "transferred", "unknown"]
            }
          },
          "required": ["do", "state"],
          "additionalProperties": false
        },
        {
          "type": "object",
          "properties": {"do": {"type": "string", "const": "taken"}},
          "required": ["do"],
          "additionalProperties": false
        }
      ]
    },
    "expect": {
      "type": "object",
      "properties": {
        "answers": {
          "type": "array",
          "items": {"type": "string", "enum": ["done", "signedIn", "cancelled", "failed"]}
        },
        "calls": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "authorize",
              "credentialState",
              "signInAnonymously",
              "signIn",
              "link",
              "reauthenticate",
              "updateProfile",
              "revokeToken",
              "deleteData",
              "deleteUser",
              "signOut",
              "migrate"
            ]
          }
        },
        "user": {"type": "string", "enum": ["same", "nobody", "another"]}
      },
      "required": ["answers", "calls", "user"],
      "additionalProperties": false
    }
  }
}

"""#
}
