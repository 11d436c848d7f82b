// swift-format-ignore-file
// Generated from Vectors/continuation/scenarios.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let continuationScenarios: String = #"""
{
  "$schema": "../schema/continuation.schema.json",
  "area": "continuation",
  "version": 1,
  "source": {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Stories after defects read in public sign-in code; error codes as in Apple's documentation of ASAuthorizationError"
  },
  "numberOfTests": 80,
  "header": ["One caller at a time: every caller is answered exactly once."],
  "notes": {
    "Plain": {
      "bugType": "BASIC",
      "description": "One attempt, one callback.",
      "effect": "Nobody can sign in.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate"
      ]
    },
    "Duplicate": {
      "bugType": "KNOWN_BUG",
      "description": "A second callback after the first.",
      "effect": "A continuation that is resumed twice ends the process.",
      "links": ["https://developer.apple.com/documentation/swift/checkedcontinuation"]
    },
    "Silent": {
      "bugType": "KNOWN_BUG",
      "description": "A path that public code often leaves without an answer.",
      "effect": "The caller waits for ever, and a busy flag stays set.",
      "links": []
    },
    "Malformed": {
      "bugType": "EDGE_CASE",
      "description": "A credential that lacks something.",
      "effect": "A failed cast returns silently; a missing token becomes \"\".",
      "links": []
    },
    "ErrorCode": {
      "bugType": "FUNCTIONALITY",
      "description": "Codes and domains of errors.",
      "effect": "A failure is taken for a cancel and hidden from the user, or the reverse.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct/code"
      ]
    },
    "Early": {
      "bugType": "EDGE_CASE",
      "description": "A callback from inside performRequests.",
      "effect": "It is lost where the continuation is stored after the start.",
      "links": []
    },
    "CannotStart": {
      "bugType": "MISSING_STEP",
      "description": "The attempt fails before a request is made.",
      "effect": "The caller waits, or the next attempt is refused for ever.",
      "links": []
    },
    "Dropped": {
      "bugType": "KNOWN_BUG",
      "description": "The caller keeps no reference.",
      "effect": "The provider holds its delegate weakly: it is freed and nobody answers.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate"
      ]
    },
    "Cancelled": {
      "bugType": "MISSING_STEP",
      "description": "The caller gives up.",
      "effect": "The caller is not answered, or answered twice.",
      "links": []
    },
    "Stray": {
      "bugType": "KNOWN_BUG",
      "description": "A callback when no attempt waits for it.",
      "effect": "It is paired with an old nonce, or resumes a spent continuation.",
      "links": []
    },
    "Reentrant": {
      "bugType": "EDGE_CASE",
      "description": "An attempt that starts inside the completion of the last one.",
      "effect": "Clean-up after the completion wipes the new attempt.",
      "links": []
    },
    "Released": {
      "bugType": "KNOWN_BUG",
      "description": "An attempt after the end of another.",
      "effect": "A flag that stays set on some path refuses every later attempt.",
      "links": []
    },
    "Stale": {
      "bugType": "KNOWN_BUG",
      "description": "A late callback of an earlier attempt.",
      "effect": "It completes a later attempt, with the wrong nonce.",
      "links": []
    },
    "Timeout": {
      "bugType": "MISSING_STEP",
      "description": "Nobody calls back, and the declared time passes.",
      "effect": "A timer that never fires, or frees nothing, locks the user out.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "scenario",
      "comment": "continuation.answered-once",
      "requirement": "continuation.answered-once",
      "tests": [
        {
          "id": "continuation-answered-once-0001",
          "comment": "one attempt, one success",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-answered-once-0002",
          "comment": "one attempt, one cancel",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-answered-once-0003",
          "comment": "one attempt, one failure",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-answered-once-0004",
          "comment": "one attempt, one foreignCancel",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "foreignCancel"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-answered-once-0005",
          "comment": "one attempt, one wrongCredentialType",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "wrongCredentialType"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-answered-once-0006",
          "comment": "one attempt, one missingToken",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-answered-once-0007",
          "comment": "one attempt, one tokenNotUTF8",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "tokenNotUTF8"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-answered-once-0008",
          "comment": "one attempt, one missingCode",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingCode"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential", "failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-answered-once-0009",
          "comment": "one attempt, one emptyToken",
          "flags": ["Plain", "Silent"],
          "reason": "Each callback of the provider has to reach the caller, once.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "emptyToken"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential", "failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-answered-once-0010",
          "comment": "three attempts, one after the other",
          "flags": ["Plain"],
          "reason": "What an ending leaves behind must not answer the next caller.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "failure"},
            {"do": "start", "attempt": "C"},
            {"do": "callback", "attempt": "C", "kind": "cancel"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential"], "B": ["failure"], "C": ["cancelled"]},
              "requests": 3,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.success",
      "requirement": "continuation.success",
      "tests": [
        {
          "id": "continuation-success-0001",
          "comment": "success through the async entry point",
          "flags": ["Plain"],
          "reason": "The credential pairs with the nonce of its own request.",
          "needs": ["asyncEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-success-0002",
          "comment": "success through the completion handler",
          "flags": ["Plain"],
          "reason": "The credential pairs with the nonce of its own request.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-success-0003",
          "comment": "success after a failure",
          "flags": ["Plain"],
          "reason": "A nonce kept from the failed attempt would not match.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.cancel",
      "requirement": "continuation.cancel",
      "tests": [
        {
          "id": "continuation-cancel-0001",
          "comment": "the provider's cancel code in its own domain",
          "flags": ["ErrorCode"],
          "reason": "The user closed the sheet: no error is shown.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancel-0002",
          "comment": "the cancel code in another domain",
          "flags": ["ErrorCode"],
          "reason": "Code 1001 means something else there: comparing codes alone hides a failure.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "foreignCancel"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-cancel-0003",
          "comment": "another error of the provider, code 1000",
          "flags": ["ErrorCode"],
          "reason": "Only one code is a cancel.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1000}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.failure",
      "requirement": "continuation.failure",
      "tests": [
        {
          "id": "continuation-failure-0001",
          "comment": "code 1000: unknown",
          "flags": ["ErrorCode"],
          "reason": "The caller needs the code to say what went wrong.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1000}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-failure-0002",
          "comment": "code 1002: invalid response",
          "flags": ["ErrorCode"],
          "reason": "The caller needs the code to say what went wrong.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1002}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-failure-0003",
          "comment": "code 1003: not handled",
          "flags": ["ErrorCode"],
          "reason": "The caller needs the code to say what went wrong.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1003}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-failure-0004",
          "comment": "code 1004: failed",
          "flags": ["ErrorCode"],
          "reason": "The caller needs the code to say what went wrong.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1004}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-failure-0005",
          "comment": "code 1005: not interactive",
          "flags": ["ErrorCode"],
          "reason": "The caller needs the code to say what went wrong.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure", "code": 1005}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-failure-0006",
          "comment": "no network, in the domain of URLs",
          "flags": ["ErrorCode"],
          "reason": "Errors of other domains come through the same callback.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {
              "do": "callback",
              "attempt": "A",
              "kind": "failure",
              "domain": "NSURLErrorDomain",
              "code": -1009
            }
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.malformed",
      "requirement": "continuation.malformed",
      "tests": [
        {
          "id": "continuation-malformed-0001",
          "comment": "a credential of another type",
          "flags": ["Malformed", "Silent"],
          "reason": "A failed cast or unwrap must not return in silence.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "wrongCredentialType"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-malformed-0002",
          "comment": "no identity token",
          "flags": ["Malformed", "Silent"],
          "reason": "A failed cast or unwrap must not return in silence.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-malformed-0003",
          "comment": "an identity token that is no UTF-8",
          "flags": ["Malformed", "Silent"],
          "reason": "A failed cast or unwrap must not return in silence.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "tokenNotUTF8"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-malformed-0004",
          "comment": "no authorization code",
          "flags": ["Malformed", "Silent"],
          "reason": "A failed cast or unwrap must not return in silence.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingCode"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential", "failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-malformed-0005",
          "comment": "an identity token without bytes",
          "flags": ["Malformed", "Silent"],
          "reason": "A failed cast or unwrap must not return in silence.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "emptyToken"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential", "failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-malformed-0006",
          "comment": "malformed, then a good attempt",
          "flags": ["Malformed"],
          "reason": "The silent path also forgets to clean up.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.duplicates",
      "requirement": "continuation.duplicates",
      "tests": [
        {
          "id": "continuation-duplicates-0001",
          "comment": "success after success",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0002",
          "comment": "failure after success",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0003",
          "comment": "cancel after success",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0004",
          "comment": "success after failure",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-duplicates-0005",
          "comment": "failure after failure",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-duplicates-0006",
          "comment": "success after cancel",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0007",
          "comment": "failure after cancel",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0008",
          "comment": "success after missingToken",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-duplicates-0009",
          "comment": "missingToken after success",
          "flags": ["Duplicate"],
          "reason": "The first counts, the rest is ignored.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-duplicates-0010",
          "comment": "four callbacks",
          "flags": ["Duplicate"],
          "reason": "Ignoring one more is not enough.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.early",
      "requirement": "continuation.early",
      "tests": [
        {
          "id": "continuation-early-0001",
          "comment": "success from inside performRequests",
          "flags": ["Early"],
          "reason": "The continuation has to be stored before the request starts.",
          "needs": [],
          "steps": [{"do": "start", "attempt": "A", "early": "success"}],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-early-0002",
          "comment": "failure from inside performRequests",
          "flags": ["Early"],
          "reason": "The continuation has to be stored before the request starts.",
          "needs": [],
          "steps": [{"do": "start", "attempt": "A", "early": "failure"}],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-early-0003",
          "comment": "cancel from inside performRequests",
          "flags": ["Early"],
          "reason": "The continuation has to be stored before the request starts.",
          "needs": [],
          "steps": [{"do": "start", "attempt": "A", "early": "cancel"}],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-early-0004",
          "comment": "missingToken from inside performRequests",
          "flags": ["Early"],
          "reason": "The continuation has to be stored before the request starts.",
          "needs": [],
          "steps": [{"do": "start", "attempt": "A", "early": "missingToken"}],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 1, "outstandingAtMost": 1}}
        },
        {
          "id": "continuation-early-0005",
          "comment": "early success, then the same again",
          "flags": ["Early", "Duplicate"],
          "reason": "The second finds the continuation spent.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A", "early": "success"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-early-0006",
          "comment": "early failure, then a good attempt",
          "flags": ["Early"],
          "reason": "Storing after the start stores what is already answered.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A", "early": "failure"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.start-failure",
      "requirement": "continuation.start-failure",
      "tests": [
        {
          "id": "continuation-start-failure-0001",
          "comment": "no window",
          "flags": ["CannotStart", "Silent"],
          "reason": "Without a window there is no sheet and no callback.",
          "needs": [],
          "steps": [{"do": "start", "attempt": "A", "window": false}],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 0, "outstandingAtMost": 0}}
        },
        {
          "id": "continuation-start-failure-0002",
          "comment": "no window, then a window",
          "flags": ["CannotStart"],
          "reason": "Nothing may be left behind.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A", "window": false},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-start-failure-0003",
          "comment": "the byte source fails",
          "flags": ["CannotStart", "Silent"],
          "reason": "No nonce, no request, but an answer.",
          "needs": ["byteSource"],
          "steps": [{"do": "start", "attempt": "A", "bytes": "fail"}],
          "expect": {"any": {"answers": {"A": ["failure"]}, "requests": 0, "outstandingAtMost": 0}}
        },
        {
          "id": "continuation-start-failure-0004",
          "comment": "the byte source fails, then works",
          "flags": ["CannotStart"],
          "reason": "Nothing may be left behind.",
          "needs": ["byteSource"],
          "steps": [
            {"do": "start", "attempt": "A", "bytes": "fail"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.dropped",
      "requirement": "continuation.dropped",
      "tests": [
        {
          "id": "continuation-dropped-0001",
          "comment": "dropped, then success",
          "flags": ["Dropped"],
          "reason": "Either the delegate is kept alive, or the end of the object answers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "drop"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential", "failure", "cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-dropped-0002",
          "comment": "dropped, then failure",
          "flags": ["Dropped"],
          "reason": "Either the delegate is kept alive, or the end of the object answers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "drop"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-dropped-0003",
          "comment": "dropped, then cancel",
          "flags": ["Dropped"],
          "reason": "Either the delegate is kept alive, or the end of the object answers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "drop"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["cancelled", "failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-dropped-0004",
          "comment": "dropped after the answer, then a stray success",
          "flags": ["Dropped", "Stray"],
          "reason": "The delegate may be gone or not; the caller is answered already.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "drop"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.cancellation",
      "requirement": "continuation.cancellation",
      "tests": [
        {
          "id": "continuation-cancellation-0001",
          "comment": "cancel() while waiting",
          "flags": ["Cancelled"],
          "reason": "The caller is answered at once.",
          "needs": ["cancel"],
          "steps": [{"do": "start", "attempt": "A"}, {"do": "cancel"}],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0002",
          "comment": "cancel() twice",
          "flags": ["Cancelled"],
          "reason": "Cancelling again is harmless.",
          "needs": ["cancel"],
          "steps": [{"do": "start", "attempt": "A"}, {"do": "cancel"}, {"do": "cancel"}],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0003",
          "comment": "cancel(), then success",
          "flags": ["Cancelled", "Stray"],
          "reason": "The late credential is ignored.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0004",
          "comment": "cancel(), then the provider's cancel",
          "flags": ["Cancelled", "Duplicate"],
          "reason": "A provider that is told to stop calls back.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0005",
          "comment": "cancel() with nothing to cancel, then an attempt",
          "flags": ["Cancelled"],
          "reason": "A cancel must not be kept for later.",
          "needs": ["cancel"],
          "steps": [
            {"do": "cancel"},
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0006",
          "comment": "cancel() after the answer",
          "flags": ["Cancelled"],
          "reason": "The answer stands.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "cancel"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0007",
          "comment": "the task is cancelled",
          "flags": ["Cancelled"],
          "reason": "The contract says that this ends the attempt.",
          "needs": ["asyncEntry", "taskCancellation"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "cancelTask", "attempt": "A"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0008",
          "comment": "the task is cancelled, then success",
          "flags": ["Cancelled", "Stray"],
          "reason": "The late credential is ignored.",
          "needs": ["asyncEntry", "taskCancellation"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "cancelTask", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {"answers": {"A": ["cancelled"]}, "requests": 1, "outstandingAtMost": 1}
          }
        },
        {
          "id": "continuation-cancellation-0009",
          "comment": "the task is cancelled after the answer",
          "flags": ["Cancelled"],
          "reason": "The answer stands.",
          "needs": ["asyncEntry", "taskCancellation"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "cancelTask", "attempt": "A"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.timeout",
      "requirement": "continuation.timeout",
      "tests": [
        {
          "id": "continuation-timeout-0001",
          "comment": "nobody ever calls back",
          "flags": ["Timeout"],
          "reason": "The declared escape has to fire.",
          "needs": ["timeout"],
          "steps": [{"do": "start", "attempt": "A"}, {"do": "timeout"}],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0002",
          "comment": "after the timeout the next attempt starts",
          "flags": ["Timeout", "Released"],
          "reason": "The escape has to free the guard as well.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "timeout"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0003",
          "comment": "a late success after the timeout",
          "flags": ["Timeout", "Stray"],
          "reason": "The caller has been told already.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "timeout"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0004",
          "comment": "a late failure after the timeout",
          "flags": ["Timeout", "Stray"],
          "reason": "The caller has been told already.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "timeout"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0005",
          "comment": "a late success while the next attempt waits",
          "flags": ["Timeout", "Stale"],
          "reason": "It belongs to an attempt that has ended.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "timeout"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "failure"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0006",
          "comment": "a late success, then the next attempt",
          "flags": ["Timeout", "Stray"],
          "reason": "Nothing may be kept for the next attempt.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "timeout"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure", "cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-timeout-0007",
          "comment": "answered in time, then the timer fires",
          "flags": ["Timeout", "Duplicate"],
          "reason": "A timer that is not stopped must not answer again.",
          "needs": ["timeout"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "timeout"}
          ],
          "expect": {
            "any": {"answers": {"A": ["credential"]}, "requests": 1, "outstandingAtMost": 1}
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.clean",
      "requirement": "continuation.clean",
      "tests": [
        {
          "id": "continuation-clean-0001",
          "comment": "success, a stray success, then another attempt",
          "flags": ["Stray"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-clean-0002",
          "comment": "failure, a stray success, then another attempt",
          "flags": ["Stray"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-clean-0003",
          "comment": "cancel, a stray success, then another attempt",
          "flags": ["Stray"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-clean-0004",
          "comment": "missingToken, a stray success, then another attempt",
          "flags": ["Stray"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-clean-0005",
          "comment": "success, a stray failure, then another attempt",
          "flags": ["Stray"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-clean-0006",
          "comment": "cancel(), a stray success, then another attempt",
          "flags": ["Stray", "Cancelled"],
          "reason": "The stray callback is ignored, and the next attempt is not harmed.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "continuation.reentrant",
      "requirement": "continuation.reentrant",
      "tests": [
        {
          "id": "continuation-reentrant-0001",
          "comment": "a new attempt from inside the completion after success",
          "flags": ["Reentrant"],
          "reason": "Clear first, then call back: else clean-up wipes the new attempt.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "completion", "inside": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-reentrant-0002",
          "comment": "a new attempt from inside the completion after failure",
          "flags": ["Reentrant"],
          "reason": "Clear first, then call back: else clean-up wipes the new attempt.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "completion", "inside": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-reentrant-0003",
          "comment": "a new attempt from inside the completion after cancel",
          "flags": ["Reentrant"],
          "reason": "Clear first, then call back: else clean-up wipes the new attempt.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "completion", "inside": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-reentrant-0004",
          "comment": "a new attempt from inside the completion after missingToken",
          "flags": ["Reentrant"],
          "reason": "Clear first, then call back: else clean-up wipes the new attempt.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "completion", "inside": "A"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-reentrant-0005",
          "comment": "a new attempt right after the await",
          "flags": ["Reentrant"],
          "reason": "The next line of the caller may run before clean-up does.",
          "needs": ["asyncEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "start", "attempt": "B", "entry": "async", "inside": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "failure"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["credential"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "continuation-reentrant-0006",
          "comment": "three attempts, each inside the last",
          "flags": ["Reentrant"],
          "reason": "Once is not enough: a flag may survive every other time.",
          "needs": ["completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "completion", "inside": "A"},
            {"do": "start", "attempt": "C", "entry": "completion", "inside": "B"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "B", "kind": "cancel"},
            {"do": "callback", "attempt": "C", "kind": "success"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["failure"], "B": ["cancelled"], "C": ["credential"]},
              "requests": 3,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    }
  ]
}

"""#
}
