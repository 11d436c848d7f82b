// swift-format-ignore-file
// Generated from Vectors/token/shapes.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenShapes: String = #"""
{
  "$schema": "../schema/token.schema.json",
  "area": "token",
  "version": 1,
  "source": {
    "name": "written for this suite, digests by Python hashlib (OpenSSL)",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Member names and types as in Apple's documentation of the identity token; shapes of broken tokens after RFC 7515, RFC 7519, RFC 8725 and Wycheproof's JWS file"
  },
  "numberOfTests": 55,
  "header": [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Signatures are fixed bytes: for matchers that do not verify them."
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
      "signature": "notVerified",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0005",
          "comment": "five parts",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": ".eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0009",
          "comment": "empty payload",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ..LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0010",
          "comment": "dot in front",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": ".eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0011",
          "comment": "dot behind",
          "flags": ["Parts"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw.",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0012",
          "comment": "a letter outside base64url",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9!.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0013",
          "comment": "a space inside",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiO iJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0014",
          "comment": "a newline inside",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiO\niJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0015",
          "comment": "standard base64 letters",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIngiOiLDv8O+w7/Cvj4+Pj8/P35+fiJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0016",
          "comment": "padding",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9IA==.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0017",
          "comment": "a length that base64 cannot have",
          "flags": ["Base64"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eHh4A.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0018",
          "comment": "payload: bytes that are no UTF-8",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLv_-LmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0019",
          "comment": "payload: an encoded surrogate",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLu2ggC5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0020",
          "comment": "payload: an overlong dot",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLsCuLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0021",
          "comment": "payload: a text that is no JSON",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.bm90IGpzb24.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0022",
          "comment": "payload: a payload of no bytes with its dots",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ..LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0023",
          "comment": "payload: an array around the object",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.W3siaXNzIjoiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfV0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0024",
          "comment": "payload: a JSON string that holds the object",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.IntcImlzc1wiOlwiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbVwiLFwiYXVkXCI6XCJjb20uZXhhbXBsZS5hcHBcIixcImV4cFwiOjQxMDI0NDQ4MDAsXCJpYXRcIjoxNzE4MDAwMDAwLFwic3ViXCI6XCIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OFwiLFwibm9uY2VcIjpcIjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzFcIixcImF1dGhfdGltZVwiOjE3MTgwMDAwMDAsXCJub25jZV9zdXBwb3J0ZWRcIjp0cnVlfSI.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0025",
          "comment": "payload: null",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.bnVsbA.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0026",
          "comment": "payload: a number",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.NDEwMjQ0NDgwMA.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0027",
          "comment": "payload: the last brace missing",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWU.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0028",
          "comment": "payload: one brace more",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9fQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0029",
          "comment": "payload: two objects",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0030",
          "comment": "payload: a comma before the last brace",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0031",
          "comment": "payload: single quotes",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eydpc3MnOidodHRwczovL2FwcGxlaWQuYXBwbGUuY29tJywnYXVkJzonY29tLmV4YW1wbGUuYXBwJywnZXhwJzo0MTAyNDQ0ODAwLCdpYXQnOjE3MTgwMDAwMDAsJ3N1Yic6JzAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Jywnbm9uY2UnOic1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxJywnYXV0aF90aW1lJzoxNzE4MDAwMDAwLCdub25jZV9zdXBwb3J0ZWQnOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0032",
          "comment": "payload: a byte order mark",
          "flags": ["Json"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.77u_eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["malformedToken"]}]
        },
        {
          "id": "token-structure-0033",
          "comment": "payload: UTF-16",
          "flags": ["Utf8"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.ewAiAGkAcwBzACIAOgAiAGgAdAB0AHAAcwA6AC8ALwBhAHAAcABsAGUAaQBkAC4AYQBwAHAAbABlAC4AYwBvAG0AIgAsACIAYQB1AGQAIgA6ACIAYwBvAG0ALgBlAHgAYQBtAHAAbABlAC4AYQBwAHAAIgAsACIAZQB4AHAAIgA6ADQAMQAwADIANAA0ADQAOAAwADAALAAiAGkAYQB0ACIAOgAxADcAMQA4ADAAMAAwADAAMAAwACwAIgBzAHUAYgAiADoAIgAwADAAMQAyADMANAAuADUANgA3ADgAOQBhAGIAYwBkAGUAZgAwADEAMgAzADQANQA2ADcAOAA5AGEAYgBjAGQAZQBmADAAMQAyADMANAAuADUANgA3ADgAIgAsACIAbgBvAG4AYwBlACIAOgAiADUAZQBkAGMAOABhADgANwAzADkAZQA1ADMAMwBlADQANQA5ADkAZABhADcAYQBkAGMAZgA0AGEAYQA3ADMAYgA5ADQANwAwAGUANAAzAGEANAA0AGIANABjADEAOQA5ADYAYwAzAGEANgA1AGQAYQA3AGIAYgA5AGMANwAzADEAIgAsACIAYQB1AHQAaABfAHQAaQBtAGUAIgA6ADEANwAxADgAMAAwADAAMAAwADAALAAiAG4AbwBuAGMAZQBfAHMAdQBwAHAAbwByAHQAZQBkACIAOgB0AHIAdQBlAH0A.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
      "signature": "notVerified",
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
            "signature": "LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":",
            "after": "}",
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
            "signature": "LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":",
            "after": "}",
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
            "signature": "LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
            "before": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"x\":\"",
            "after": "\"}",
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
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-tolerant-0001",
          "comment": "email_verified is a Bool",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjoidHJ1ZSJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImVtYWlsIjoiYUBleGFtcGxlLmNvbSIsImVtYWlsX3ZlcmlmaWVkIjoiZmFsc2UifQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImlzX3ByaXZhdGVfZW1haWwiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImlzX3ByaXZhdGVfZW1haWwiOiJ0cnVlIn0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsInJlYWxfdXNlcl9zdGF0dXMiOjJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsInRyYW5zZmVyX3N1YiI6IjAwMTIzNC5hLjU2NzgifQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNfaGFzaCI6InJFSjRpUWprMm0wZFhiWXFmVHFYQXcifQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm9yZ19pZCI6IngiLCJmdXR1cmUiOnsiZGVlcCI6WzEsMi41ZTMsbnVsbCx7Im5vbmNlIjoib3RoZXIifV19fQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6InRlc3QtZXMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0012",
          "comment": "a header without kid",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-tolerant-0013",
          "comment": "nonce is the first member",
          "flags": ["AppleShape"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyAiaXNzIjoiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSIgLAogICJhdWQiOiJjb20uZXhhbXBsZS5hcHAiICwKICAiZXhwIjo0MTAyNDQ0ODAwICwKICAiaWF0IjoxNzE4MDAwMDAwICwKICAic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiICwKICAibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiAsCiAgImF1dGhfdGltZSI6MTcxODAwMDAwMCAsCiAgIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczpcL1wvYXBwbGVpZC5hcHBsZS5jb20iLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5hbWUiOiJcdTAwZTlcdWQ4M2RcdWRlMDAifQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5hbWUiOiLDqfCfmIAifQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
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
