// swift-format-ignore-file
// Generated from Vectors/token/signatures.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let tokenSignatures: String = #"""
{
  "$schema": "../schema/token.schema.json",
  "area": "token",
  "version": 1,
  "source": {
    "name": "written for this suite, digests and signatures by Python's hashlib and cryptography",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "After RFC 7515, RFC 7518, RFC 8017, RFC 8725 and the CVEs named in the notes"
  },
  "numberOfTests": 247,
  "header": ["The keys to trust are those of Vectors/keys/trusted.jwks.json, and no others."],
  "notes": {
    "Unspecified": {
      "bugType": "CAN_OF_WORMS",
      "description": "The standards leave the verdict open, or let a verifier choose.",
      "effect": "Either verdict is right; what counts is that there is one.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-4.1.4"]
    },
    "Genuine": {
      "bugType": "BASIC",
      "description": "Signed by a trusted key.",
      "effect": "A sign-in fails.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "HighS": {
      "bugType": "FUNCTIONALITY",
      "description": "s is in the upper half of its range, which ECDSA allows.",
      "effect": "Genuine tokens stay out: half of all providers' signatures look so.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7518#section-3.4"]
    },
    "AlgNone": {
      "bugType": "AUTH_BYPASS",
      "description": "The header says that there is no signature.",
      "effect": "Anybody is anybody.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc8725#section-3.1",
        "https://www.cve.org/CVERecord?id=CVE-2015-9235"
      ]
    },
    "AlgConfusion": {
      "bugType": "AUTH_BYPASS",
      "description": "An HMAC whose secret is the public key, or a wrong or odd algorithm.",
      "effect": "Whoever reads the public key signs.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc8725#section-2.1",
        "https://www.cve.org/CVERecord?id=CVE-2016-10555"
      ]
    },
    "Untrusted": {
      "bugType": "AUTH_BYPASS",
      "description": "A good signature by a key that nobody trusts.",
      "effect": "Anybody is anybody.",
      "links": ["https://www.rfc-editor.org/rfc/rfc8725#section-3.8"]
    },
    "KeyName": {
      "bugType": "MODIFIED_PARAMETER",
      "description": "The header's kid names another key, or no key.",
      "effect": "A revoked key lives on; a kid used as a path or a query is an injection.",
      "links": ["https://www.rfc-editor.org/rfc/rfc8725#section-3.10"]
    },
    "EmbeddedKey": {
      "bugType": "AUTH_BYPASS",
      "description": "The token brings or names the key that verifies it.",
      "effect": "Anybody is anybody; a jku is a request forgery as well.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc8725#section-3.10",
        "https://www.cve.org/CVERecord?id=CVE-2018-0114"
      ]
    },
    "Critical": {
      "bugType": "MISSING_STEP",
      "description": "crit names an extension that nobody here knows.",
      "effect": "What the issuer called critical is ignored.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-4.1.11"]
    },
    "Changed": {
      "bugType": "AUTH_BYPASS",
      "description": "Payload or header are not those that were signed.",
      "effect": "The signature is not verified, or not over what is read.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7515#section-5.2"]
    },
    "Stripped": {
      "bugType": "AUTH_BYPASS",
      "description": "The signature is missing, short or long.",
      "effect": "An empty or cut signature is not compared.",
      "links": ["https://www.rfc-editor.org/rfc/rfc8725#section-3.1"]
    },
    "ZeroSignature": {
      "bugType": "AUTH_BYPASS",
      "description": "r or s is 0 or a multiple of the order.",
      "effect": "Without the range check (0, 0) fits every message.",
      "links": [
        "https://www.cve.org/CVERecord?id=CVE-2022-21449",
        "https://neilmadden.blog/2022/04/19/psychic-signatures-in-java/"
      ]
    },
    "Range": {
      "bugType": "EDGE_CASE",
      "description": "A number beyond its range.",
      "effect": "Signatures become malleable.",
      "links": ["https://csrc.nist.gov/pubs/fips/186-5/final"]
    },
    "WrongEncoding": {
      "bugType": "WRONG_PRIMITIVE",
      "description": "The right numbers in another encoding, or of another hash.",
      "effect": "Two encodings of one signature, or a weaker hash.",
      "links": ["https://www.rfc-editor.org/rfc/rfc7518#section-3.4"]
    },
    "Padding": {
      "bugType": "KNOWN_BUG",
      "description": "The message inside an RSA signature is padded wrongly.",
      "effect": "Signatures can be forged for small exponents, or made to fit two messages.",
      "links": [
        "https://www.rfc-editor.org/rfc/rfc8017#section-8.2.2",
        "https://www.cve.org/CVERecord?id=CVE-2006-4339",
        "https://www.cve.org/CVERecord?id=CVE-2014-1568"
      ]
    },
    "UnsignedRelaxation": {
      "bugType": "AUTH_BYPASS",
      "description": "nonce_supported is false in a token that nobody signed.",
      "effect": "Whoever writes false needs no nonce.",
      "links": [
        "https://developer.apple.com/documentation/signinwithapple/authenticating-users-with-sign-in-with-apple"
      ]
    }
  },
  "groups": [
    {
      "type": "match",
      "comment": "Genuine signatures",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0001",
          "comment": "signed by test-rs256",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0002",
          "comment": "signed by test-rs256-b",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2LWIiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AeAcDzOi5x27wZoXKwy0K46_BO9XYj-VJB9ABcP_Qv3jVXpSUMzNV8CVS5V_mRxbcDBow3_EEkWBvg7RIXYHJcn81O9cHhuxw8Xujl7njBZfnkJi0sBPSfpam9iesMVnqwQ9p9NFG2XC5DNQ6GLTxBYqpal8exCee8s9aQq5vIXBw6Ib1xM01CNfH6tpiUFxAkuusdCf0LLuPLY5DYQJ9tsxOazSOoBrpMpxAeLXfy2_jZxnkzWCrAEnyYjWVfkb_Zy7F-yAMO0WoamWCvfjl852l4ymUg6aev_ZOXo34_WWfnt-XtnWULVAIR3U0jX48c0NaQEi-Zu99KWKNqkphg",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0003",
          "comment": "signed by test-es256",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0004",
          "comment": "signed by test-es256-b",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2LWIiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.isvEkIdZrQsWy_j2LvldJdY_GL78CjEkQ_cI83TrU-DmlqdX6A2VkOrdqBGkxaWwtT0pzJT8_AJNZG0bPGYojg",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0005",
          "comment": "RS256, a header with typ",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.oXHqmTPByJCRysKA4U-kre9RSk1-he-7TA9X0S8VLKP_9_ItzuruFrrYumaGi9Vjde7-M6N2dFeR3wB4DLpQp4meugb3l_R32mTU0BCPR2HxElqxuaaVouJrO1UkqCNbW0BMsevDIaYhowuLvdoaAoNgFwc72_xMZ20imTV5pb9F0m9fvMb19XSp73isi3oQIsvx045iWAB-umZE0_xl5Q-rkBnBu5GactHKrndWRNRgGET_04AT6b7bwZO4l1EmrM08w7RPTDq6XPIHhhylRrX3tT-VGTGSOavHLsB0RrPh6yidBE-2OPbPthZPrnUSbFp6FS7-Uglr_miZ1AjGBw",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0006",
          "comment": "RS256, a header with unknown members",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjdHkiOiJqc29uIiwieCI6WzFdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Z2lv-EhmstLdvQ6t0PY2uHAWWGSXQ-rEaWYwq-ZlAAKKD0Cw70PgCKusCPpnS5Oq_3cHghk8PSYNHcLsLtURMwHD8qTqkoUDGE1YG90EWrqOOEmgtml3CZ_ocs7XSBknXYHEnzyFyOduOTZ4T--BTnTF3VshqiDW6DaV1IfIEr2rrwyutsFa7rtbQtuSP_G1xK4GbbHnhAH5_TTze0eE6qmoFUnzaRGg9E2sn-c18WUfnuY7kxXU2I-U42DQGxZ1Q59MoNLrcVmzgGnPFrZ-7Zmp22hcsyqNm1bbGvVrx28DYZQbfX4c83XofBzxFA834-ucuMUNb-IFe5EmaMfWOQ",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0007",
          "comment": "RS256, a header with an x5t",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJ4NXQiOiJBQUFBIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.dX0gCIFc759aA_dqre-dWgakj5ggn3Vucyb2KGKBUvkR2kMvM1tBcXEmnSAok3oGzYA29LT16Jg3Ard4cd3HaTAGKaYd7Re4WfDq-85j_u5m9YTiiBl_q5VHqJ8ULTWuSpE80riewFChExlQvCQZol_zt712L6xBRVBX-JTwK7bXyzJlWwkzNltzJGuKpza_oGhIUJw5WyRshmRe9pjcBC01OHB2CtYnjfski64ympQMRXeLyw3EQQhMMgzkwpw35ul3Ud6ZVqyVOEpIfjrbzUV9PKsU_EFEC8NBF2NRQjT-SJLhMALv4wWgyMpjo5Bs5eMAv86cHk_fSzwjVNzhtA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0008",
          "comment": "ES256, a header with typ",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.SmPkuAsWEJMU7ao5RaSd2txfYA3yAyTBlvvxOIDCQ_0wqDDkJbU9yaNZHoy5H8_kaDE3gESAZWjJMhwZab2WmA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0009",
          "comment": "ES256, a header with unknown members",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjdHkiOiJqc29uIiwieCI6WzFdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.d9nTzxeQbS_Ad0LOJLpBtfZ8aRWcM1YE6DlPu-HiZyMHpFRW3rpKt2IMfUDqZHh67wI-_6AXwPTYbALNhuM24g",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0010",
          "comment": "ES256, a header with an x5t",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJ4NXQiOiJBQUFBIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Vz8P0Bpvv0JN8CicLkwEbdTB02EIxNv9KAtLNHo3MHXFoqcSM1C4_KSreXlxy_5HR7-tWGQtLMDg9yiKAL19XA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0011",
          "comment": "ES256, s in the lower half",
          "flags": ["Genuine", "HighS"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCJa9BCsB6dRD6ZwZajdC40tFWtRyYEymKg_GV1PNGDi9Q",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0012",
          "comment": "ES256, s in the upper half",
          "flags": ["Genuine", "HighS"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0013",
          "comment": "ES256, r with a leading zero byte",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImp0aSI6IjQ2In0.ABhs72lClW6GA37UudtjpCFWTzWWnvTrRaipf3gvZ75j0UCOhLIYn85x1jruz99gnaJZ9hsFD25NBKRnDeLmAg",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0014",
          "comment": "ES256, s with a leading zero byte",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImp0aSI6IjYzOCJ9.p8JtPMk3t693u8lydS65zcQBwLZ5lb8ylQ4BPFygLX4AR6OWxZXLrXaGmbNA9mUFm3QZ_EGoM10U1YFRJfr7uA",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["ES256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        },
        {
          "id": "token-signature-0015",
          "comment": "RS256, a signature with a leading zero byte",
          "flags": ["Genuine"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImp0aSI6IjMxNSJ9.ADaN76vNXj1z_ctviFTojJEk2vIhHv2zyP9oG1k37zx3bOseeOVMp-sBMhrk2f42az5Q9BN_MhYIZccAsIgPU1jDvo_dsePs6s-y0A__rp_FSPfRXK660VdHjroIlI8pEAO0kCpoLReWKo2FLNxgPzNcVUEohBwnv1nIDoheivlmk2euM71bgxJz7Z-9Zx1qj8Sjpk9VY4iw3xKM-iTjoRL5gxuH-VIk7Jgs7KYPsUczen2pYzYD8UxchDXk1-GRoGJroD3jLyFQXjlkvtRrB0ZXeRZnZYqfzdAg6hoV1Xnb1ylmT5VL8QE26ZYO88poWV1wBpnUJCiOJM_iqUrlxg",
          "verdicts": [
            {
              "when": {"nonceForm": ["base64url", "raw"]},
              "verdict": "reject",
              "reasons": ["nonceMismatch", "badSignature"]
            },
            {"when": {"signature": ["RS256"]}, "verdict": "accept", "reasons": []},
            {"when": {}, "verdict": "reject", "reasons": ["badSignature"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The header's algorithm",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0016",
          "comment": "alg 'none', no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibm9uZSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0017",
          "comment": "alg 'none', a signature of noise",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibm9uZSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0018",
          "comment": "alg 'None', no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiTm9uZSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0019",
          "comment": "alg 'None', a signature of noise",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiTm9uZSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0020",
          "comment": "alg 'NONE', no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiTk9ORSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0021",
          "comment": "alg 'NONE', a signature of noise",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiTk9ORSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0022",
          "comment": "alg 'nOnE', no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibk9uRSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0023",
          "comment": "alg 'nOnE', a signature of noise",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibk9uRSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0024",
          "comment": "alg '', no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0025",
          "comment": "alg '', a signature of noise",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LngyAU-zsiXaKxao3o3MXj1ELzWGArUp1HQyI-RUbketnE7hwEDKYH5P6wYTao8a_y6w0CGsjDXHZXcoM0XCiw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0026",
          "comment": "alg 'none', the genuine signature of it",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibm9uZSJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.q_VfHpDIRcij54HbSpU2C1wmNqT6roL1j49veqzysNIAG53EJFRSVLSallKO8ehy4cuk6Hs5GWlMg2Ve3C8qlg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0027",
          "comment": "alg 'none' without a kid",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0028",
          "comment": "alg twice, none then ES256, no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoibm9uZSIsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0029",
          "comment": "alg twice, ES256 then none, no signature",
          "flags": ["AlgNone"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0030",
          "comment": "alg is null, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjpudWxsfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.1H5lMhB0yACPEtqMA7JOIU5Z2NtQ8qLuFGczDdPhG2RfSMY4-9lroodQkeaeTqLjkiztW5KsdXBzloRfJ9PAzQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0031",
          "comment": "alg is the number 0, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjowfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.9_mSkMlHfxe9-Sgt30G-cwSg-9Tc99kZfl565GjgWuBNSio3u7FKVIQflgLy6Bvw0d1EvHbLHDi9dbsDvIkrSw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0032",
          "comment": "alg is true, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjp0cnVlfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.L1qBnmZNT8UuoBRYBTlVRr9yqK06xjFj1JBb5YEYndWOLaoZEzY3JgSlyhOGmABlSQNF578n1wOP4NXG5vdlVQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0033",
          "comment": "alg is an array, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjpbIkVTMjU2Il19.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.aKK3wMG8vm8laA-akkrmkj6QlK3_AcBfiHXTobhM-Lh5vg3qvPof7sSugTzXGF1DyxZHJi3SmJUCMqalicESfA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0034",
          "comment": "alg is an object, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjp7ImFsZyI6IkVTMjU2In19.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.URug0ZeBqMxEkcWy8kO5YOzvfoVwFHT4PBTMWSzl6jm8VF6lODRMX7VxYdL0iZ_RnFLX9wQMHLllwf65vU83og",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0035",
          "comment": "alg is es256 in lower case, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiZXMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.EtzmsM4Fc2wVoUWRpxPOJw_NOIS2VL8LvUZq3TU1mYMD-o8vWWQSwX1eDayO-EieBM2hB7_cYQvdBr3Fa430UA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0036",
          "comment": "alg is a space behind, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYgIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.tJ0iy_GXMUQp5RmnvbxizxKAYPXIMNrGBjxT1HE-hMyzbrHToBhoCx3eS-32WxgyEJcfaY3JDVDTPiTR1B7mRA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0037",
          "comment": "alg is a NUL behind, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTZcdTAwMDAifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.TaBQHyOyyapuj8lsh7ljRzYmgSf2pIZXz3P2x7F7H3YdJ4b1tuxMtIhQRXaZVClymd1YVY9fV3KqFnIBrkp0EQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0038",
          "comment": "alg is ES384, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMzODQifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.PMxPTiPCqX5aGiO_9yURqj5kvQrm6nxX0pJZd88XyUKlnN0HbDHN-zijE-UOERedxH_a_IEGRv8z3joj8_64lg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0039",
          "comment": "alg is ES256K, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTZLIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.yMQ999SXZxuNEX4w1lwpo3nlpnuc-WBfS-9ovexbhEMpPf_woYmW2uetE3SeKqCA15NY7x3MT1wHcmIzyZ5gqw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0040",
          "comment": "alg is EdDSA, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRWREU0EifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.D9uwdQhal0bPDRJTcETFIs3f5USjsso__MVfVlwfD4y1qiAN8thkKz7-y4s1NyHt2ZU8wDhOVy_MYjp4faRsMw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0041",
          "comment": "alg is ECDSA, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRUNEU0EifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.i9IElm7x6pvlTvaCx107LJpnQtjeZ0fZDyV83PrD_AsXA3UAM8NGOm2nZw_iLPgH64PzbdqWbod49J9t-ythcg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0042",
          "comment": "alg is PS256, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiUFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.j2wo12H-0r5uQJoITAdWW2eqWiSodGqZpUpeuxOGk453McJE-hDhFZF7moGbxxMoxfjBUa_6yggvaUEVzZBIgg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0043",
          "comment": "alg is SHA256, signed as ES256",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiU0hBMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.2Czo8Q1vKdIn2ROXvJL0CUoZH-okRNJn1JTughcwp5becx7nxpUnjUzwlvrr9fRb1S3b0RsySKW-L8aIb3HbZg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0044",
          "comment": "no alg",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.elkYq2HZFsFXUg30jNZ6aMhUfJFnpfu3r8qxG5wfKwCH-yx-Y-wkOS1MJKnokSYW1isk1B3bWkYraQ5ooF0ipA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0045",
          "comment": "HS256 keyed with test-rs256: PEM",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.I3-lmm8M1enMYOaMcxxG7QJa6hSGtUSmS5c1-lzyB_E",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0046",
          "comment": "HS256 keyed with test-rs256: PEM without its last newline",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Q2y3A9GUEmEuHow7i6ZsV1o6XyyoLxqYStp2nl-P01g",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0047",
          "comment": "HS256 keyed with test-rs256: DER",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.wWNKX_MPadFggJe82SUT4Xr-gB61zGDW9iCDUvqzSY4",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0048",
          "comment": "HS256 keyed with test-rs256: JWK",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.vIrXeGo-ec9oHjtiIHyR2GFkuLJu8n2_XmSAGfQ_2k8",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0049",
          "comment": "HS256 keyed with test-rs256: nothing at all",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.M6jqE3q1Dsc7Zy6mC2Tho6yXHQA5ZXn76mGxxrD7G-0",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0050",
          "comment": "HS256 keyed with test-rs256: the key's name",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.UUjlHUVtMFVbgU5OAqeKtafhhqoqaaPWEm6Y9sxFvh0",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0051",
          "comment": "HS256 keyed with test-rs256: PKCS#1 PEM",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fXUspYLMgu98kSfh-S__OpdiqgM6icO9MLK40h0iLPQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0052",
          "comment": "HS256 keyed with test-rs256: the modulus in base64url",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.uvDItFfp5L8sMCYUPwXjxHdm-Jq4b1toMJKYatYPBn8",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0053",
          "comment": "HS256 keyed with test-rs256: the modulus",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.d8B3ec3sAMup_s-U_1ebOH5ri8gnUxL5swbPjzl_j_Y",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0054",
          "comment": "HS256 keyed with test-es256: PEM",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.UtKJJtuJNg46n6P1neXbgcKq_mnh2xR1IsmydTBWops",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0055",
          "comment": "HS256 keyed with test-es256: PEM without its last newline",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.42LvDLpFHVMMFCbbSd0hVq53pPo9_x2uXCXsHwJYDik",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0056",
          "comment": "HS256 keyed with test-es256: DER",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.8wz8AtMIE0pbQK4I9BGC41kqsDFp7F_ZA5l-mTE0RCQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0057",
          "comment": "HS256 keyed with test-es256: JWK",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.5PKMCWSHTmkzFGM7v63nij3gICz7wwKqMJ_fUv07ZHs",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0058",
          "comment": "HS256 keyed with test-es256: nothing at all",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.v--SJ0u6uRcgVI-wsrHB4VwMF-T7XGCpOe921bExOJQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0059",
          "comment": "HS256 keyed with test-es256: the key's name",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.60gdfsIlQXZvfskXPfP685uu5cTutIF9OnI2kq8LkXM",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0060",
          "comment": "HS256 keyed with test-es256: the x coordinate in base64url",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiSFMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.RI6fRCo7y0Fd2rgwtwYzLNWuiQ06mPnbU40y6XCYuTc",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0061",
          "comment": "HS384 keyed with test-rs256: PEM",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFMzODQifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.LrPFQ1i2gbuuDplhP5SlZaDhscf4rMGexOobOpcvHfdWu47MOXQKUDgcvWdwGYBT",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0062",
          "comment": "HS512 keyed with test-rs256: PEM",
          "flags": ["AlgConfusion"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiSFM1MTIifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.URK30irt7dX6LIFDMV9TYFhhVsPrYz5FAWvf95OQRsF9YspZJO69bD32keCr3ncLX8FYoxhPR-L_azOEbMdtzg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "The key",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0063",
          "comment": "RS256 by an untrusted key under a trusted key's name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.dwYTPWApYoZblaJO8z72GCvFuosMIitsbgq5OUaDqZ1ojaG7ljzTsOULYIJBGjlMHojiDvHE-5FY-2Z--M-QkrKAHh7cRgspzkMqYk4UvCA5JBmp4AjfHvEqAQfV8EbH7w4mms6hd7BfL1wAEgO4s8Dx3eHSdudGSEALdhOI7QUvG0PWJS-NU9Ly9WXoL5kCBGPC2gTHH9mSKvHbq7yjZ4yVziWcXRQXLlzyqYAuw57DNwZfbrgLuhwd4RPCQkTcP3htxkiEvhdXxmEzZVNtAeM3BwRM9V9n9tNcNnJ1LSg7ghMeMAzp3jPj_Uh6PfunbX9hlZrsuqdRNyIuvy44cw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0064",
          "comment": "RS256 by an untrusted key under its own name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtcnMyNTYiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.biU1469qbzY4jLQhQp4Wp_EK8T6PUN4rR3BMkJmO4_hvlwEsk12DbApHQ7mhsjE7KKyRmkoTaZhBdZT1a-zCbnbAsw54pxMuDtDfSVjy07JIksNZFpwOJS12ewqfKi-CvNrIoxrt4WhWaPvDiExPCbdTK2uszmvvKD_c-7Ed2vMYO2aOVG5-M7nHso8ErOJfSR8qojkbVKPt9p6WjIMt88jjTTE2TV_VuzjfwbmmkGx5MX2WWnlejrmhGfocxTzZuRWpFpKXBKY5WZQryWbnIgks8BXW8fTQdaCPyRk1A0_hXpuuKWZU_mWieLKYKd-ncGMwgcc1oLgYPuL50dpvWg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0065",
          "comment": "RS256 by an untrusted key without a name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.BJLlPlZSSJz8TpZIfb7nr04psPI_z9sPWPs36JH2h_YKhDnpwsCeWd3fJMYyJZs51SD7JH5yulKopbmYD0fius2yCyjxP_VCwld-L9gVNrIF1JTXmEn86ECHjfkfXx6_d14GLc0M6YIe9X9iFRhuHsO7LZq5-eRDORoN3S2A7de7ZZ2dySnruCodNQNSQ3fGLcISPQZQHtA0R9eRBkSQW-CtQ16BbgA2t4DK5CtR6It9-FcBpPxzvaeYYFTGmc9R8zBvR3qKUuHi1JiH3z8DmbxoQzSaU-hkDOQF028WU5qXKgj8vzXhv6VgGgkRZVEpvWF0XBNd9Mzd_FirsB6juQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0066",
          "comment": "RS256 by another trusted key than kid names",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QBvWkmjBjrXjkRJJtCO0I8zr0_EkOuouCbcjoTnl-HR2YIxAB5zbSnDA0hdqhCUYHJKvbc306mwcoZSZU17RgCYJQltJehpkSxngAjlWKpD4CK6Bv25ZLj_G4o5hqc-QRJybIGir0Kzqdrp80KZOHaIxcwfSe38A1XzIObCyj8I0gVjgqEKuPVAqos3yRd7y91WCqHIlU-rdQYnmid4PBj-ohs76MqWZ2BqHKIlDUybjcwg7otYX2SxtHyfMI5aVB_pme1vQmTdT7CNnlpG8vTkKcceDRXSHcLgMRLOWOX9E52Og3tCaN3SUOi9bvz8wOTaczwsrZ2qqtokZHTIHsA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0067",
          "comment": "RS256 by the first trusted key, kid names the second",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2LWIiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.E2zGr0uVvcLnALDsErZz6_xmW6GPRZdVkm3Sis4rbvsjEO4JKeVMm74Ecx1y58oMxJPP91-VuTx_96_VkKfWc1GMEHydAGe9FLMI2JllGveCpWNjRPcQZ6T6u4lIcbg9nKkCWiD2kAW1_SCqcMuozQIxHk5Tx8Ms_M1tMAl2OiM9VzH_oTO-I2Ztfq3ODjWfDIOBstZiOLb1SV3XFHh3xfW3gtHKN5x858_7BtEgeI4lQjMqHMsGt1YMwWIFhONOsYeS5YpDRHjt2oJ2H2g15DBPTFqX67QSXX7Rgk72W78V54nAeflOM-wNVf0nDIenxWYK5KMBkoO21ULiEBImgg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0068",
          "comment": "RS256 under the name of a key of another type",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ekkCFLn3d1ZrHgRmTT1U5zn5g7JYk0di_d-by59QauwcS8NPPBoYi0XPo-5bNb9DKxrIVlFESE1FmKig9ElBeOxkHiH8y63K3cM9FW1e2lSWnOVIbf0SWqZIZZbkMbjfipAm_2-EM6Dll0x3jtQeYFrRDW6KpXROg2qAlXo9e61jPePfWDBrm-GINjgCTH6GNV8h3kS8RCZiUQykpDD2MTsmmtK80Ni59NA8f_EipmMc50VE3AK9fuUdJUnZyJteC7rrYFG_qnV-gSI_vjq1AHr1AFhzucamcFTKjBaTlu_TovAXr3oryOEyGw1UGDZ2R3fEkGdLGX31DyXPFjwjwg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0069",
          "comment": "RS256, kid in upper case",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJURVNULVJTMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.GC2xx8VjHoSwh0byOFtVVudrxJ-hpl7quqR28Du9pvBzLtBA835qtG-DyeZRQkOoGhGtOWYj7_-km_GrrpRl0Y2VA1DGkOU-Fb-vhuVqUhjcNpbdLrGdUUzYACIhNwS_dWLLlrAHWUX4aQsAzoIrfSvp7_wx6bItguYfm52Ds3hn88a3GtP3dJK9PQNvFDUX2y6-viEivMleCx-zdDWRF1NLUMiAke0l6peaLwuajqGShLh6EaLW1kmpVjsr_78oDjt5bUhicUNA2mS5q1Kbas2cH22EqDhXZhwHNdPg05XQDgmbdQZZRaGYrIc99gKYg4Es5bG5bcNmfpyl3gtgqg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0070",
          "comment": "RS256, kid without its last letter",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjUiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.iMWotI9KE6f_DVtOSh6Fnp0zpB2T6psRSmjmig0X1irBkz95Ts6LQT1C4RS2hkTGs1lcONuf18pejlynekcjOhDzW-ZOlpFKTPvrcDQTbIUdEEWp1MsAZiLMunNfuLuy8ho4yFPqskjyyxdS21HpmhdC8Gx_52nTaL6vWZlQF6mDFhS_Nt14eT5YvZ9WP8eaq_cy_lfqweRutMPeLSaFfZVHEJ84AGO3syh8HnpWe9L8QYm9DqdI4I7kOGyUSZnKsS0p9ZhlX55on6iuzk4le-vnFEffqmZgh61g9R8qghjRBbeHEg5YvR4c2Zqtw4CgWnXZcWB5eWFVEDXQ4UWc8A",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0071",
          "comment": "RS256, kid with a space behind",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2ICIsImFsZyI6IlJTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.HCGyMGEcuV87_-2yq9SNaQ_fdbxq-TG25_5Rl5-NEyXWXktR82-nq0pxNiDoSAu0LB2J1fPajq7264MKCvW7MMiWM7g3J29s6vhiI4BZ5MxMQuwQCCcnr7qIiZiXkQB5nkN4pPhKHNP0jjJjMrGU1jlqhkGWh0zdg5UBG1sSDcmFrwXs8Hyk-EtIDD0dQTx6HD_789aL0F6oD_-TSJsxjgFe-4dx9kvNQlMz3k4mOeMk42b5j5e3Ii9WrBqjv2Uf8dM4zEDh-rwHRMSYK9BjkmU0p2myS1qoD_gUOeMG4kfL-niT0MVyCK1zscCTdGLjWdpyrw0NLioVwWEBm0z50Q",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0072",
          "comment": "RS256, kid empty",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiIiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.P5IEnuHUsrRJb-9uB_OMx6A_Zg9C0fACBRYJiVO1-PRP9I11D30Dxx5UcES3cgjiEOPqTTfIIDTqtvU2GoSk1TJNIv2rxZKH8-6TGAJc4SbWVnM6nNBPij8nrVd4c7FFVB_A_hWeod1fLzxs8tQrXQhQqpnHK0B9tOPuxoDEoMK0I0hWmfeDyOr0zQ94CG7fZB0FiOIXP78xa2csEeivYWuraUC4mWWhhc2Q_d_PRSrkV1s1Dc3YZABupwtU_S2UTpceaFaLqOrx8WZNouE69RXYCYM0nI6U6y3cA1_c4agQRKrCNx04pfpT7uJFzILUb5cJIOz7VRtcecRkN9Brwg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0073",
          "comment": "RS256, kid a path",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiIuLi8uLi8uLi8uLi9kZXYvbnVsbCIsImFsZyI6IlJTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.EEHuEH7a3-SQEpchohP2u0fnukEn7nTz_ypXFGu4mGGlilNIuT3LiAHNhcsnf-NG-7CpPGXvnjN8GJI_xKjnyxb9SnKaAxsWMvsXUUKz1SWZQeaqb8GdHI_pDzTF9BioD1IwEqEeVyVq_kjNEXN8wBKTavehcNPn_oDaDHnoxBExYCXtIghTCtnEUImOKv8uQZ-7wD9kWfzf6pSpTq0y5Bw4f90JEZp-Zq8qbsaYQd693aRZiU2kq_dAgFaLH7CCj_NTq2FP5ARvnWyDzxPKg1ppEsebdPfhkkFFnWLA3JFaai5pNQ_MZKysMeo5VmLPIetMLrmXEABfauzO4_8uMA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0074",
          "comment": "RS256, kid a query",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiInIE9SICcxJz0nMSIsImFsZyI6IlJTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Li6ZZoQQCSFcSflcTQxkvHV1dR0sCJ5kteJdDkIHTxbV_XHgo9X0QpIGtMniKH2ICzckwWDZGOoV2Ole5tCspXK8K3aL5AJseF0k_bydsGLEaBT-pxkIst4IAxWRXMowOcTZorG-YMqSXxpD6xP3Q43KAbvuriLQ1R-MS1LrAy4yMzn7nSW9iNjMFfIQm52Vbi17410KoqF2LOGiD8mhn7ernXtw7qepNlifLubdhW31y8LKuNN8a2BHS1489YsEhrl5ZCeLl2cwEsIMimiFcVPit9hifaxMwCM7z7WDLEhcghIYrEWYXfmAV0VvhMNGN_KO-sIVBBXaYwLKXpFlHQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0075",
          "comment": "RS256, kid an address",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJodHRwczovL2V2aWwuZXhhbXBsZS9rZXkiLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.U-RZ3cuf-xOjNtZH5v1-mtLNEgA7cDkHkESTpn-huT-QklkHleRPGCEHux3hgFUfWkhwsOW93ta9X1ErKpMABSyY0FT0tTYv6yHJzmn6kDdjgEudhMR36lTiGqP1_IwDH_jAFlKIYWRd4CibVy1VRMNbMKw5VowRx3uemVhyuReteNLklKog28CJuZ9zU_2eNUKfE_ooR3_IKlVeYSZ38V-BzWJimgc9TuxeWmOdAMzH55hI5ys-Ej5sJ7qQfbf8r9CJWNicxDW7V_hyXmYTDpqtK8F8x8lUUMLeNKqu7UaSCShdIbHiIVwmCnAi1LAoTbKWP-3VnGPBQ2A7soKzQw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0076",
          "comment": "RS256, kid is null",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOm51bGwsImFsZyI6IlJTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.aCFr-k1DZU07M2kAvjszt8oZj_km6OqICxGifoELc4-1LbxmHX3nTWDvS-4_10a6lOO9duZFLgqdPq_KyOEswWhnFXzjxPBBaGAijN8MpCTwQrNXT0qQG44QLsEWh60R8hGTxtwSM6QpoagpH4rIDNf8SRAV3Mzm48Z2RFlq7Pjy3zhvynlwjroywx-JhUuAeext0BTFVqinERCwhlFEMTCaZvmPOArMZudDALa10OjPz23f-8Tv5mvZR_qZqgJpiMY1ZCPIDD2K6JXpKxBM5iVg6cXpCYLJsQhih9sV0VoeXCMlfjyms0HqH7onngh_WwIC2BOMGpd50PZ04fFD0A",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0077",
          "comment": "RS256, kid is a number",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOjAsImFsZyI6IlJTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.eK7NaNYJ_eDK4r-5vc8kdI7Hs5_B-dlEGWkYcH_sRxgauvhasK45AQ8pwKe2tJozHRFzJkZ8oMfIrXOnavGf-51AfiCOQRwLBG0K5iVi878kdZ_vzPYcOtj_jn-tmFa-Lnl9PBwaAfHnqQBbLyw0X814O3XMpdcJoAzlCR6prHHhmrmy_5kQYVpnjEroBVmHmn4Zx8ZxGn2rkt51-wQetBqSO8AeaiH2gcf8eWvyH05ox0eu0XFH2V9DVLAHIsuM3VfO2MaFvcSZtw5wKmYlHZrDDG5T4GT5XqfytX1x31_rnz6noe5fCs34tUv8ZEQKLcXK2hDft3XQ56P2Sx33GQ",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0078",
          "comment": "RS256, kid is an array",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOlsidGVzdC1yczI1NiJdLCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.c6zT8v9gsy8lEi9CRvuAyOYcpPNyn4i3HumV8CryBZx_lh4b13gDSKVTkls9Bjkdap01sW4TUIhuY3UsLDn0GM1l336XTYcu7WdLYinEFmVsIZnSPK6QfL8u2ocNtumSS3zWUPduw0295xs10s34a6fx8D57D2WQy7z5U9Sx-41py7cUwQIHty1AEb_r8UMdDx-kF3rSQrsRr5h9DafKbZb5DmPdhKSOjMmnmhm5-p46hgXjEFo8oqqs3IyaV7rbMN_0i2nzSxISTyXhrmzT_AgNaB2ScXe6Var8vHSbQvvH1wEHkjLPYo7oUzTyrg8xWBKhAmgdQ8LTxqQl7cEzRw",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0079",
          "comment": "RS256, kid is an object",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOnt9LCJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.j3RGqf7pHu5ux5u2_F_ViiHAhXWIWT7BoetA7kutuVCDZNwevSHCjQRK3eLcGntE46CExnLe3qsQtrUop-ff4QzLiFM-uO4TCEELIEyrT34CLnizS657kwcDYDL_B_TSUAsNORz0BCbRf2MbEUpwOpBasiebBqIKdAt6P91R39iNSl1w6QPJ8EpBcjlKMa_HxMUIqUFlyBB34iHa0ThDSq_Bx0MP3Kk1c3fANnq9_3Ch5f8Bu-RH4wVbKGuVw9I6Z4KtAXb78LahadZA7Yi29DQNv-a8snZWH7MpuSRjIvCg6vpFKMMIZye3_c2jxgyMpJSW91h1k1_faO03OaOQJw",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0080",
          "comment": "RS256 by the key in jwk, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJqd2siOnsia3R5IjogIlJTQSIsICJraWQiOiAidW50cnVzdGVkLXJzMjU2IiwgImFsZyI6ICJSUzI1NiIsICJ1c2UiOiAic2lnIiwgIm4iOiAidHJ1R2l3QmhoNkEzcG9HMmJaazBxRDBITXlaYWpaN3FJMlllT0taVThYUlFIRTdfSDExclNjM0V0TlVUSE9tTDNZczdDN284cFhGSlRaTTdPM0JLbG8xbzdtN1hvcHBHdVNVdWNDOWJGckx0c3NteVh4bXR2SlFuSE0zUUJDcGVXbUhxam1JRzhpYkM5UmFURFBwZTFvTW1LQjJQV1FpWTJ4N0xvX1UyanFlU2gtTG9DNmQ3Ykp3RmtGVlhuVHVKQ3JjZk5WT3RlbTNudlRSakZhQm4zR0dWTHMtWkp2SjFPbWlsZlJhcG5uWmJVbHRHTDdCN0JocThDblBiZEpRLTRELVVwQzhQUmg1ODl3dDJjUjV0azRpdERZVC1TS0JXU0JTOWpOSVhaR1dOZjNXZ1VJeGZRc0wzMlJGSjZMWk52dzRIX1pybnBRck8ybzdybndONFdRIiwgImUiOiAiQVFBQiJ9fQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.nQoRhUEbEDEaW0315JbrJL7O8yfsTsaekbfDFk-XIoTMCYuxipEZANDMfmSTXt526ctO_HqKtLeWdrpwRb3mdrGsJ35wz3SgtLfOW6Fv9ckkXtNepH27W0ligzHY-Z8mprr7LMxTuGDkSBh35mX8YZSxt9POONFIjsvJrNViZkXWhrlj0DlIx-3XOZ8mnf7WH0A_R2CRIW1du4rRZOjy_-_-omB3ditQ5qLHRWyNYmG82ic3u8l7ZiElheX9_sqcgAxeHk8zA33k3UxJ6qCuHp5zqrfQSKgZdRV2oaIDuZzeuwNKmn5CcCoFS36Bh4ysauI71hLLpZk_dFnKOYmIJw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0081",
          "comment": "RS256 by the key in jku, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJqa3UiOiJodHRwczovL2V2aWwuZXhhbXBsZS9rZXlzIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cMO0PsS2ZnaHceKDFCAaO3CrlegwtnAcnnktI3SuhiR3UQ402kVvV3gmwGlD-9We8GyCj6J24xhPalnWMMKiZtsGFCsI--nIXenH0VSTbloB3Nxgz4S6CGpN1Q7Sng_L5xoESgfeZiAGq6JOBFJPzzRXPWuNuFDHrx3jczYxRCARwnGjoPO_3Oreei2TWteDmiKb-fqfcSVhvomGB6mjbTGSnGqhxIU_JffmkBhChzbymgndlFLqaPBrH3FiY6k7j_oBVcXxSN0TN-13Wy0lCP6bih_r3jvUuavl_ogQC4E9pbUxhM2GHpL82n9jCck664B95SxsEtNxto5yRuZE8A",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0082",
          "comment": "RS256 by the key in x5u, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJ4NXUiOiJodHRwczovL2V2aWwuZXhhbXBsZS9jaGFpbiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WVDd5Lc0cjOg3oFG1vJl-7zmERyCAxqhECMTLdF22OYhNsRM2a06Qj8RKra9lXAEmhrwo28rN-axtH9jIXZKOfuBUH4slPuj7v6kgLigAPwRNCTu3c47mDe3vuB4MPjRA1GVP6Fum9BWAVvFMNLjXKNB1zgUa7FQQXbmTmy5Ol-h8hEfotveHhvflya3-V2ySTijbDNMpb86FPtqqhCQ7uqsmcDGHnk_PplNxT3iURANri2sZ5mTvtulqtEew_H_0DQMQumdif5c_973zwaZlb6v1dWhJfXQ9AY7ZG64ee5yp3W0n3mMPGvSRgDGEdVtxZRFzAM_ERH5ge_Nv92wwg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0083",
          "comment": "RS256 by the key in x5c, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJ4NWMiOlsiTUlJQ3N6Q0NBWnVnQXdJQkFnSUJBVEFOQmdrcWhraUc5dzBCQVFzRkFEQWNNUm93R0FZRFZRUUREQkZoY0hCc1pXbGtMbUZ3Y0d4bExtTnZiVEFnRncweU5EQXhNREV3TURBd01EQmFHQTh5TVRJek1USXdPREF3TURBd01Gb3dIREVhTUJnR0ExVUVBd3dSWVhCd2JHVnBaQzVoY0hCc1pTNWpiMjB3Z2dFaU1BMEdDU3FHU0liM0RRRUJBUVVBQTRJQkR3QXdnZ0VLQW9JQkFRQzJ1NGFMQUdHSG9EZW1nYlp0bVRTb1BRY3pKbHFObnVvalpoNDRwbFR4ZEZBY1R2OGZYV3RKemNTMDFSTWM2WXZkaXpzTHVqeWxjVWxOa3pzN2NFcVdqV2p1YnRlaW1rYTVKUzV3TDFzV3N1Mnl5YkpmR2EyOGxDY2N6ZEFFS2w1YVllcU9ZZ2J5SnNMMUZwTU0rbDdXZ3lZb0hZOVpDSmpiSHN1ajlUYU9wNUtINHVnTHAzdHNuQVdRVlZlZE80a0t0eDgxVTYxNmJlZTlOR01Wb0dmY1laVXV6NWttOG5VNmFLVjlGcW1lZGx0U1cwWXZzSHNHR3J3S2M5dDBsRDdnUDVTa0x3OUdIbnozQzNaeEhtMlRpSzBOaFA1SW9GWklGTDJNMGhka1pZMS9kYUJRakY5Q3d2ZlpFVW5vdGsyL0RnZjltdWVsQ3M3YWp1dWZBM2haQWdNQkFBRXdEUVlKS29aSWh2Y05BUUVMQlFBRGdnRUJBRGhJaFdkcDZVWEhGb0kzdlNSa0Q4WlpJczN3cndhZ2haOENYNXRiUEI4K01FNVZHVDBxUzlGQmdvTHlwbVo2b3Y2ZEp4cGRkS0R0UHl4emZjcTBuZ0VleWtVVHVETGxMZkZ4Q2htZ1hzakNseFlQemRnVWFiOFN2YjJvUWMwOXlmMEVBY05SYlFsdVhNKzFvN1BzT0ErWHBqL0k3QWU4am94QWx2SVBRYTZiNVd6dHhxcnVKUGVrNVNGZjR5QlJnM1FIdFVQcUNkdTREdGMvT3ZFRVlTWHFzdDRMdlJUM1M0RmxQR2pTRHZEVllhVFpOcTU2M2dxdnNuVXRrVDd5WUFNNitPMnFMczB5cTN1OEYyOXJER2o2MmFkV3A3YTlVSW1JTEU3ZXR6V1EyTjNPUWYra2xlWUxWTzVOOFl4NGliTG1BVjN6aUlLTlRZMnZMekwzNFJZPSJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.BN9Y3Ix2RFQx4FtOVFgTAEc-Hbs6EHMuNb1WsG6IN92bHhAKzUY-1Dlr7OGu33jKS1AzC4CkHdDS8HLC0QTtNZ8DsC0qeopCWyjRgURe03qKoGHMfMYmTaTsWpEIbmc1zSjrrGJMLF1n3UVxnHVkBVF-e4hhVnC1cSP6vsVSUZPYG2Np_wMLaswQq2_1OnUduYdCicvy_H4tUQjGcn6UBbgZl-6YpWNH5O_x2USAEGX1Nmi_a0jy6wClHQ_r1Lzx0heyXzSyrrOLZs42dZhaITk1N1_5OuVCjdG7UzfHkKwSH4rpr0nNREiCsiUXqbMTH8jGhacq-xhGxRdmiA0xhg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0084",
          "comment": "RS256 by the key in jwk, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtcnMyNTYiLCJhbGciOiJSUzI1NiIsImp3ayI6eyJrdHkiOiAiUlNBIiwgImtpZCI6ICJ1bnRydXN0ZWQtcnMyNTYiLCAiYWxnIjogIlJTMjU2IiwgInVzZSI6ICJzaWciLCAibiI6ICJ0cnVHaXdCaGg2QTNwb0cyYlprMHFEMEhNeVphalo3cUkyWWVPS1pVOFhSUUhFN19IMTFyU2MzRXROVVRIT21MM1lzN0M3bzhwWEZKVFpNN08zQktsbzFvN203WG9wcEd1U1V1Y0M5YkZyTHRzc215WHhtdHZKUW5ITTNRQkNwZVdtSHFqbUlHOGliQzlSYVREUHBlMW9NbUtCMlBXUWlZMng3TG9fVTJqcWVTaC1Mb0M2ZDdiSndGa0ZWWG5UdUpDcmNmTlZPdGVtM252VFJqRmFCbjNHR1ZMcy1aSnZKMU9taWxmUmFwbm5aYlVsdEdMN0I3QmhxOENuUGJkSlEtNEQtVXBDOFBSaDU4OXd0MmNSNXRrNGl0RFlULVNLQldTQlM5ak5JWFpHV05mM1dnVUl4ZlFzTDMyUkZKNkxaTnZ3NEhfWnJucFFyTzJvN3Jud040V1EiLCAiZSI6ICJBUUFCIn19.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Ene6LLpHfW_ye8ByesnncSK25dJskEbMz3zwdyuVf4G17LM_WY6MnX_da6suC23QNc3n9uDaMt3-ZigWso2CGzZ5xRSfPt0gZuPpWKqkVipySvijVHlE3kgOpSBBWxYmzorL_ztJv5_BhN08TUe_ET0ci_FurMOtpsvHtPixn85XROtUZMuuB89LkNUOTW9xGuQmAVYTMHc_O9XDn2ymGPm5cCck4xH71Gv94XkUymDXqxSTOpeUFoAmft9wL78FBiCR1GwZZ6XcUs5hF373sDHPCBJqICQ8uW5H9re5jfcMIJyM0bE0shMPltbNIwHtaJdVKnxTLJXuFcU56onTzw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0085",
          "comment": "RS256 by the key in jku, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtcnMyNTYiLCJhbGciOiJSUzI1NiIsImprdSI6Imh0dHBzOi8vZXZpbC5leGFtcGxlL2tleXMifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.c1Bn9C60e93CsqVegzAOdUGzYPkapdeUiOTzJnug01Ed54Z7ICwh9-0LYtEElCvc490eQRRNooPIF8DHWly3p0tZg7MEBC3z7q7Zfz9llg3wRkCFDk0v4Pu0CTStYb8wqq_NdmW9RCkW2kqSxchKW1Pxi4HLVxBd0B0fx6LvhtLhdDmsxiIG3u3tw1gva7UZQeFVAp93Kwk-mSsBY9GYymYsPRNS2z81fKI6O6wEbHLXxjctFAQ3mQv6QbYc_c3vByAfZUktNo8uA1qqmWi2IaTI5pYaZqsS59Hmef1LfMcOeseJ8DrAdtoKoQ8gs5WbFU75deZEgmCy8ynUwd_XtA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0086",
          "comment": "RS256 by the key in x5u, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtcnMyNTYiLCJhbGciOiJSUzI1NiIsIng1dSI6Imh0dHBzOi8vZXZpbC5leGFtcGxlL2NoYWluIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.qqDxrAFMtvuVuCZg7V1-UGAeuu9FuB4wWyDo0nBCVdd2EMnAFlKoeeyRNSb0nIsgaGHlDe-3ynh9OvAAkm4KRSl1oV1XZfOA07zMmI4nEv-EOhLOB5LODILvIKTJ7XE031Z_gJqpCI_rMnMJwFk6XMsTb67lEPxXGhFtvlR-iLSNrAyCacTPBv5atSy_uNiaoGwYiqmtYjLuD52uiFr2eF10YdTvlcfotN4oz_vydz3K172CyM5MylxRBuW6EiRwR3Uhhc8mYUOSc1gI1zdaXdRzFM4dHg1VIVHOZLxwCxLE5_3Yu50WqbcrzhEkIF6Gn8cIuKJHwXVogUzKcFMbQw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0087",
          "comment": "RS256 by the key in x5c, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtcnMyNTYiLCJhbGciOiJSUzI1NiIsIng1YyI6WyJNSUlDc3pDQ0FadWdBd0lCQWdJQkFUQU5CZ2txaGtpRzl3MEJBUXNGQURBY01Sb3dHQVlEVlFRRERCRmhjSEJzWldsa0xtRndjR3hsTG1OdmJUQWdGdzB5TkRBeE1ERXdNREF3TURCYUdBOHlNVEl6TVRJd09EQXdNREF3TUZvd0hERWFNQmdHQTFVRUF3d1JZWEJ3YkdWcFpDNWhjSEJzWlM1amIyMHdnZ0VpTUEwR0NTcUdTSWIzRFFFQkFRVUFBNElCRHdBd2dnRUtBb0lCQVFDMnU0YUxBR0dIb0RlbWdiWnRtVFNvUFFjekpscU5udW9qWmg0NHBsVHhkRkFjVHY4ZlhXdEp6Y1MwMVJNYzZZdmRpenNMdWp5bGNVbE5renM3Y0VxV2pXanVidGVpbWthNUpTNXdMMXNXc3UyeXliSmZHYTI4bENjY3pkQUVLbDVhWWVxT1lnYnlKc0wxRnBNTStsN1dneVlvSFk5WkNKamJIc3VqOVRhT3A1S0g0dWdMcDN0c25BV1FWVmVkTzRrS3R4ODFVNjE2YmVlOU5HTVZvR2ZjWVpVdXo1a204blU2YUtWOUZxbWVkbHRTVzBZdnNIc0dHcndLYzl0MGxEN2dQNVNrTHc5R0huejNDM1p4SG0yVGlLME5oUDVJb0ZaSUZMMk0waGRrWlkxL2RhQlFqRjlDd3ZmWkVVbm90azIvRGdmOW11ZWxDczdhanV1ZkEzaFpBZ01CQUFFd0RRWUpLb1pJaHZjTkFRRUxCUUFEZ2dFQkFEaEloV2RwNlVYSEZvSTN2U1JrRDhaWklzM3dyd2FnaFo4Q1g1dGJQQjgrTUU1VkdUMHFTOUZCZ29MeXBtWjZvdjZkSnhwZGRLRHRQeXh6ZmNxMG5nRWV5a1VUdURMbExmRnhDaG1nWHNqQ2x4WVB6ZGdVYWI4U3ZiMm9RYzA5eWYwRUFjTlJiUWx1WE0rMW83UHNPQStYcGovSTdBZThqb3hBbHZJUFFhNmI1V3p0eHFydUpQZWs1U0ZmNHlCUmczUUh0VVBxQ2R1NER0Yy9PdkVFWVNYcXN0NEx2UlQzUzRGbFBHalNEdkRWWWFUWk5xNTYzZ3F2c25VdGtUN3lZQU02K08ycUxzMHlxM3U4RjI5ckRHajYyYWRXcDdhOVVJbUlMRTdldHpXUTJOM09RZitrbGVZTFZPNU44WXg0aWJMbUFWM3ppSUtOVFkydkx6TDM0Ulk9Il19.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.lfn00NlSwCSMrD7OOtfH3iqTteVWrdifAEr79eYPLhgzDoexrtBsqcMtK-Mxh2bQDhEv47EFSg8S2LoCvYjORMUWXbnYdYkERrbC78LhNbB4bFhOEU7isycH53SjDOQiEOiEablzPUjnviMX-N3yUi5IChjwXm4CKT1TvCDx6xkteeh6ua8OfG5KxrnQRq_DLFPUtbZv0e0wNjzClN06JW4VEDTd9ii1ggDNAezCM7PiGYzgVDs0RKRxOs-PV-8MecE-62kseNHbdNZFCftFMLPiodYIpydiELR6YkdUbOCqlAfPp9cjxBLUEM5HIOgg1vYU82nFEqKbTcv5kyDTRg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0088",
          "comment": "RS256 by the key in jwk, no kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJSUzI1NiIsImp3ayI6eyJrdHkiOiAiUlNBIiwgImtpZCI6ICJ1bnRydXN0ZWQtcnMyNTYiLCAiYWxnIjogIlJTMjU2IiwgInVzZSI6ICJzaWciLCAibiI6ICJ0cnVHaXdCaGg2QTNwb0cyYlprMHFEMEhNeVphalo3cUkyWWVPS1pVOFhSUUhFN19IMTFyU2MzRXROVVRIT21MM1lzN0M3bzhwWEZKVFpNN08zQktsbzFvN203WG9wcEd1U1V1Y0M5YkZyTHRzc215WHhtdHZKUW5ITTNRQkNwZVdtSHFqbUlHOGliQzlSYVREUHBlMW9NbUtCMlBXUWlZMng3TG9fVTJqcWVTaC1Mb0M2ZDdiSndGa0ZWWG5UdUpDcmNmTlZPdGVtM252VFJqRmFCbjNHR1ZMcy1aSnZKMU9taWxmUmFwbm5aYlVsdEdMN0I3QmhxOENuUGJkSlEtNEQtVXBDOFBSaDU4OXd0MmNSNXRrNGl0RFlULVNLQldTQlM5ak5JWFpHV05mM1dnVUl4ZlFzTDMyUkZKNkxaTnZ3NEhfWnJucFFyTzJvN3Jud040V1EiLCAiZSI6ICJBUUFCIn19.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.I80LMWa-TnwAvMo0ErKbSFygZEfdyRUi7Y_apvntviOXJwobQ24GEQ6HZUchVZgdwYVw-lM03UZU4rP_Q6FSczGBNt6gq-W4KVdocyfFkjbSFh8f6eJ4DGY7es8F0LM15-5attTmlOXAmc0vHrKUWeN1Nn9bBXPtFf7Bl3uq9tIDaZL0AG3v1hwX8XqLZ_6WXc1Rql2XFmxMlN-InWOtf8mp-LYSzZGIAnoQHClXbjk3zHGgc1MUVF_9YOZJ0fv5aZFJYB6B5nhENYbylhJxQWe_WQQYvp6FNYkikUjz9n7lkdDhcHI-XKkCN-4C140CArMwwUm7itx-BIb9jc9ZJg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0089",
          "comment": "RS256, crit names exp",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbImV4cCJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.B6_hTxQiqHLsITQ3k6i7rLGDnub3v46FdqaJQOYPV52wXmolIT1-7bI3Ul6jSIAdxcWGdmXSbNf-fMn8e8TweLhg54MY9wRurLGfdE-eU5_3m9Usr_6C4MhHLGZXk3DTs6SV2P3FWirsue951VH6ilb5Xfuirdd1NkwLgW7FPdtoGDdfP-084E9EXc6nXUIYJUCFb-WafiqkNIhVsGOkoh2yiEAKh1IdiNx13ItTik7pxZgxb2uRePtuve9ij3dkuXjAUg2CxbCi0M9DfmANlbU63Bp7u1skcZSastogmt8CBxbGLixO_1aTbQXkpt9GQMpkpr81rH45QGncEGzkAg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0090",
          "comment": "RS256, crit names an unknown member",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbIngtdW5rbm93biJdLCJ4LXVua25vd24iOnRydWV9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.jEYpMGkmeGNpeElYr89PK2id_0LpQN6GNKPMqKYOL5qoLdgNP_4j0duurEmy-b8_MgnGLT1Ads415hMBSmLMOhyFlQQRE7rzULlqQJ_FOe7SXoulgpWlxhiJA6kFKCzWuYlMQx0WiKh6U3Nbet53OZ9BUJgKGPIFiOFEVBAo6EfbH1pv-v254S7hjW8BUGXNQ5_TPF-0wo6WHFdK3_0f1uVpSyXEajpYrhqUZYG9dF6WD_LDoKMEYHCxMJCFy8qYgTHiht9qEYO7lwjaG5719xJO67zV0QTeG53vjnlJgDIuHNgu8GuFbtFzHPOB0AdfiLG2QadteLzVgHD0TNdRpw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0091",
          "comment": "RS256, crit names a member that is not there",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbIngtdW5rbm93biJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.kckI0VNbm6_eFVmrxu1ELPgPF4Wjjsv9NIcprtuOoXkrOPcX5bjWvTX6VxcfdjdYT5JBcV0aBCXJodAf7Rr72iGiuQPpBo7yF5GKFR13HLry0BDC_5lxlJZgU91CGTnV0v6C_jSEN8TVr16AhqbOrhLkv82ihwn2zOZs-Iiq89qwHUsmC4G0ZUt0Q60XVQWRw_rmm989eo0BYii-21Ad36kViSCwy5TYmG2lZaJKpKn85qSpxB8kuJCKY3nu3ovXsnpRmUsib6MBHiJkhaoO7xB0M_UDaKJ-5yr8BzZcw64WPXu5dNC2S58iurgxrG55X8paBPYPVkSQPAdc2a_Rog",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0092",
          "comment": "RS256, crit names b64, false",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbImI2NCJdLCJiNjQiOmZhbHNlfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.D3_1-M95u3fUjZfKzLFhjm6O25u4xpeQtuV473IZRhCtFKWRFVxF9HU0cnciIsswJbkXIclMvJmVOxqr33FaKAQiLPuGBVZHuLoipHwLaGf562SsrZIeNvgZNFZTwO9URLZ3SGUpa2YHLcSlICQqY9z5Q8rrIE3nL1SLzyP7ZTohQcwa0XZE4NRT4sCMUJNbeiNRNQw3Efc4qLYjUq1soS8UGnXImp0DWQdLob8sN6HxS6G8R4p4hewDk7MLpapLcqc107pPl9regjaSQ1QSRvSniafegvWSpciZToVR6NKG3Xniol4kCyzBlJfodIrVv-1d4-riL9sqtOKteB9Ahw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0093",
          "comment": "RS256, crit names a text, not an array",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjoieC11bmtub3duIiwieC11bmtub3duIjoxfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WZYeAsTMTx4tgQBI9lmwamX7WOF9P8e5xXwfHfcKsk_IUhtT-J34TmgwB0iThWIghJ8giXH3sNnhwc2NH44sGJ2qGHr2CqGMNLwx0MbELnhrqJqJx3EIiPgXPgaBuJtE9MYWtjUu_kzqSBv-tpv5juZFVE3otyn8LHOjGHRtDehdBwCm5YAkNnjX6LcXWpT3TWDSbmlGyhGSwrS8rRZoebpgQq52U4vAQxVPtjC5zQifZ36aZbEDNy5dGY1cNqTvn6dvxt9wW6PBzpSHrorHcV6G9UnQ_gbK6V0cPN4vHddcOMsP1hstJp4vBp79Uuq1C1nrog-f8bEPkXDCt5cg8Q",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0094",
          "comment": "RS256, crit names a known and an unknown member",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbImtpZCIsIngtdW5rbm93biJdLCJ4LXVua25vd24iOjF9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.H_PBe3AOkxzN400qZtMyTwXHvI28WYGdBCXFXarNs8EJNgMXbsGZ0V8eWuLm4VptTLFnFIBrxozQSg0w0_9yW7DjCzhNErI7nBKkgRNfwz9Irl-HS46ysOcqVpv0HVSQl9TpOv4Q3sfHhISM7lr5qVJIl4fPNlG7m0FXDUtl5YKkf8beSydQ1G0IZVsefS-WiEZcvfj2K1wvW4MVimmvnVqJtstV5rKWiuU7Udj64mL3Ps_g-KbxeTV0Q8ZDeo1xm5MQsfi2zj3vY01TO3Pi1RJwgYBDEDVBN0P94VVt1sli6h79nq3HjhZAd3tIbHXiqgXtF-3-ic4wiTuY9t3kig",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0095",
          "comment": "RS256, crit names nothing",
          "flags": ["Critical", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJjcml0IjpbXX0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cKyEMxNoKBLpcIR8aa2eUlztTAXcfXOWwIbwsi-eixJ-f__4unowfGDkGMeKxsS_k307y8en7v464FNGL7waFJilFl2LfMZ5QAC76b-pRTHHIc4p6gv82xAQB_5D3ggPP-SeWsIeoK32gjq1AtNIycsD2jLdK0ddXbMWNRO4GvIrV4qMre0pOXYrqFD3oDSJOg2TtAsVhZcJ9y2m18WyQPF1DvhQNQIa4yK29kaOwYxOJ6BwFW1fCLIS6K_Mic1uVgfRfybzxCB9oHGcJvlpSBA4QOFskifR3Ju1vR8IbpgHXfKx4esD82ihKP05scQ3CmXEGUAHEzsc64jyiwwzBw",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0096",
          "comment": "ES256 by an untrusted key under a trusted key's name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Tf4tbJdD1ddHGp9IPfgqiteS496PzKvvTD6r_Rjzx6R_973xwWzfZT50Do3SlN0JqRrI999CQrg7qVNyiJWJlw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0097",
          "comment": "ES256 by an untrusted key under its own name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtZXMyNTYiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OMueen9yiJlz_IqgbrVNnM6dfn4AoeTh2R4Fr-2Wtqq2v8ji0y5YN6rPAF0uYb3ZF2nKS9MzM9nSMeL2jQKfYA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0098",
          "comment": "ES256 by an untrusted key without a name",
          "flags": ["Untrusted"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.t0gFefijs5BbhGcDL4qndTqjMsUJ9K74vUCIXjcYwbVtj50uy7iZXKaD158vItgTmfmi82HIvQB7gOFkezNTFg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0099",
          "comment": "ES256 by another trusted key than kid names",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cs46YUutG34O1IFhFC5lDrNYsYkDx_RG2OHfmesNlqHn4-b_XYLjiL9QqbV3VfKUUaqb55zUCT4aG5R-R6IQmA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0100",
          "comment": "ES256 by the first trusted key, kid names the second",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2LWIiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QtZMpyGLZjGa9GwCFvjf93SOmeBXM-0bOm95eNHKtnNuZ0IKACANEHZdOvSDPcyJ0hJCetx05sPVQn7F1wVBCg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0101",
          "comment": "ES256 under the name of a key of another type",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._1jJS8_hEkSLU6nXLW5kJ2MUgVhFzrnpHDrpaAcPpdnmWqmpKVyuX2Z7aWudBuwT813grirJFpWjpV8RJzdtMQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0102",
          "comment": "ES256, kid in upper case",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJURVNULUVTMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.VXhfPC506rVcQ_7SSsSvQoSeQnLX1YYfEcULQ_zBL2kFXVaF6j7tKVM4YOx-kIIxAozOrYQv31NArikIAe2p4g",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0103",
          "comment": "ES256, kid without its last letter",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjUiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.yuU-bqRLLElBsIElxHKt4kOaxEzTc4uEHyTRmV7qS0ODSC3g7DZMS8wxFjjsKVdx3IXR-jSp7GEXoLCyMizLww",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0104",
          "comment": "ES256, kid with a space behind",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2ICIsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.sGLbFZkcA1ExlC5ImYo4jFhi78IE_dNmhOTbQeycBSb2Bsjpi-Tgfqqsuh6mXSWpkWzgUyk36VeZCwSfGSQGzg",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0105",
          "comment": "ES256, kid empty",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiIiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.YNSMfW6ckdeDS0A_k68wZVU-6ieTQCVg57lwWjJE3vmSFhZowV6U0SlSSXSYZUsJexiB_X0FkzgRvuQPseuV_Q",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0106",
          "comment": "ES256, kid a path",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiIuLi8uLi8uLi8uLi9kZXYvbnVsbCIsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QQOk-AcRmTD7MxTQNqdx0n1tNMg9RH6rqfCSK9XUFTVKezsGOEZZUD3y8tYNYqADGAORe4WqqSxPVUzyPVQhZQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0107",
          "comment": "ES256, kid a query",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiInIE9SICcxJz0nMSIsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ENYkW_-XvZYp6JyRRfouOB-MQQ4FaEqL6xld9sZEzugGC8rEeztlRuMWN0vgnHc0_1XDkaF3AIYBicrc5_osTA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0108",
          "comment": "ES256, kid an address",
          "flags": ["KeyName"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJodHRwczovL2V2aWwuZXhhbXBsZS9rZXkiLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fOBYeVU57xC9823EiWkbcw3Mrwayv5wvYs_RowGUSzcc27sArtdIkvtiLvPRgDll8yDL4by1iQtqD1e_aWtJ4Q",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0109",
          "comment": "ES256, kid is null",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOm51bGwsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.UgnR6-g-JsX5U6zh8DRIEBORsrcvCOelB6M7JtjOL950df2gKukzgIbJXXpCsNJtCScSmzfqGtdOstwduvpgYA",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0110",
          "comment": "ES256, kid is a number",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOjAsImFsZyI6IkVTMjU2In0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.pDayhL2WaCAgQqoKH3169W6Dqi0zCN7zcNm4iEJPF2ergG8Kt3PS8YAcZO3kzCXTfdGT4dMBYY90Gezj_oVQUA",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0111",
          "comment": "ES256, kid is an array",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOlsidGVzdC1lczI1NiJdLCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.-IV4oRe2SHremiDLKLollhNqZICMLq3m0gp8C72ptONIMzzWSFwjQCgSzDQ-0fG6y1koG6l3uN6qon_Z7Q_Ehg",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0112",
          "comment": "ES256, kid is an object",
          "flags": ["KeyName", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOnt9LCJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.v1mOfPlyOA75NDT0NLr70_RGUpvdXKmBdCFMlqxEBPXykYUcB25ZLR8DqbRtaiabUWVILblhFT2oPAqEt-gwvw",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0113",
          "comment": "ES256 by the key in jwk, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJqd2siOnsia3R5IjogIkVDIiwgImtpZCI6ICJ1bnRydXN0ZWQtZXMyNTYiLCAiYWxnIjogIkVTMjU2IiwgInVzZSI6ICJzaWciLCAiY3J2IjogIlAtMjU2IiwgIngiOiAiWFR4UEk3NTdMcGlMUXRpd3oteEM5OUdGRktTMGlOUlZKSkdYX0FSdndvQSIsICJ5IjogInotRWpfYjJ5SkljM3YzcHpnOEZoWnBWc2hVWGxGN09QRkd4V1lha1ZpSHMifX0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.zX_1_1aaGqkVioYQPJz5etvlunDLmpCA3fo4GIuTq8vwrHJh2pLrDLJGta9gQD3x3q5z8RNbMfk_GJxsSAqXNw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0114",
          "comment": "ES256 by the key in jku, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJqa3UiOiJodHRwczovL2V2aWwuZXhhbXBsZS9rZXlzIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Pn3mrahfnYo-SymCNgTeYTUns4IFZgP67p8bFlF1a1OIR2JTQxbwj-VgFnjwj0udKfzbbvN4i0ovHjgvlVvytA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0115",
          "comment": "ES256 by the key in x5u, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJ4NXUiOiJodHRwczovL2V2aWwuZXhhbXBsZS9jaGFpbiJ9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.NK3A8ntGCAVoznlSIt846QBi2FHoCrlzqwSByiHFazITULf_h55E1ceSnf5Jri0iFXIL3aOLWAU_DDWGe5a5_A",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0116",
          "comment": "ES256 by the key in x5c, a trusted kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJ4NWMiOlsiTUlJQjV6Q0IwS0FEQWdFQ0FnRUJNQTBHQ1NxR1NJYjNEUUVCQ3dVQU1Cd3hHakFZQmdOVkJBTU1FV0Z3Y0d4bGFXUXVZWEJ3YkdVdVkyOXRNQ0FYRFRJME1ERXdNVEF3TURBd01Gb1lEekl4TWpNeE1qQTRNREF3TURBd1dqQWNNUm93R0FZRFZRUUREQkZoY0hCc1pXbGtMbUZ3Y0d4bExtTnZiVEJaTUJNR0J5cUdTTTQ5QWdFR0NDcUdTTTQ5QXdFSEEwSUFCRjA4VHlPK2V5NllpMExZc00vc1F2ZlJoUlNrdElqVVZTU1JsL3dFYjhLQXorRWovYjJ5SkljM3YzcHpnOEZoWnBWc2hVWGxGN09QRkd4V1lha1ZpSHN3RFFZSktvWklodmNOQVFFTEJRQURnZ0VCQUl0MjRBRGVGTExXK0FiQi9kY3NKM1U2NkdYSFQrMEJ3RDdwZUlEZEczL0d4dytnb3dmWW5JNkREVUtwbDBJNWJiaHpxU3NPOFVxK2dxU0FiSEo0K2Qydko2WDlHLzVFaGFTaHNhT3pQcFBvanRrUG1nOTIveU9rOElDUlVrRjhvV1p2QlNqMktmY0srbTcrOXlMNFdCSVdwVjhBQUUrVjAwZENSaU1QdTZaaXArRVprSEZpWGlxRlF5RkV3MEovamk0NTZCQ092MnNUNWUyK3R3cVBCbGFheUZnSXBQNjJqNHlwWTFTZ1NMcTJBeTB3UGxsck9QUTU2aklyK2QzZnpDbVNQUldtWlhQdllBVWhVWVpvU2NuWmJ6elJCMWMxQmZhZ2JKVHNlVmZsRU8zdTB2bk4yakJJK1lKTDZRckR0RTVhdlpJeDBlSGpwTTZPOGJ6MzVCVT0iXX0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.O77AsNdH6jFb0gK3jiJU-TmjD6NI-SIZt3ViF7Gw6XNXTs_aBhmS4oThrQekkyl5_hE_ePaWKmH8KyL-i8T3dw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0117",
          "comment": "ES256 by the key in jwk, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtZXMyNTYiLCJhbGciOiJFUzI1NiIsImp3ayI6eyJrdHkiOiAiRUMiLCAia2lkIjogInVudHJ1c3RlZC1lczI1NiIsICJhbGciOiAiRVMyNTYiLCAidXNlIjogInNpZyIsICJjcnYiOiAiUC0yNTYiLCAieCI6ICJYVHhQSTc1N0xwaUxRdGl3ei14Qzk5R0ZGS1MwaU5SVkpKR1hfQVJ2d29BIiwgInkiOiAiei1Fal9iMnlKSWMzdjNwemc4RmhacFZzaFVYbEY3T1BGR3hXWWFrVmlIcyJ9fQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WpRzjkdwbYDKD4OEo-o0R3Vf7-pDrRiFOyhf4sRrXm7gPnNGCEmaoLoB6U3ikuWy3qvp5KOIupXlqbZXkQ6A-g",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0118",
          "comment": "ES256 by the key in jku, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtZXMyNTYiLCJhbGciOiJFUzI1NiIsImprdSI6Imh0dHBzOi8vZXZpbC5leGFtcGxlL2tleXMifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.emDI7riwKgxuUZndXIhiQGqIHQn4dc_jrlpBzmn5XZCtMd3S2wlZbvscv7bCOq3kT4gfuItwF_XZ1UF3dHntQQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0119",
          "comment": "ES256 by the key in x5u, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtZXMyNTYiLCJhbGciOiJFUzI1NiIsIng1dSI6Imh0dHBzOi8vZXZpbC5leGFtcGxlL2NoYWluIn0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.tEWrRPJb418Q997LPJ1RMvLyR0HikI3j_jSZGghups1RNeLv4DefYmNrCAXQRgYFTVwIvnbW7vUb5bP0UOi9dQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0120",
          "comment": "ES256 by the key in x5c, its own kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ1bnRydXN0ZWQtZXMyNTYiLCJhbGciOiJFUzI1NiIsIng1YyI6WyJNSUlCNXpDQjBLQURBZ0VDQWdFQk1BMEdDU3FHU0liM0RRRUJDd1VBTUJ3eEdqQVlCZ05WQkFNTUVXRndjR3hsYVdRdVlYQndiR1V1WTI5dE1DQVhEVEkwTURFd01UQXdNREF3TUZvWUR6SXhNak14TWpBNE1EQXdNREF3V2pBY01Sb3dHQVlEVlFRRERCRmhjSEJzWldsa0xtRndjR3hsTG1OdmJUQlpNQk1HQnlxR1NNNDlBZ0VHQ0NxR1NNNDlBd0VIQTBJQUJGMDhUeU8rZXk2WWkwTFlzTS9zUXZmUmhSU2t0SWpVVlNTUmwvd0ViOEtBeitFai9iMnlKSWMzdjNwemc4RmhacFZzaFVYbEY3T1BGR3hXWWFrVmlIc3dEUVlKS29aSWh2Y05BUUVMQlFBRGdnRUJBSXQyNEFEZUZMTFcrQWJCL2Rjc0ozVTY2R1hIVCswQndEN3BlSURkRzMvR3h3K2dvd2ZZbkk2RERVS3BsMEk1YmJoenFTc084VXErZ3FTQWJISjQrZDJ2SjZYOUcvNUVoYVNoc2FPelBwUG9qdGtQbWc5Mi95T2s4SUNSVWtGOG9XWnZCU2oyS2ZjSyttNys5eUw0V0JJV3BWOEFBRStWMDBkQ1JpTVB1NlppcCtFWmtIRmlYaXFGUXlGRXcwSi9qaTQ1NkJDT3Yyc1Q1ZTIrdHdxUEJsYWF5RmdJcFA2Mmo0eXBZMVNnU0xxMkF5MHdQbGxyT1BRNTZqSXIrZDNmekNtU1BSV21aWFB2WUFVaFVZWm9TY25aYnp6UkIxYzFCZmFnYkpUc2VWZmxFTzN1MHZuTjJqQkkrWUpMNlFyRHRFNWF2Wkl4MGVIanBNNk84YnozNUJVPSJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QKVcj2uquEafczbfVgLp5DM4219zQNKpNiQDd8Rplyh7DQnijuAsFPqoNUQQ4fFVxDF5pxm3YyPKvEA4FQbXlA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0121",
          "comment": "ES256 by the key in jwk, no kid",
          "flags": ["EmbeddedKey"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJhbGciOiJFUzI1NiIsImp3ayI6eyJrdHkiOiAiRUMiLCAia2lkIjogInVudHJ1c3RlZC1lczI1NiIsICJhbGciOiAiRVMyNTYiLCAidXNlIjogInNpZyIsICJjcnYiOiAiUC0yNTYiLCAieCI6ICJYVHhQSTc1N0xwaUxRdGl3ei14Qzk5R0ZGS1MwaU5SVkpKR1hfQVJ2d29BIiwgInkiOiAiei1Fal9iMnlKSWMzdjNwemc4RmhacFZzaFVYbEY3T1BGR3hXWWFrVmlIcyJ9fQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.cxPOkx5pI12nDBjg3MgIfcDz0rr74L7ap5snMheKL2brMIKg2I09-TZkAgzvD-5zfGu3sVFhJld98WwXZ1V5EQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0122",
          "comment": "ES256, crit names exp",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbImV4cCJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.D2WE7jXWwAMtuV5XdsfnA--lXvvM1jNj95J7XiA5IedlNopXplO16zgFeq3ZqcWsrSnLvekPIIxmQNSnL6_yPA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0123",
          "comment": "ES256, crit names an unknown member",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbIngtdW5rbm93biJdLCJ4LXVua25vd24iOnRydWV9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.sCWbN4yMwTOlPxz_wW5PqHUl9THjV8WnhxFRXn3BPHloIc-_kEhF3FAabxHIKVcczIxf634P_hZbB8jpT4BDqw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0124",
          "comment": "ES256, crit names a member that is not there",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbIngtdW5rbm93biJdfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.FUUMDT5PFKKf7FV7KZJTokDOLdWUUzZSkA8hPRTdtQh_VD08KxcQzrU-JE-NmNP1tM2_wBVKj9olOLSHOI3BrQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0125",
          "comment": "ES256, crit names b64, false",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbImI2NCJdLCJiNjQiOmZhbHNlfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.jKToQbO7vxX0R0PCzORCnAKO_opMl4yGcc9JQzFQMlI0pRIPCCOAXnhL2DkVwfUOXQ8U8NyP2cN63tZRgZL2mw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0126",
          "comment": "ES256, crit names a text, not an array",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjoieC11bmtub3duIiwieC11bmtub3duIjoxfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._ttS-TZ-r6irv3awy8vZpQyit-PcRCxsvjbQQTVPL4d4zfzHA6iWzOFiUazpHZJ4sOWCZagQMOOesNh2zKR-ZA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0127",
          "comment": "ES256, crit names a known and an unknown member",
          "flags": ["Critical"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbImtpZCIsIngtdW5rbm93biJdLCJ4LXVua25vd24iOjF9.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.iglyc6QLrIUqPn2IHQ84k65gp1z1GZDYeVs9F8PdlZgKWWCHWi8UNSng1aRWN85_aowTkfbSeaZHw2fT0pYcWQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0128",
          "comment": "ES256, crit names nothing",
          "flags": ["Critical", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJjcml0IjpbXX0.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.YCcCiHWpwoE0PefOw3-N4Dk5EswV6olWWEHLfCHCQWGxL9pRQYpQOiD6WMrGS82cKNzHhLQfFuMfUKXpBJiqoQ",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "What is signed, and whether",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0129",
          "comment": "RS256, the nonce changed in a signed payload",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fxBMBWIICnohM0Y5nG3T8X-Ztid513HiPqD0uzc5aQ97dAKypfQOZzvwObhjpF3nV49oCpkiEzr83DW_4OayxVvzOBMB4kq9sRwtR3SNnZTE-Q2tkpPFbyX960lt_CD3iG4GyWrP9uCfmvYWqM1YT-Cm4ksAtC5oXb39Q9W6ItfO-yIlz_SYuNTHd33DZKajVDzrgevRVeNJlhn9ma19LVhBwHm5uZXb9mU0e5-lMeRj5fRhXT47iTvag5GTazmjQimxhoUa_O5A_SN6s2CRIwY9bPQzQDL5ILo2sjbASs00MYeBcBz7gMEUO_uMLgAq2UXvzSBvXBTaYv7xhZCSKQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0130",
          "comment": "RS256, the subject changed",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwOTk5OS41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0131",
          "comment": "RS256, the end of validity changed",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAxLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0132",
          "comment": "RS256, a member added",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIngiOjF9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0133",
          "comment": "RS256, a space added behind the payload",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9IA.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0134",
          "comment": "RS256, a member added to the header",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYiLCJ4IjoxfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0135",
          "comment": "RS256, header of one, payload of another token",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fxBMBWIICnohM0Y5nG3T8X-Ztid513HiPqD0uzc5aQ97dAKypfQOZzvwObhjpF3nV49oCpkiEzr83DW_4OayxVvzOBMB4kq9sRwtR3SNnZTE-Q2tkpPFbyX960lt_CD3iG4GyWrP9uCfmvYWqM1YT-Cm4ksAtC5oXb39Q9W6ItfO-yIlz_SYuNTHd33DZKajVDzrgevRVeNJlhn9ma19LVhBwHm5uZXb9mU0e5-lMeRj5fRhXT47iTvag5GTazmjQimxhoUa_O5A_SN6s2CRIwY9bPQzQDL5ILo2sjbASs00MYeBcBz7gMEUO_uMLgAq2UXvzSBvXBTaYv7xhZCSKQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0136",
          "comment": "RS256, signature of the payload alone",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ZQtawhsLYIU1V8aiTV8Ve3sTdhCm2_LE3J2_TSL5JawR1ut89CHab02a0VG0KelVtGExzYYoLNCQLaPvX91i_D6ylhcV2_12jYnNy-GlXfNietYKC_Bf7az-WVwG9jVeYLhwYRE79dJFJN6FhdbacKqhhHss1dSyCtuu1MXn9lrBjrNI7uMhcnaA1oAZX7ZuDJgDpcUQyCWTP6zJCE37WM0_ywwnyn6lvEZ8JYXjSqKHmCfrjytNH-_HllydqiuJ9tzdb4UxCgBc1pEcJHUS6A5Lfv1bcwDhbskY60KonqNE3P5vXgNTgqA8G_FXTcTvX5hmnT1mCWbj-Mtse_f9UA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0137",
          "comment": "RS256, signature of the decoded parts",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.hArNJGI5fnD1MNc5QjGy8f24hY_eLxexcsmj8zq5hgF1w_psjUAzGAUnpCqfFWHJSBqvr-la2pk1o1rbtr18_WYHbWvsAHn9PR4MHWWnqV1ZTHRAXFWUYyPpRIBgV0U3wmTBx-9_P_i1bvgkTvEnBHT31mwQ3C881lxMqW18Oiv-xMFuW0Uwr2UCFQQhvkP3zr7ApnF4mWsZ9fbKGvSWcvCle45glqCbxkuM-7Xi4P3gWDVWVbAKN4SxB3OHNW_Ik0RLXNFYBz3KSUdWpNnJpiJ1RSsbJIkunHjpBioGeux7Y6i_TLclL_NyilR55iX3w7mCnhXjMt2-7AM0CxN9zA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0138",
          "comment": "RS256, signature of nothing",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.BQE82jBSoPA9kNJTU31ek4wJUcoJO9HKy7w6RaEwB4untaxW70nIwU36Wan1FukFGYMgLtBbULSTkF1PcXw-U06wA-IVCM0wq6sCFYn9ylPX8TdFAtjTgdYUUXjmUUpFCgeHKM7WBG-KmmMd9JCPBecuAThA8ahai2JVNfs0klPAkelA1yAIy-HVga9rFt-EilgP-xtf7umK9edMWtJ1_SeZpikTst1oZQd2tu4k9x0e79rkmW_xSKqLSxQXWzk53Z3tHQFkwAO4HRR2yZtjDHgBxneIfRhsuwraA3amnFFtGXfxGJ8-qt1rnOeZov3s1UOkyXf3u6F-CuUoIkNw6A",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0139",
          "comment": "RS256, nonce_supported false in a changed payload",
          "flags": ["UnsignedRelaxation"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.fxBMBWIICnohM0Y5nG3T8X-Ztid513HiPqD0uzc5aQ97dAKypfQOZzvwObhjpF3nV49oCpkiEzr83DW_4OayxVvzOBMB4kq9sRwtR3SNnZTE-Q2tkpPFbyX960lt_CD3iG4GyWrP9uCfmvYWqM1YT-Cm4ksAtC5oXb39Q9W6ItfO-yIlz_SYuNTHd33DZKajVDzrgevRVeNJlhn9ma19LVhBwHm5uZXb9mU0e5-lMeRj5fRhXT47iTvag5GTazmjQimxhoUa_O5A_SN6s2CRIwY9bPQzQDL5ILo2sjbASs00MYeBcBz7gMEUO_uMLgAq2UXvzSBvXBTaYv7xhZCSKQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0140",
          "comment": "RS256, the signature without its last byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0141",
          "comment": "RS256, the signature without its first byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.-cWlDYgDn2FKLwi7o8UWqn5uuaM0vdnRZqQwRjJMJfFIRxnr8y7rkIWncI3JESw2Rje0RpxdFaiEC6obW9bCaEdo9Tuvokv35aor4EDvRCjhGZ3586OtKvztf5loHPG3k8we2sWK0nWyVx5dnQeBa5lBcfcFqxnNXpNZk6uKlj0j6K2QswGoDISYAlSuIcaamFOUt9JRWqnkB0Hf56vz86q7po0dzt0r0N4zl-5pqA9HGKt9osryIX8LpfF1h5irOtPzFgWVt8QjEeifPyZPpkM2b2Q68c_xijJzYSQSe1giS5-Q9FXEdPoxeBRFWKGrjjy4boyruXqAvFHfKm7i",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0142",
          "comment": "RS256, the signature cut in half",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0143",
          "comment": "RS256, the signature one byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0144",
          "comment": "RS256, the signature with a zero byte behind",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4gA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0145",
          "comment": "RS256, the signature with a zero byte in front",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ADj5xaUNiAOfYUovCLujxRaqfm65ozS92dFmpDBGMkwl8UhHGevzLuuQhadwjckRLDZGN7RGnF0VqIQLqhtb1sJoR2j1O6-iS_flqivgQO9EKOEZnfnzo60q_O1_mWgc8beTzB7axYrSdbJXHl2dB4FrmUFx9wWrGc1ek1mTq4qWPSPorZCzAagMhJgCVK4hxpqYU5S30lFaqeQHQd_nq_PzqrumjR3O3SvQ3jOX7mmoD0cYq32iyvIhfwul8XWHmKs60_MWBZW3xCMR6J8_Jk-mQzZvZDrxz_GKMnNhJBJ7WCJLn5D0VcR0-jF4FEVYoauOPLhujKu5eoC8Ud8qbuI",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0146",
          "comment": "RS256, the signature twice",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4jj5xaUNiAOfYUovCLujxRaqfm65ozS92dFmpDBGMkwl8UhHGevzLuuQhadwjckRLDZGN7RGnF0VqIQLqhtb1sJoR2j1O6-iS_flqivgQO9EKOEZnfnzo60q_O1_mWgc8beTzB7axYrSdbJXHl2dB4FrmUFx9wWrGc1ek1mTq4qWPSPorZCzAagMhJgCVK4hxpqYU5S30lFaqeQHQd_nq_PzqrumjR3O3SvQ3jOX7mmoD0cYq32iyvIhfwul8XWHmKs60_MWBZW3xCMR6J8_Jk-mQzZvZDrxz_GKMnNhJBJ7WCJLn5D0VcR0-jF4FEVYoauOPLhujKu5eoC8Ud8qbuI",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0147",
          "comment": "RS256, the signature backwards",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.4m4q31G8gHq5q4xuuDyOq6FYRRR4Mfp0xFX0kJ9LIlh7EiRhczKK8c_xOmRvNkOmTyY_n-gRI8S3lQUW89M6q5iHdfGlC38h8sqifasYRw-oae6XM97QK93OHY2mu6rz86vn30EH5KlaUdK3lFOYmsYhrlQCmIQMqAGzkK3oIz2WiquTWZNezRmrBfdxQZlrgQedXR5XsnXSisXaHsyTt_EcaJl_7fwqraPz-Z0Z4ShE70DgK6rl90uirzv1aEdowtZbG6oLhKgVXZxGtDdGNiwRyY1wp4WQ6y7z6xlHSPElTDJGMKRm0dm9NKO5bn6qFsWjuwgvSmGfA4gNpcX5OA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0148",
          "comment": "RS256, the signature all zero",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0149",
          "comment": "RS256, the signature all ones",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________w",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0150",
          "comment": "RS256, the signature the number 1",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0151",
          "comment": "RS256, the signature the bare digest",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.hLOvuSwIkgYDVW21tSKrUm64ATPc68oZ0K5TB85OiuQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0152",
          "comment": "RS256, no signature",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0153",
          "comment": "RS256, no third part",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0154",
          "comment": "RS256, a bit of byte 0 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OfnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0155",
          "comment": "RS256, a bit of byte 128 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY8I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0156",
          "comment": "RS256, a bit of byte 255 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0157",
          "comment": "ES256, the nonce changed in a signed payload",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.m3BwnhNaVBvpHzdG9LaEoAUnJ1hd8CYXa9IsI45UKqcC088d-T9_gVN-zaH4cfCr5c7sGzIaiLFbGD7KouHNXQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0158",
          "comment": "ES256, the subject changed",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwOTk5OS41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0159",
          "comment": "ES256, the end of validity changed",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAxLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0160",
          "comment": "ES256, a member added",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsIngiOjF9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0161",
          "comment": "ES256, a space added behind the payload",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9IA.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0162",
          "comment": "ES256, a member added to the header",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYiLCJ4IjoxfQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0163",
          "comment": "ES256, header of one, payload of another token",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.m3BwnhNaVBvpHzdG9LaEoAUnJ1hd8CYXa9IsI45UKqcC088d-T9_gVN-zaH4cfCr5c7sGzIaiLFbGD7KouHNXQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0164",
          "comment": "ES256, signature of the payload alone",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.H6no2_Ob_dOap1Sl7yZKgJ1TQjkuqkvf-v4a5QLEV-zwQEyOKy9TYsUxdn64jEoh7BkwP4ve-ZYaSl-T5sefCQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0165",
          "comment": "ES256, signature of the decoded parts",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.8rWQYIAopwVwQJtOwT_fKKOki6h7q17q-puUndxJ1vhVMjIsAQ7bmQ7zDgEHBjGMMj11ge9lFa_tQGww8fbxow",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0166",
          "comment": "ES256, signature of nothing",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.DL_dnhuJHB-SaB-HVWwbIpCAiPxv2Fr0RDnyEF5cIuGLYhKQonPSNtSfIiBv_VFEJvwSERZBvwLb1hRmTzVb2w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0167",
          "comment": "ES256, nonce_supported false in a changed payload",
          "flags": ["UnsignedRelaxation"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4IiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOmZhbHNlfQ.m3BwnhNaVBvpHzdG9LaEoAUnJ1hd8CYXa9IsI45UKqcC088d-T9_gVN-zaH4cfCr5c7sGzIaiLFbGD7KouHNXQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0168",
          "comment": "ES256, the signature without its last byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJC",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0169",
          "comment": "ES256, the signature without its first byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.An1Slj7X8jwxjrwMzSjyahXpIP5sR9sz0HhqG-CEIqUL71L4WK7xWY-aVyL0ctKne6jkJeUF3LSgbXPIAkJc",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0170",
          "comment": "ES256, the signature cut in half",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCI",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0171",
          "comment": "ES256, the signature one byte",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0172",
          "comment": "ES256, the signature with a zero byte behind",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXAA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0173",
          "comment": "ES256, the signature with a zero byte in front",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AFgCfVKWPtfyPDGOvAzNKPJqFekg_mxH2zPQeGob4IQipQvvUvhYrvFZj5pXIvRy0qd7qOQl5QXctKBtc8gCQlw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0174",
          "comment": "ES256, the signature twice",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXFgCfVKWPtfyPDGOvAzNKPJqFekg_mxH2zPQeGob4IQipQvvUvhYrvFZj5pXIvRy0qd7qOQl5QXctKBtc8gCQlw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0175",
          "comment": "ES256, the signature backwards",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.XEICyHNtoLTcBeUl5Kh7p9Jy9CJXmo9Z8a5Y-FLvC6UihOAbanjQM9tHbP4g6RVq8ijNDLyOMTzy1z6WUn0CWA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0176",
          "comment": "ES256, the signature all zero",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0177",
          "comment": "ES256, the signature all ones",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____________________________________________________________________________________w",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0178",
          "comment": "ES256, the signature the number 1",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0179",
          "comment": "ES256, the signature the bare digest",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.9mhtRmoyD2SaTFyrR36LEn8_qa5rDgybWkdrXjd2KEY",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0180",
          "comment": "ES256, no signature",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0181",
          "comment": "ES256, no third part",
          "flags": ["Stripped"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0182",
          "comment": "ES256, a bit of byte 0 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WQJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0183",
          "comment": "ES256, a bit of byte 32 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKkC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0184",
          "comment": "ES256, a bit of byte 63 flipped",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0185",
          "comment": "ES256 header with an RS256 signature",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.OPnFpQ2IA59hSi8Iu6PFFqp-brmjNL3Z0WakMEYyTCXxSEcZ6_Mu65CFp3CNyREsNkY3tEacXRWohAuqG1vWwmhHaPU7r6JL9-WqK-BA70Qo4Rmd-fOjrSr87X-ZaBzxt5PMHtrFitJ1slceXZ0HgWuZQXH3BasZzV6TWZOripY9I-itkLMBqAyEmAJUriHGmphTlLfSUVqp5AdB3-er8_Oqu6aNHc7dK9DeM5fuaagPRxirfaLK8iF_C6XxdYeYqzrT8xYFlbfEIxHonz8mT6ZDNm9kOvHP8Yoyc2EkEntYIkufkPRVxHT6MXgURVihq448uG6Mq7l6gLxR3ypu4g",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0186",
          "comment": "RS256 header with an ES256 signature",
          "flags": ["Changed"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        }
      ]
    },
    {
      "type": "match",
      "comment": "ECDSA signatures",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0187",
          "comment": "ES256, r = s = 0",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0188",
          "comment": "ES256, r = 0",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAClC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0189",
          "comment": "ES256, s = 0",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0190",
          "comment": "ES256, r = s = n",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAD__________7zm-q2nF56E87nKwvxjJVH_____AAAAAP__________vOb6racXnoTzucrC_GMlUQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0191",
          "comment": "ES256, r = n",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAD__________7zm-q2nF56E87nKwvxjJVGlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0192",
          "comment": "ES256, s = n",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCL_____AAAAAP__________vOb6racXnoTzucrC_GMlUQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0193",
          "comment": "ES256, r = 0, s = n",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD_____AAAAAP__________vOb6racXnoTzucrC_GMlUQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0194",
          "comment": "ES256, r = n, s = 0",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAD__________7zm-q2nF56E87nKwvxjJVEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0195",
          "comment": "ES256, r = 0, s = 1",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0196",
          "comment": "ES256, r = 1, s = 0",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0197",
          "comment": "ES256, r = s = p",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAEAAAAAAAAAAAAAAAD_____________________AAAAAQAAAAAAAAAAAAAAAP_______________w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0198",
          "comment": "ES256, r = s = 2^256 - 1",
          "flags": ["ZeroSignature", "Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____________________________________________________________________________________w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0199",
          "comment": "ES256, r = s = 1",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0200",
          "comment": "ES256, r = s = n - 1",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAD__________7zm-q2nF56E87nKwvxjJVD_____AAAAAP__________vOb6racXnoTzucrC_GMlUA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0201",
          "comment": "ES256, r and s swapped",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.pQvvUvhYrvFZj5pXIvRy0qd7qOQl5QXctKBtc8gCQlxYAn1Slj7X8jwxjrwMzSjyahXpIP5sR9sz0HhqG-CEIg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0202",
          "comment": "ES256, n - r for r",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.p_2CrGnBKA7DznFD8zLXDVLREYyoq1apv-lSWOCCoS-lC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0203",
          "comment": "ES256, the last bit of s",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCKlC-9S-Fiu8VmPmlci9HLSp3uo5CXlBdy0oG1zyAJCXQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0204",
          "comment": "ES256, s = r",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.WAJ9UpY-1_I8MY68DM0o8moV6SD-bEfbM9B4ahvghCJYAn1Slj7X8jwxjrwMzSjyahXpIP5sR9sz0HhqG-CEIg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0205",
          "comment": "ES256, r = n + 1, s = 1",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9._____wAAAAD__________7zm-q2nF56E87nKwvxjJVIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0206",
          "comment": "ES256, r = 1, s = n + 1",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAH_____AAAAAP__________vOb6racXnoTzucrC_GMlUg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0207",
          "comment": "ES256, the signature in DER",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.MEUCIFgCfVKWPtfyPDGOvAzNKPJqFekg_mxH2zPQeGob4IQiAiEApQvvUvhYrvFZj5pXIvRy0qd7qOQl5QXctKBtc8gCQlw",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0208",
          "comment": "ES256, r and s little-endian",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.IoTgG2p40DPbR2z-IOkVavIozQy8jjE88tc-llJ9AlhcQgLIc22gtNwF5SXkqHun0nL0Ileaj1nxrlj4Uu8LpQ",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0209",
          "comment": "ES256, r and s of 33 bytes",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AFgCfVKWPtfyPDGOvAzNKPJqFekg_mxH2zPQeGob4IQiAKUL71L4WK7xWY-aVyL0ctKne6jkJeUF3LSgbXPIAkJc",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0210",
          "comment": "ES256, r and s in hex",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.NTgwMjdkNTI5NjNlZDdmMjNjMzE4ZWJjMGNjZDI4ZjI2YTE1ZTkyMGZlNmM0N2RiMzNkMDc4NmExYmUwODQyMmE1MGJlZjUyZjg1OGFlZjE1OThmOWE1NzIyZjQ3MmQyYTc3YmE4ZTQyNWU1MDVkY2I0YTA2ZDczYzgwMjQyNWM",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0211",
          "comment": "ES256, over SHA-512",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.FAH2h-GI_XouPzZEB1MKouXETgN81TfbN_SXqor7LEoYopIJQNf5UFMWiSHpl4jLc0rqslQP0hDiwYucZb1o2Q",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0212",
          "comment": "ES256, over SHA-384",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.p4WwYY6XtEllvQGzJ_q4xVJcHJRQ--m8K5godicZtueTbkm8ozMCulneggtE4oziGOiEZcr_T8A9yJgqT4fZwQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0213",
          "comment": "ES256, over the digest of the digest",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LWVzMjU2IiwiYWxnIjoiRVMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.iQ-t_TRTvyAP1y59z__BP7wBCY9hSLU5P9CN4I5-9wBfpwiUVFqFPt-AJJc_LJP3yrjGBc17HXYOA5Ta9hNsqg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        }
      ]
    },
    {
      "type": "match",
      "comment": "RSA signatures",
      "requirement": "token.signature",
      "clock": 1718000060,
      "issuer": "https://appleid.apple.com",
      "audience": "com.example.app",
      "tests": [
        {
          "id": "token-signature-0214",
          "comment": "RS256, eight bytes of padding, garbage behind the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.anGhywfnRGI5DgYvEVrShwbxIGLzho-MFuqOZmnmy5oSaqJgHpUOUwDvM3xX8O30ibMluFOa3zB_uhlercns9sCUMILLrXq-PbUPx_m7TIQL268laDttggzBeEnESJfrauqrL_1Kepw590iRxAFmr_OI--OdaLtvhgYPg_5MzWVL5kQ6qanCa1F-13Tr2pJDBV8ZMt8zASJY8ToSojuCSJMUTOvEMUxR1NCdTCoyWIGY9HizDw8UVncAeRrnBok4m8xuQtGpIFGS87ghpJKWBjRu82OvyQR8CLwKAD9VkhxZ2BjDkCORdGd1Y6dk7EBswDq9PwXb-GBVwSyuqJXcZA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0215",
          "comment": "RS256, eight bytes of padding, zeros behind the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.r9wf6KppMSdeFa_zi8n5f1EXLjt3JxPBcEp5BSCCC5z3BxFPiFhrLpEpPS4BQmXLQxufmDj2hx1lomtitnEk0PhDGOC1G7bVVuTbjr1xEQE5gdgUeiLPEK4b3IfXiYQrPTZs-TYXzUqllizM2uSCsoCletDH8xewAFQWD2J7IVy7rKSLrezgS5HbSh-X3wRCrx1zwKgXTP4MJDOBjw3dRsRc5RDWwtAJ598glqhc6Cw0sDb62vWmGZkOIGm7ab7jYbHc8B9hS09d0xjqm7MyXY0-ofiDJgGbSn_kpbxBccQxDfv18T9l2hb0GlJf5rPWvD54jhvUiE36m8jIbW7aYw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0216",
          "comment": "RS256, no padding, garbage behind the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.T1nAWd5Q9P2CwxmggvcxcFf4MiVmQS0SNafRQheqFtUXew_oy5M-WuEaPV2aodNFp6Uup-_xKLo69pzKPdKfaXGBIJxQUiSVa65sA1UEDosUcwXei2JT25AI_u7sayZOEItpftMjw0NN15IZuPb_u-ZGLT3oBZUke7NZMwOd1IKmNhGkfyhyf-SasmHdJRIICPTek0du2s94yfO3F-RkD-1ToKVlNXYupDi0pU-N5pBjWXoZaos8pnymx_sEz90rwkjlTJ_y31Y-tIjMRGoBSul9W3avQqLo6r7w22uHfiZLegIgB1hC5oyKRTK0-uX_1D3jV_diwuxsIJUwEgbA3w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0217",
          "comment": "RS256, one byte of garbage behind the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.S9qJisojZvssY_kXG8oV-jXUQYKL8-ccqvQOmSQNj-2WtKubJ0UCJRfUabou-ryxsWZ7hA3k7Sy5609M6IqVE5i2X81NsPeA7rqsBYonsGerPMnxrQDJgDjcEnydeMuq4_sVuRrll--sMOE2u3H1GYFBvu8PwEOMFYl6BlNCl0KAdchR1HJQ0tIYx4rHtMA4s_Sp121LqpwcW9sDz1souPidsApeyu_7NLyrmgsFVWAXhCtqJVMGSaDLnQuKHVrBYsnva1RMJKflU28PyDg1kQSs_lUXAb7upPCGZen4T4o56A4BwS--cqc5NJyk2yEn6S5tzn01t-Rg5oWmJGKYlA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0218",
          "comment": "RS256, block type 2",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.UEzE2JrSTlANFSqdk1IJaWwHHkqp7PwgelB-9FhJasUfadq4_EVtd00m4oWPJuoA8QBlv-EsyB-WNEqB3sqWJ2P0ccKbZ_w_ytOR8JkKj3RiGkvP1zYp3h3DfoSNzcX3WlRz3pjGVbfAcsmTNxS34rzrUEQF8mXYz4zAlea7eliSektFOuvZ92TTda44M3y1zyJkP_9L8zhdQJninDa8PjfyWnZQt3yPdc5yumOav8YOSFGdjl2npU4fBsFiIQ5_RWhEG2wgS-monWWFRVXDFdexhkOm9KiCJT0zPP5Ju6Xx9O4clp8mmJMQ0neFui8oJ8fRlVYI0GR4vNgBXtKWAA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0219",
          "comment": "RS256, block type 0",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.gXXJ_MpUSlizMDyoPKBnfngNzqU2yo3_eIrkYPXbniISjYKuepy0V3CLAumCjbr7bW5hHgRC0NugCNt6UDa0nUiXHJCZEdzumJDptF5BHXMiabxx_mW5nOxj-o8N4lMX1rrG4kVyLLrM-7iflPKD9H8N4hi45vowiisxv9rvMp8UDKv_Pu8UKn4eYJxSKorD2vY8jDz5zB7h9boGbsowMxdkREsUDdXQ7hTmE3mKakLRKeX72JM31S2H7xhTU6s2KAj2JoLhiC0c3VNCyVkk6vy2UIaAu0KZwHC7pD1U9iLyRZIOf6q-XdzvJtEL_vlZcnhkKMQlO-riuHU5UcbDjQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0220",
          "comment": "RS256, no zero byte in front",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.FWU9eY9J5NLrKjnBy1P3a44ZeyLZGq2Ccc2568GrekTSM61XcqCSsKy4VGI7HUznbc95nhC-eXUcm_H06jwU_B8dtGZBxaKLjRLPN6g-QaW4_fDZYJcpP_-HXU2zcDvK7TAN41lkE_tkNSkkyC9dnFo-zlkSYs16KXzAGbdz0WJ7chDCaJCrxJH8NxSB5DZdZrogn1Bwa6j2vxGQNS2_ZmY2ujVCy4mM8aFlxvEPMlnZcB666hKpOsSYzjhq7JmaCkAHFgqdFF6dhB_1mQjeJJGTt9-ecbenBDWIno-wKZspOoGv127PIXtYIPDzj2P-riGvV7EFD_JtrPEfHP4a7w",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0221",
          "comment": "RS256, padding of zeros",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.kBnpGAN7akfSGIE3GBBENLGl181XYrjf_bqFFpj5Hg5XnpkDiF0gmLd50b98jAzAh4Tmv3W4Ns0OSTJFDnRMxT4Gu3fo-CHtAwLlYGDW-XIrcGY0Pb8lc3GsqIvx5WT3x8RzwwyPn8qoDa3moDTN1yZ4Na-RD-vusVXuJnE9VBR99d07Gp1n53qxJEswdrnj2RrMSnHmYLLMMnJ_cwbWVlyTg3mm_wdYp7u6rB_jIUjZOFlx_4XuI0XI0475a5h5SzvTnwUxIA16gIAgxRIHQytm_fQ8Llwuz_5Glt80CVrMIyzSXD4g9c9dyYCbeOhkNcxZVc7ulqFN1CZ1UbCsiA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0222",
          "comment": "RS256, one padding byte of 254",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Tfd4z-CYkFv6liRCSK04XqNbniHO-_ldt-bNrlOB5UYbBOwGduJ97d1XmCVALsz8d2Moim83sCu9igjuEC4aYyLKJXQJWx7xkar3vQckmLok_5MowDdxEfII82t7AZaY4kCu4PY1BH6ywzd5I3zA_Uk8Q_Le9I-e1hvUgneTbpiKhICDkCBHhyYLnMk_HqrU7LtTzKILZwHuGY6mLcUPe8T9GEy6ylyRkld4wjdQXJx2TsHRttC7CxehTIWcirKnth8ylCtTMF3Wq3oiuSHh2v_FWJmi-zBmIVFy-F4Sqzad9MhH-FcSvpti2Kh59onuZ2YAudVK3dmacEbqhhFdLA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0223",
          "comment": "RS256, no zero byte before the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.lKW8q2FGn_c6jY2Ixt0PxU9KSmJc5o1_UPmnkA4_d70ZWVkrdEJrbnVuqJUokN4zq9eRT2oSsjvefbDc2ZEcsF5yW_UaRLXcS_gbfi7_chBhzCovMU5WLo-ILxk4uhfgm4SmBVC6SBNfYDcXng3Dbj32Q99WgiT0YcGZM2r2Z1sAsvyFasKIt3Pn2aeOdiBDUzApjs7XXIoacWXbCpziMg0Aw9iIvNNw8PxkoJdhU4jEfS8IafQ2wwUqZBixEKLNWM7mj0_2Ck915WQeCicSJnY8yLhqE1uv9ueP58iiZDTp9Rx2mfw0B56iO2mUhEM4kDIboQ3_wHSFt8isvFT_Hg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0224",
          "comment": "RS256, a one for the zero byte before the digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.QH3h-VlE_2taNBPqmFjsKjcXq6HL9llkAUy4FjXBMI_bXoQLkM6h95jxU0iGOzDNH3el9YeGp2IiM_YO7NG47bOQLCYNgbO1PWo60F6grSGv_jD_zZWGmLYOGMdX2KIFttABCy_h7naLjMO8RVnU8vHQS6y2gKMFlLkAPmgunF6ndoWbD_fhcgg1KbJNEfaeWdtuoQk6Yd8NVGJKEQPpriuHoGHJHq-WPS3_L32y4PSLZU89ua7bO8d54_vPCvY9LLVEruoguhPbuB4SCMQ32AsRvfwvUHzFFBMx7YXzfUeOXZcVSS_y8X1OhXMwmzlbUTZd0YzdAlFIBXgDUKBPZg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0225",
          "comment": "RS256, garbage in the algorithm's parameters",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.HPM8_CYbGx9zC6HC9223rVBSV8PgSehNY29Kz5IjZuBynrlusnzfTElcdJj5yV_hpOSXLgzzM6CexNSeKwmHImO332Ec3rI_kO7y7ht5LMuxrogz1QQIG5p4wijVCpzOHBk2aMkv96NcWMIk1Yqe7zGb_N3DrShJDKI7uKNYFC2Ahpdk1AE2HX_lznT2OjbCHbWGt-Zi9OH6yBQ7l028mdxsmUc2-EgmSxZwjRN5faIyD1zJIXf9U8kM3I0iLBQukYP_Zsome-gx6ZiN3mo6F12AdIaia4rt4FP9RxWUWD13Q1py_P1OSurzrDSblxUeu_1hAHH2jtzko3BLiezzRg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0226",
          "comment": "RS256, a length in two bytes",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.eL3ErFaw0Vo_pISHdtkwhkAHRqF-9nMlIhbD_odDmTqSpr7XGdrDIFfp7mPi15tYAgGe7OeAGd1yxvNL5eOtPFYCc4wlmYCu7_IzRmdp-0S3eXz6_ihxvaoq6L3XHH0S8ZTHViJkbogqNaQWAajid8FQXZN3wOTgldpJu8CIB1Y0YgeJggTRTEezH1-OcXd2HVOD8A3GWzCOZW5xn4Ze8dWhZUNVsTmoOweJ1pLHJFe93bGH2UyixERD95YNNsXYipndy6Ycn4wPFy10KzZmkvj8O4DecZ3FW7PtY8vIXR_FrPQw5i8ns0zdj52GBH9W0MJJdA1VgPJ1Anygk6GrZw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0227",
          "comment": "RS256, a length in three bytes",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.lEgrK7LurQ0A4Kq9d8mKEGMyKN3WYhytBRwJeipUkpxmpwMYCz0Jv0Ei0yV0EOe_dMqCZ6umYbMSmFycu7RZLBX0tDiaa9po_1NxrPtL7wKmZX8qTW3MR9bXWSS-FzRebfBlrH0tAT79t8Dqj_r7HJ6clG-atqpq7fB7k5mGIGrqHblZOgEPO3NWZABID2jRrq7Nv4aURT343RB0rafEmyl3JcLtXQ4FKfbf17xR-r9sNvNXO2oI304SPMmh2PyAYj9jpR1XcOszHTNoBd8WCjW_3ZDHD7_wzISDl6Ynz9_pUfnVwtTEzfAdmSNbQUJUJG7t36U0lgXv6QrbzGBHhg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0228",
          "comment": "RS256, the bare digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.W1rGN3i9_AMfXZ-dpfWo_71We-u2POGQ1kKHO6VmmGksjk5tgr9kqC2CCy58mP7picIK4DcLlaiXtoK9uuoxvuQvvfjMn-eqne2mjIwXS3WPX-VuwmG9eRp-X8viwMj3ab3sooPQOz4NVChPtKAc9WKgPnOMA9_2FoNgVhfoIusPL0nOG77Kz8GAZ87a7oPVZ9HfJFMo3C0uqNA4D4JZE4J8FPmFEf2en-uZJubUuFtsDCZIZmozOdjPqOzjZmXurpZjjyZH3ciK0_8vJDfxlu-XO9ep4ERVGj6j4qYRv3XRJev6Jex4N-fThUnpr1SrZP9PbbW0kEiKmhZ486ysAQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0229",
          "comment": "RS256, the digest without its last byte",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.qW8590Cv8T4X22f8UDloIyjBXaJmUqtzw_gQ3Hk9ewj1_PfCynB5Fg49bfx_GGHV49wxol3UdGyz6_3sXv7xZgw4vNY68am72KYe3ZOzj9JuMgioFFz_gBm_3FC0Qms55qeRPa-ussS1sDRL7zh8oR-VPWsLWEZ_EwdQkk7qGxH9fFJAN8_iFitnXi1pEc-QHVOCMnC9fC7tuawHeKJPkaTWiJ5Nwk7muf6fj-gOV2JBKnEWEKVRK0xZm9XHt36KEUGqBzLql2F41_QWx4CVDUoeWz8kQQEfo5ErW4ILTbohPR2tKLkhjwryxbFUHsKU1keG33mTA1dsx1F3HH4SHw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0230",
          "comment": "RS256, the last byte of the digest changed",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.HU7DyJfR2ABwB81N4YVoDzAm6P7VMz5ISB5KaADpbjwB92_of92iL_6e8R_u7ZQ2e_OssQNKENILlpx_KMDsGTbd-hvpOsE8Q3RKhC24p6hffoJ7sqTjmdNlON5uzydwGMp8Xg6otyAR50MopLqeaTLjgkLCQZYaeeFdHpXO8dcCtYh-TgV0e4ANtsaKXvCoTqzewYQoPU8J1WP4GfuYvhUMPzItBXSMPwdwgdwiWqjJlDYdqTln2SeykXd7h1QjdKth4frquV09cU_SqYyLOzTZCrtwZ6aTz1d5zViJvJKPn9BuVpFfZuHBCx2iWjWnAh5aMQ8BmJljeU3PvA8V8Q",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0231",
          "comment": "RS256, an empty digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.ZlkDBXNV31ONUAZ3X9mORRmGJX3b7jkRpeYncCJ5st-aE3ouQXB9zMwUs82Rdi4Vc2fQot9ZyVo8BicGrqtUmrHUOMeRqSepXmyCe8DarFay8MRbllrJkA2dXt0KZLWKZsvDha5G8BpkuyGBa6dGXxbRAO4sh2z69_-YNbFh1UEhtdPCGqL9a1lWhtynRDgG1Gu0aUxPjdn7wxdwzxqm4ldAYJH_1aYlbuZ0GmGgNkoaCfzBENz1OUI8VIrikINQJbpdLf96shcgxVWnAZ8iDEJtU0TKFa5w50MnrpaSTKghE0vTQlQT5lIxi-Kau_s3mqNbGLu3p0G0O6TaF-ee5Q",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0232",
          "comment": "RS256, SHA-1 and its digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.mee_u6L-pWMHCgTQNHU50Tg2EyoF2Ggo3b_5SMa-ZsMz-PY4s-Xpi8p024T3Ch4ly38QZaSAPm533wpIHdy_DuR17Rrs37csw-1zz_OkLVcBIhNUlhBHUs_KB7gWSJWoYb6ITz9sNduPk1fo9qkTdQlZ-QI4C5_J4m24rmZhYsXLKJv90LwHSIn4umqDZwHAm8SnD1OMRbUAzWN8-CT-_SLGhJ6MLHcctNtt8vT6rHj5LPBd_VJF5JCm41p1Ol8_TLjdsfTH6n1HJcokcvUr90LGAkLQfUgLPbvlicfpe5H42a2If1V-CIuJXnnFlSwhzRxpg2qcnQkEpj7y6gUePA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0233",
          "comment": "RS256, SHA-512 and its digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bqMicmTHXnPlerw8gZ7_zRQ_pYZLNWwnAYDBkSIO8Q3gglzEoRwEswMkuN99d6clV61F_HDVIgIYN0Cc-E6nOGzkfHlB62KVDqeHcKJjG_KtsWLXV6eqVFlXWfse1TMTieHmfEWTDEtnFLwozb3GOA6XDZowATRnQwmaJO2RSrgg8PGar0hKjHLWCS9kaNwtQitg5BLSr4sGn1oSDnU4aVQ5SoZZzgcjZ46I2EUlMYgLzGkDK2RL94Bh7tzfrcgv05Gh781BhjYqyNpbVsXbHLJKKPgIby1irJH7UlzIQ0WeOqK6AL03esqyxyBcOTRpRuTIBxNdh8uAiDtKqBBexA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0234",
          "comment": "RS256, SHA-512's name, SHA-256's digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.FEMfcld-7DzkP4Z_svRsYYEmuw0hYNpzFq5VjIAsq-UZsL6famZxSh3ttorv-RivTn_d1tnSl3YdWhDWNFWa7wqCRcjqKF_ilCy7LZ0nncrvqV4p9k-8SSt5Ldi99rFt3ntL6TpLbyjwX130cjxZPmqBWpcDQ1XO0U0CqevVlSe-RV5js0zN0poQ_ss49D6ceWVjDw9RqypLefkavuTfCu5upPzPclK14L7A8NF_q1y5lyXEJzBiGH66MIMB4hPMwc1Zl7ES2GYBMGyNx_kcC6e0agxmT5BatoHRGJbVnJrK6Mi65XIxHrCg__xdc269uyn3U2Ge0yIITHGsJVOmjg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0235",
          "comment": "RS256, MD5 and its digest",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.r7jm8JAL1DX8CfQ76jz-nbNKNCKnDUHVSrOtVgr4rAda58NNcBPaecdcmkmzwN3giu6E7u2lgDCs0HfCHU_k-vpaaomKbMHIfO4JAiYewIbcNGpsEkHt3k-NBrten0XcebeT0IywrygdW9y01imWG5PoB0j3ZbNVIggw5a9Lk42IF5rMIR75J9oYuiUxl-2Hw9XNFf2r_n_GXVvkB4umYm3Xg_dspoB-u_ZAjU0Rx87iuz08Tgkm0kxPt0zL5yNsmsmvlZyQX5ms1054798lw38mhewYnK3J_pmubcRG6OO6hwKR_xZbORLTlR8WSonuTCaojp2OtviFva0bcDb0GA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0236",
          "comment": "RS256, the digest in hex",
          "flags": ["Padding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.KQxmyDAivpn_OI2jANwgHUcpS8Ng-ympRhIp9fF0TuuKsbheSCqOPivvZsszUWyUu27pEAPKpbLjGCcT__OKBANjofrxgniOKKB7XlT-WBg6tTmabziF8OBn_6p2goJJQYymn_ZJ_L7eCFwYFK5_dRTGPG0_0EKDmJZyCgNjdrmstW7u-cLvMfDVg9nw2afuzoKBgCtgL4IzAmdl2N4bBlESN-qrf_r3c5WCvnzG3FLf3MwinH4mV_4XA_fL_zQBfzVusk2hggBETK6tSMh8H3UogtBjE8mMf3gAVMmrRfbJ7X-fIKeX_mj7KJfqpW3e2pVqQm6W_mnfoUrFvby4hQ",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0237",
          "comment": "RS256, the algorithm without its NULL",
          "flags": ["Padding", "Unspecified"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.Y0NZEtRmTIcBt2yozXE-f-0XvNYBSDTf8PzaPxsUw5cA14Wjs7T4f2z-8C0HzPIK_wTtT3DTCcOLT9RaFtNm_UlmKsEIt_pkvE0GK0nObiO92gqWWOV6z-F0iA5kViuySP0qegqeCXQ8MuO5PZf64R6AfMVJGjVbH1Tt_3EC-mAHKaSKKsqr0bCVnFnr-jq9v9frFfI-SHxkzLOvlqwInxRu1g4lIQ65EUDs1TMgSFHQXhQ8zSAr596Xp4vLIeF8HDwboywnfZaMQWhg1lAPRw8naAEBTadL4HsgSLPFOBDDmVbpeLPLCWJOdBPa6USwXyjnrgtd5dGndhkO3PybJA",
          "verdicts": [
            {"when": {}, "verdict": "either", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0238",
          "comment": "RS256, the number 0",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0239",
          "comment": "RS256, the modulus",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.tPvxT3HgreMjg6T5SEq3qWDjRCPqQwFS6adevW0_HLIRAN7epwE0ANmwrP3rrj870ygnjSUKN7FB9I6G6Fz_yDO_CQ9s3DVMHpvAYu_qIAkROHjjzLjtClHhEGiNwhpCthIc8gBcTxtT4ToqM_fED9MQ0h1ZyqEY7kz6qksK89t8kJHZxKSStETa2AQTn27753lYQUA_A40li0Z4dKtcsAvNONLpP1mdnFAIdVYuK4go2w11AUQrkU_I1X5jKUSwAd5TjTF4yaInczLWQ1MsYsWmF7q-ZtpCY-bZHLEkAY5BegXG7WrYtAb6jLlVv0m3JolFGMgh1vOFfeHhsOwH2Q",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0240",
          "comment": "RS256, the modulus less 1",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.tPvxT3HgreMjg6T5SEq3qWDjRCPqQwFS6adevW0_HLIRAN7epwE0ANmwrP3rrj870ygnjSUKN7FB9I6G6Fz_yDO_CQ9s3DVMHpvAYu_qIAkROHjjzLjtClHhEGiNwhpCthIc8gBcTxtT4ToqM_fED9MQ0h1ZyqEY7kz6qksK89t8kJHZxKSStETa2AQTn27753lYQUA_A40li0Z4dKtcsAvNONLpP1mdnFAIdVYuK4go2w11AUQrkU_I1X5jKUSwAd5TjTF4yaInczLWQ1MsYsWmF7q-ZtpCY-bZHLEkAY5BegXG7WrYtAb6jLlVv0m3JolFGMgh1vOFfeHhsOwH2A",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0241",
          "comment": "RS256, the signature plus the modulus, 257 bytes",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AO31tvR_aLGChM3UAgPufMALYbLdjXe_LLsOAu2zcWjYAkkl-JL0YuxqNlRueXdQaAluX0FrppTG6niaMQO41oqcBnIEqIvXmBaBao7QKw9NOhmSgcaskLd83f3oJyo3NG2l6RDbIdntyZORSJGUy5E-qhOPUNBMMrurjgPetn5xubR6h1VXlFxRX3AGaE2QwoIRq9X4EVTnz29NulSTCKP_d_R5dl0oesgg5qjuHJUwOCImIH7m9oNxR-EkVJ7MSK0ZJ4BHfl9Z65ZEvuKSUrJr6U4qIqHMElVxC5ASSBQJmZxRZn5fLnh79L4xagSiWNIXgdE2roKs__6eM5AWdrs",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0242",
          "comment": "RS256, the modulus less the signature",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.fAIrqmRYqkPCOXXwjKbykrZk1WpHDkN5GEC6jScM0IwfuJfEuw4FFUkrBY1d5S4PnOHv2N5t2puZcILczQEpBct3oBoxLJMAJrYWNw-pMMToV19F0sVJXSbkIuj0Wf1Q_n5Q0yWWxEjeLuML1lq8jmd3kKtixPX_IO5nULdfaUU_bKksM_GRDDhWQAG-8U01TOEErIhssjJ7pz82lMOwvBgifSxcIYrAcH8qQb4_weAZk_TJg6Fgny5Jydhxs70XVqN_mhtzM-pjUCDtpBQGEx9i4UtaK-hyclymqU__7xLpV7onXHaC75IAW0FBefEVevsIYFmVKzoK_SWP0cGY9w",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0243",
          "comment": "RS256, the padded message itself",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.AAH_____________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________________ADAxMA0GCWCGSAFlAwQCAQUABCCEs6-5LAiSBgNVbbW1IqtSbrgBM9zryhnQrlMHzk6K5A",
          "verdicts": [
            {"when": {}, "verdict": "reject", "reasons": ["badSignature", "malformedToken"]}
          ]
        },
        {
          "id": "token-signature-0244",
          "comment": "RS256, a signature plus the modulus, 256 bytes",
          "flags": ["Range"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWUsImp0aSI6IjEifQ.6ZHndjPdEKrfntogId943819rilt3whjMGkafEiOnW7Bm2A-3BY68KGUOy0E7xMpGFcRp0AkCMYHw1mzITc0p6PxqP2CHYMTJrw94ULbxGpo_fCwFfwTtKzJRBYjck24xDLVcGOcMwa3BycxLetC3VtnyrCXh_qFtzQRPWDlkZAIVC2Y3HnPmISye_DMaEMYT1nkBV2WzyFXa4OJnZyzwSNKLD2q4meIv9fwf3LZhmNRbiHpEnrKei20WL6-hhzbXKtiSFOud2MLZgoN5o7qXs160AY7k86ti2IpDHAnWn5yEWgBZfUhIjgqTP78Nc8yBz8xBLCmuNmOOUU512gTFg",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0245",
          "comment": "RS256, a PSS signature",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.BWq7ZwykcPeRjiTI8tN650y-3K7HAEEtDdXrMrzghMCwTlUhkkwa-XSn3bXFv6diCIWvbFQEBpg-XFGkHOd8PdnRzEQn1m3t6GLuU6Fmml4rLLFaihMmICGLPIOvC1Rky3Ar6HF2Hq9dww1Cme5ZpeCXijHevUsZ07Xy2tKD5e2KAu8NqqJ6FEtcdzM6TfWKR-gDXXTrZq7ChhuvA1p0d1nY7WdzKUjfgsPY4J54ZCdF4CW1b6VkCo2YIgHYPRlMi9gqwcv8I3apZoyW6EWacXG3OBscNFfBhigBQZ6_K4J_wIY3-cZBKqOf0W3lmXuDyugfXvj8gU6ohBTJc5rpzw",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0246",
          "comment": "RS256, a signature over sha1",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.mee_u6L-pWMHCgTQNHU50Tg2EyoF2Ggo3b_5SMa-ZsMz-PY4s-Xpi8p024T3Ch4ly38QZaSAPm533wpIHdy_DuR17Rrs37csw-1zz_OkLVcBIhNUlhBHUs_KB7gWSJWoYb6ITz9sNduPk1fo9qkTdQlZ-QI4C5_J4m24rmZhYsXLKJv90LwHSIn4umqDZwHAm8SnD1OMRbUAzWN8-CT-_SLGhJ6MLHcctNtt8vT6rHj5LPBd_VJF5JCm41p1Ol8_TLjdsfTH6n1HJcokcvUr90LGAkLQfUgLPbvlicfpe5H42a2If1V-CIuJXnnFlSwhzRxpg2qcnQkEpj7y6gUePA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        },
        {
          "id": "token-signature-0247",
          "comment": "RS256, a signature over sha512",
          "flags": ["WrongEncoding"],
          "rawNonce": "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE",
          "token": "eyJraWQiOiJ0ZXN0LXJzMjU2IiwiYWxnIjoiUlMyNTYifQ.eyJpc3MiOiJodHRwczovL2FwcGxlaWQuYXBwbGUuY29tIiwiYXVkIjoiY29tLmV4YW1wbGUuYXBwIiwiZXhwIjo0MTAyNDQ0ODAwLCJpYXQiOjE3MTgwMDAwMDAsInN1YiI6IjAwMTIzNC41Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWYwMTIzNC41Njc4Iiwibm9uY2UiOiI1ZWRjOGE4NzM5ZTUzM2U0NTk5ZGE3YWRjZjRhYTczYjk0NzBlNDNhNDRiNGMxOTk2YzNhNjVkYTdiYjljNzMxIiwiYXV0aF90aW1lIjoxNzE4MDAwMDAwLCJub25jZV9zdXBwb3J0ZWQiOnRydWV9.bqMicmTHXnPlerw8gZ7_zRQ_pYZLNWwnAYDBkSIO8Q3gglzEoRwEswMkuN99d6clV61F_HDVIgIYN0Cc-E6nOGzkfHlB62KVDqeHcKJjG_KtsWLXV6eqVFlXWfse1TMTieHmfEWTDEtnFLwozb3GOA6XDZowATRnQwmaJO2RSrgg8PGar0hKjHLWCS9kaNwtQitg5BLSr4sGn1oSDnU4aVQ5SoZZzgcjZ46I2EUlMYgLzGkDK2RL94Bh7tzfrcgv05Gh781BhjYqyNpbVsXbHLJKKPgIby1irJH7UlzIQ0WeOqK6AL03esqyxyBcOTRpRuTIBxNdh8uAiDtKqBBexA",
          "verdicts": [{"when": {}, "verdict": "reject", "reasons": ["badSignature"]}]
        }
      ]
    }
  ]
}

"""#
}
