// swift-format-ignore-file
// Generated from Vectors/token/times.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenTimes: String = #"""
{
  "$schema": "../schema/token.schema.json",
  "area": "token",
  "version": 1,
  "source": {
    "name": "written for this suite, digests and signatures by Python's hashlib and cryptography",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "After RFC 7519, RFC 8725 and OpenID Connect Core"
  },
  "numberOfTests": 110,
  "header": [
    "now is the present; `leeways` times the contract's leeway is added to it.",
    "A test with `now` is for verifiers that take their clock from the caller."
  ],
  "notes": {
    "Unspecified": {
      "bugType": "CAN_OF_WORMS",
      "description": "The standards leave the verdict open, or let a verifier choose.",
      "effect": "Either verdict is right; what counts is that there is one.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-4.1.4"]
    },
    "Genuine": {
      "bugType": "BASIC",
      "description": "Every claim says what it must.",
      "effect": "A sign-in fails.",
      "links": ["https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"]
    },
    "Issuer": {
      "bugType": "AUTH_BYPASS",
      "description": "Another issuer, or nearly the right one.",
      "effect": "Prefix, suffix and case-insensitive comparisons accept somebody else's tokens.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.1",
        "https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"
      ]
    },
    "Audience": {
      "bugType": "AUTH_BYPASS",
      "description": "A token for another client, or for several.",
      "effect": "A token that the user gave to another app signs in here.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.3",
        "https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation"
      ]
    },
    "Expiry": {
      "bugType": "MISSING_STEP",
      "description": "The token's validity ends.",
      "effect": "A token found in a log or a backup still works.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7519#section-4.1.4"]
    },
    "Units": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "A time in another unit, type or size.",
      "effect": "Seconds compared with milliseconds never expire; conversions trap.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7519#section-2"]
    },
    "Future": {
      "bugType": "MISSING_STEP",
      "description": "The token's validity has not begun.",
      "effect": "A token made in advance outlives what was known about its user.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.5",
        "https://www.rfc-editor.org/rfc/rfc7519#section-4.1.6"
      ]
    }
  },
  "groups": [
    {
      "type": "match",
      "comment": "Genuine claims",
      "requirement": "token.claims",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-claims-0001",
          "comment": "every claim as the provider sends it",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0002",
          "comment": "no nbf",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0003",
          "comment": "nbf in the past",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMDAwMH0.6mKBiBvK9dy1qgo7aeeWGD-7Z48F_AV8kQO9vDVxQqzCUwDh7NlnjRdyS8fx2bV3xhHJyNHTYn2wuDWBj9U2EA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0004",
          "comment": "nbf of zero",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MH0.hphiPcYfdiMEOu2wS9Lx3L4N56yszslh45UvVc6K5Z5dn9JCPaZBi9OuLsBnN9OKvCpcHjaFHR-oqYrRhWCmcg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":0}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0005",
          "comment": "auth_time and iat differ",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNTAwMDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.mo6U_b0Wud6zEtMjpaPOQgx96uvvUb268Dwu-GFUmUYEBXEKkXH-pmelzpmtVvRXckaCDrvLsU3CjZCFG8J8dw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1500000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The issuer",
      "requirement": "token.claims",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-claims-0006",
          "comment": "iss: another issuer",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmV4YW1wbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.3uDnjwOU06nrMcDL7Bm4QRpwWCHDsZAQTMjBWxlA4O_k45j1nvTUsIW1Yb5tKshoMFh1BUwZMdRUhAhPYRxiLw",
          "payload": "{\"iss\":\"https://accounts.example.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0007",
          "comment": "iss: the right one with a slash behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tLyIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.siX_1IXSWVqV8pkVSSvhrZrB0ckksca-b3W8_DkRg-WtIZ5SqzLpoRIoNiWXqi7t_5orol3l6h1EIuz7ODPxmA",
          "payload": "{\"iss\":\"https://appleid.apple.com/\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0008",
          "comment": "iss: the right one with a host behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tLmV2aWwuZXhhbXBsZSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.DPTrTxJDyFaQqAICXSYe1dK872DJLKLEhCLJ9T6QfC10NOujPQ5QwohU8vIEKUj31jlFC9e_rqlau2U8vJDTjA",
          "payload": "{\"iss\":\"https://appleid.apple.com.evil.example\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0009",
          "comment": "iss: the right one with a path behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tL2V2aWwiLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.LSM2sj0VNO4CDqRNDt_fdWBxh23jfbJJlNlqAuFwGlwd03CM3u4GeeObEt_QKzpniVdYgsSXbWq3Yk7x_iL0QA",
          "payload": "{\"iss\":\"https://appleid.apple.com/evil\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0010",
          "comment": "iss: the right one with a fragment behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIyIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.lp7JG2w4GdGyXK2ml1wQURdYaDw75zYve8zXVRqQE5klnYBYwoJPibe3D5adOhDkR3oBsMuFDJj2SMUywj7OCQ",
          "payload": "{\"iss\":\"https://appleid.apple.com#\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0011",
          "comment": "iss: the right one as user information",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tQGV2aWwuZXhhbXBsZSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.3PhEIYG2h-yRIeoW_13ZzGpdM7Gqei4hp9BDR9vSiMdt4s_PyegRm0S5N8WzDBWxzPsroLnU8eFDTfxnkAvlqA",
          "payload": "{\"iss\":\"https://appleid.apple.com@evil.example\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0012",
          "comment": "iss: the right one behind another",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2V2aWwuZXhhbXBsZS9odHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.tJgdnveN5rrAFlERcSJweCK8TzjSaW4XoxN8RA9WnT8VcwGfxqmIpYwUAPJQlQMTOHD1p1oKRttDTi1V-R6Yjw",
          "payload": "{\"iss\":\"https://evil.example/https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0013",
          "comment": "iss: the right one as a query",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2V2aWwuZXhhbXBsZS8_aHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.mVCcTnN0Rl8mtGuzc0lkimqQNnphQHCZr4tLMKI2pOOUIqd0XAHF-uTG1g4uH76sc6rWOGBFkrZdc24sokywoA",
          "payload": "{\"iss\":\"https://evil.example/?https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0014",
          "comment": "iss: http for https",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwOi8vYXBwbGVpZC5hcHBsZS5jb20iLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.saxddvEaZmMJDj-TYcZ6FpgryoxI8SHfbFO-gPoyIBafL7Ckav3SwgqcOLGInYEXhZS7JooD4-bclkZCtXA3_A",
          "payload": "{\"iss\":\"http://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0015",
          "comment": "iss: no scheme",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJhcHBsZWlkLmFwcGxlLmNvbSIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.Ajj_JqGH_5Q4VrIx-kVG6JNztZKtuaIiSK3qCoVm_RwyYTiGMDGoGwKFAftsMOip2k5IyJV8sHa0twzg7LSASw",
          "payload": "{\"iss\":\"appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0016",
          "comment": "iss: upper case",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJIVFRQUzovL0FQUExFSUQuQVBQTEUuQ09NIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.RpIE_fTokN_V1SQp0dg8L7oH9SdUf1JRwgfwyZp_3AhvnJX7Pb_U1oaT2m8IhgKc1sUxsxe8hOIG4wQ82GnadQ",
          "payload": "{\"iss\":\"HTTPS://APPLEID.APPLE.COM\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0017",
          "comment": "iss: one letter missing",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY28iLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.jpJXDNnQNHixiUwIWIxQmc4fwyURxmVAg4ZJlHsukn-XgkXt_Gx-D7bY87XxE1Milgdgq-L620rkgrpqJV2BAg",
          "payload": "{\"iss\":\"https://appleid.apple.co\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0018",
          "comment": "iss: a space behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tICIsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.lOpzn4g46wC13at8mTTNrK2Ag98yZcVQcOKoWqXRE6dZHNwZp7qOOKs8i3af6avzpNPfIvFafexpdHsKpE8rDg",
          "payload": "{\"iss\":\"https://appleid.apple.com \",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0019",
          "comment": "iss: a NUL behind",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tXHUwMDAwIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.-7mXumc5jlw-WK58ya430koWdJn1Vx_z4mvs2CYqegPTUc2inw037SP266nS9FlbcHrMIaW04cOKMWhrRuCbLQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\\u0000\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0020",
          "comment": "iss: Cyrillic a",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL9CwcHBsZWlkLtCwcHBsZS5jb20iLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.8PVU9lN9kv1jVEZgPKpMaUuIR2KYgTmVWKZy6VhR9pS25IFK3_P23Yh_dclwD61aWu31-wZcvOiTkbb05M5WJg",
          "payload": "{\"iss\":\"https://\u0430ppleid.\u0430pple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0021",
          "comment": "iss: empty",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiIiLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.07IhrL1DBvrwkVSVFORBsbKs_4BfIoEg7v4InvXWo4goq77YFzs8-JurG4HcIYpFzg03jTqOVI9tLC0FUIUUmw",
          "payload": "{\"iss\":\"\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iss"]}, "verdict": "reject", "reasons": ["wrongIssuer"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0022",
          "comment": "iss: absent",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.onTTiAvXkmbW3uUag5pAijwQ3-SHfk8yvfT69DZHTz1o_mIODn3juCWg8URX1-yoVTwtUUncN7J38P3nrAG1hQ",
          "payload": "{\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0023",
          "comment": "iss: null",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOm51bGwsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.7YiZVEx_B_B6glttA6N1n40YY2fqYCUEm8zyumKXH34PhKVqKgt-fgZJ1xUMahrXSqfimKFZT73xrg3ayynokA",
          "payload": "{\"iss\":null,\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0024",
          "comment": "iss: a number",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOjEsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.Bo9s3pa2nrgOVu0bI8-VhNRvqqeLMClYyik7S52rHlsYiAMO3W97Q0xpul9qKJ9tMgyd1GvopnybRZ_PVSk8nA",
          "payload": "{\"iss\":1,\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0025",
          "comment": "iss: true",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOnRydWUsImF1ZCI6ImNvbS5leGFtcGxlLmFwcCIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.uhiJdcE4LPC0VZw_ZRs9TH9KMIOA_3wdeA0UzuedfSvsnVH47Y67tSqt1x71MaTEcg6stTVc0f0RikgkC8xyxg",
          "payload": "{\"iss\":true,\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0026",
          "comment": "iss: an array with the right one",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOlsiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSJdLCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.SbYOKE0w19x0BSSbhit7a98jpkPeuYlQ2hqJDxMrSdPDxux_Yu9FxRrCd-fW4wh8sjKY9fPQ47q6TZ4fwey68w",
          "payload": "{\"iss\":[\"https://appleid.apple.com\"],\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0027",
          "comment": "iss: an object with the right one",
          "flags": ["Issuer"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOnsiaXNzIjoiaHR0cHM6Ly9hcHBsZWlkLmFwcGxlLmNvbSJ9LCJhdWQiOiJjb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.xH9PyPSDz8gtV-LZ2PCNyTNH0NYk_4O4znumJMslCEh5iy8LR1DIEfQXOMMjTxngJFzX16jMWqamoQDxJS8_-g",
          "payload": "{\"iss\":{\"iss\":\"https://appleid.apple.com\"},\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iss"]},
              "verdict": "reject",
              "reasons": ["wrongIssuer", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The audience",
      "requirement": "token.claims",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-claims-0028",
          "comment": "aud: an array of one",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLmFwcCJdLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.-hzvbXI-INXedG9OgV4hh0M-GZ4jfTHOpEEJB6btr1G2kHMdxMCJ6HD0hnZDEQO-yKSBOXeVijnqyj0xyOGS2w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.app\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0029",
          "comment": "aud: first of two in an array",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLmFwcCIsImNvbS5leGFtcGxlLm90aGVyIl0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.7fdYCHOy8LP-1R9B0T8f1RJtok_6iQulwj1NYihgBC1ZuyOMAMHsMnTb_k3RfvKj3WaSUKnGyE_ExcmFSXKtEQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.app\",\"com.example.other\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0030",
          "comment": "aud: second of two in an array",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLm90aGVyIiwiY29tLmV4YW1wbGUuYXBwIl0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.otx1rp8i-bufODXUnnVLf_IU8QgdV6TbL-4r3aZ2l3fcTwvA_dryabceF1X-zJh8R9wHMg8m5tzC7SIFJIT2IA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.other\",\"com.example.app\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0031",
          "comment": "aud: last of five in an array",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLm90aGVyIiwiY29tLmV4YW1wbGUub3RoZXIiLCJjb20uZXhhbXBsZS5vdGhlciIsImNvbS5leGFtcGxlLm90aGVyIiwiY29tLmV4YW1wbGUuYXBwIl0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.eOrcwLKS-3DNT38LGvUNQxwAq_eTH5SJUZbNwlV790yTWG3QXrfGQoHdqMkHa9O1GFVuoBndZaWpVrZoLz0-Nw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.other\",\"com.example.other\",\"com.example.other\",\"com.example.other\",\"com.example.app\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0032",
          "comment": "aud: another app",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUub3RoZXIiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.dPgF4I1uLUt-tdPVVRooZm8CJ2KNZ6fCrknemzmzww1cShQE5VL9y7RHbZHbJVqGzoa9uSnxaR0OOF7s9Zhqyw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.other\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0033",
          "comment": "aud: an array of others",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLm90aGVyIiwiY29tLmV4YW1wbGUub3RoZXIiXSwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.TApITqinAJfnfMk1cBB0BERDWDt2yMiNq8BsMP5qbvRhc1J7LajD8c9F7NUaCUkVzeNWGH3QjVRi8GjFZy7fGA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.other\",\"com.example.other\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0034",
          "comment": "aud: an empty array",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbXSwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.NJaHJNQTVzwt2-ErUxTglP6Aga09YdHtHAkRYRgFxiimNiq5nRu0DdafFhBdCdd1M7e-Fc7IPPMJmUvJkMZejg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0035",
          "comment": "aud: the right one with something behind",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwLngiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.ogdojf1jEX0zlioip0Iik4iVFVPnIHKeOkJBbfC-kk7fM1P-o4FDP3vQ40u-UAYq6U7_UdIm4PrVJvMZVeiTWQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app.x\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0036",
          "comment": "aud: the right one with a letter behind",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwcyIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.J_oAQZYoMBhKwNtt4yE1KEkTY2KRhIjMlpniAnzW4606XQjP8xC6y5SCIFmuMTsHs7admll3xW-PBCwCfpV7XQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.apps\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0037",
          "comment": "aud: something in front of the right one",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiZXZpbC5jb20uZXhhbXBsZS5hcHAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.gZVEkXa9JbWl3KYFJ3LLujsK4N1OxtptlTLCVhVRup9BcoyvHV9iaenZQmVpKb15LQOY5EQ4kY8oF51flBXxKw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"evil.com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0038",
          "comment": "aud: one letter missing",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXAiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.5RZwSIv3i124FaO4d1azx-_4wFdHaooi5XDwWdWO-p3GKCrS_70oatIhxvgkr_l44AKn03G15qf4u9xQxxYNEA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.ap\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0039",
          "comment": "aud: its beginning",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUiLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.qcZ86oZ7VLS18Rc9Csw3Aaa1ITpGlHt3v0AFlfP41jgDpdkQDV1xMbPPIB2PS0YyWjBGbwmi6pMhw04bzurUAw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0040",
          "comment": "aud: upper case",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiQ09NLkVYQU1QTEUuQVBQIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AoD3qQRicSl4OiDTbDlE5tfhSbNbyAw4NPLmwSbkJg6ANmM7U1MfplxCfpeVKur0Z-4xqmxxEzW0JpyHqNWV7A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"COM.EXAMPLE.APP\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0041",
          "comment": "aud: a wildcard",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuKiIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.zg3ZRaO9fpeKL7AwhWq-7_1hHwcy156M6a9X7DByb3UlDrdV2TyYUlGO-lWOCSYD6tomhpS3Sogsto7Hsvws0Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.*\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0042",
          "comment": "aud: a star",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiKiIsImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.54AePsLWYdvR4JeN2oz-SI4VZILAnJOgf7DUBcHChbnjVFCxyVBBsgiRkltsc2kACjk5mrn4fwYr6iCYqcfB8w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"*\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0043",
          "comment": "aud: empty",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.sYkmRhlcuTvIPl1-i0pQC-PyqRMhQNGD1JT4F46P2Pyhd6Q35zD4idbkSayZBxNrpXygVRZZ5zUFlp6DS6ysLQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0044",
          "comment": "aud: two in one text, with a space",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUub3RoZXIgY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2ndQS1sfTd3ZUpZJ59m7e516o4wA3gAAbE1kO_2ku5YRNgas1USewaKyIPFH-ABeci3PuG3L59a-2aOjijDCjQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.other com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0045",
          "comment": "aud: two in one text, with a comma",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUub3RoZXIsY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.KVsyh76fPfUxQD-zCSX2gRKssVBPAF3Iqr4kCpHCoqUgiCLbzTdZQ-lFHVtsjbgBG4HdwfLJPpeXnIKstPva_Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.other,com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0046",
          "comment": "aud: an array of near misses",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbImNvbS5leGFtcGxlLmFwcC54IiwiY29tIl0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.S9c-VZP18xRe7_KUJDJk3cbb9YndG0rXUHEUmAJ5YMi2vsNppOH09RYSeQjv6U8-CncwNHBwIUmIZkGKmXzuuQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[\"com.example.app.x\",\"com\"],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["aud"]}, "verdict": "reject", "reasons": ["wrongAudience"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0047",
          "comment": "aud: absent",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.TROSJkXzI0W2F5YjfjDeg0ngdzIsE15-QodPOWRWCEFvnFfD8w5qkt5BUb_RLLGqpV14jWhSQhkciBLC5-ip9w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0048",
          "comment": "aud: null",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpudWxsLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.SHAHF6oLhJ59teKKEj9UZKorg8zcriyw_MnvpeLSTbiCsJ8aQilwjYp6lT0mATMoZo36hUXazOUEFiFlQcRgxw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":null,\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0049",
          "comment": "aud: true",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjp0cnVlLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.k41rTiaBvE8HPm0WuTsaZIJZfcQRRNDNUPMN4eTsm1sBZiV7PLyc9-KyDV5m843gq0ejm3yGYjaFJVjYWvLcZQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":true,\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0050",
          "comment": "aud: a number",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjowLCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.3iMW1XewbCnwXUAZwuflFWO8DPPTNM8K7dyvMgEo8IQoHGH5JXp-3WaisvtanWS75YWdapt6JCbCHJlMcyFFMA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":0,\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0051",
          "comment": "aud: an object with the right one",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjp7ImF1ZCI6ImNvbS5leGFtcGxlLmFwcCJ9LCJleHAiOjQxMDI0NDQ4MDAsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.4IlqatnK69S0XOiGgeg5n4Xi-_jVasY6DoX1lf5MzSOhwnzEtyispYSO3riSSxHia320uuEq62Us2eg_eftzGA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":{\"aud\":\"com.example.app\"},\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0052",
          "comment": "aud: the right one as a member's name",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjp7ImNvbS5leGFtcGxlLmFwcCI6dHJ1ZX0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.LccuEz7WYHMrITqbAYiPJ83GAbq2kX55x6BtmJu0VI2ZXvZ4jv6eQdmVOj3uJRSWxKjRap6CwOBysaoBgFKE-g",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":{\"com.example.app\":true},\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0053",
          "comment": "aud: the right one in an array in an array",
          "flags": ["Audience"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjpbWyJjb20uZXhhbXBsZS5hcHAiXV0sImV4cCI6NDEwMjQ0NDgwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.f_UfQWMZC2mYRBl-pzn1wndfhM4FV5GOSeXApXXUpsnoYfQSoYuYgSIYA-2EpJpTe03eVZigMgPMgVXKVkpnrg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":[[\"com.example.app\"]],\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["aud"]},
              "verdict": "reject",
              "reasons": ["wrongAudience", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The end of validity",
      "requirement": "token.claims",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-claims-0054",
          "comment": "exp in the past by 20 years",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxMDAwMDAwMDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.62wpfIRQqB0mX2Tx0x1eECqXuCFCO7UzRa1HAr0jUAaj0fxq_axG-DdKO6oNfq_9Ir_0sr7Qcmk_VhbxUibwog",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1000000000,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0055",
          "comment": "exp in 2001, iat before it",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxMDAwMDAwMDAxLCJpYXQiOjEwMDAwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.inaVmnMrUpe1c2wB0fkXqoLAjw5kqBUAvbOTVac7ArvKI7oHPI0Lr6LLleyChJP4bKjKq43LaoyalU4JEYPkrg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1000000001,\"iat\":1000000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0056",
          "comment": "exp is zero",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjowLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WBy-5VbmRN4Gjeb1DY9_plYChypraJZs1Xr3lwYOgzRX2Tlyw9WfPX2scRJK4-8Zh-ua-cgfR-Pjp0484wCiYA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":0,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0057",
          "comment": "exp is negative",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjotMSwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.81PuGOajpgqWnrQp5e0WK-keavij6vML3cx71wS4J4VlHR_jyTb6ltX062mUnlXzNLscL3dkQ4Kufcg4-LQZ7w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":-1,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0058",
          "comment": "exp is negative and huge",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjotOTIyMzM3MjAzNjg1NDc3NTgwOCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.uoAE4xCWPawTLRTN6ggSaw7f5JNDozY5J5wvWRdGGxkGUgnZSYxLBh3Z2ehx5OpNhyzdsWKXs81CSYR98vbZ2A",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":-9223372036854775808,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0059",
          "comment": "exp is 1970 as a fraction",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjowLjUsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.I9ba-lzhSUlhJDSZL5tjpIisvw3E77RcO1AK9nJ05jh0SDGHIrrcfExgiWZYckKa1BBWw_4eIZeq_BI3Zi7qrg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":0.5,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0060",
          "comment": "the last second before exp",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086399
        },
        {
          "id": "token-claims-0061",
          "comment": "the last second before exp and leeway",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086399,
          "leeways": 1
        },
        {
          "id": "token-claims-0062",
          "comment": "the very second of exp and leeway",
          "flags": ["Expiry", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"], "leeway": ["none"]},
              "verdict": "reject",
              "reasons": ["expired"]
            },
            {"when": {"claims": ["exp"]}, "verdict": "either", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086400,
          "leeways": 1
        },
        {
          "id": "token-claims-0063",
          "comment": "a second after exp and leeway",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086401,
          "leeways": 1
        },
        {
          "id": "token-claims-0064",
          "comment": "a minute after exp and leeway",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086460,
          "leeways": 1
        },
        {
          "id": "token-claims-0065",
          "comment": "an hour after exp and leeway",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718090000,
          "leeways": 1
        },
        {
          "id": "token-claims-0066",
          "comment": "a day after exp and leeway",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ojJIMC7-T7DUhgMV0mLlONDZvcTIUL7KnRok-1IqJlG9UayqDJRc4Nxn4YYgC_uj-panvSuPn8-tXzb9QogSnA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718172800,
          "leeways": 1
        },
        {
          "id": "token-claims-0067",
          "comment": "a fraction, still to come",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLjUsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.2__HUWsP0Bbqn6qMqfMqGBrbch8f9lNgZdyjecIiCbc4HdoCymtjb61IxcjgTUxMcVh8P-Tz25bF2Z4vcGP-Kw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400.5,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086399
        },
        {
          "id": "token-claims-0068",
          "comment": "a fraction, two seconds ago",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxNzE4MDg2NDAwLjUsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.2__HUWsP0Bbqn6qMqfMqGBrbch8f9lNgZdyjecIiCbc4HdoCymtjb61IxcjgTUxMcVh8P-Tz25bF2Z4vcGP-Kw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1718086400.5,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["exp"]}, "verdict": "reject", "reasons": ["expired"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718086402,
          "leeways": 1
        },
        {
          "id": "token-claims-0069",
          "comment": "an exponent",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0LjEwMjQ0NDhlOSwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.atNE3p3Zp_iQc8hJ75YuArsZaNjZMuN7bEPelfCnqUUt0ZmTvW-Yxm0MREJ_LjOY-OjtCiHS49--xgGc-8hUcQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4.1024448e9,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0070",
          "comment": "exp is absent",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.CloiA_gJ-erilBj4nUgxMbMSMdaGDW_-nOByFtaxmpg65ed9bzqp9G7Yjw1xmQPrKXogloRAwnszYpaeu6kuHg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0071",
          "comment": "exp is null",
          "flags": ["Expiry"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjpudWxsLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.E7coq8tR5bxG3IuLsJeyMrOYmVkbePmUBkKuGvo6NzuDUTFgaOGfz2N4cjxTcE6QuzuCRbOLal7YmCVcdrBxCQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":null,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0072",
          "comment": "exp is true",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjp0cnVlLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.O0SFxcPjdimbP5SfFNQKWRTWa_-HDYG478hFEVqPZYSIKq3KVsUc6TrsCk_nXEteMdfmO5cOrKwI5ja5IHq0IA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":true,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0073",
          "comment": "exp is a text of digits",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoiNDEwMjQ0NDgwMCIsImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.4qHyznTHI7OybxudZU_BjJDOEc7XRfGy_sa5TQDDX6W8cIjAQcY6HNhOsoUqJJmZHfiN1GL-lzrsAneY9ePyvQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":\"4102444800\",\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0074",
          "comment": "exp is a date as text",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoiMjEwMC0wMS0wMVQwMDowMDowMFoiLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.S0a_ykZXlQjLiCvWk7EQwpvdrkp36gczaseggM_NvIh1L2fplUHBxln6yS9I28yFEYBuuDEnI_CiNIoQza1cTA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":\"2100-01-01T00:00:00Z\",\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0075",
          "comment": "exp is a text without digits",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoibmV2ZXIiLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.k6BWJW0FcJtZ-QxsXA-jgs715j7VzgzqoZm9p8z1cdvRd7LO6tGcqJKFcEmRsH86qIEKtEQkTCRRmWIzU7I8NQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":\"never\",\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0076",
          "comment": "exp is an empty text",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoiIiwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ._S-7wACeFADGpA0MdpU1CSjDieS3ip1srORqDYwxIn0xiIlyQQIlS8wVLR8ziviKjgWRp8dAus3VxLvmR8HTzg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":\"\",\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0077",
          "comment": "exp in an array",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjpbNDEwMjQ0NDgwMF0sImlhdCI6MTcxODAwMDAwMCwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.Gq11J7UvX7TolX8hA_gg3uF-hxnf8oy64_tiHNY4eUyoGNFMGFnPV9IvyG754L6nj48QDTJkztBlWbp2zcQAcQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":[4102444800],\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0078",
          "comment": "exp is an object",
          "flags": ["Expiry", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjp7fSwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.st_4g_ugr3iTtCjaOHJ7zUtPzG17s4aMHjMDLAimDDTZyciOOAXIyCZ00y8PGEhIwsQK33_CZzhuEuJMbwCP2g",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":{},\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "reject",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0079",
          "comment": "exp in milliseconds",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwMDAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.6qFzL-NCJsrkxHmCRJsSV1NY4DkaMIrbOFZizMWdUh0sEZ0hCWqp32vWWBdHdWflyalzFliDXDYH2PKeRn_RJg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800000,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0080",
          "comment": "exp beyond 2^53",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo5MDA3MTk5MjU0NzQwOTkzLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.greWcEUC42NpYhYcNwMEbmJ_kfShB8vSSSpj4q5808jkjMieGt0owJqaGUEu7CmeXh6Lv4EqXWKjq70ULV8N_g",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":9007199254740993,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0081",
          "comment": "exp of 2^63 - 1",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo5MjIzMzcyMDM2ODU0Nzc1ODA3LCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.p6hDVrPp7GLTbQBnNJcQtTM9ANmOXS5cZYg9adZs-KVDTG__09Y6GIcMhbjoO-1-Bp3bZ3agf6t35nNBm9KHGg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":9223372036854775807,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0082",
          "comment": "exp of 2^63",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo5MjIzMzcyMDM2ODU0Nzc1ODA4LCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.uexwSE1PnsKqO6amMmreacNda73ErtpIxjxq7-keFT5sdgRSc7v9x6cZlXBe3kYjBxOdCiv4cdmPyKdWVNl3hA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":9223372036854775808,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0083",
          "comment": "exp of 2^64",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxODQ0Njc0NDA3MzcwOTU1MTYxNiwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.1MroZvy-TVslSgI5OnQrBEv71K54NADBQRpjM8e0JUkbtn9TZhUA8gBr5Ez837zeaxtzGtThGg5XZtfukrfDAQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":18446744073709551616,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0084",
          "comment": "exp of 10^300",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxZTMwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.njIpBywEYeFeytFC5UU5cArcL_l87E6Jwz4lZMaMY9bZgz8cLwgaPYPfutUIw19JR0TZ49_uFyi1xyhXnieWDw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1e300,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0085",
          "comment": "exp beyond any floating-point number",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxZTk5OSwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.-xXUqi0bvGnEOzKTKj5hqNbmk0bnri-gm5bhy5NNhhIh-kvYiU3uz6Y2weJwJDKIBo_8e0hRrTgWVk6dLN7Ajw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":1e999,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0086",
          "comment": "exp of 401 digits",
          "flags": ["Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjoxMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMCwiaWF0IjoxNzE4MDAwMDAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.va6ezyjzxrxTZTn3uSP_iGAo2jvMHJFu7hFYmqYvJDmlU1m1-ouvovFT5D5EDtW-MZwlUWo941OI1OcTQC4TGg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["exp"]},
              "verdict": "either",
              "reasons": ["expired", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The beginning of validity",
      "requirement": "token.claims",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-claims-0087",
          "comment": "iat in 2099",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjQwNzA5MDg4MDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.P0iPYqbbRGlIwV6nZM_prmoXUxuWNtdhZ7oV1D3zVqmRID8wrWFerUycmr8NiV-w6dEULTaVRerbGHuuSj6UBg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":4070908800,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iat"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0088",
          "comment": "the very second of iat",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000000
        },
        {
          "id": "token-claims-0089",
          "comment": "iat within the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000000,
          "leeways": -1
        },
        {
          "id": "token-claims-0090",
          "comment": "iat a second beyond the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAxMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.g5Hg_KBvdOYkFkCKSIyTj059T3pXQPRmwHtcc1y4hyN_ZVoYrpO_L84mzcMrL3AiOncolvBzUxl4BaInRuGK2w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000100,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iat"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000099,
          "leeways": -1
        },
        {
          "id": "token-claims-0091",
          "comment": "iat an hour beyond the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDM3MDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.x_4ZC_5gVU3vOa3a4NGDmLVamPL7S7hig5wOtkuNyAotRVfd55pGqE9xXifeoU4OU3mf0NclxAcriMNicfoLuQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718003700,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"claims": ["iat"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000100,
          "leeways": -1
        },
        {
          "id": "token-claims-0092",
          "comment": "iat is a text of digits",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOiIxNzE4MDAwMDAwIiwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.ynTF9runBsIPY4HX8XzUOZH1N9gZ1_0BgkVCw4OnkTiHYgQbHvxBXz_GWtoWVK0HLGpbwuIzY7-jF-acKlOmcw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":\"1718000000\",\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0093",
          "comment": "iat is a text without digits",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOiJub3ciLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.l9NHML1PYC5F_DvqrRhdSW4DPrhclb1LxyO4ZGg-qprCC60qxTCekHRHJtaAmGi5AQFmm_rcZTGxPK6vsyJSew",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":\"now\",\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0094",
          "comment": "iat is true",
          "flags": ["Future", "Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOnRydWUsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.BCFS0e_hxRIDA1WJOMww7xt_KTEw2b23Wdu-lOR_K_a8P-UhwvaIV2FhdgAEFjh1qzZNPKh_S3Q2IMiKfOkuSg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":true,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "either",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0095",
          "comment": "iat in an array",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOlsxNzE4MDAwMDAwXSwic3ViIjoiMDAxMjM0LjU2Nzg5YWJjZGVmMDEyMzQ1Njc4OWFiY2RlZjAxMjM0LjU2NzgiLCJub25jZSI6IjVlZGM4YTg3MzllNTMzZTQ1OTlkYTdhZGNmNGFhNzNiOTQ3MGU0M2E0NGI0YzE5OTZjM2E2NWRhN2JiOWM3MzEiLCJhdXRoX3RpbWUiOjE3MTgwMDAwMDAsIm5vbmNlX3N1cHBvcnRlZCI6dHJ1ZX0.UuDshHhFXVnoZ2gfFehv3SKV_pXJhGIbrYm-vjpRw1Vy55vpJWGZHaIj7jjWxT0cE4_eLSHZ2F5duGhEDT7aRA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":[1718000000],\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0096",
          "comment": "iat with a fraction",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAuMjUsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.HmOYVyAVElWv1uksaRPsLEf5bZcpcG5_R-TdPlvtLFMIJmSBo-aepdtvLzZQIQ0HOvLaiP1pSuVpBQ6pD2Le-Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000.25,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0097",
          "comment": "iat of 10^300",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjFlMzAwLCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.AjelDGt-AtFyurjelbaJm5Yae70md7oFXpVTbpJDdmMgMqt171G3s2Knmod9VNZLNCX_Pf53YqF95pHdzxWTQg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1e300,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0098",
          "comment": "iat of 2^64",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE4NDQ2NzQ0MDczNzA5NTUxNjE2LCJzdWIiOiIwMDEyMzQuNTY3ODlhYmNkZWYwMTIzNDU2Nzg5YWJjZGVmMDEyMzQuNTY3OCIsIm5vbmNlIjoiNWVkYzhhODczOWU1MzNlNDU5OWRhN2FkY2Y0YWE3M2I5NDcwZTQzYTQ0YjRjMTk5NmMzYTY1ZGE3YmI5YzczMSIsImF1dGhfdGltZSI6MTcxODAwMDAwMCwibm9uY2Vfc3VwcG9ydGVkIjp0cnVlfQ.WlGlBBHgXVZu2xlrwNZIbYDz3G51q7hTt6a9r6qhcyPvcgt93wHuPK0JaNZ1dreLnnwH5kbW1lkqv5-S8kh-JA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":18446744073709551616,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true}",
          "verdicts": [
            {
              "when": {"claims": ["iat"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0099",
          "comment": "nbf in 2099",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6NDA3MDkwODgwMH0.Q0ZVHNyPPjmQAG52UoSO51Gf4gYudfCtlAWxo4SFZmEzeReSkdrGBQ9Y8xHyZenuQIZCLyoGqjJwMslYkcRY_g",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":4070908800}",
          "verdicts": [
            {"when": {"claims": ["nbf"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0100",
          "comment": "the very second of nbf",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMDAwMH0.6mKBiBvK9dy1qgo7aeeWGD-7Z48F_AV8kQO9vDVxQqzCUwDh7NlnjRdyS8fx2bV3xhHJyNHTYn2wuDWBj9U2EA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000000
        },
        {
          "id": "token-claims-0101",
          "comment": "nbf within the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMDAwMH0.6mKBiBvK9dy1qgo7aeeWGD-7Z48F_AV8kQO9vDVxQqzCUwDh7NlnjRdyS8fx2bV3xhHJyNHTYn2wuDWBj9U2EA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718000000}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000000,
          "leeways": -1
        },
        {
          "id": "token-claims-0102",
          "comment": "nbf a second beyond the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMDEwMH0.k0lkzvOxCcYOjBwIEKThZtLrRGQL6Uw_TUzAuaJM-sv-bdm5yXceI6oh87UbJ4NZJOQpibZpERDQ2iu9ACq4-Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718000100}",
          "verdicts": [
            {"when": {"claims": ["nbf"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000099,
          "leeways": -1
        },
        {
          "id": "token-claims-0103",
          "comment": "nbf an hour beyond the leeway",
          "flags": ["Future"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMzcwMH0.OwlKR9e38Bh72O9xeX3M5NIRgQ0OVKu31KYwPAtIUu2MNcfBYd5qxEpJG7-C8lhc8ECaxE2G4tqYuunb5OLW4w",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718003700}",
          "verdicts": [
            {"when": {"claims": ["nbf"]}, "verdict": "reject", "reasons": ["notYetValid"]},
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ],
          "now": 1718000100,
          "leeways": -1
        },
        {
          "id": "token-claims-0104",
          "comment": "nbf is a text of digits",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6IjE3MTgwMDAwMDAifQ.D5m90h_SBNtytEgEMksqzD3cfBN7CBRExSZWiJ83lhf31HRwqJjGAyX7bABJZomgZkXAUN7IYcaO6Jgo45g1zA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":\"1718000000\"}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0105",
          "comment": "nbf is a text without digits",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6Im5vdyJ9.iMZXRlFgvXel3MLBCSpKYyOo4gQeeJs7Wx6VQLMl_e9EbyOcYsdVfMfsaaIApAnh9fsMWn2ME6PHA8ih3wPCig",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":\"now\"}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0106",
          "comment": "nbf is true",
          "flags": ["Future", "Units", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6dHJ1ZX0.ZSihTDdKZ2grYuehVX_FbgWRkYd0PbYJ6H1p74cUPieVOzq_tL5tkpo5WOyxSBJsYRvYeblnOxKVU5HStxS8zg",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":true}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "either",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0107",
          "comment": "nbf in an array",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6WzE3MTgwMDAwMDBdfQ.n9xfTdp1CFsBowvaEzMofpH2y0Lc9sEnNEjoqW9oua_HC0qjRn-L8QOFKpW8ZfVIv1zZ0fHoR4eb8kaqNKsc0Q",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":[1718000000]}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0108",
          "comment": "nbf with a fraction",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTcxODAwMDAwMC4yNX0.VZgc8clp-shDXpcyuGBCD4PmSvqz5H3VGOYLH8Yy_JgJbxADduYVsTswPLW_Dl5zK-IDHpjS2UMVhqt3B-P8EA",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1718000000.25}",
          "verdicts": [
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0109",
          "comment": "nbf of 10^300",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MWUzMDB9.zDoBO5L3Q20FrGzAaYB44rsKascXQk_oMyyQMoyWAuguDQovnsEesWUOcegntpKjPoUG3qj0PgXP3p1AsF45pQ",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":1e300}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
            {"when": {"nonceForm": ["hex"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["nonceMismatch"]}
          ]
        },
        {
          "id": "token-claims-0110",
          "comment": "nbf of 2^64",
          "flags": ["Future", "Units"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIm5iZiI6MTg0NDY3NDQwNzM3MDk1NTE2MTZ9.-P4IQIRVwBPTybvkTD1Ftq54cqnAHFPM6qeIWIBJ3T28a-kvPnU4xdYxNBO_L_5T97m_bHXtI311qkO0ms1Blw",
          "payload": "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"exp\":4102444800,\"iat\":1718000000,\"sub\":\"001234.56789abcdef0123456789abcdef01234.5678\",\"nonce\":\"5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731\",\"auth_time\":1718000000,\"nonce_supported\":true,\"nbf\":18446744073709551616}",
          "verdicts": [
            {
              "when": {"claims": ["nbf"]},
              "verdict": "reject",
              "reasons": ["notYetValid", "malformedToken"]
            },
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
