// swift-format-ignore-file
// Generated from Vectors/token/shapes.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenShapes: String = #"""
{
  "$schema": "../schema/token.schema.json",
  "area": "token",
  "version": 1,
  "source": {
    "name": "written for this suite, digests and signatures by Python's hashlib and cryptography",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Member names and types as in Apple's documentation of the identity token; shapes of broken tokens after RFC 7515, RFC 7519, RFC 8725 and Wycheproof's JWS file"
  },
  "numberOfTests": 55,
  "header": [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Tokens are signed with Vectors/keys/private.jwks.json, so that verifiers get to the nonce."
  ],
  "notes": {
    "Parts": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "Not three parts.",
      "effect": "Out-of-bounds access.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "Base64": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "A part is no base64url.",
      "effect": "Lenient decoders.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "Utf8": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "The payload is no UTF-8.",
      "effect": "Repairing decoders.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "Json": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "The payload is no JSON object.",
      "effect": "A crash.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "Resource": {
      "bugType": "CAN_OF_WORMS",
      "description": "A token that is deep or large.",
      "effect": "Recursion overflows the stack; copying takes time.",
      "links": ["https://cwe.mitre.org/data/definitions/674.html"]
    },
    "Unspecified": {
      "bugType": "CAN_OF_WORMS",
      "description": "The standards leave the verdict open, or let a verifier choose.",
      "effect": "Either verdict is right; what counts is that there is one.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-4.1.4"]
    },
    "AppleShape": {
      "bugType": "LEGACY",
      "description": "Members as the provider really sends them, documented or not.",
      "effect": "A strict decoder refuses real users.",
      "links": [
        "https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple"
      ]
    }
  },
  "groups": [
    {
      "type": "match",
      "comment": "Broken tokens",
      "requirement": "token.structure",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-structure-0001",
          "comment": "nothing",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0002",
          "comment": "one part",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0003",
          "comment": "two parts",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0004",
          "comment": "four parts",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0005",
          "comment": "five parts",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0006",
          "comment": "three empty parts",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "..",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0007",
          "comment": "one dot",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": ".",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0008",
          "comment": "empty header",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": ".eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.O2sS83CurjOhD8prnRo9lWevYfc0N2jKYk-A--devaldZsxkcyI19naVEkmk60DXTvgOzZtOAPxf8vNTckt0-w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0009",
          "comment": "empty payload",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ..ctF1dlESwny-5XktrdkTbgaAr5fB5vkR4w0_EeTz9rCmcmIZV3OGXfKxBB3q8i8jyXMRYh02Qq8WT3fkQlZrnw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0010",
          "comment": "dot in front",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": ".eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0011",
          "comment": "dot behind",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA.",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0012",
          "comment": "a letter outside base64url",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9!.K8KtNoirJ7pN42ifY8YrpQjGYq2XkIIHeasNvuLNkXhRG2IMOQUA6uhiMqoFYlD11K8Ryd7ODfJU2LFoUFC4nQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0013",
          "comment": "a space inside",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiO iJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.as2HOziD2XUaHKC1gw2mJgzMfc8Rel4-rQrhdTVpCccgAf6kX97CUmKn5DUXElN4_w4nCPGeT1v0vyESeiLuAw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0014",
          "comment": "a newline inside",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiO\niJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.PTxKXGokTa6kt6gz84RO5BFvmp0Rko7_aDz2vzCJ5jknczlqP_ErZO_ZW3s8LyfwqBUhQV37T3H9bHumnwVmLg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0015",
          "comment": "standard base64 letters",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIngiOiLDv8O+w7/Cvj4+Pj8/P35+fiJ9.E4Sp8fmo-JlqAd6qdTMp-XedqbN7ZiSGHe65QFiOnfL1JoZRyHtwIy_p2JpSIK--cw86l5v3fAfmxt5JgeT10A",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0016",
          "comment": "padding",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9IA==.SEkyslpf3BTHiuRcVQ-8Se3dh_N2Qo5eXsHYEqL_9A8EtHAS4dEeLRFB9-FK3Tx06I__It5AA-pd4kx8yUpDbQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0017",
          "comment": "a length that base64 cannot have",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eHh4A.1aUfU6myaQJ6Y8hGSC4Tj53XeF3kKjDeNd_j_iAQVOBACvtTkSDoBQJg8da6C_a2SYttoI_m7FpJqxubUWh58g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0018",
          "comment": "payload: bytes that are no UTF-8",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLv_-LmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.gTpAOF_R27RKjQqwe136JtRI5CAbuhdvRIBY5xNR3bukjmL_m02Vkfq-xZhJ-PBgm7sr47tKx_xjfTOpl6Ec2g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0019",
          "comment": "payload: an encoded surrogate",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLu2ggC5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.Vj1v4N_TiHtg39t2TxamatGlgudNH1hqHGrQ9jgoCyPJoC4zGbeqi1UQjxdm95KMEBiRU3C6aJvupJLJKmtKdQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0020",
          "comment": "payload: an overlong dot",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLsCuLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.jL5TBDqFC0E_dcszT1Dxn9u3kZgKh1YxlSE-2dksqXOng0H9rTDLwn2I_BKxJkC-DxI_R6oTFg0ZQ_vw1mnc4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0021",
          "comment": "payload: a text that is no JSON",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.bm90IGpzb24.wyezdLWc2yYmsl6oSPTT2J4IXxmnteBHobSHxYfDvVdFPRLoprhgIcsjUX0Q4pAJjo7_re2OTTsi9drp4Y2HSQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0022",
          "comment": "payload: a payload of no bytes with its dots",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ..ctF1dlESwny-5XktrdkTbgaAr5fB5vkR4w0_EeTz9rCmcmIZV3OGXfKxBB3q8i8jyXMRYh02Qq8WT3fkQlZrnw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0023",
          "comment": "payload: an array around the object",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.W3siaXNzIjoiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfV0.cbum2FreRMN7OKNtUnudGMBDvplxqPmnFbgJ63brzPKKI4-AdAnbodGWQTqGRLMPsMUmD08FeouDCth8838j3g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0024",
          "comment": "payload: a JSON string that holds the object",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.IntcImlzc1wiOlwiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbVwiLFwiYXVkXCI6XCJjb20uZXhhbXBsZS5hcHBcIixcImV4cFwiOjQxMDI0NDQ4MDAsXCJpYXRcIjoxNzE4MDAwMDAwLFwic3ViXCI6XCIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OFwiLFwibm9uY2VcIjpcIjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzFcIixcImF1dGhfdGltZVwiOjE3MTgwMDAwMDAsXCJub25jZV9zdXBwb3J0ZWRcIjp0cnVlfSI.3HxGG6n-7KyftilRM6MagV1_Avai1C9THpyMFvQnWeRifaR0GJbq69phFMiffttSQ7WroSjQnsArlpI6OgDUsw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0025",
          "comment": "payload: null",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.bnVsbA.5EkI7dmwT_BUWNVQA8Vo2jnbJSgwe33JnpxDagx4K_TvnzrRqfIGdyo0S-F7HNKSHO1flhwffNvMqEmhn9E3Zw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0026",
          "comment": "payload: a number",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.NDEwMjQ0NDgwMA._LULRs2mwNREeBINOEP0l_lUvhAqXvWUkQw7vCbKrFjjJvsNXIqEH1Zck4SNQ1VKXKGLG-SBLq6DLwjQIOc6qw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0027",
          "comment": "payload: the last brace missing",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWU.--4e6vaJi6EdpvL84ueetnu6o8vNI6sMDBAtx98j9c5mIc7QzIJY5AWhOKWyjGCw-CWkxzTaDUgCMpjzwu7kgA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0028",
          "comment": "payload: one brace more",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9fQ.kZLblFt_L_3Oyb4fGlIFgvP2KfAPbTgXvIh4wt7Bdotly8FF-oqiBxSwNqqxj7URGXQnLxCwaLhT0XAFJLZJoQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0029",
          "comment": "payload: two objects",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.PFhYQwVGsN5aEvEZfgovITS6KMJfWzjjx5mk4cePchQ_hJbc1g6e7t2LKnBK80Lv-Shw_F8vawD9YemqWN8nww",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0030",
          "comment": "payload: a comma before the last brace",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsfQ.0rlxyCRAOVxpiAI3YbucmmemvtFouzJXoTbJlA1hz96J-9C0FifgGpWXcWjJ-V_hYgLMlRd7D8R1j58rijY02Q",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0031",
          "comment": "payload: single quotes",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eydpc3MnOidodHRwczovL2FwcGxlaWQuYXBwbGUuY29tJywnYXVkJzonY29tLmV4YW1wbGUuYXBwJywnZXhwJzo0MTAyNDQ0ODAwLCdpYXQnOjE3MTgwMDAwMDAsJ3N1Yic6JzAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Jywnbm9uY2UnOic1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxJywnYXV0aF90aW1lJzoxNzE4MDAwMDAwLCdub25jZV9zdXBwb3J0ZWQnOnRydWV9.BwjnMiXQa2Sk-4A7wysqQJd6hdQfuva5klwS-zPoSm25UJ6ArVzwxEwKiOnjy1UbcNOKVGHSyIvBLa3cUL3Lqw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0032",
          "comment": "payload: a byte order mark",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.77u_eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bAxivN9jWLvFdHB8RW5p_MKVFglUNTUxNgdWfqJTe_PtX9WCwn9iurd_Pw1kZ6ZgdH3JolJafxxHqTTZI6Idww",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0033",
          "comment": "payload: UTF-16",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.ewAiAGkAcwBzACIAOgAiAGgAdAB0AHAAcwA6AC8ALwBhAHAAcABsAGUAaQBkAC4AYQBwAHAAbABlAC4AYwBvAG0AIgAsACIAYQB1AGQAIgA6ACIAYwBvAG0ALgBlAHgAYQBtAHAAbABlAC4AYQBwAHAAIgAsACIAZQB4AHAAIgA6ADQAMQAwADIANAA0ADQAOAAwADAALAAiAGkAYQB0ACIAOgAxADcAMQA4ADAAMAAwADAAMAAwACwAIgBzAHUAYgAiADoAIgAwADAAMQAyADMANAAuADUANgA3ADgAOQBhAGIAYwBkAGUAZgAwADEAMgAzADQANQA2ADcAOAA5AGEAYgBjAGQAZQBmADAAMQAyADMANAAuADUANgA3ADgAIgAsACIAbgBvAG4AYwBlACIAOgAiADUAZQBkAGMAOABhADgANwAzADkAZQA1ADMAMwBlADQANQA5ADkAZABhADcAYQBkAGMAZgA0AGEAYQA3ADMAYgA5ADQANwAwAGUANAAzAGEANAA0AGIANABjADEAOQA5ADYAYwAzAGEANgA1AGQAYQA3AGIAYgA5AGMANwAzADEAIgAsACIAYQB1AHQAaABfAHQAaQBtAGUAIgA6ADEANwAxADgAMAAwADAAMAAwADAALAAiAG4AbwBuAGMAZQBfAHMAdQBwAHAAbwByAHQAZQBkACIAOgB0AHIAdQBlAH0A._0Dh40MtDBaxDaAtMswMCWMoWu-96i68TwwXWhIx3TVpf96UhqonTdf6btYeSlPeJmPsPBiZQMa6t7OXgPMMTQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        }
      ]
    },
    {
      "type": "match",
      "comment": "Deep and large tokens, by recipe",
      "requirement": "token.structure",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-resource-0001",
          "comment": "an array nested 10,000 deep",
          "flags": ["Resource"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "generate": {
            "kind": "nested",
            "count": 10000,
            "header": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":",
            "after": "}",
            "signature": "97MmA8t5wqiPxgOSlkEMxP3eK2HR51WfhzlGqaYaC5xgkSutQIfMuyGM20OuEOKVWRbMGS7ApLZ6TH97o48F3A",
            "length": 27164
          },
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-resource-0002",
          "comment": "10,000 brackets that nothing closes",
          "flags": ["Resource"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "generate": {
            "kind": "unclosed",
            "count": 10000,
            "header": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":",
            "after": "}",
            "signature": "6UQV0MUyrfioBKi6l4RHqahXs3Ss9jkrANr8IyEOHxMZNkngeELfFIqvtGD3lOcWOXZojB9AUzq5IRqu1OhqHA",
            "length": 13830
          },
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-resource-0003",
          "comment": "1 MiB of an unknown claim",
          "flags": ["Resource"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "generate": {
            "kind": "padding",
            "count": 786000,
            "header": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":\"",
            "after": "\"}",
            "signature": "GjvlV0zu8pxB2M1EV6bBdWP84kl1HDkdkut-CyxCU5wNHOjCGgIiik4tTTiPZVJErTlLwblZPk-C6b8P6j3ryQ",
            "length": 1048500
          },
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "either", "reasons": ["malformedToken"]},
            {"when": {}, "verdict": "reject", "reasons": ["malformedToken", "nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "What the provider really sends",
      "requirement": "token.tolerant",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-tolerant-0001",
          "comment": "email_verified is a Bool",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjp0cnVlfQ.sUqhHnqxWsXCeD_y52QGS5OpPHatLA4rN4MTTBamztNTP6Wwhf2xA3O0G2PObZEwelCnK_21BdTiYif1n7cIQw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"email\":\"a@example.com\",\"email_verified\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0002",
          "comment": "email_verified is a text",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjoidHJ1ZSJ9.bd1Y6J1pMWCOueVnzy4lbYeJhUzAYHVaRnYMGyljV4er1Vsn8-pqHdAx3AMJsDP4b-m6ALqdF-fvgBH3hbN-Aw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"email\":\"a@example.com\",\"email_verified\":\"true\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0003",
          "comment": "email_verified is the text false",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjoiZmFsc2UifQ.YtkmBn1dmudSjKRF-HXDtY29dcOkyn9lS3jIy1lhDs6o6LvuKbI5yIjinLJWy_J7f6ue3Exiex2Sns3C19zzUw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"email\":\"a@example.com\",\"email_verified\":\"false\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0004",
          "comment": "is_private_email is a Bool",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImlzX3ByaXZhdGVfZW1haWwiOnRydWV9.tXbg38fd3QC4agGCNimnG3v2i2zaH1P_dLVDxlVI28UHsGS4trDsoabdh4lqSK41-VWhwit4V-0Vzlz8zzf6QA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"is_private_email\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0005",
          "comment": "is_private_email is a text",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImlzX3ByaXZhdGVfZW1haWwiOiJ0cnVlIn0.d46Bok-Rthr4UhWFBCv3aMIIUflLV1g7iF7zup6KuPNyxzM6RdsGY1EbLxEyStElBfwnBsNX9w97zqavH2YngA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"is_private_email\":\"true\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0006",
          "comment": "real_user_status",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsInJlYWxfdXNlcl9zdGF0dXMiOjJ9.ub9TIEO4x0AoATrwEqw8trVlsy544OuOWmVELBdXT5Kd-_dYmDM3jPcOm3HOm1I0Jv5AiRCRckPtrxz7drn_UQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"real_user_status\":2}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0007",
          "comment": "transfer_sub",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsInRyYW5zZmVyX3N1YiI6IjAwMTIzNC5hLjU2NzgifQ.x81qAZ1jnS9YiLE5I5HPaBUysTq8aPOerdUQTfLSeGiKhBeNgNg187XCff9VWFDoxRocDwH7A3z3Sa2lcs_k7Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"transfer_sub\":\"001234.a.5678\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0008",
          "comment": "c_hash",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNfaGFzaCI6InJFSjRpUWprMm0wZFhiWXFmVHFYQXcifQ.fY8ndbVkSmN1xBImXez6Qy9vDmOp99_eeeYIDpBVu_eMCRb6GoYsmX9g9-laoh4J70HA-FgpkJ1-lx_GdssTnw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"c_hash\":\"rEJ4iQjk2m0dXbYqfTqXAw\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0009",
          "comment": "unknown claims",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm9yZ19pZCI6IngiLCJmdXR1cmUiOnsiZGVlcCI6WzEsMi41ZTMsbnVsbCx7Im5vbmNlIjoib3RoZXIifV19fQ.svgnSeEjSeBDr_8cfTCeJupCqg0GNokShoNhW7u1HC3NA54u58_ZQeDNuok6HLPfbnrcF_6bMcdLGZapecJDYQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"org_id\":\"x\",\"future\":{\"deep\":[1,2.5e3,null,{\"nonce\":\"other\"}]}}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0010",
          "comment": "an RS256 header",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0011",
          "comment": "a header with typ",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6InRlc3QtZXMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.nB6kY9u8dVixRRhYK2U_DuzQ7BdFJ9we9TXh_P4ht3-ZZxB_4F_x75uVq2jlD3PXJpdt96MgFnPsC6bO_bwoxQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0012",
          "comment": "a header without kid",
          "flags": ["AppleShape", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.RSfZQKyWAXGjTD3E2-qKuIIJGZ-875OxNjsFv-oPoFHnB5ockIPAR44h_rHn2fxIwddhJJmunawd4sgEXBRiPazqLyPnjsOPIfrzeEgzsq0jIkEh7YNlAVh_jx36mmIR1ESI9KTviH7B8yWk2rpZuJiaSihE6CNCR0k9XujwinUDnukVQEOwj7YLrHtLp4xfoYnfSoSvd-ZlXNOq95VaX3DH5lJX-PjJsOLifGHMk6eYl4BQ6y1yxuuM2BkTZ0OYy2U7t387-8BdyuIIN_gyTpjkOYucb4C2XJEhYALSEQn21JfjGh4lO7mocW_sX53zKGFy6TixwUIxKT_nYu10nw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"], "signature": ["notVerified"]},
              "verdict": "accept",
              "reasons": []
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "either", "reasons": ["badSignature"]},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "badSignature"]}
          ]
        },
        {
          "id": "token-tolerant-0013",
          "comment": "nonce is the first member",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.rD2t_XFcQhN9MDOSz8pu6JjBHx1JtYr8iGoDHuzG5a3UAGL_2BUhhtW6HJSC7wR4Eiz5e6fGxYBPRT_g6IhrwA",
          "payload": "{\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0014",
          "comment": "nonce is the last member",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSJ9.deaHF-NxfiVv6Liol2j3G59KAW5DAcoJgjMs3jLYvjxhKpbvjWPaLRbAph5X6TSwZ0QWq44EXg2wjgZSCdW7hw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0015",
          "comment": "white space",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyAiaXNzIjoiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSIgLAogICJhdWQiOiJjb20uZXhhbXBsZS5hcHAiICwKICAiZXhwIjo0MTAyNDQ0ODAwICwKICAiaWF0IjoxNzE4MDAwMDAwICwKICAic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiICwKICAibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiAsCiAgImF1dGhfdGltZSI6MTcxODAwMDAwMCAsCiAgIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.qO5ibFz4hPzngRpFHCm8wKmEEy5ghNlJopOf_ck87XawzvyZcO1uKgNHRcM6MpipPAofyZrJM6nz7xhHmLOM_g",
          "payload": "{ \"iss\":\"https://appleid.apple.com\" ,\n  \"aud\":\"com.example.app\" ,\n  \"exp\":4102444800 ,\n  \"iat\":1718000000 ,\n  \"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\" ,\n  \"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\" ,\n  \"auth_time\":1718000000 ,\n  \"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0016",
          "comment": "escaped slashes",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczpcL1wvYXBwbGVpZC5hcHBsZS5jb20iLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.V5W9pOvrs-V8zCGVl4LmiOGXWX1rnr62zHaFAQ7x068h6R3vffmaxAqJNZEB5qp-3U-QGIeth4faIWsdK1I0mw",
          "payload": "{\"iss\":\"https:\\/\\/appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0017",
          "comment": "escapes and a surrogate pair",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5hbWUiOiJcdTAwZTlcdWQ4M2RcdWRlMDAifQ.SwxykbDb2DwfLriSVNlIXVatsgC_vayIyGMCap7bN373XQoCkLrFy0rQTyRQcpuOQhHsE3EOtfOepEwymsiPgQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"name\":\"\\u00e9\\ud83d\\ude00\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0018",
          "comment": "letters outside ASCII",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5hbWUiOiLDqfCfmIAifQ.mh0ZXkbq-U-WpGfGdzTA64sdDu7sKiUR65rW8FdelvJFlZBa4APF4RhQib5_M432xvUoEaNik-1q7vQvD3FU6A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"name\":\"\u00e9\ud83d\ude00\"}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0019",
          "comment": "no nonce_supported",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.HFIwQwS9zkFw3fNsnMD9LaAE32DeeujQfbz6LTBmAdOs8XPWRyr2-XEg_FFIlolq-grDt8aD7tUkNXmltdwK4A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    }
  ]
}

"""#
}
