// swift-format-ignore-file
// Generated from Vectors/account/stories.json by `auth-conformance vectors embed`. Do not edit.

extension EmbeddedVectors {
  static let accountStories: String = #"""
{
  "$schema": "../schema/account.schema.json",
  "area": "account",
  "version": 1,
  "source": {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Stories after defects of published guides; semantics as documented for hosted identity services and for ASAuthorizationAppleIDProvider"
  },
  "numberOfTests": 111,
  "header": [
    "How an account lives: sign-in, link, names, sign-out, revocation, deletion; at most eight steps each."
  ],
  "notes": {
    "Plain": {
      "bugType": "BASIC",
      "description": "Nothing goes wrong.",
      "effect": "Nobody gets in, or out.",
      "links": []
    },
    "State": {
      "bugType": "MISSING_STEP",
      "description": "The state comes back changed.",
      "effect": "A link ends as a sign-in, and the anonymous user is lost.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest/state"
      ]
    },
    "Linked": {
      "bugType": "BASIC",
      "description": "An anonymous user keeps what they did.",
      "effect": "The user's data is lost.",
      "links": []
    },
    "InUse": {
      "bugType": "KNOWN_BUG",
      "description": "The identity belongs to another user.",
      "effect": "The spent credential is sent again, and the user cannot get in.",
      "links": []
    },
    "LinkError": {
      "bugType": "KNOWN_BUG",
      "description": "A link fails for another reason.",
      "effect": "A published guide prints its success message in the error branch.",
      "links": []
    },
    "NoName": {
      "bugType": "KNOWN_BUG",
      "description": "No name came, or half a name.",
      "effect": "A published guide calls its completion only where a name came.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential/fullname"
      ]
    },
    "FailedUpdate": {
      "bugType": "MISSING_STEP",
      "description": "The display name cannot be set.",
      "effect": "The caller is never answered, or the sign-in is undone.",
      "links": []
    },
    "Twice": {
      "bugType": "EDGE_CASE",
      "description": "A reply comes twice, or late.",
      "effect": "The caller is answered twice.",
      "links": []
    },
    "ToldOnce": {
      "bugType": "KNOWN_BUG",
      "description": "Name and address come at the first sign-in only.",
      "effect": "What came once is overwritten by nothing.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential/fullname"
      ]
    },
    "Cancel": {
      "bugType": "FUNCTIONALITY",
      "description": "The user closes the sheet.",
      "effect": "An error is shown for the user's own decision, or loading never ends.",
      "links": []
    },
    "OldError": {
      "bugType": "FUNCTIONALITY",
      "description": "A new attempt after a failed one.",
      "effect": "The old error stays on the screen.",
      "links": []
    },
    "NativeButton": {
      "bugType": "KNOWN_BUG",
      "description": "The button makes the request itself.",
      "effect": "A second sheet is shown.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton"
      ]
    },
    "SignOut": {
      "bugType": "MISSING_STEP",
      "description": "The user signs out.",
      "effect": "A stored user id signs the next user out at launch.",
      "links": []
    },
    "Notice": {
      "bugType": "MISSING_STEP",
      "description": "The provider revokes the user while the app runs.",
      "effect": "The user stays in, or another user is put out.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialrevokednotification"
      ]
    },
    "Launch": {
      "bugType": "EDGE_CASE",
      "description": "The provider is asked at launch.",
      "effect": "A missing network puts users out, or revoked ones stay in.",
      "links": [
        "https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/getcredentialstate(foruserid:completion:)"
      ]
    },
    "Deletion": {
      "bugType": "MISSING_STEP",
      "description": "The user deletes the account.",
      "effect": "Tokens outlive the user, or the user outlives a failed deletion.",
      "links": [
        "https://developer.apple.com/documentation/technotes/tn3194-handling-account-deletions-and-revoking-tokens-for-sign-in-with-apple"
      ]
    }
  },
  "groups": [
    {
      "type": "story",
      "comment": "account.state",
      "requirement": "account.state",
      "tests": [
        {
          "id": "account-state-0001",
          "comment": "signIn, and its state comes back",
          "flags": ["Plain"],
          "reason": "One callback serves three flows; the state is what tells them apart.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-state-0002",
          "comment": "signIn: no state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "missingState"}, {"do": "signIn"}],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-state-0003",
          "comment": "signIn: an unknown state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "unknownState"}, {"do": "signIn"}],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-state-0004",
          "comment": "link, and its state comes back",
          "flags": ["Plain"],
          "reason": "One callback serves three flows; the state is what tells them apart.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        },
        {
          "id": "account-state-0005",
          "comment": "link: no state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "missingState"}, {"do": "link"}],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-state-0006",
          "comment": "link: an unknown state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "unknownState"}, {"do": "link"}],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-state-0007",
          "comment": "reauthenticate, and its state comes back",
          "flags": ["Plain"],
          "reason": "One callback serves three flows; the state is what tells them apart.",
          "given": {"session": "apple"},
          "steps": [{"do": "reauthenticate"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "reauthenticate"],
            "user": "same"
          }
        },
        {
          "id": "account-state-0008",
          "comment": "reauthenticate: no state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "missingState"},
            {"do": "reauthenticate"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-state-0009",
          "comment": "reauthenticate: an unknown state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "unknownState"},
            {"do": "reauthenticate"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-state-0010",
          "comment": "nativeSignIn, and its state comes back",
          "flags": ["Plain"],
          "reason": "One callback serves three flows; the state is what tells them apart.",
          "given": {"session": "nobody"},
          "steps": [{"do": "nativeSignIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-state-0011",
          "comment": "nativeSignIn: no state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "missingState"},
            {"do": "nativeSignIn"}
          ],
          "expect": {"answers": ["failed"], "calls": [], "user": "nobody"}
        },
        {
          "id": "account-state-0012",
          "comment": "nativeSignIn: an unknown state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "unknownState"},
            {"do": "nativeSignIn"}
          ],
          "expect": {"answers": ["failed"], "calls": [], "user": "nobody"}
        },
        {
          "id": "account-state-0013",
          "comment": "nativeLink, and its state comes back",
          "flags": ["Plain"],
          "reason": "One callback serves three flows; the state is what tells them apart.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "nativeLink"}],
          "expect": {"answers": ["signedIn"], "calls": ["link", "updateProfile"], "user": "same"}
        },
        {
          "id": "account-state-0014",
          "comment": "nativeLink: no state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "missingState"},
            {"do": "nativeLink"}
          ],
          "expect": {"answers": ["failed"], "calls": [], "user": "same"}
        },
        {
          "id": "account-state-0015",
          "comment": "nativeLink: an unknown state comes back",
          "flags": ["State"],
          "reason": "A default case that goes on uses the credential for something else.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "unknownState"},
            {"do": "nativeLink"}
          ],
          "expect": {"answers": ["failed"], "calls": [], "user": "same"}
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.link-keeps-user",
      "requirement": "account.link-keeps-user",
      "tests": [
        {
          "id": "account-link-keeps-user-0001",
          "comment": "an anonymous user links",
          "flags": ["Linked"],
          "reason": "The user id is what the data hangs on.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        },
        {
          "id": "account-link-keeps-user-0002",
          "comment": "an anonymous user links by a native button",
          "flags": ["Linked", "NativeButton"],
          "reason": "The button's callback must not sign in instead.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "nativeLink"}],
          "expect": {"answers": ["signedIn"], "calls": ["link", "updateProfile"], "user": "same"}
        },
        {
          "id": "account-link-keeps-user-0003",
          "comment": "no name comes with the link",
          "flags": ["Linked", "NoName"],
          "reason": "A link without a name is one.",
          "given": {"session": "anonymous", "names": "none"},
          "steps": [{"do": "link"}],
          "expect": {"answers": ["signedIn"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-keeps-user-0004",
          "comment": "a link after a cancelled one",
          "flags": ["Linked", "Cancel"],
          "reason": "The first attempt leaves nothing.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "cancel"},
            {"do": "link"},
            {"do": "link"}
          ],
          "expect": {
            "answers": ["cancelled", "signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.link-in-use",
      "requirement": "account.link-in-use",
      "tests": [
        {
          "id": "account-link-in-use-0001",
          "comment": "another user has the identity",
          "flags": ["InUse"],
          "reason": "The credential that was sent is spent; the error brings another one.",
          "given": {"session": "anonymous", "taken": true},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "signIn"],
            "user": "another"
          }
        },
        {
          "id": "account-link-in-use-0002",
          "comment": "another device links first",
          "flags": ["InUse"],
          "reason": "The credential that was sent is spent; the error brings another one.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "taken"}, {"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "signIn"],
            "user": "another"
          }
        },
        {
          "id": "account-link-in-use-0003",
          "comment": "the error brings no updated credential",
          "flags": ["InUse"],
          "reason": "There is nothing to sign in with.",
          "given": {"session": "anonymous", "taken": true},
          "steps": [{"do": "fault", "call": "link", "fault": "bareInUse"}, {"do": "link"}],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-in-use-0004",
          "comment": "the sign-in after it fails",
          "flags": ["InUse"],
          "reason": "The user stays who they were.",
          "given": {"session": "anonymous", "taken": true},
          "steps": [
            {"do": "fault", "call": "signIn", "fault": "fails", "code": "network"},
            {"do": "link"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "link", "signIn"],
            "user": "same"
          }
        },
        {
          "id": "account-link-in-use-0005",
          "comment": "the error comes twice",
          "flags": ["InUse", "Twice"],
          "reason": "One sign-in is enough.",
          "given": {"session": "anonymous", "taken": true},
          "steps": [{"do": "fault", "call": "link", "fault": "twice"}, {"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "signIn"],
            "user": "another"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.link-errors",
      "requirement": "account.link-errors",
      "tests": [
        {
          "id": "account-link-errors-0001",
          "comment": "the link fails with 'network'",
          "flags": ["LinkError"],
          "reason": "The caller has to know, and nothing else has to happen.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "network"},
            {"do": "link"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-errors-0002",
          "comment": "the link fails with 'providerAlreadyLinked'",
          "flags": ["LinkError"],
          "reason": "The caller has to know, and nothing else has to happen.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "providerAlreadyLinked"},
            {"do": "link"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-errors-0003",
          "comment": "the link fails with 'userDisabled'",
          "flags": ["LinkError"],
          "reason": "The caller has to know, and nothing else has to happen.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "userDisabled"},
            {"do": "link"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-errors-0004",
          "comment": "the link fails with 'invalidCredential'",
          "flags": ["LinkError"],
          "reason": "The caller has to know, and nothing else has to happen.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "invalidCredential"},
            {"do": "link"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-errors-0005",
          "comment": "nobody is there to link with",
          "flags": ["LinkError"],
          "reason": "An error, and no sign-in.",
          "given": {"session": "nobody"},
          "steps": [{"do": "link"}],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "nobody"}
        },
        {
          "id": "account-link-errors-0006",
          "comment": "the user is linked already",
          "flags": ["LinkError"],
          "reason": "The backend says so; so does the app.",
          "given": {"session": "apple"},
          "steps": [{"do": "link"}],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-link-errors-0007",
          "comment": "a failed link by a native button",
          "flags": ["LinkError", "NativeButton"],
          "reason": "The button's callback has errors too.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "network"},
            {"do": "nativeLink"}
          ],
          "expect": {"answers": ["failed"], "calls": ["link"], "user": "same"}
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.answered",
      "requirement": "account.answered",
      "tests": [
        {
          "id": "account-answered-0001",
          "comment": "names told: both",
          "flags": ["Plain"],
          "reason": "The completion is outside of 'if let fullName'.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0002",
          "comment": "names told: given",
          "flags": ["NoName"],
          "reason": "The completion is outside of 'if let fullName'.",
          "given": {"session": "nobody", "names": "given"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0003",
          "comment": "names told: family",
          "flags": ["NoName"],
          "reason": "The completion is outside of 'if let fullName'.",
          "given": {"session": "nobody", "names": "family"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0004",
          "comment": "names told: none",
          "flags": ["NoName"],
          "reason": "The completion is outside of 'if let fullName'.",
          "given": {"session": "nobody", "names": "none"},
          "steps": [{"do": "signIn"}],
          "expect": {"answers": ["signedIn"], "calls": ["authorize", "signIn"], "user": "another"}
        },
        {
          "id": "account-answered-0005",
          "comment": "the profile update fails",
          "flags": ["FailedUpdate"],
          "reason": "The user is in, and the caller waits.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "updateProfile", "fault": "fails", "code": "network"},
            {"do": "signIn"}
          ],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0006",
          "comment": "the second sign-in brings no name",
          "flags": ["NoName"],
          "reason": "It never does.",
          "given": {"session": "apple"},
          "steps": [{"do": "signOut"}, {"do": "signIn"}],
          "expect": {
            "answers": ["done", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0007",
          "comment": "the reply to signIn comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "signIn", "fault": "twice"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0008",
          "comment": "the reply to updateProfile comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "updateProfile", "fault": "twice"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0009",
          "comment": "the reply to authorize comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "twice"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0010",
          "comment": "the reply to link comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "fault", "call": "link", "fault": "twice"}, {"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0011",
          "comment": "the reply to reauthenticate comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "reauthenticate", "fault": "twice"},
            {"do": "reauthenticate"}
          ],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "reauthenticate"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0012",
          "comment": "the reply to revokeToken comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "apple"},
          "steps": [{"do": "fault", "call": "revokeToken", "fault": "twice"}, {"do": "delete"}],
          "expect": {
            "answers": ["done"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "nobody"
          }
        },
        {
          "id": "account-answered-0013",
          "comment": "the reply to signOut comes twice",
          "flags": ["Twice"],
          "reason": "The first counts.",
          "given": {"session": "apple"},
          "steps": [{"do": "fault", "call": "signOut", "fault": "twice"}, {"do": "signOut"}],
          "expect": {"answers": ["done"], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-answered-0014",
          "comment": "signIn fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "signIn", "fault": "fails", "code": "network"},
            {"do": "signIn"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "signIn"], "user": "nobody"}
        },
        {
          "id": "account-answered-0015",
          "comment": "reauthenticate fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "reauthenticate", "fault": "fails", "code": "network"},
            {"do": "reauthenticate"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0016",
          "comment": "link fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "link", "fault": "fails", "code": "network"},
            {"do": "link"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize", "link"], "user": "same"}
        },
        {
          "id": "account-answered-0017",
          "comment": "signInAnonymously fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "signInAnonymously", "fault": "fails", "code": "network"},
            {"do": "signInAnonymously"}
          ],
          "expect": {"answers": ["failed"], "calls": ["signInAnonymously"], "user": "nobody"}
        },
        {
          "id": "account-answered-0018",
          "comment": "authorize fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "fails", "code": "network"},
            {"do": "signIn"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-answered-0019",
          "comment": "deleteUser fails",
          "flags": ["Plain"],
          "reason": "A failure is an answer.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "deleteUser", "fault": "fails", "code": "network"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0020",
          "comment": "another provider's user reauthenticates",
          "flags": ["Plain"],
          "reason": "What fails once more fails for ever.",
          "given": {"session": "other"},
          "steps": [{"do": "reauthenticate"}],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate"],
            "user": "same"
          }
        },
        {
          "id": "account-answered-0021",
          "comment": "the reply to the update is late",
          "flags": ["Twice"],
          "reason": "Late is not never.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "updateProfile", "fault": "late"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-answered-0022",
          "comment": "the app is launched without a network",
          "flags": ["Launch"],
          "reason": "The launch ends all the same.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "credentialState", "fault": "fails", "code": "network"},
            {"do": "launch"}
          ],
          "expect": {"answers": ["done"], "calls": ["credentialState"], "user": "same"}
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.first-sign-in-only",
      "requirement": "account.first-sign-in-only",
      "tests": [
        {
          "id": "account-first-sign-in-only-0001",
          "comment": "the first sign-in",
          "flags": ["ToldOnce"],
          "reason": "What comes once has to be kept.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-first-sign-in-only-0002",
          "comment": "a second sign-in without a name",
          "flags": ["ToldOnce"],
          "reason": "Absence is not a name.",
          "given": {"session": "apple"},
          "steps": [{"do": "signIn"}],
          "expect": {"answers": ["signedIn"], "calls": ["authorize", "signIn"], "user": "same"}
        },
        {
          "id": "account-first-sign-in-only-0003",
          "comment": "sign-out and sign-in again",
          "flags": ["ToldOnce"],
          "reason": "Absence is not a name.",
          "given": {"session": "apple"},
          "steps": [{"do": "signOut"}, {"do": "signIn"}],
          "expect": {
            "answers": ["done", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "same"
          }
        },
        {
          "id": "account-first-sign-in-only-0004",
          "comment": "first and second sign-in",
          "flags": ["ToldOnce"],
          "reason": "The second tells nothing.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "another"
          }
        },
        {
          "id": "account-first-sign-in-only-0005",
          "comment": "the link is the first sign-in",
          "flags": ["ToldOnce"],
          "reason": "It is told then, and never again.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "same"
          }
        },
        {
          "id": "account-first-sign-in-only-0006",
          "comment": "half a name is kept",
          "flags": ["ToldOnce", "NoName"],
          "reason": "Half a name is what there is.",
          "given": {"session": "nobody", "names": "given"},
          "steps": [{"do": "signIn"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "another"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.display-name",
      "requirement": "account.display-name",
      "tests": [
        {
          "id": "account-display-name-0001",
          "comment": "names told: both",
          "flags": ["Plain"],
          "reason": "Either part may be missing, and no space is left for it.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-display-name-0002",
          "comment": "names told: given",
          "flags": ["NoName"],
          "reason": "Either part may be missing, and no space is left for it.",
          "given": {"session": "nobody", "names": "given"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-display-name-0003",
          "comment": "names told: family",
          "flags": ["NoName"],
          "reason": "Either part may be missing, and no space is left for it.",
          "given": {"session": "nobody", "names": "family"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-display-name-0004",
          "comment": "no name is told",
          "flags": ["NoName"],
          "reason": "There is nothing to set.",
          "given": {"session": "nobody", "names": "none"},
          "steps": [{"do": "signIn"}],
          "expect": {"answers": ["signedIn"], "calls": ["authorize", "signIn"], "user": "another"}
        },
        {
          "id": "account-display-name-0005",
          "comment": "a link tells the name",
          "flags": ["Linked"],
          "reason": "An anonymous user gets a name.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        },
        {
          "id": "account-display-name-0006",
          "comment": "the update fails",
          "flags": ["FailedUpdate"],
          "reason": "The user is in; only the name is missing.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "updateProfile", "fault": "fails", "code": "network"},
            {"do": "signIn"}
          ],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-display-name-0007",
          "comment": "the update of a link fails",
          "flags": ["FailedUpdate"],
          "reason": "The link stands.",
          "given": {"session": "anonymous"},
          "steps": [
            {"do": "fault", "call": "updateProfile", "fault": "fails", "code": "network"},
            {"do": "link"}
          ],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.cancel-quiet",
      "requirement": "account.cancel-quiet",
      "tests": [
        {
          "id": "account-cancel-quiet-0001",
          "comment": "signIn is cancelled",
          "flags": ["Cancel"],
          "reason": "The user knows what they did.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "signIn"}],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-cancel-quiet-0002",
          "comment": "link is cancelled",
          "flags": ["Cancel"],
          "reason": "The user knows what they did.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "link"}],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-cancel-quiet-0003",
          "comment": "reauthenticate is cancelled",
          "flags": ["Cancel"],
          "reason": "The user knows what they did.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "cancel"},
            {"do": "reauthenticate"}
          ],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-cancel-quiet-0004",
          "comment": "delete is cancelled",
          "flags": ["Cancel"],
          "reason": "The user knows what they did.",
          "given": {"session": "apple"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "delete"}],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-cancel-quiet-0005",
          "comment": "nativeSignIn is cancelled",
          "flags": ["Cancel"],
          "reason": "The user knows what they did.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "nativeSignIn"}],
          "expect": {"answers": ["cancelled"], "calls": [], "user": "nobody"}
        },
        {
          "id": "account-cancel-quiet-0006",
          "comment": "a failed sign-in, then a good one",
          "flags": ["OldError"],
          "reason": "The old error is cleared.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "signIn", "fault": "fails", "code": "network"},
            {"do": "signIn"},
            {"do": "signIn"}
          ],
          "expect": {
            "answers": ["failed", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "another"
          }
        },
        {
          "id": "account-cancel-quiet-0007",
          "comment": "a failed sign-in, then a cancel",
          "flags": ["OldError", "Cancel"],
          "reason": "No error is left.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "signIn", "fault": "fails", "code": "network"},
            {"do": "signIn"},
            {"do": "fault", "call": "authorize", "fault": "cancel"},
            {"do": "signIn"}
          ],
          "expect": {"answers": ["failed", "cancelled"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-cancel-quiet-0008",
          "comment": "a failed sign-in, then the native button",
          "flags": ["OldError", "NativeButton"],
          "reason": "The old error is cleared.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "signIn", "fault": "fails", "code": "network"},
            {"do": "signIn"},
            {"do": "nativeSignIn"}
          ],
          "expect": {"answers": ["failed", "signedIn"], "calls": ["signIn"], "user": "another"}
        },
        {
          "id": "account-cancel-quiet-0009",
          "comment": "a good sign-in",
          "flags": ["Plain"],
          "reason": "Loading ends.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-cancel-quiet-0010",
          "comment": "the sheet fails",
          "flags": ["Plain"],
          "reason": "Loading ends.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "authorize", "fault": "fails", "code": "1004"},
            {"do": "signIn"}
          ],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "nobody"}
        },
        {
          "id": "account-cancel-quiet-0011",
          "comment": "the profile update fails",
          "flags": ["FailedUpdate"],
          "reason": "Loading ends.",
          "given": {"session": "nobody"},
          "steps": [
            {"do": "fault", "call": "updateProfile", "fault": "fails", "code": "network"},
            {"do": "signIn"}
          ],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.single-authorization",
      "requirement": "account.single-authorization",
      "tests": [
        {
          "id": "account-single-authorization-0001",
          "comment": "a native sign-in",
          "flags": ["NativeButton"],
          "reason": "The button has shown the sheet already.",
          "given": {"session": "nobody"},
          "steps": [{"do": "nativeSignIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-single-authorization-0002",
          "comment": "a native link",
          "flags": ["NativeButton"],
          "reason": "The button has shown the sheet already.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "nativeLink"}],
          "expect": {"answers": ["signedIn"], "calls": ["link", "updateProfile"], "user": "same"}
        },
        {
          "id": "account-single-authorization-0003",
          "comment": "a sign-in",
          "flags": ["Plain"],
          "reason": "One tap, one sheet.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "signIn", "updateProfile"],
            "user": "another"
          }
        },
        {
          "id": "account-single-authorization-0004",
          "comment": "a link",
          "flags": ["Plain"],
          "reason": "One tap, one sheet.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "updateProfile"],
            "user": "same"
          }
        },
        {
          "id": "account-single-authorization-0005",
          "comment": "a link of an identity in use",
          "flags": ["InUse"],
          "reason": "One tap, one sheet.",
          "given": {"session": "anonymous", "taken": true},
          "steps": [{"do": "link"}],
          "expect": {
            "answers": ["signedIn"],
            "calls": ["authorize", "link", "signIn"],
            "user": "another"
          }
        },
        {
          "id": "account-single-authorization-0006",
          "comment": "a deletion",
          "flags": ["Deletion"],
          "reason": "One tap, one sheet.",
          "given": {"session": "apple"},
          "steps": [{"do": "delete"}],
          "expect": {
            "answers": ["done"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "nobody"
          }
        },
        {
          "id": "account-single-authorization-0007",
          "comment": "a cancelled sign-in",
          "flags": ["Cancel"],
          "reason": "Nobody asked for a second sheet.",
          "given": {"session": "nobody"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "signIn"}],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "nobody"}
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.sign-out",
      "requirement": "account.sign-out",
      "tests": [
        {
          "id": "account-sign-out-0001",
          "comment": "a user of the provider signs out",
          "flags": ["SignOut"],
          "reason": "The id goes first, then the session.",
          "given": {"session": "apple"},
          "steps": [{"do": "signOut"}],
          "expect": {"answers": ["done"], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-sign-out-0002",
          "comment": "the backend fails",
          "flags": ["SignOut"],
          "reason": "The caller has to know that the session is still there.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "signOut", "fault": "fails", "code": "network"},
            {"do": "signOut"}
          ],
          "expect": {"answers": ["failed"], "calls": ["signOut"], "user": "same"}
        },
        {
          "id": "account-sign-out-0003",
          "comment": "sign-in, then sign-out",
          "flags": ["SignOut"],
          "reason": "What a sign-in stores a sign-out forgets.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}, {"do": "signOut"}],
          "expect": {"answers": ["signedIn", "done"], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-sign-out-0004",
          "comment": "link, then sign-out",
          "flags": ["SignOut"],
          "reason": "What a link stores a sign-out forgets.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}, {"do": "signOut"}],
          "expect": {"answers": ["signedIn", "done"], "calls": ["signOut"], "user": "nobody"}
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.revoked-running",
      "requirement": "account.revoked-running",
      "tests": [
        {
          "id": "account-revoked-running-0001",
          "comment": "a user of the provider is revoked",
          "flags": ["Notice"],
          "reason": "The user is signed out.",
          "given": {"session": "apple"},
          "steps": [{"do": "notice"}],
          "expect": {"answers": [], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-revoked-running-0002",
          "comment": "an anonymous user is there",
          "flags": ["Notice"],
          "reason": "The notice is not about this user.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "notice"}],
          "expect": {"answers": [], "calls": [], "user": "same"}
        },
        {
          "id": "account-revoked-running-0003",
          "comment": "a user of another provider is there",
          "flags": ["Notice"],
          "reason": "The notice is not about this user.",
          "given": {"session": "other"},
          "steps": [{"do": "notice"}],
          "expect": {"answers": [], "calls": [], "user": "same"}
        },
        {
          "id": "account-revoked-running-0004",
          "comment": "revoked after a sign-in",
          "flags": ["Notice"],
          "reason": "Whoever signs in is listened for.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}, {"do": "notice"}],
          "expect": {"answers": ["signedIn"], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-revoked-running-0005",
          "comment": "revoked after a link",
          "flags": ["Notice", "Linked"],
          "reason": "The anonymous user is one no more.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}, {"do": "notice"}],
          "expect": {"answers": ["signedIn"], "calls": ["signOut"], "user": "nobody"}
        },
        {
          "id": "account-revoked-running-0006",
          "comment": "after a sign-out nobody listens",
          "flags": ["Notice", "SignOut"],
          "reason": "The observer is removed.",
          "given": {"session": "apple"},
          "steps": [{"do": "signOut"}, {"do": "notice"}],
          "expect": {"answers": ["done"], "calls": [], "user": "nobody"}
        },
        {
          "id": "account-revoked-running-0007",
          "comment": "three sign-ins, one observer",
          "flags": ["Notice"],
          "reason": "One is enough.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}, {"do": "signOut"}, {"do": "signIn"}, {"do": "signIn"}],
          "expect": {
            "answers": ["signedIn", "done", "signedIn", "signedIn"],
            "calls": ["authorize", "signIn"],
            "user": "another"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.revoked-launch",
      "requirement": "account.revoked-launch",
      "tests": [
        {
          "id": "account-revoked-launch-0001",
          "comment": "the credential is authorized",
          "flags": ["Launch"],
          "reason": "Each state means something of its own; one that nobody knows means nothing.",
          "given": {"session": "apple"},
          "steps": [{"do": "becomes", "state": "authorized"}, {"do": "launch"}],
          "expect": {"answers": ["done"], "calls": ["credentialState"], "user": "same"}
        },
        {
          "id": "account-revoked-launch-0002",
          "comment": "the credential is revoked",
          "flags": ["Launch"],
          "reason": "Each state means something of its own; one that nobody knows means nothing.",
          "given": {"session": "apple"},
          "steps": [{"do": "becomes", "state": "revoked"}, {"do": "launch"}],
          "expect": {"answers": ["done"], "calls": ["credentialState", "signOut"], "user": "nobody"}
        },
        {
          "id": "account-revoked-launch-0003",
          "comment": "the credential is notFound",
          "flags": ["Launch"],
          "reason": "Each state means something of its own; one that nobody knows means nothing.",
          "given": {"session": "apple"},
          "steps": [{"do": "becomes", "state": "notFound"}, {"do": "launch"}],
          "expect": {"answers": ["done"], "calls": ["credentialState", "signOut"], "user": "nobody"}
        },
        {
          "id": "account-revoked-launch-0004",
          "comment": "the credential is transferred",
          "flags": ["Launch"],
          "reason": "Each state means something of its own; one that nobody knows means nothing.",
          "given": {"session": "apple"},
          "steps": [{"do": "becomes", "state": "transferred"}, {"do": "launch"}],
          "expect": {"answers": ["done"], "calls": ["credentialState"], "user": "same"}
        },
        {
          "id": "account-revoked-launch-0005",
          "comment": "the credential is unknown",
          "flags": ["Launch"],
          "reason": "Each state means something of its own; one that nobody knows means nothing.",
          "given": {"session": "apple"},
          "steps": [{"do": "becomes", "state": "unknown"}, {"do": "launch"}],
          "expect": {"answers": ["done"], "calls": ["credentialState"], "user": "same"}
        },
        {
          "id": "account-revoked-launch-0006",
          "comment": "the check fails",
          "flags": ["Launch"],
          "reason": "No network is no revocation.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "becomes", "state": "revoked"},
            {"do": "fault", "call": "credentialState", "fault": "fails", "code": "network"},
            {"do": "launch"}
          ],
          "expect": {"answers": ["done"], "calls": ["credentialState"], "user": "same"}
        },
        {
          "id": "account-revoked-launch-0007",
          "comment": "revoked after a link",
          "flags": ["Launch", "Linked"],
          "reason": "The id of a link is stored as well.",
          "given": {"session": "anonymous"},
          "steps": [{"do": "link"}, {"do": "becomes", "state": "revoked"}, {"do": "launch"}],
          "expect": {
            "answers": ["signedIn", "done"],
            "calls": ["credentialState", "signOut"],
            "user": "nobody"
          }
        }
      ]
    },
    {
      "type": "story",
      "comment": "account.delete",
      "requirement": "account.delete",
      "tests": [
        {
          "id": "account-delete-0001",
          "comment": "a deletion",
          "flags": ["Deletion"],
          "reason": "Proof, revocation, data, user: in that order.",
          "given": {"session": "apple"},
          "steps": [{"do": "delete"}],
          "expect": {
            "answers": ["done"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "nobody"
          }
        },
        {
          "id": "account-delete-0002",
          "comment": "reauthenticate fails",
          "flags": ["Deletion"],
          "reason": "Nothing is deleted after a failed step.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "reauthenticate", "fault": "fails", "code": "network"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate"],
            "user": "same"
          }
        },
        {
          "id": "account-delete-0003",
          "comment": "revokeToken fails",
          "flags": ["Deletion"],
          "reason": "Nothing is deleted after a failed step.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "revokeToken", "fault": "fails", "code": "network"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate", "revokeToken"],
            "user": "same"
          }
        },
        {
          "id": "account-delete-0004",
          "comment": "deleteData fails",
          "flags": ["Deletion"],
          "reason": "Nothing is deleted after a failed step.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "deleteData", "fault": "fails", "code": "network"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData"],
            "user": "same"
          }
        },
        {
          "id": "account-delete-0005",
          "comment": "deleteUser fails",
          "flags": ["Deletion"],
          "reason": "Nothing is deleted after a failed step.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "deleteUser", "fault": "fails", "code": "network"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "same"
          }
        },
        {
          "id": "account-delete-0006",
          "comment": "the sheet is cancelled",
          "flags": ["Deletion", "Cancel"],
          "reason": "Nobody has proved anything.",
          "given": {"session": "apple"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "cancel"}, {"do": "delete"}],
          "expect": {"answers": ["cancelled"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-delete-0007",
          "comment": "no authorization code comes",
          "flags": ["Deletion"],
          "reason": "Nothing can be revoked, so nothing is deleted.",
          "given": {"session": "apple"},
          "steps": [{"do": "fault", "call": "authorize", "fault": "noCode"}, {"do": "delete"}],
          "expect": {"answers": ["failed"], "calls": ["authorize"], "user": "same"}
        },
        {
          "id": "account-delete-0008",
          "comment": "a deletion after a sign-in",
          "flags": ["Deletion"],
          "reason": "The code of the sign-in is not the one.",
          "given": {"session": "nobody"},
          "steps": [{"do": "signIn"}, {"do": "delete"}],
          "expect": {
            "answers": ["signedIn", "done"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "nobody"
          }
        },
        {
          "id": "account-delete-0009",
          "comment": "a deletion again after a failed revocation",
          "flags": ["Deletion"],
          "reason": "The user can try again.",
          "given": {"session": "apple"},
          "steps": [
            {"do": "fault", "call": "revokeToken", "fault": "fails", "code": "network"},
            {"do": "delete"},
            {"do": "delete"}
          ],
          "expect": {
            "answers": ["failed", "done"],
            "calls": ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"],
            "user": "nobody"
          }
        }
      ]
    }
  ]
}

"""#
}
