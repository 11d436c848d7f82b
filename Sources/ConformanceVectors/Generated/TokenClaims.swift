// swift-format-ignore-file
// Generated from Vectors/token/claims.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenClaims: String = #"""
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
  "numberOfTests": 160,
  "header": [
    "Rules are tried in order; the first whose conditions all hold gives the verdict.",
    "Tokens are signed with Vectors/keys/private.jwks.json, so that verifiers get to the nonce."
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
      "tests": [
        {
          "id": "token-accept-0001",
          "comment": "the claim is the hex form",
          "flags": ["Match", "OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.DjbH2JZoh9pI7xVC21djFawvCjtvn4JGpuLve8S66y6tHSvgZERPYzfbQyq_r8H6BLNCKdTlpH93Rsptgo1h2A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.b8wq7zVsRjO4Q7GSlHA_fXRD7f7GAhxBtP88mYSSOHEr7FT3h9y4jIiQVzzWvucguOkJ7EaD0CxWvJ3ugx1r4w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlYzdjNDk0ZGY2ZDJhN2VhMzY2NjhkNjU2ZTZiODk3OWUzMzY0MWJmZWEzNzhjMTUwMzhhZjM5NjRkYjA1N2EzIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.aIpsEiQQpiBDZsiPkpuazLS8vt5qUiWHprRzr59yaiqPOjLnoHovTv33R5mD_aTQeryLwbwYRTGVPVWLkH37XQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJhYWFhYWFhYWFhYWFhYWFhYWFhYWFhIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.zA2Dkup4CREAP6mtlhPOlZN9vKD8i5iKGComche1Te1UDmyJMYC3NJLLGGUi-b0Tn0bMRP6IIyRVYrHkAsGnVg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJhOGFlNmU2ZWU5MjlhYmVhM2FmY2ZjNTI1OGM4Y2NkNmY4NTI3M2UwZDQ2MjZkMjZjNzI3OWYzMjUwZjc3YzhlIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.FYLrKDmyLkJK7mfmjuoGMdV2Lfp2NMcipQ2eljwX3KJwNMuc_GZ2cP9CNtYW0jak76U8PQ_5N30YOn96HBN5jQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMTIzNDU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.beOeZMnErEWhk5SmrKDLFyU5A17sk0GDLpeGp4h_6UdotUh-IwISouftV4TOo4PQ8RDIp0z7Xtkq1JPj1o-DeQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI4MTY5YzcyNWVkZDM5ZjAwMTQwZmZjZjU3YzQ1YjljNTE0M2UyZmZlMzc1ODY5ZTRjZjI4MDUzNDI3MTVkMmIxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ZZqkun3F93SzVN1DDghYbSlPXV6SBdCu-Mh-6r1t7zoCtbwhUJR2TMeWIFbSfQTAqPEILb6-DhgqBpecEpXF7A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJ6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6enp6eiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.Jt6_P5Td00z6MrN3tmBZqx51e_J8KipqUo_BmkpirlL3pm_PdLj7tkPycSS7FKk0yvWq_ukuvMrOCQbA_sFz9A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYjgwNTVlMGUwMzA3ZDVhMDE2YmVjNGRjMzM4ZDY5ODc1ZWIwZmI3ZTYxNGE4YjEyNWIwOGZiMDgyMDk1ZDk4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.0lhFW72wK1vDAdQ7JIZk-A6YuxmRBL5F3bSkvIzpKQiXB_QxkLqdojeQvSTpwzIjMhBPdihm9-W_Jtb0KYObww",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.SLyV8setVMaGg13cItK3j6kycgDdA4aBDucGz251pS4cGfVzRs_FOcOjXDDblJQk9L2KgpMa7Nc00dDhD4yE_A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyZmYwNzlkM2IyYzQxNGJjZTEyOGY0N2ZhZjQ2YTlmNDM3NTlmZDUwNThhODQ5ZTA5NzFiNzlmZDU4NDZkNTczIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.wWT5igI5SHDGgTKlOczF1pIK-ta0GX8vwGHv4d8NGbdrOYXbcpDUwRHWQc82n1P1Okf2exauU9alGl47AkzpTQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiItLl9-LS5ffi0uX34tLl9-LS5ffi0uX34iLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.Rn5JsuZnl-5M9DHgyuDD7c1UhRmWrS4c_I7kDvF5Sm04QiOmjk60I9fPhafnyiXB3sZh7rUDqZxZbuFxOen5eA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMDNlNzlmNWRkMWQ2MWQxYzU5N2Y4ZGQ3Zjc4MjRhZDI2ZGEzYzEzMDc1NDNhN2ZmYWRhNTNhOTk0MmJiYThmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Nqrx596Lo68YO-GvaRj8KSaXAwDhL3IvtIXkcba5NYx7u8TO6MxqoEt1upMokAZHYlUyjX7egjTLn3qTSRGOPA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcdTAwMzVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.6re7iVTDgax0NUNY02ld1LEXDKaJ02UxzdPnRGCwxxw05vfgw3pWl47MmEdYw2r97PU7UkbstADViEntL4QO_g",
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
      "tests": [
        {
          "id": "token-mismatch-0001",
          "comment": "another nonce's hex form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.m3BwnhNaVBvpHzdG9LaEoAUnJ1hd8CYXa9IsI45UKqcC088d-T9_gVN-zaH4cfCr5c7sGzIaiLFbGD7KouHNXQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0002",
          "comment": "another nonce's base64url form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.VbvZrbzBJT94pq3_TrlZwakljfZf5kHfWCWeMiSFx3DrPu-ZQMFXMzz2tMvUloR_yGtHkZMy1bqmIvAp5B5hAg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"3JKu1JBlng2iPC9yoExchUTMAxf6bh9yX4CLmMH_HV8\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0003",
          "comment": "another nonce's raw form",
          "flags": ["Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJRZTMudVQ2LWhXel8wcEtkU3g1dk1uQjFnWXJBbzhDaSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.sPZDQlmnJSINH1LWRE4b8zb1ziWx6KVIcX2IuQPamNlF7Kxs4-6-vJ6lk_ESCipEcQTvidG8EFTpfTIDxNWqRQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"Qe3.uT6-hWz_0pKdSx5vMnB1gYrAo8Ci\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0004",
          "comment": "first letter changed (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJiZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.UZVQai2PBqDUOt8DMD5flyhEeAtzj0Yptlusk4p1A1I7G3puE9JFCocAZIA8Y1tTmTYUSu5A4p3Nx2X3xNBv2w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"bedc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0005",
          "comment": "first letter changed (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJiWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.mIZO7-MWNPGiQP2nXP_1sywfgX6aGqqeQ0NGYnxwrhcLCH_0WOoU-IYPgBPhnOH7dUtixJwAaD8ghWL1JPnQnw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"bX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0006",
          "comment": "last letter changed (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzNiIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.32PvOuxIHW8SixTCMU4IocQARY8hsBWQlDJvpI_zlZyaRe9nbX2Gw9ut74AD4X7qH17ff2i_IzkQMHsZh6IVHA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c73b\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0007",
          "comment": "last letter changed (raw form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhYiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ._oTbmyqg4Hl8OENNMxSSFTNOC-DeiqU-aee0C41i7y3lZDywdfNia2D6EvJAE9ptgnuafnD-bB6TUyaZeqOK8A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0Gab\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-mismatch-0008",
          "comment": "last letter missing (hex form)",
          "flags": ["NearMiss"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.sr7gzdB4JXSyq5aGl_Sax6v5CSPP6lZCTuhuOPiHCfm0n7E9KHBDF-D2xTiphuEEbmiA5NTBhPl1uOd88qqAdg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bNYIPcEWgbhb2xjXH1143Nou2RMf5Arhj8NUZsf-Y6FvdgTnuf2o3XYxdIdlh7zARwCJwcUtW_cnJdgqzLJyDg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.345qTLehSJyqCZGce9OV2-A1RkojU-e3LKuDm4vHN9_NSqiBy-VUVwVQ825ZkTPZo1H1pAzjFZbYFYpYbvup0A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.6iQISjNIGP9Q3MhknJlUhn6MNxY9OOiF0BYwTK6xF4K5fMQMslkC2arDWEFIPbvoaBh0b0A_R0eLRtdW3fd45g",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.7vGNSpwGHgAneWSVSFASMim63wcbWL1RHz2ARH7F1hgo0pO88ZAix_djpFl9IHLFXNLSr2wQ3KRBWDYmfUC9GA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.vMQ_RN_DQNOBe1fHmOLSeSbqDQ9DQ9vV0-6mhRmVKQRdiTesiZvuc2q9ZSlW0k4FGg1a10PlvU4NBU0HFDYFvg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.NWZixN7hKKESRN5CCHO-ThuXQD8aCg6iwhkI7l65p63KG0apq29z9xKVXpd9x4fvezBbTjtHcpkJRU6FiFqIAw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Fa0oyVDse4GppNEbq20EXm6YkyUq3ItKPb5WYIbS91sKPPvG3QcBV9xE6hArbQfX44C1_S0p8hsp-FQEv2elZg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxMCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.lE9UdpVkWRKi1X38tHy5bahY1jskQ3J-wCN_RhTAZePkkabr9mNpnurcWpuLIWNnYMsv11Kax_DaP3f0gVPHYg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRTAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.FU4dCD7Frja0sBsQr3zUxVsQjTjQKMvafAUAntIOsZzJW_VYoMyOq13Y0L7b7Uf1jcdqGTfpNv-utUflPlLx8Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.R-6JgOAf-YxsBr50ro_9dUUWJoZQAjCHyjyhtcpxNOBYqhL0_JKcg4vVrIVFShI0KEGqoyjEVKOvNoA8h8y5DA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRWtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fCOfVzR5QbanBNYbLORPrnH2lsguCuawsJjsdqRUFLF0CiB7NgVTD0nvWJDblonDsO8TP8mfsXBYqs_NUUmqJg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIgNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.AK3BhqakghI7Tz6oR6-ZWTd66ZjeGYsHjEFEKpYrFdkVKotHX_pU6PwgBKPSU3kQmbHc_mDn_gI9nTpcQfEmWg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIga1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.TNC2Czz9LDvnaXJp7yZpSX8pGxFL8XU4B9dENI-qQQvWSzy3z9tg3v52GwXPnowSkk3fe7oKcJkZIUqGBtTylA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxICIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.2bZ6kuZgVpQlb0L2HfRYwaoMGQ86R3TanG36XyPJ-gK9ppnjmQyU482_N8Fw4gKY5rV_lSKCJBySTfl0U83h0w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSAiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.Ds2LD4j0i0Qxm4ps5pUNZ0yspg4ICE_vcG5t-KU_QMQCmvXC5FHglE_1GjaPUiyWNbwcjej26TheMOLwSO_meQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXG4iLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.aiEJutrgKXmoH_p8YgrFb_iRF17haUUPKsUBcKr0ZlZtpiI3GErWYJGTZjzTFsmaPiU7_kmos9GbigjFOBt0_g",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVxuIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.yb_tc29ZLxClzrZvwamCBFlvdls9h9QnaXquqEIwKE5Tu_eyI9DOekOAJN22IzHnU6Asiy2xYQXjmvQCjWZk_w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1RURDOEE4NzM5RTUzM0U0NTk5REE3QURDRjRBQTczQjk0NzBFNDNBNDRCNEMxOTk2QzNBNjVEQTdCQjlDNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cUOvELT3JU-COuTiowffey2rZ1AZRlA89vk6xPpQ0HM81ygtWxt0Dozgtn7noF1O9dpndlx3oIJaZ-Su_51IVQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJLeDctV3BRLjJNdl96VDlyQm40Q2pGOFNsRHlIMGdBZSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.oZfUM1E8703btatDTGEIppByf7UgXRqPpi1TRR3UWtC9RI2eVHoEURdHLnHngqd5mm2mN3WSrgiMiJHxhV9G4A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXHUwMDAwIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.CeCoLY4QrK6cwRHakS84h4oavNRNkhnzw3KSBuo07Ip6Z-DbvctOrhS5FgJgv_xha-b7VDL_LMRRTYaig0NmlQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVx1MDAwMCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.ay1ZdoQw5_W37SVH53NW0OjfJsjBAC_r9u7dXO_6vk60Ld3Gtw7PCc0fyiC96JC9eNPGYGqiHHufR3DQGCi7zg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxXHUwMDAwdGFpbCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.5jSbmouFiW_xu5s_NXwJpa6W-TfI1riAQpAMHwHugoyyBsaopCuXya5t7VP7eMbOxsXDQhAcJ9Ffx-oGakfXmQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRVx1MDAwMHRhaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.nnmkm07jTpHGZ5oG84FBy24gPlRed6GEwh66k6td4i02n03wcNQQfWDtaMsh391-Q6hB5bIutMInRtC111CnQw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOOKAi2E4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LnXm-BIPkjppPnpRpimUluB28UVBqbmBszPvM4L0c3ZH35AgOu1UlEVwewcPfka0ygAXOHBYgEU7ZXnUSCqJmA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd-KAi1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.16f4kmyJB6v0MtXionOSgDP5G1rab-dXcsNXa5PSz1PEgcfDvnp7Keuzv8EAQ-m-ouzB1pxmdeZYJpWFA3P7hQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvu781ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.aXoc0smIEJYtoDKSV9cn-2DtmYvoL6yoj_C-1N6PAY039JoRM2PDf3Ocs6whV_oUuFByhdXy2-GXA95vNwqSHA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvu79rWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.-H8gXBLraptIaFGV6Hwl9CvZVlX-ZnM7AKtc91LqRzjj2qAHtv154bQi0Nz3b367P1zP9o_F-N84z_mAnPkejg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxzIEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.kuITIXIKj51wCxigWvEfD8bVGIMQvlflNO8sVzUBddha6DMRBSB7LvNmg6KT7X7UJ3kPL2Qs5UEkYXjPkhIh6A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRcyBIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.O_jmQ0vLWKxtZQ7z-MKwxieH6Bgl5w0U-GvLGir553GiMtHc7oLLwj7GI5UCW9v18VjPTXfZsnEZ8NRBQ8HXbQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIlMzVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.OI4ZF-YwfSgs1rJ5XdgF9c1FLUAajE8SFmsekg3Cm3jkoLn9niuds0wI6EWLGFid-PobnbTypDDjtDM1RA3G9Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIlNkJYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Nc961cYtTRI79xf6gAVSU-Q7ewRdUaVHy-HlefjnL_vigF2MDRn6yAZVefNpsQ8ObN7WYZJBRD47x7KfOIc1KQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcIjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzFcIiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.Xy6uEkPHgA0AZlclDqdx49GH9bHEhyrGxH2etQZ8oyb_hRNFTNcQdof_3mMSwYg0irCYeuQRWoDoHofrueA3Hw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJcImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFXCIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.ZHxer5FvNEbrtY9fxFEKytlZNUlrAGkNErO7l3tIMR0mZPmfhnGB-oG5ZfMO-UMkmpF17d7qsYqXlnUG_elGzw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLvvJVlZGPvvJhh77yY77yX77yT77yZZe-8le-8k--8k2XvvJTvvJXvvJnvvJlkYe-8l2FkY2bvvJRhYe-8l--8k2LvvJnvvJTvvJfvvJBl77yU77yTYe-8lO-8lGLvvJRj77yR77yZ77yZ77yWY--8k2HvvJbvvJVkYe-8l2Ji77yZY--8l--8k--8kSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.Oo5tMIpqgZoVN-jpU0qgP0vPJyto3FVkh61U3lHygQlcwxsYieu6jWL0anXgn4YTzW3UkSokOZ5zoFbYBG0JdQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI10LVk0YE40LA4NzM50LU1MzPQtTQ1OTlk0LA30LBk0YFmNNCw0LA3M2I5NDcw0LU0M9CwNDRiNNGBMTk5NtGBM9CwNjVk0LA3YmI50YE3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.wsTQ_t2Bmfy-p7iGjn-m68Uiqu0KHyuzs0GRE_TXa8sYlZFDm48mZ1H0n3BNp3hq5X53Ikq7czEqtv8b27bD2A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiLihKpYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AXlIX55VBflN7LnaUYPhw-V2xFCyHoIt6DZ2601spIaQkbpkevlG8sOrVdBA4xDyBhYiAuO4jjB4Nl5PFa9c8w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJjYWZlzIEta1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.8MGQZ_YRyPu3DtVUFzMlALHmw7chPxicw0A_0W0rqgVNqR24tUIMItNPs3nSTTFGF6xS_SUbGng7qcRKHSwzmQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyYTVlMWI4NWExOWJkZTNhMjJjOGE1ZGY2ODdlMzhhNjM1NzBiNjYyMGFlYWExYjYyOGI3NmQ3MDEzM2EwNjJkIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Hic_qOuArnSQpb1xN2oH4W1iZSAaUAIkMGEfsOehWRg3qwsxMsSP8ErNuRII74Km6Nb5WjODbvPCRdQkuDijjg",
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
      "tests": [
        {
          "id": "token-contract-0001",
          "comment": "digest of the hex text",
          "flags": ["OtherForm"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwMzIzNGJlNDQ2ZTMzMjQ0MzRmMTQwOTFjZGMzODhlNmRkZTNiMjJhNzE0MmE3MzY5NTU4YTk1OTUyZjI3NjEwIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.5-I5NLC09lj3F3ud2B_YdD0NIXVAHBOGR6t_M-o1U5c0wW6CZdy9tHtqiLzfOvOk1MkciGz6HZRpwDiL3kVt-A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0MzY3NWJlMDNiM2Q3MDdkNDU2OTM5YjM0OTcyZTcyYzM3NDhiMzJlNzQzZTdiMzMzY2E4ZDkzZmNkYmM0YmFkIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ljfV7ZIy7x9M--B_Dc2BU25jqrH0to8Cu-ZwSLUytDx6NahAbs-w8ZLkEfAyxOq2p8rnFLR_OjcaqyP03OBaxA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1RURDOEE4NzM5RTUzM0U0NTk5REE3QURDRjRBQTczQjk0NzBFNDNBNDRCNEMxOTk2QzNBNjVEQTdCQjlDNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cUOvELT3JU-COuTiowffey2rZ1AZRlA89vk6xPpQ0HM81ygtWxt0Dozgtn7noF1O9dpndlx3oIJaZ-Su_51IVQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0rUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFPSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.qGeADFKmQrO2c1j5H3E3GkBnBVnmaF2v73buoTT9SL-t-4-f_DLfHYZq2O3Y9tbs6T6QvbdxKsq2kNemqGnbpg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFPSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.CVxJqv-_J_kI_nTnuKd16arhe3Wo_NZybigpkgLp9McBWbXNmU4WeN4-fVHS8wWjmp_CUDdFZV8zEdsNZ0C8bg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJOV1ZrWXpoaE9EY3pPV1UxTXpObE5EVTVPV1JoTjJGa1kyWTBZV0UzTTJJNU5EY3daVFF6WVRRMFlqUmpNVGs1Tm1NellUWTFaR0UzWW1JNVl6Y3pNUT09IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LpjYHco885yZ7kEorasutUtS4rsbYragXKtnydVs0V9JBzhr1mDPGeOT6VMhYb6gJTv7Gs-h5-Oou8Ci-Vm0HQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZTpkYzo4YTo4NzozOTplNTozMzplNDo1OTo5ZDphNzphZDpjZjo0YTphNzozYjo5NDo3MDplNDozYTo0NDpiNDpjMTo5OTo2YzozYTo2NTpkYTo3YjpiOTpjNzozMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.gYlO-_h4tZ_geSo496REGYEqrshP4E2TtLe7FBqF2HLUAPyExCyRT7o9M69WNrD9SPLqe8I76hXgthXzkoKzVw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIweDVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.--XtPfRPrRMCVUS9MnXH_n4FyYoaP_Z68v-3Ra25XyJQO_DPhnHbhg6eHheJTHsIfXrA_2dIoHebvNIHFcW1bQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIwM2U3OWY1ZGQxZDYxZDFjNTk3ZjhkZDdmNzgyNGFkMjZkYTNjMTM3NTQzYTdmZmFkYTUzYTk5NDJiYmE4ZiIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.1ZcGKIFpMs2qOZborNM5EXc3CK40IDyxJb_B8s3fcnXkT1iH_atv0s8WHyzjP-XR7UsieCSgd2KTXvIX0VEUqA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJzaGEyNTY6NWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.nZEc4CM8BRc9TMiwpqUEcKuH9vyY_bIPI97uoPkMGr-Sb-5HFAzVf98mJNOoXPlKRXQhJJggaTr9BVAgALlxgw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5YzU3MmVjM2RkNDA3ZDE5ZDQ4MTU0NTZjM2NiNGE1ODlmNzU0M2QzIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QeyXST-yAH7rQoJ-Doga26VHREiMQiHDcSUJew3mJVKZ50jEfqI9J_VPmRKI4v_GRieZEYlUvJLsDaR1INQHZA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5MjI4Zjg3NmRmYjA3MmUwYWI3Zjk5NWFiZDM1MDJiNDcxNDdkNzNlNjg3OTBmMGU5ZTMxZTYxMzkxNTRlODUyNmRjYzk5ZDYwZGJlZGE4MzVhMjNjNDc5YmExNzg0ZmE2ODU1ZWU4NzIzZGU0YmExMjIwZDg4YWJmNzdlYjU3ZCIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.0mGSOK-yBM7WMX9fPGuFZH7UxCKLNHVNrMuMe746tr2fTOZVZJk4S3UtCyw4_TpnEJ6HFvOqFDqgqa-E0VOLqg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI5YzFmNDIzNzUwNGU3YWExMzRkYmFhNDAyMzUyMTU1OWIyZmU2YmQ3OThhZjJmMDBjMzg0NDNlNDUwMjZlNDVlIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OnK2VYH5oilOb9W0aP69vnLaXMrCnKJqPrKHYh5pr-6YrZJ3CaujUFTmkoWD8tV3laookI5ZWgJns2lBqWe29Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIyMDc1NjRjYzhiODdlMjdkMThiYmI3YmQ0Y2ViYjUxZjZhYTY2NzE0NWVmMjFhOTNjNDFiMmM3MzIzMWNhMDczIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._P-T4ChL0ZGiKbaasnQBTOcORMHCpj8cEOfl-1y0XdGvGGQf4SjNN2CrdPxE9G3m1RbeFoJOUW0UHTUx7ltALA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJFYUcwaFlkTHM4ZkpjNE5iUjl0Wl9WbTIucVB3LTdYayIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.IlGQB7l2SNlUfTumtZP5m1qPPHmC89rHZc1cm_1jCVzJHjFw-FdipW4eX8w8M-tnIFBb1Ei3INgRzZ8pUGvuBg",
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
      "tests": [
        {
          "id": "token-missing-0001",
          "comment": "no nonce member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2LH_iI0NMXbvY2ot4JVm1rHDmIKJmq7_Qxul6Jv1PvRg018J7AvnUHXeMQGtxCpao3tdzYhPlR8VuuY71sdzrQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0002",
          "comment": "no nonce member in an empty payload",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.e30.q200QRsuS8WaQBRbVyebvrgn_TVMeLyQ9sLu16xznLE-UcjBiFSDdsJxW9X_NQX6E3AAl7gSzL8T2ks0Jn_uPQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.IC7cvb_0WtZBmvvbx1r0xf_TzSPFan9x1MfVTfQdF9TDqXXxWgwbYU_7YIEmKibV4Knpxpkt3gF8uMj3s1kedw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.7YrEeaDlu17vswpuJk9f57othJgiWAzl6KjLiFXYLOrm2VOsyfGxEbSpnt-gXVWu4be3oVUqFkkR1B7gzCLUYg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOjAsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.CnLfxQIHdYyT2H52hTDC-Hlrvj3Qwx6khQvZ5RcXwmqWgrScfCSlEwvbSRex90FC1C6p7Mo-q1jr1FLkSF5gbg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOjEsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.qwEC7xm2_aMPPowzE5u5Hq25q_RkBuRZxIqRg-7VopvAAD68edWiJByas4EjtGeX-aQT4JFhNCnnqpzQpbqIAQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnRydWUsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.MUD8TdgEh7Ld1p1H9qAwBh3zmo4RnTV3mVg0eO6SEuxXzumUX_3NZogMtQuqNRXWqicrOeq4eZ4DZb9VgcxOag",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOmZhbHNlLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.RD8-L34k16GeAKyJminIWw3-Isy-VuiAO4svNd_zgWXy7bCsATzDXFjZDO8pPflVLiGSOup-qThM3dy1vbMymg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOltdLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.KAQcXlsT716P1hNoLXNL3CX0-SRlYGCuuPdSBgO-z5hJv7YSYuCTNJDoABreKf8GWdamRQZJ-NOnFfT96hzv3Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnt9LCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.2YHVUhHJCQODNt357WYAyeGRGk57Q-i80bC1RaZcZ-iOq5fxwRMpawWj_gveTcYo-RTgUXj02KY9u023hBlnrA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOlsiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSJdLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.zv2P-vrvXxSrHqugEJr6uOgDh5ZqscMvdbv15IU1Vgk5w3VkvaIxYlAbIbp2GHqihi5gxSHsfneMTTl9lPpvyw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOlsia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiXSwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.YoEFbqyYvIcAeXZS2CXbMpqOnDjH3pxF1veY8wb-eZRYbYS0kN_0oLyxm-A0MAodWgP99cx1DhubZB9Jd0kilA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnsibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIn0sImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.q0RmX1XA1fPMzpCpqrTuhrwFw_w-_5Ylrvbtecm55Bdwwfo6kqpdVKwtLYX7DecI1cw71Bd0Joji3WenXPCb-w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOnsidmFsdWUiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSJ9LCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.U1KKs2x_eN8MM7o5G9e9KTSA_Aowe_A7GXPrSglgYNs_8dicUVoZIjON_7LN0a0hx7ybgAC_hVxroiVAj0uSYg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.d8d7f4mFUUxE5IfttDCSdYccLlVXmuS2U-GtPLeVteP7avXpLXtsjVsHMjv4hDf_XhqxWxXDu6YzrwE_MDE2Uw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"Nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0016",
          "comment": "the right raw form under 'Nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.XMaltRuIWoeBFPTAYW9xRXoW1f97UmGlkEgzvr1YaS9cl4Yc8oMZXyVH8U_r7FtztYYtvplBVfHQlyWElQNddQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"Nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0017",
          "comment": "the right hex form under 'NONCE'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTk9OQ0UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.O6YvMnnFyd0Yk0oCB0_WVgfLe_m5DMehEK5bMLJvz1dNub2zP8Jib_Vzf0YKeqWNHXGY-NYOlYSGeVaZTjUKQw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"NONCE\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0018",
          "comment": "the right raw form under 'NONCE'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiTk9OQ0UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.7SDTnRgDmrMhHCJVJT5K3vYjn8gtLVg-OqER6OizLzM5uLW5xsdlbX5t5nFnAuOsKF2c__KpgtqNJ4D6HGAfdQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"NONCE\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0019",
          "comment": "the right hex form under 'nonce '",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UgIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.dIZqknwKPhamMXs7pWaxF-aynaOwMeRB_TZ3s7hCV5QbSdEWWPTJ5lH_Qy3LxpV3mLeT4PNLkoIyDBvIlmxbUA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce \":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0020",
          "comment": "the right raw form under 'nonce '",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UgIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LpIUpm_Yn9XDW3PlljeFpRLq8aEsUgFwWoiPhAujxOKFkQAw1gbVrPjxGzgLKKiP_4KkhwYHcBnv1JrvCBHrvA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce \":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0021",
          "comment": "the right hex form under 'n\\u043ence'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwibtC-bmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.r8sAO0yLqnEjykx8UUOM-joBcvofPjI2CLwCmZ6iN6T2b3Im4mGP9tqYO3pnAs0k-xbyj4n0V4MjHW3Db0GDQg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"n\u043ence\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0022",
          "comment": "the right raw form under 'n\\u043ence'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwibtC-bmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.uBTxnlaqwAQd-RBoHU1DU23BWhpmdF0hm5yrgzxTQF1cazrBxsOxXXHAtbthEaw704yS9ftv7q23FEtk7afvug",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"n\u043ence\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0023",
          "comment": "the right hex form under 'nonc'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uYyI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.ZiBqjgAz9x-qNpsEeM0mmzLUlKRCO9iuL6by3IlP_Y48GbB9GaHtq99f0NeDKH5JSCvVuad8VrDrKD5H4KdGCA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonc\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0024",
          "comment": "the right raw form under 'nonc'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uYyI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.6Ly7P3iqbrkv_xWR0_aZhftQ9yHlP4V38wr3hh7hx_UT62jIEqDpOAfGiFttKtVaWLJEA24nx-XQXlmgh1C3gw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonc\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0025",
          "comment": "the right hex form under 'raw_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwicmF3X25vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.qsCRQ3QQVSIqaxSALflAXdxcn0-Ls9E1zHfU9wJQT-2MpT-uEVq-XfXSN8_LIGTW-G2iwzrt7FWeMVxQdA2lKQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"raw_nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0026",
          "comment": "the right raw form under 'raw_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwicmF3X25vbmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.-McoM6IpXthIl8PotKjjVEIYvo4bARPsEluhf08BnqoF7T7ynZJenn4xOHRJWSh05-ZnWzaCmUVbM2ThioXQmQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"raw_nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0027",
          "comment": "the right hex form under 'c_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiY19ub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.pFjMLbQB5TJdZIpy1NL-R7yRIzUjs0rohjC32SjLiniN045FBTD22ICANXIPMo8dKslbgQyC9Oo6aOoter8AqQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"c_nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0028",
          "comment": "the right raw form under 'c_nonce'",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiY19ub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fOdWbdhfTKSMgb68fC5KEiPNKgL79LG51SWpg6DtTBgFmxH1zk962vibjDBQytiP1DjnTABvuFl1BHAdYqy4OA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"c_nonce\":\"kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0029",
          "comment": "the right hex form in the header only",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.uMUh-SmTNQhzk5m-ps_rA-2B6PzNjr9v7-rZ19x_xJybEg-C8WmQGq1zO2P5T0vegHBIorQdb5yjWhtg2et_TA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0030",
          "comment": "the right hex form nested in another member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNsYWltcyI6eyJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEifX0.MxoUlXu7mWjPCInhwDXJRGlKSEnP9KbyT-zjx-GPFJc3PriR0C0JDJ2Hsi8bap92G15hMtz9993eJpBpr1LFlw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true,\"claims\":{\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\"}}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0031",
          "comment": "the right raw form in the header only",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.atulRfQJd-9gfjMjgZRwzXDalp89HdICZwR4BRp738Mm78XY7Y4QXBbfztfEbso56gdUnHdZuVk43C2Yvw3SVA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-missing-0032",
          "comment": "the right raw form nested in another member",
          "flags": ["Missing"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImNsYWltcyI6eyJub25jZSI6ImtYNy13UHEuMm1WX1p0OVJiTjRjSmY4c0xkWWgwR2FFIn19.xwViEbASDsWRVHLt02rJezKGq44AFny2cp6EW7SGnTNLBdyMFxzMcdW5loUDOre-yQebxOB159G2qh8K21NIXg",
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
      "tests": [
        {
          "id": "token-empty-0001",
          "comment": "no expected nonce, no claim",
          "flags": ["ExpectedEmpty"],
          "rawNonce": null,
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2LH_iI0NMXbvY2ot4JVm1rHDmIKJmq7_Qxul6Jv1PvRg018J7AvnUHXeMQGtxCpao3tdzYhPlR8VuuY71sdzrQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.IC7cvb_0WtZBmvvbx1r0xf_TzSPFan9x1MfVTfQdF9TDqXXxWgwbYU_7YIEmKibV4Knpxpkt3gF8uMj3s1kedw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.7YrEeaDlu17vswpuJk9f57othJgiWAzl6KjLiFXYLOrm2VOsyfGxEbSpnt-gXVWu4be3oVUqFkkR1B7gzCLUYg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.b8wq7zVsRjO4Q7GSlHA_fXRD7f7GAhxBtP88mYSSOHEr7FT3h9y4jIiQVzzWvucguOkJ7EaD0CxWvJ3ugx1r4w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlM2IwYzQ0Mjk4ZmMxYzE0OWFmYmY0Yzg5OTZmYjkyNDI3YWU0MWU0NjQ5YjkzNGNhNDk1OTkxYjc4NTJiODU1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bNi4FfmrG6EjRTUzmvdBHf7gNnZsZMQEXISViwCsecyakICnYo5QUEPISCNGsKFNNRde7jO3pK2eKBfnD6mm1Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0N0RFUXBqOEhCU2EtX1RJbVctNUpDZXVRZVJrbTVOTXBKV1pHM2hTdUZVIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.xNx3Of7EPak6c-7WNrfRAZr-xGQKae7AWOgvo7QgLMD_XeAjC_sSuK4oIUzel-8koKG7RJMN2VBZG0SAwx2mWA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJuaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.NGtw5nVImVlceXHD5kdMcJKx5p-xYe8Bpt-m7HwVG9xCc-FvYYUDIhaS86T-nJ3vI66erpsl4Ei1-F0Oo61L_Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJudWxsIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.qwNdRjOorfOxBj0dgQbutH7yFuGZI3wQtEQ0mzeW_0tnnFHFXzmCVI30u-M6jm1nA62pQ5OpW_b2gC8DPOC0bw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2LH_iI0NMXbvY2ot4JVm1rHDmIKJmq7_Qxul6Jv1PvRg018J7AvnUHXeMQGtxCpao3tdzYhPlR8VuuY71sdzrQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.IC7cvb_0WtZBmvvbx1r0xf_TzSPFan9x1MfVTfQdF9TDqXXxWgwbYU_7YIEmKibV4Knpxpkt3gF8uMj3s1kedw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.7YrEeaDlu17vswpuJk9f57othJgiWAzl6KjLiFXYLOrm2VOsyfGxEbSpnt-gXVWu4be3oVUqFkkR1B7gzCLUYg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.b8wq7zVsRjO4Q7GSlHA_fXRD7f7GAhxBtP88mYSSOHEr7FT3h9y4jIiQVzzWvucguOkJ7EaD0CxWvJ3ugx1r4w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJlM2IwYzQ0Mjk4ZmMxYzE0OWFmYmY0Yzg5OTZmYjkyNDI3YWU0MWU0NjQ5YjkzNGNhNDk1OTkxYjc4NTJiODU1IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bNi4FfmrG6EjRTUzmvdBHf7gNnZsZMQEXISViwCsecyakICnYo5QUEPISCNGsKFNNRde7jO3pK2eKBfnD6mm1Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI0N0RFUXBqOEhCU2EtX1RJbVctNUpDZXVRZVJrbTVOTXBKV1pHM2hTdUZVIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.xNx3Of7EPak6c-7WNrfRAZr-xGQKae7AWOgvo7QgLMD_XeAjC_sSuK4oIUzel-8koKG7RJMN2VBZG0SAwx2mWA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJuaWwiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.NGtw5nVImVlceXHD5kdMcJKx5p-xYe8Bpt-m7HwVG9xCc-FvYYUDIhaS86T-nJ3vI66erpsl4Ei1-F0Oo61L_Q",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJudWxsIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.qwNdRjOorfOxBj0dgQbutH7yFuGZI3wQtEQ0mzeW_0tnnFHFXzmCVI30u-M6jm1nA62pQ5OpW_b2gC8DPOC0bw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.KGstJW_f-nFq5UTUaEy24-OY6fbHNsH5nqOSTwRuYYJ8wlhvAShXaqD3t53IjhK7tkrYapygowiHoyamSOmXkw",
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
      "tests": [
        {
          "id": "token-supported-0001",
          "comment": "nonce_supported true, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2LH_iI0NMXbvY2ot4JVm1rHDmIKJmq7_Qxul6Jv1PvRg018J7AvnUHXeMQGtxCpao3tdzYhPlR8VuuY71sdzrQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-supported-0002",
          "comment": "nonce_supported false, no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.KGstJW_f-nFq5UTUaEy24-OY6fbHNsH5nqOSTwRuYYJ8wlhvAShXaqD3t53IjhK7tkrYapygowiHoyamSOmXkw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.IPHBHAjDmylU7EyyryYXknO3sVroCoV86a-SBteo8GH7Axa5g8nLEXpNgiD2fS9ElN6fsU2xxqeWKLPAWXhx6A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"auth_time\":1718000000}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMissing"]}]
        },
        {
          "id": "token-supported-0004",
          "comment": "nonce_supported the text \"true\", no claim",
          "flags": ["NonceSupported"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJ0cnVlIn0.pIoEY8SdWCqkaLB08_cZXJ0mKaAwsu-jFx8jN2DLiY5jkigLZG7iCbZs7_ZOrCwPnT1A_JKT9L5DMboaMDqgLw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJmYWxzZSJ9.U1Z23RiHsRtQZhLHJbTV_yxL2RJjedoK_44GVLj6y9bzNwtsn3PiIWOUh0-ECo2D4kV6WFsZ6HvtIB_hF3O5eQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjB9.MQBdE5d5GGg2ymRvo-PsHk6yM6tG-wfMBqEv8BWXubCZi5lftbnqdAoOclDj2b5v6fYydAy7hvAHPLQosNBoGw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjF9.FAISNb3c2oVP8PIVYRyZrBvdmMOTD7OaIiPSqjzlRQHs5Wqdug-5l0lqLZro9GY7yd0nj_S6RafYNEtM6pNYzA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOm51bGx9.j1CJEPYggUwFcBOFMBRkILRJtpvfSDubv_ZHvRGj17v0VeWAVIa33X4mtvVrAQBur8YzDBTODnOjtY1yxv3Kig",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.m3BwnhNaVBvpHzdG9LaEoAUnJ1hd8CYXa9IsI45UKqcC088d-T9_gVN-zaH4cfCr5c7sGzIaiLFbGD7KouHNXQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0010",
          "comment": "nonce_supported false, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.3JhPAnhLKuU3s7CqgbvpzfZMX89_u30Aw0NR2OagXr8GmjIld59YE4b_pgqnQI2iUwoWsHLSFvGNlv8hEV9ymQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000,\"nonce_supported\":false}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0011",
          "comment": "nonce_supported absent, another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.t7E9RI-A3I-CABN6lSjhDcgGbVbNy1gaf_-PkRRYu_aAj839qgPZQMygcDHRfXYRJkx-U9bXtjPC0W3IruPQ9w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"dc92aed490659e0da23c2f72a04c5c8544cc0317fa6e1f725f808b98c1ff1d5f\",\"auth_time\":1718000000}",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}]
        },
        {
          "id": "token-supported-0012",
          "comment": "nonce_supported the text \"true\", another nonce's claim",
          "flags": ["NonceSupported", "Mismatch"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJ0cnVlIn0.PyYLPsZJbrjIZHzECtCH8M_4veOUvoWwkRoiHbJT5Aclybt-FDYCqWzTSVj0uiTGsT2gNK9x-Ttn47uHfQolOA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOiJmYWxzZSJ9.GHUk2BH9B_tWDi7g2c_zllD19ZiGy6UPvSxvZ12QWZ1iRBLF6syGMsQ4A4iHnopDjORLp1QiNuZig_cHvx7-ZA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjB9.jXXth03caS2ogino2uujIM0e8Ze5tXsJGu9TfZ1j1uFxKu-FSibOI1jbJTb1CgyxouMfSBeyf4KXWBd-XNELyg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOjF9.UBkljQ92ShWkg32FSl6MXafivYRDD1cKv_MgqC_5EoMc0FlqGf7ANt5HSJh4KllBl69jAPhXAR0r9B9Tn8ZNbQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOm51bGx9.NuWvdkRPpN9ExxRoQ2fqv86snpyR1odzfLIFaozux1nzUTHw6mffTy5ImF-TwnIl0vUr25Nh1VHAyvHLOMvAAQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.x_xP9tCWIqCenT3yang7s3T1g_-OsuuMnEAHGxQ2JBAkN6GvYTb7CsFtqfTr3xRnKWDqpgBZbIqxCHIhhxSJHQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjpmYWxzZX0.WLgaHStdDIgtMMSzvWBlo078vRJoUn__Ccvj8Ms4dt0k9xgMjgIF72OpigaIZGtll0aH9c-TK6Jk6HcKaUqJVg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwfQ.HFIwQwS9zkFw3fNsnMD9LaAE32DeeujQfbz6LTBmAdOs8XPWRyr2-XEg_FFIlolq-grDt8aD7tUkNXmltdwK4A",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMH0.XIZaMY_j96alcyyMqsN-6lZ0PBXZfykhqyMqFnnFlBBVsXKefDBMPAd5rLxmPhPf7-ZIWtfAWzuxDyvu637nuQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.b8wq7zVsRjO4Q7GSlHA_fXRD7f7GAhxBtP88mYSSOHEr7FT3h9y4jIiQVzzWvucguOkJ7EaD0CxWvJ3ugx1r4w",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6ZmFsc2V9.XXGKBR5Irt3CC95AWQYXqiiUpXDDc4abwTlMIByuGolA_p_NvUyAYb8SGMPxI3zmhbjWgD2VCMX-wqmm5HYUBA",
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
      "tests": [
        {
          "id": "token-duplicate-0001",
          "comment": "two members, right then wrong (hex form)",
          "flags": ["DuplicateKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.D2DsTnHvbwEOq44yDwcvLWa2asIBLNKjrj3-g5igv-L9vARlJXue478Yxenu6J0CAS8zzZIS2_msjT4AS3jL3g",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJkYzkyYWVkNDkwNjU5ZTBkYTIzYzJmNzJhMDRjNWM4NTQ0Y2MwMzE3ZmE2ZTFmNzI1ZjgwOGI5OGMxZmYxZDVmIiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.70QSCe2HoaeAI2WuwrHjJrEbtjw1jGsMVC065ROuQjYQXjCYfzk4xXAOoFwn2ZO61b24uRC9_ULGUFH0VcsmTQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.VH6zcmaMTNQcN8hLyVce9sdbQ4G1mE5OPpmaFgr_txO-lb-axbQ453_hmMLkDc441D9vh8A_-n2X4XkSeY-9Dw",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiIzSkt1MUpCbG5nMmlQQzl5b0V4Y2hVVE1BeGY2Ymg5eVg0Q0xtTUhfSFY4Iiwibm9uY2UiOiJYdHlLaHpubE0tUlpuYWV0ejBxbk81Unc1RHBFdE1HWmJEcGwybnU1eHpFIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.lxSRVsyT_SD_AXXhuUjeGkOa7IduRwzZqsA0x7zAhcg5Du5cEmAVH2BR1MNbogt0_GhhCfc_DnzmmZDS2QgGOg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJrWDctd1BxLjJtVl9adDlSYk40Y0pmOHNMZFloMEdhRSIsIm5vbmNlIjoiUWUzLnVUNi1oV3pfMHBLZFN4NXZNbkIxZ1lyQW84Q2kiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.NIL_6u1qXQ8kvw8Q5c6xOMC0GJEP0qR3BbfVXOZQ_jikJDrESRjZhZcN06Iar2KIGjLBjZEff3KCssRe87zRwg",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiJRZTMudVQ2LWhXel8wcEtkU3g1dk1uQjFnWXJBbzhDaSIsIm5vbmNlIjoia1g3LXdQcS4ybVZfWnQ5UmJONGNKZjhzTGRZaDBHYUUiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.Hi-EOvFifYM-6imptOqvJPOVLl0CeJBDUhQazGl-ykNm5Hxe1agvRhjHjHkRVSzewDby0b49zCdDeROMBwt2Ig",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwibm9uY2UiOm51bGwsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.oGX_dobCGkiBKzYf9xTOQdIc4MIRvx6LQr-SySeXTcu6naCUALKLxuLRjd_LXFFdew6stK6dI86UZKHOISCz1g",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOm51bGwsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.xyLiyIPeUcV44VmTnQ_-J9fY-DT11aAEh4fvcQqkSIoitlblTWbA-McgrtvTzhnqfb2lAvyOZ1DKlF2MwgezJQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiXHUwMDZlb25jZSI6ImRjOTJhZWQ0OTA2NTllMGRhMjNjMmY3MmEwNGM1Yzg1NDRjYzAzMTdmYTZlMWY3MjVmODA4Yjk4YzFmZjFkNWYiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.544T3O-RbGAGzUPJ83hdTKw-BMgBw3EeV4u_6vxXu-wpAs59HekEIDOfwTyOxXWl26VvME_FRtaA1Ut7iVXocQ",
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
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiXHUwMDZlb25jZSI6ImRjOTJhZWQ0OTA2NTllMGRhMjNjMmY3MmEwNGM1Yzg1NDRjYzAzMTdmYTZlMWY3MjVmODA4Yjk4YzFmZjFkNWYiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.g3F9xcfenqZtVPBx30Q6lfoieB-S4iX48w3BA55NQCBbRLKphRAd3wFn8Hu-17n327mU3zD7IK5wQnciGZvKYw",
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
