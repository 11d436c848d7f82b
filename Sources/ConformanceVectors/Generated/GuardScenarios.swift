// swift-format-ignore-file
// Generated from Vectors/guard/scenarios.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let guardScenarios: String = #"""
{
  "$schema": "../schema/guard.schema.json",
  "area": "guard",
  "version": 1,
  "source": {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Stories after defects read in public sign-in code; error codes as in Apple's documentation of ASAuthorizationError"
  },
  "numberOfTests": 38,
  "header": ["Several callers: refuse, supersede, join and independent are legal; silence is not."],
  "notes": {
    "CannotStart": {
      "bugType": "MISSING_STEP",
      "description": "The attempt fails before a request is made.",
      "effect": "The caller waits, or the next attempt is refused for ever.",
      "links": []
    },
    "Cancelled": {
      "bugType": "MISSING_STEP",
      "description": "The caller gives up.",
      "effect": "The caller is not answered, or answered twice.",
      "links": []
    },
    "Reentrant": {
      "bugType": "EDGE_CASE",
      "description": "An attempt that starts inside the completion of the last one.",
      "effect": "Clean-up after the completion wipes the new attempt.",
      "links": []
    },
    "Overlap": {
      "bugType": "KNOWN_BUG",
      "description": "An attempt that starts while another waits.",
      "effect": "One slot is overwritten: the first caller waits for ever, or gets the other's nonce.",
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
    "Entries": {
      "bugType": "KNOWN_BUG",
      "description": "Two entry points.",
      "effect": "Each has a guard of its own, so both run.",
      "links": []
    }
  },
  "groups": [
    {
      "type": "scenario",
      "comment": "guard.exclusive",
      "requirement": "guard.exclusive",
      "tests": [
        {
          "id": "guard-exclusive-0001",
          "comment": "two at once: success, then success",
          "flags": ["Overlap"],
          "reason": "Two sheets at once, or one slot for two callers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0002",
          "comment": "two at once: failure, then success",
          "flags": ["Overlap"],
          "reason": "Two sheets at once, or one slot for two callers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["failure"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["failure"], "B": ["failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0003",
          "comment": "two at once: cancel, then success",
          "flags": ["Overlap"],
          "reason": "Two sheets at once, or one slot for two callers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["cancelled"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["cancelled"], "B": ["cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0004",
          "comment": "two at once: success, then failure",
          "flags": ["Overlap"],
          "reason": "Two sheets at once, or one slot for two callers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "failure"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0005",
          "comment": "two at once: missingToken, then success",
          "flags": ["Overlap"],
          "reason": "Two sheets at once, or one slot for two callers.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "missingToken"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["failure"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["failure"], "B": ["failure"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["failure"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0006",
          "comment": "two at once, the second is called back first",
          "flags": ["Overlap"],
          "reason": "Callbacks need not come in the order of requests.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "failure"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-exclusive-0007",
          "comment": "three at once",
          "flags": ["Overlap"],
          "reason": "A guard that counts, or toggles, fails at the third.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "start", "attempt": "C"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"},
            {"do": "callback", "attempt": "C", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"], "C": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["cancelled"], "C": ["credential"]},
              "requests": 3,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"], "C": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"], "C": ["credential"]},
              "requests": 3,
              "outstandingAtMost": 3
            }
          }
        },
        {
          "id": "guard-exclusive-0008",
          "comment": "cancel() with two at once",
          "flags": ["Overlap", "Cancelled"],
          "reason": "Nobody may be left waiting.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "cancel"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["cancelled"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["cancelled"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["cancelled"], "B": ["cancelled"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "guard.refusal-harmless",
      "requirement": "guard.refusal-harmless",
      "tests": [
        {
          "id": "guard-refusal-harmless-0001",
          "comment": "a refused newcomer, then success",
          "flags": ["Overlap"],
          "reason": "The refusal must not touch the first attempt's nonce, continuation or flag.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-refusal-harmless-0002",
          "comment": "a refused newcomer, then failure",
          "flags": ["Overlap"],
          "reason": "The refusal must not touch the first attempt's nonce, continuation or flag.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "failure"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["failure"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-refusal-harmless-0003",
          "comment": "a refused newcomer, then cancel",
          "flags": ["Overlap"],
          "reason": "The refusal must not touch the first attempt's nonce, continuation or flag.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "cancel"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["cancelled"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-refusal-harmless-0004",
          "comment": "two refused newcomers",
          "flags": ["Overlap"],
          "reason": "The first refusal must not clear the flag for the second.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "start", "attempt": "C"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"], "C": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-refusal-harmless-0005",
          "comment": "a refused newcomer whose task is cancelled",
          "flags": ["Overlap", "Cancelled"],
          "reason": "Cancelling the refused caller's task must not end the first attempt.",
          "needs": ["asyncEntry", "taskCancellation"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "start", "attempt": "B", "entry": "async"},
            {"do": "cancelTask", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "guard.released",
      "requirement": "guard.released",
      "tests": [
        {
          "id": "guard-released-0001",
          "comment": "after success the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
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
          "id": "guard-released-0002",
          "comment": "after failure the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
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
        },
        {
          "id": "guard-released-0003",
          "comment": "after cancel the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "cancel"},
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
          "id": "guard-released-0004",
          "comment": "after foreignCancel the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "foreignCancel"},
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
          "id": "guard-released-0005",
          "comment": "after wrongCredentialType the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "wrongCredentialType"},
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
          "id": "guard-released-0006",
          "comment": "after missingToken the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
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
        },
        {
          "id": "guard-released-0007",
          "comment": "after tokenNotUTF8 the next attempt starts",
          "flags": ["Released"],
          "reason": "A flag that stays set on this path refuses everybody from now on.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "tokenNotUTF8"},
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
          "id": "guard-released-0008",
          "comment": "after no window the next attempt starts",
          "flags": ["Released", "CannotStart"],
          "reason": "A flag set before the window was looked for stays set.",
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
          "id": "guard-released-0009",
          "comment": "after a failing byte source the next attempt starts",
          "flags": ["Released", "CannotStart"],
          "reason": "A flag set before the nonce was drawn stays set.",
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
        },
        {
          "id": "guard-released-0010",
          "comment": "after cancel() the next attempt starts",
          "flags": ["Released", "Cancelled"],
          "reason": "A cancel that answers but keeps the flag.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
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
          "id": "guard-released-0011",
          "comment": "after the task is cancelled the next attempt starts",
          "flags": ["Released", "Cancelled"],
          "reason": "A cancellation handler that answers but keeps the flag.",
          "needs": ["asyncEntry", "taskCancellation"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "cancelTask", "attempt": "A"},
            {"do": "start", "attempt": "B", "entry": "async"},
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
          "id": "guard-released-0012",
          "comment": "after a refusal and the end of the first, a third starts",
          "flags": ["Released", "Overlap"],
          "reason": "A refusal that counts as an attempt never ends.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "C"},
            {"do": "callback", "attempt": "C", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"], "C": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-released-0013",
          "comment": "from inside the completion the next attempt starts",
          "flags": ["Released", "Reentrant"],
          "reason": "The flag has to be cleared before the caller is called back.",
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
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "guard.own-nonce",
      "requirement": "guard.own-nonce",
      "tests": [
        {
          "id": "guard-own-nonce-0001",
          "comment": "two attempts, one after the other",
          "flags": ["Released"],
          "reason": "A nonce made once per object is sent twice.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
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
          "id": "guard-own-nonce-0002",
          "comment": "two at once, called back in order",
          "flags": ["Overlap"],
          "reason": "One shared current nonce is overwritten by the later attempt.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-own-nonce-0003",
          "comment": "two at once, called back in reverse",
          "flags": ["Overlap"],
          "reason": "One shared current nonce is overwritten by the later attempt.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "B", "kind": "success"},
            {"do": "callback", "attempt": "A", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        }
      ]
    },
    {
      "type": "scenario",
      "comment": "guard.stale-callback",
      "requirement": "guard.stale-callback",
      "tests": [
        {
          "id": "guard-stale-callback-0001",
          "comment": "an answered attempt's success again, while the next waits",
          "flags": ["Stale"],
          "reason": "It would complete the next attempt with the wrong nonce.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "start", "attempt": "B"},
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
          "id": "guard-stale-callback-0002",
          "comment": "a failed attempt's failure again, while the next waits",
          "flags": ["Stale"],
          "reason": "It would end the next attempt.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "start", "attempt": "B"},
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
          "id": "guard-stale-callback-0003",
          "comment": "a cancelled attempt's late success, while the next waits",
          "flags": ["Stale", "Cancelled"],
          "reason": "The user sees one sheet and is signed in by another.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "failure"}
          ],
          "expect": {
            "any": {
              "answers": {"A": ["cancelled"], "B": ["failure"]},
              "requests": 2,
              "outstandingAtMost": 1
            }
          }
        },
        {
          "id": "guard-stale-callback-0004",
          "comment": "a cancelled attempt's late cancel, while the next waits",
          "flags": ["Stale", "Cancelled"],
          "reason": "A provider that is told to stop calls back late.",
          "needs": ["cancel"],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "cancel"},
            {"do": "start", "attempt": "B"},
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
          "id": "guard-stale-callback-0005",
          "comment": "the older attempt's late failure after it was superseded",
          "flags": ["Stale", "Overlap"],
          "reason": "The failure belongs to a caller who was answered.",
          "needs": [],
          "steps": [
            {"do": "start", "attempt": "A"},
            {"do": "start", "attempt": "B"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "supersede": {
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
      "comment": "guard.every-entry",
      "requirement": "guard.every-entry",
      "tests": [
        {
          "id": "guard-every-entry-0001",
          "comment": "async first, completion while it waits",
          "flags": ["Entries", "Overlap"],
          "reason": "Each entry point with a guard of its own lets both run.",
          "needs": ["asyncEntry", "completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "start", "attempt": "B", "entry": "completion"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-every-entry-0002",
          "comment": "async ends, then completion",
          "flags": ["Entries", "Released"],
          "reason": "The flag that one entry point sets is cleared by the other's path only.",
          "needs": ["asyncEntry", "completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "async"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "start", "attempt": "B", "entry": "completion"},
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
          "id": "guard-every-entry-0003",
          "comment": "completion first, async while it waits",
          "flags": ["Entries", "Overlap"],
          "reason": "Each entry point with a guard of its own lets both run.",
          "needs": ["asyncEntry", "completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "start", "attempt": "B", "entry": "async"},
            {"do": "callback", "attempt": "A", "kind": "success"},
            {"do": "callback", "attempt": "B", "kind": "success"}
          ],
          "expect": {
            "refuse": {
              "answers": {"A": ["credential"], "B": ["refused"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "supersede": {
              "answers": {"A": ["cancelled"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 1
            },
            "join": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 1,
              "outstandingAtMost": 1
            },
            "independent": {
              "answers": {"A": ["credential"], "B": ["credential"]},
              "requests": 2,
              "outstandingAtMost": 2
            }
          }
        },
        {
          "id": "guard-every-entry-0004",
          "comment": "completion ends, then async",
          "flags": ["Entries", "Released"],
          "reason": "The flag that one entry point sets is cleared by the other's path only.",
          "needs": ["asyncEntry", "completionEntry"],
          "steps": [
            {"do": "start", "attempt": "A", "entry": "completion"},
            {"do": "callback", "attempt": "A", "kind": "failure"},
            {"do": "start", "attempt": "B", "entry": "async"},
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
    }
  ]
}

"""#
}
