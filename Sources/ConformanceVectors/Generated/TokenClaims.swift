// swift-format-ignore-file
// Generated from Vectors/token/claims.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenClaims: String = #"""
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
  "numberOfTests": 160,
  "header": [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Signatures are fixed bytes: for matchers that do not verify them."
  ],
  "notes": {
    "Match": {
      "bugType": "BASIC",
      "description": "The claim is what the contract says.",
      "effect": "A sign-in fails.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "OtherForm": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim is right for another contract: raw, hex or base64url.",
      "effect": "Accepting more than one form hands replay to whoever saw the request.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "Mismatch": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim belongs to another nonce.",
      "effect": "A stolen token is replayed.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "NearMiss": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim differs little: a letter, a prefix, a suffix, a space, case.",
      "effect": "Prefix, trimming and case-insensitive comparisons exist in public code.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "LookAlike": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim looks the same, or is canonically equivalent, but has other code points.",
      "effect": "Comparing with Unicode rules (Swift's == on String among them) accepts it.",
      "links": ["https://www.unicode.org/reports/tr15/"]
    },
    "Nul": {
      "bugType": "AUTH_BYPASS",
      "description": "U+0000 in the claim.",
      "effect": "A C string comparison stops there.",
      "links": ["https://cwe.mitre.org/data/definitions/626.html"]
    },
    "Encoded": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim is encoded once more.",
      "effect": "Decoding before comparing accepts it.",
      "links": []
    },
    "Missing": {
      "bugType": "AUTH_BYPASS",
      "description": "No usable nonce claim.",
      "effect": "\"Absent passes\" exists in public code: a token of another flow is accepted.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "WrongType": {
      "bugType": "AUTH_BYPASS",
      "description": "The claim is no JSON string.",
      "effect": "Turned into text it may compare equal.",
      "links": []
    },
    "ExpectedEmpty": {
      "bugType": "AUTH_BYPASS",
      "description": "The caller has no nonce, or an empty one.",
      "effect": "The most frequent server defect: the check is skipped when none is given.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "NonceSupported": {
      "bugType": "CAN_OF_WORMS",
      "description": "The member nonce_supported says whether the device could send a nonce.",
      "effect": "False or absent switches the check off in public code.",
      "links": [
        "https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple"
      ]
    },
    "DuplicateKey": {
      "bugType": "CAN_OF_WORMS",
      "description": "Two nonce members: parsers take the first, the last, or refuse.",
      "effect": "Two layers that disagree let a token pass that neither means to accept.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc8259#section-4",
        "https://www.rfc-editor.org/rfc/rfc7519#section-4"
      ]
    }
  },
  "groups": [
    {
      "type": "match",
      "comment": "The claim is right",
      "requirement": "token.accept",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-accept-0001",
          "comment": "the claim is the hex form",
          "flags": ["Match", "OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0002",
          "comment": "the claim is the base64url form",
          "flags": ["Match", "OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["base64url"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0003",
          "comment": "the claim is the raw form",
          "flags": ["Match", "OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0004",
          "comment": "the shortest nonce of 128 bits in base64url, hex form",
          "flags": ["Match"],
          "rawNonce": "aaaaaaaaaaaaaaaaaaaaaa",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlYzdjNDk0ZGY2ZDJhN2VhMzY2NjhkNjU2ZTZiODk3OWUzMzY0MWJmZWEzNzhjMTUwMzhhZjM5NjRkYjA1N2EzIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"ec7c494df6d2a7ea36668d656e6b8979e33641bfea378c15038af3964db057a3\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0005",
          "comment": "the shortest nonce of 128 bits in base64url, raw form",
          "flags": ["Match"],
          "rawNonce": "aaaaaaaaaaaaaaaaaaaaaa",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJhYWFhYWFhYWFhYWFhYWFhYWFhYWFhIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"aaaaaaaaaaaaaaaaaaaaaa\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0006",
          "comment": "a nonce of 64 hex digits, hex form",
          "flags": ["Match"],
          "rawNonce": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJhOGFlNmU2ZWU5MjlhYmVhM2FmY2ZjNTI1OGM4Y2NkNmY4NTI3M2UwZDQ2MjZkMjZjNzI3OWYzMjUwZjc3YzhlIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0007",
          "comment": "a nonce of 64 hex digits, raw form",
          "flags": ["Match"],
          "rawNonce": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0008",
          "comment": "a long nonce, hex form",
          "flags": ["Match"],
          "rawNonce": "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI4MTY5YzcyNWVkZDM5ZjAwMTQwZmZjZjU3YzQ1YjljNTE0M2UyZmZlMzc1ODY5ZTRjZjI4MDUzNDI3MTVkMmIxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"8169c725edd39f00140ffcf57c45b9c5143e2ffe375869e4cf2805342715d2b1\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0009",
          "comment": "a long nonce, raw form",
          "flags": ["Match"],
          "rawNonce": "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJ6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6eiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0010",
          "comment": "a UUID as nonce, hex form",
          "flags": ["Match"],
          "rawNonce": "00000000-0000-4000-8000-000000000000",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYjgwNTVlMGUwMzA3ZDVhMDE2YmVjNGRjMzM4ZDY5ODc1ZWIwZmI3ZTYxNGE4YjEyNWIwOGZiMDgyMDk1ZDk4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"db8055e0e0307d5a016bec4dc338d69875eb0fb7e614a8b125b08fb082095d98\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0011",
          "comment": "a UUID as nonce, raw form",
          "flags": ["Match"],
          "rawNonce": "00000000-0000-4000-8000-000000000000",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"00000000-0000-4000-8000-000000000000\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0012",
          "comment": "punctuation only, hex form",
          "flags": ["Match"],
          "rawNonce": "-._~-._~-._~-._~-._~-._~",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyZmYwNzlkM2IyYzQxNGJjZTEyOGY0N2ZhZjQ2YTlmNDM3NTlmZDUwNThhODQ5ZTA5NzFiNzlmZDU4NDZkNTczIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"2ff079d3b2c414bce128f47faf46a9f43759fd5058a849e0971b79fd5846d573\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0013",
          "comment": "punctuation only, raw form",
          "flags": ["Match"],
          "rawNonce": "-._~-._~-._~-._~-._~-._~",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiItLl9-LS5ffi0uX34tLl9-LS5ffi0uX34iLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"-._~-._~-._~-._~-._~-._~\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0014",
          "comment": "a digest that begins with two zero digits",
          "flags": ["Match"],
          "rawNonce": "8Nq1-nonce-with-zero-0000264",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMDNlNzlmNWRkMWQ2MWQxYzU5N2Y4ZGQ3Zjc4MjRhZDI2ZGEzYzEzMDc1NDNhN2ZmYWRhNTNhOTk0MmJiYThmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"003e79f5dd1d61d1c597f8dd7f7824ad26da3c1307543a7ffada53a9942bba8f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-accept-0015",
          "comment": "the claim written with a JSON escape",
          "flags": ["Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcdTAwMzVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\\u0035edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The claim is another",
      "requirement": "token.mismatch",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-mismatch-0001",
          "comment": "another nonce's hex form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0002",
          "comment": "another nonce's base64url form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"3JKu1JBlng2iPC9yoExchUTMAxf6bh9yX4CLmMH_HV8\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0003",
          "comment": "another nonce's raw form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJRZTMudVQ2LWhXel8wcEtkU3g1dk1uQjFnWXJBbzhDaSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0004",
          "comment": "first letter changed (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJiZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"bedc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0005",
          "comment": "first letter changed (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJiWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"bX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0006",
          "comment": "last letter changed (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzNiIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c73b\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0007",
          "comment": "last letter changed (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhYiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0Gab\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0008",
          "comment": "last letter missing (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c73\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0009",
          "comment": "last letter missing (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0Ga\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0010",
          "comment": "first letter missing (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0011",
          "comment": "first letter missing (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"X7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0012",
          "comment": "first letter only (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0013",
          "comment": "first letter only (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"k\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0014",
          "comment": "first half (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0015",
          "comment": "first half (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9R\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0016",
          "comment": "one letter more (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxMCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c7310\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0017",
          "comment": "one letter more (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRTAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE0\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0018",
          "comment": "twice in a row (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c7315edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0019",
          "comment": "twice in a row (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRWtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaEkX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0020",
          "comment": "space in front (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIgNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\" 5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0021",
          "comment": "space in front (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIga1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\" kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0022",
          "comment": "space behind (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxICIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731 \",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0023",
          "comment": "space behind (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE \",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0024",
          "comment": "newline behind (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXG4iLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\\n\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0025",
          "comment": "newline behind (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVxuIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\\n\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0026",
          "comment": "other case (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1RURDOEE4NzM5RTUzM0U0NTk5REE3QURDRjRBQTczQjk0NzBFNDNBNDRCNEMxOTk2QzNBNjVEQTdCQjlDNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5EDC8A8739E533E4599DA7ADCF4AA73B9470E43A44B4C1996C3A65DA7BB9C731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0027",
          "comment": "other case (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJLeDctV3BRLjJNdl96VDlyQm40Q2pGOFNsRHlIMGdBZSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"Kx7-WpQ.2Mv_zT9rBn4CjF8SlDyH0gAe\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0028",
          "comment": "NUL behind (hex form)",
          "flags": ["Nul"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXHUwMDAwIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\\u0000\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0029",
          "comment": "NUL behind (raw form)",
          "flags": ["Nul"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVx1MDAwMCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\\u0000\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0030",
          "comment": "NUL and a tail behind (hex form)",
          "flags": ["Nul"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXHUwMDAwdGFpbCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\\u0000tail\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0031",
          "comment": "NUL and a tail behind (raw form)",
          "flags": ["Nul"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVx1MDAwMHRhaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\\u0000tail\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0032",
          "comment": "zero-width space inside (hex form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOOKAi2E4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8\u200ba8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0033",
          "comment": "zero-width space inside (raw form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd-KAi1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-w\u200bPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0034",
          "comment": "byte order mark in front (hex form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvu781ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\ufeff5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0035",
          "comment": "byte order mark in front (raw form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvu79rWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\ufeffkX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0036",
          "comment": "combining accent behind (hex form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxzIEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\u0301\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0037",
          "comment": "combining accent behind (raw form)",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRcyBIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\u0301\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0038",
          "comment": "percent-encoded first letter (hex form)",
          "flags": ["Encoded"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIlMzVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"%35edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0039",
          "comment": "percent-encoded first letter (raw form)",
          "flags": ["Encoded"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIlNkJYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"%6BX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0040",
          "comment": "quoted once more (hex form)",
          "flags": ["Encoded"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcIjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzFcIiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\\\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\\\"\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0041",
          "comment": "quoted once more (raw form)",
          "flags": ["Encoded"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFXCIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\\\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\\\"\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0042",
          "comment": "full-width digits",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvvJVlZGPvvJhh77yY77yX77yT77yZZe-8le-8k--8k2XvvJTvvJXvvJnvvJlkYe-8l2FkY2bvvJRhYe-8l--8k2LvvJnvvJTvvJfvvJBl77yU77yTYe-8lO-8lGLvvJRj77yR77yZ77yZ77yWY--8k2HvvJbvvJVkYe-8l2Ji77yZY--8l--8k--8kSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\uff15edc\uff18a\uff18\uff17\uff13\uff19e\uff15\uff13\uff13e\uff14\uff15\uff19\uff19da\uff17adcf\uff14aa\uff17\uff13b\uff19\uff14\uff17\uff10e\uff14\uff13a\uff14\uff14b\uff14c\uff11\uff19\uff19\uff16c\uff13a\uff16\uff15da\uff17bb\uff19c\uff17\uff13\uff11\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0043",
          "comment": "Cyrillic letters",
          "flags": ["LookAlike"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI10LVk0YE40LA4NzM50LU1MzPQtTQ1OTlk0LA30LBk0YFmNNCw0LA3M2I5NDcw0LU0M9CwNDRiNNGBMTk5NtGBM9CwNjVk0LA3YmI50YE3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5\u0435d\u04418\u04308739\u0435533\u04354599d\u04307\u0430d\u0441f4\u0430\u043073b9470\u043543\u043044b4\u04411996\u04413\u043065d\u04307bb9\u0441731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0044",
          "comment": "the kelvin sign for K: canonically equivalent",
          "flags": ["LookAlike"],
          "rawNonce": "KX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLihKpYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\u212aX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0045",
          "comment": "decomposed for composed: canonically equivalent",
          "flags": ["LookAlike"],
          "rawNonce": "caf\u00e9-kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJjYWZlzIEta1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"cafe\u0301-kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-mismatch-0046",
          "comment": "digest of the decomposed nonce",
          "flags": ["LookAlike"],
          "rawNonce": "caf\u00e9-kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyYTVlMWI4NWExOWJkZTNhMjJjOGE1ZGY2ODdlMzhhNjM1NzBiNjYyMGFlYWExYjYyOGI3NmQ3MDEzM2EwNjJkIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"2a5e1b85a19bde3a22c8a5df687e38a63570b6620aeaa1b628b76d70133a062d\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The claim is right for another contract",
      "requirement": "token.contract",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-contract-0001",
          "comment": "digest of the hex text",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMzIzNGJlNDQ2ZTMzMjQ0MzRmMTQwOTFjZGMzODhlNmRkZTNiMjJhNzE0MmE3MzY5NTU4YTk1OTUyZjI3NjEwIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"03234be446e3324434f14091cdc388e6dde3b22a7142a7369558a95952f27610\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0002",
          "comment": "digest of the digest",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0MzY3NWJlMDNiM2Q3MDdkNDU2OTM5YjM0OTcyZTcyYzM3NDhiMzJlNzQzZTdiMzMzY2E4ZDkzZmNkYmM0YmFkIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"43675be03b3d707d456939b34972e72c3748b32e743e7b333ca8d93fcdbc4bad\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0003",
          "comment": "upper-case hex",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1RURDOEE4NzM5RTUzM0U0NTk5REE3QURDRjRBQTczQjk0NzBFNDNBNDRCNEMxOTk2QzNBNjVEQTdCQjlDNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5EDC8A8739E533E4599DA7ADCF4AA73B9470E43A44B4C1996C3A65DA7BB9C731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0004",
          "comment": "base64 with padding",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0rUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFPSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"XtyKhznlM+RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0005",
          "comment": "base64url with padding",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFPSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0006",
          "comment": "base64 of the hex text",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJOV1ZrWXpoaE9EY3pPV1UxTXpObE5EVTVPV1JoTjJGa1kyWTBZV0UzTTJJNU5EY3daVFF6WVRRMFlqUmpNVGs1Tm1NellUWTFaR0UzWW1JNVl6Y3pNUT09IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"NWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMQ==\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0007",
          "comment": "hex with colons",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZTpkYzo4YTo4NzozOTplNTozMzplNDo1OTo5ZDphNzphZDpjZjo0YTphNzozYjo5NDo3MDplNDozYTo0NDpiNDpjMTo5OTo2YzozYTo2NTpkYTo3YjpiOTpjNzozMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5e:dc:8a:87:39:e5:33:e4:59:9d:a7:ad:cf:4a:a7:3b:94:70:e4:3a:44:b4:c1:99:6c:3a:65:da:7b:b9:c7:31\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0008",
          "comment": "hex with 0x in front",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIweDVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"0x5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0009",
          "comment": "unpadded hex",
          "flags": ["OtherForm"],
          "rawNonce": "8Nq1-nonce-with-zero-0000264",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwM2U3OWY1ZGQxZDYxZDFjNTk3ZjhkZDdmNzgyNGFkMjZkYTNjMTM3NTQzYTdmZmFkYTUzYTk5NDJiYmE4ZiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"03e79f5dd1d61d1c597f8dd7f7824ad26da3c137543a7ffada53a9942bba8f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0010",
          "comment": "with the name of the hash in front",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJzaGEyNTY6NWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"sha256:5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0011",
          "comment": "SHA-1",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5YzU3MmVjM2RkNDA3ZDE5ZDQ4MTU0NTZjM2NiNGE1ODlmNzU0M2QzIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"9c572ec3dd407d19d4815456c3cb4a589f7543d3\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0012",
          "comment": "SHA-512",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5MjI4Zjg3NmRmYjA3MmUwYWI3Zjk5NWFiZDM1MDJiNDcxNDdkNzNlNjg3OTBmMGU5ZTMxZTYxMzkxNTRlODUyNmRjYzk5ZDYwZGJlZGE4MzVhMjNjNDc5YmExNzg0ZmE2ODU1ZWU4NzIzZGU0YmExMjIwZDg4YWJmNzdlYjU3ZCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"9228f876dfb072e0ab7f995abd3502b47147d73e68790f0e9e31e6139154e8526dcc99d60dbeda835a23c479ba1784fa6855ee8723de4ba1220d88abf77eb57d\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0013",
          "comment": "digest of UTF-16",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5YzFmNDIzNzUwNGU3YWExMzRkYmFhNDAyMzUyMTU1OWIyZmU2YmQ3OThhZjJmMDBjMzg0NDNlNDUwMjZlNDVlIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"9c1f4237504e7aa134dbaa4023521559b2fe6bd798af2f00c38443e45026e45e\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0014",
          "comment": "digest with a newline appended",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyMDc1NjRjYzhiODdlMjdkMThiYmI3YmQ0Y2ViYjUxZjZhYTY2NzE0NWVmMjFhOTNjNDFiMmM3MzIzMWNhMDczIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"207564cc8b87e27d18bbb7bd4cebb51f6aa667145ef21a93c41b2c73231ca073\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        },
        {
          "id": "token-contract-0015",
          "comment": "the nonce backwards",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJFYUcwaFlkTHM4ZkpjNE5iUjl0Wl9WbTIucVB3LTdYayIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"EaG0hYdLs8fJc4NbR9tZ_Vm2.qPw-7Xk\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "nonceMalformed"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "No usable claim",
      "requirement": "token.missing",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-missing-0001",
          "comment": "no nonce member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0002",
          "comment": "no nonce member in an empty payload",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.e30.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": [
                "nonceMissing",
                "malformedToken",
                "wrongIssuer",
                "wrongAudience",
                "expired"
              ]
            }
          ]
        },
        {
          "id": "token-missing-0003",
          "comment": "nonce is null",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":null,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0004",
          "comment": "nonce is an empty text",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0005",
          "comment": "nonce is the number 0",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOjAsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":0,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0006",
          "comment": "nonce is the number 1",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOjEsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":1,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0007",
          "comment": "nonce is true",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnRydWUsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":true,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0008",
          "comment": "nonce is false",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOmZhbHNlLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":false,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0009",
          "comment": "nonce is an empty array",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOltdLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":[],\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0010",
          "comment": "nonce is an empty object",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnt9LCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":{},\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0011",
          "comment": "nonce is the right hex form in an array",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOlsiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSJdLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":[\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\"],\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0012",
          "comment": "nonce is the right raw form in an array",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOlsia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiXSwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":[\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\"],\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0013",
          "comment": "nonce is the right hex form in an object",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnsibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIn0sImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":{\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\"},\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0014",
          "comment": "nonce is the right raw form in an object",
          "flags": ["WrongType"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnsidmFsdWUiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSJ9LCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":{\"value\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\"},\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-missing-0015",
          "comment": "the right hex form under 'Nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"Nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0016",
          "comment": "the right raw form under 'Nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"Nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0017",
          "comment": "the right hex form under 'NONCE'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTk9OQ0UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"NONCE\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0018",
          "comment": "the right raw form under 'NONCE'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTk9OQ0UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"NONCE\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0019",
          "comment": "the right hex form under 'nonce '",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UgIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce \":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0020",
          "comment": "the right raw form under 'nonce '",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UgIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce \":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0021",
          "comment": "the right hex form under 'n\\u043ence'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwibtC-bmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"n\u043ence\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0022",
          "comment": "the right raw form under 'n\\u043ence'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwibtC-bmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"n\u043ence\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0023",
          "comment": "the right hex form under 'nonc'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uYyI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonc\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0024",
          "comment": "the right raw form under 'nonc'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uYyI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonc\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0025",
          "comment": "the right hex form under 'raw_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwicmF3X25vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"raw_nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0026",
          "comment": "the right raw form under 'raw_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwicmF3X25vbmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"raw_nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0027",
          "comment": "the right hex form under 'c_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiY19ub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"c_nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0028",
          "comment": "the right raw form under 'c_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiY19ub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"c_nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0029",
          "comment": "the right hex form in the header only",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0030",
          "comment": "the right hex form nested in another member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNsYWltcyI6eyJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEifX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true,\"claims\":{\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\"}}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0031",
          "comment": "the right raw form in the header only",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0032",
          "comment": "the right raw form nested in another member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNsYWltcyI6eyJub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIn19.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true,\"claims\":{\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\"}}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        }
      ]
    },
    {
      "type": "match",
      "comment": "Nothing to compare with",
      "requirement": "token.expected-empty",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-empty-0001",
          "comment": "no expected nonce, no claim",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0002",
          "comment": "no expected nonce, null",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":null,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0003",
          "comment": "no expected nonce, an empty claim",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0004",
          "comment": "no expected nonce, a claim in hex form",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0005",
          "comment": "no expected nonce, a claim in raw form",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0006",
          "comment": "no expected nonce, the digest of nothing in hex",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlM2IwYzQ0Mjk4ZmMxYzE0OWFmYmY0Yzg5OTZmYjkyNDI3YWU0MWU0NjQ5YjkzNGNhNDk1OTkxYjc4NTJiODU1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0007",
          "comment": "no expected nonce, the digest of nothing in base64url",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0N0RFUXBqOEhCU2EtX1RJbVctNUpDZXVRZVJrbTVOTXBKV1pHM2hTdUZVIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0008",
          "comment": "no expected nonce, the text nil",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJuaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"nil\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0009",
          "comment": "no expected nonce, the text null",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJudWxsIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"null\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0010",
          "comment": "an empty expected nonce, no claim",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0011",
          "comment": "an empty expected nonce, null",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":null,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0012",
          "comment": "an empty expected nonce, an empty claim",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0013",
          "comment": "an empty expected nonce, a claim in hex form",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0014",
          "comment": "an empty expected nonce, a claim in raw form",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0015",
          "comment": "an empty expected nonce, the digest of nothing in hex",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlM2IwYzQ0Mjk4ZmMxYzE0OWFmYmY0Yzg5OTZmYjkyNDI3YWU0MWU0NjQ5YjkzNGNhNDk1OTkxYjc4NTJiODU1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0016",
          "comment": "an empty expected nonce, the digest of nothing in base64url",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0N0RFUXBqOEhCU2EtX1RJbVctNUpDZXVRZVJrbTVOTXBKV1pHM2hTdUZVIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0017",
          "comment": "an empty expected nonce, the text nil",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJuaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"nil\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0018",
          "comment": "an empty expected nonce, the text null",
          "flags": ["ExpectedEmpty"],
          "rawNonce": "",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJudWxsIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"null\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        },
        {
          "id": "token-empty-0019",
          "comment": "no expected nonce, nonce_supported false, no claim",
          "flags": ["ExpectedEmpty", "NonceSupported"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "What nonce_supported changes",
      "requirement": "token.nonce-supported",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-supported-0001",
          "comment": "nonce_supported true, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-supported-0002",
          "comment": "nonce_supported false, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [
            {"when": {"nonceSupported": ["claimFalseRelaxes"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}
          ]
        },
        {
          "id": "token-supported-0003",
          "comment": "nonce_supported absent, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-supported-0004",
          "comment": "nonce_supported the text \"true\", no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJ0cnVlIn0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":\"true\"}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0005",
          "comment": "nonce_supported the text \"false\", no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJmYWxzZSJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":\"false\"}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0006",
          "comment": "nonce_supported the number 0, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjB9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":0}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0007",
          "comment": "nonce_supported the number 1, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjF9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":1}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0008",
          "comment": "nonce_supported null, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOm51bGx9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":null}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMissing", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0009",
          "comment": "nonce_supported true, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0010",
          "comment": "nonce_supported false, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0011",
          "comment": "nonce_supported absent, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0012",
          "comment": "nonce_supported the text \"true\", another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJ0cnVlIn0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":\"true\"}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0013",
          "comment": "nonce_supported the text \"false\", another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJmYWxzZSJ9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":\"false\"}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0014",
          "comment": "nonce_supported the number 0, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjB9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":0}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0015",
          "comment": "nonce_supported the number 1, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjF9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":1}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0016",
          "comment": "nonce_supported null, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOm51bGx9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":null}",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch", "malformedToken"]}
          ]
        },
        {
          "id": "token-supported-0017",
          "comment": "nonce_supported false, the right hex form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0018",
          "comment": "nonce_supported false, the right raw form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjpmYWxzZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0019",
          "comment": "nonce_supported absent, the right hex form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0020",
          "comment": "nonce_supported absent, the right raw form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMH0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0021",
          "comment": "nonce_supported true, the right hex form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0022",
          "comment": "nonce_supported true, the right raw form",
          "flags": ["NonceSupported", "Match"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["raw"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-supported-0023",
          "comment": "nonce_supported false, an empty claim",
          "flags": ["NonceSupported", "Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6ZmFsc2V9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMalformed", "nonceMismatch"]
            }
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "Two nonce members: of a pair at most one is accepted",
      "requirement": "token.duplicate-keys",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "signature": "notVerified",
      "tests": [
        {
          "id": "token-duplicate-0001",
          "comment": "two members, right then wrong (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-hex",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0002",
          "comment": "two members, wrong then right (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-hex",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0003",
          "comment": "two members, right then wrong (base64url form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE\",\"nonce\":\"3JKu1JBlng2iPC9yoExchUTMAxf6bh9yX4CLmMH_HV8\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-base64url",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0004",
          "comment": "two members, wrong then right (base64url form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"3JKu1JBlng2iPC9yoExchUTMAxf6bh9yX4CLmMH_HV8\",\"nonce\":\"XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-base64url",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0005",
          "comment": "two members, right then wrong (raw form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsIm5vbmNlIjoiUWUzLnVUNi1oV3pfMHBLZFN4NXZNbkIxZ1lyQW84Q2kiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"nonce\":\"Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-raw",
          "verdicts": [
            {
              "when": {"nonceForm": ["raw"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0006",
          "comment": "two members, wrong then right (raw form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJRZTMudVQ2LWhXel8wcEtkU3g1dk1uQjFnWXJBbzhDaSIsIm5vbmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-raw",
          "verdicts": [
            {
              "when": {"nonceForm": ["raw"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0007",
          "comment": "two members, right then null (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"nonce\":null,\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-null",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0008",
          "comment": "two members, null then right (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":null,\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-null",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMissing", "nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0009",
          "comment": "two members, one name escaped, right then escaped (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiXHUwMDZlb25jZSI6ImRjOTJhZWQ0OTA2NTllMGRhMjNjMmY3MmEwNGM1Yzg1NDRjYzAzMTdmYTZlMWY3MjVmODA4Yjk4YzFmZjFkNWYiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"\\u006eonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-escaped",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        },
        {
          "id": "token-duplicate-0010",
          "comment": "two members, one name escaped, escaped then right (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiXHUwMDZlb25jZSI6ImRjOTJhZWQ0OTA2NTllMGRhMjNjMmY3MmEwNGM1Yzg1NDRjYzAzMTdmYTZlMWY3MjVmODA4Yjk4YzFmZjFkNWYiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"\\u006eonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "pair": "duplicate-escaped",
          "verdicts": [
            {
              "when": {"nonceForm": ["hex"]},
              "verdict": "either",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            },
            {
              "when": {},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "nonceMalformed", "malformedToken"]
            }
          ]
        }
      ]
    }
  ]
}

"""#
}
