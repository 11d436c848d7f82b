"""Scripted stories of an account: how everything stands, what happens, how it ends.

    python3 make_account.py

The app is launched before the first step; everything settles after every step. What is expected is
said for the default contract.
"""

from vectorfile import Ids, note, write

SOURCE = {
    "name": "written for this suite",
    "version": "1",
    "license": "Facts; composed for this suite",
    "notes": "Stories after defects of published guides; semantics as documented for hosted "
    "identity services and for ASAuthorizationAppleIDProvider",
}
STATE = (
    "https://developer.apple.com/documentation/authenticationservices/"
    "asauthorizationopenidrequest/state"
)
NAMES = (
    "https://developer.apple.com/documentation/authenticationservices/"
    "asauthorizationappleidcredential/fullname"
)
CREDENTIAL_STATE = (
    "https://developer.apple.com/documentation/authenticationservices/"
    "asauthorizationappleidprovider/getcredentialstate(foruserid:completion:)"
)
NOTICE = (
    "https://developer.apple.com/documentation/authenticationservices/"
    "asauthorizationappleidprovider/credentialrevokednotification"
)
DELETION = (
    "https://developer.apple.com/documentation/technotes/"
    "tn3194-handling-account-deletions-and-revoking-tokens-for-sign-in-with-apple"
)
BUTTON = "https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton"
NOTES = {
    "Plain": note("BASIC", "Nothing goes wrong.", "Nobody gets in, or out."),
    "State": note(
        "MISSING_STEP", "The state comes back changed.",
        "A link ends as a sign-in, and the anonymous user is lost.", STATE),
    "Linked": note(
        "BASIC", "An anonymous user keeps what they did.", "The user's data is lost."),
    "InUse": note(
        "KNOWN_BUG", "The identity belongs to another user.",
        "The spent credential is sent again, and the user cannot get in."),
    "LinkError": note(
        "KNOWN_BUG", "A link fails for another reason.",
        "A published guide prints its success message in the error branch."),
    "NoName": note(
        "KNOWN_BUG", "No name came, or half a name.",
        "A published guide calls its completion only where a name came.", NAMES),
    "FailedUpdate": note(
        "MISSING_STEP", "The display name cannot be set.",
        "The caller is never answered, or the sign-in is undone."),
    "Twice": note(
        "EDGE_CASE", "A reply comes twice, or late.", "The caller is answered twice."),
    "ToldOnce": note(
        "KNOWN_BUG", "Name and address come at the first sign-in only.",
        "What came once is overwritten by nothing.", NAMES),
    "Cancel": note(
        "FUNCTIONALITY", "The user closes the sheet.",
        "An error is shown for the user's own decision, or loading never ends."),
    "OldError": note(
        "FUNCTIONALITY", "A new attempt after a failed one.", "The old error stays on the screen."),
    "NativeButton": note(
        "KNOWN_BUG", "The button makes the request itself.", "A second sheet is shown.", BUTTON),
    "SignOut": note(
        "MISSING_STEP", "The user signs out.",
        "A stored user id signs the next user out at launch."),
    "Notice": note(
        "MISSING_STEP", "The provider revokes the user while the app runs.",
        "The user stays in, or another user is put out.", NOTICE),
    "Launch": note(
        "EDGE_CASE", "The provider is asked at launch.",
        "A missing network puts users out, or revoked ones stay in.", CREDENTIAL_STATE),
    "Consent": note(
        "FUNCTIONALITY", "The user who links has an account already.",
        "An identity is linked by a tap on the wrong button."),
    "Deletion": note(
        "MISSING_STEP", "The user deletes the account.",
        "Tokens outlive the user, or the user outlives a failed deletion.", DELETION),
}
NOTES |= {
    "OtherUser": note(
        "MISSING_STEP", "The user has nothing to do with the provider.",
        "The user is shown a sheet that has nothing to do with them, and cannot leave."),
    "TwoPeople": note(
        "CONFIDENTIALITY", "Two people share the device.",
        "What one of them told the provider reaches the other.", DELETION),
    "NothingKept": note(
        "MISSING_STEP", "The backend does not agree.",
        "An id is stored of a user who is not there."),
}
SIGNED_IN, DONE, CANCELLED, FAILED = "signedIn", "done", "cancelled", "failed"
SAME, NOBODY, ANOTHER = "same", "nobody", "another"
DELETION_CALLS = ["authorize", "reauthenticate", "revokeToken", "deleteData", "deleteUser"]


def fails(call, code="network"):
    return {"do": "fault", "call": call, "fault": "fails", "code": code}


def fault(call, kind):
    return {"do": "fault", "call": call, "fault": kind}


def becomes(state):
    return {"do": "becomes", "state": state}


def given(session, names="both", taken=False, state="authorized"):
    found = {"session": session}
    found |= {"names": names} if names != "both" else {}
    found |= {"taken": True} if taken else {}
    return found | ({"state": state} if state != "authorized" else {})


class Stories:
    def __init__(self):
        self.ids, self.groups = Ids("account"), {}

    def add(self, name, comment, reason, flags, before, steps, answers, calls, user):
        steps = [{"do": step} if isinstance(step, str) else step for step in steps]
        self.groups.setdefault(name, []).append({
            "id": self.ids.next(name), "comment": comment, "flags": flags, "reason": reason,
            "given": before, "steps": steps,
            "expect": {"answers": answers, "calls": calls, "user": user},
        })

    def write(self):
        write("account", "stories", SOURCE, [
            "How an account lives: sign-in, link, names, sign-out, revocation, deletion; at most "
            "eight steps each.",
        ], NOTES, [
            {"type": "story", "comment": f"account.{name}", "requirement": f"account.{name}",
             "tests": tests}
            for name, tests in self.groups.items()
        ])


def flows(s):
    why = "One callback serves three flows; the state is what tells them apart."
    for verb, session, calls, user in (
        ("signIn", "nobody", ["authorize", "signIn", "updateProfile"], ANOTHER),
        ("link", "anonymous", ["authorize", "link", "updateProfile"], SAME),
        ("reauthenticate", "apple", ["authorize", "reauthenticate"], SAME),
        ("nativeSignIn", "nobody", ["signIn", "updateProfile"], ANOTHER),
        ("nativeLink", "anonymous", ["link", "updateProfile"], SAME),
    ):
        s.add("state", f"{verb}, and its state comes back", why, ["Plain"], given(session), [verb],
              [SIGNED_IN], calls, user)
        authorize = [] if verb.startswith("native") else ["authorize"]
        for kind in ("missingState", "unknownState"):
            s.add("state", f"{verb}: {'no' if kind == 'missingState' else 'an unknown'} state comes "
                  "back", "A default case that goes on uses the credential for something else.",
                  ["State"], given(session), [fault("authorize", kind), verb], [FAILED], authorize,
                  NOBODY if session == "nobody" else SAME)


def links(s):
    linked = ["authorize", "link", "updateProfile"]
    s.add("link-keeps-user", "an anonymous user links", "The user id is what the data hangs on.",
          ["Linked"], given("anonymous"), ["link"], [SIGNED_IN], linked, SAME)
    s.add("link-keeps-user", "an anonymous user links by a native button",
          "The button's callback must not sign in instead.", ["Linked", "NativeButton"],
          given("anonymous"), ["nativeLink"], [SIGNED_IN], ["link", "updateProfile"], SAME)
    s.add("link-keeps-user", "no name comes with the link", "A link without a name is one.",
          ["Linked", "NoName"], given("anonymous", "none"), ["link"], [SIGNED_IN],
          ["authorize", "link"], SAME)
    s.add("link-keeps-user", "a link after a cancelled one", "The first attempt leaves nothing.",
          ["Linked", "Cancel"], given("anonymous"), [fault("authorize", "cancel"), "link", "link"],
          [CANCELLED, SIGNED_IN], linked, SAME)
    why = "The credential that was sent is spent; the error brings another one."
    s.add("link-in-use", "another user has the identity", why, ["InUse"],
          given("anonymous", taken=True), ["link"], [SIGNED_IN],
          ["authorize", "link", "signIn"], ANOTHER)
    s.add("link-in-use", "another device links first", why, ["InUse"], given("anonymous"),
          ["taken", "link"], [SIGNED_IN], ["authorize", "link", "signIn"], ANOTHER)
    s.add("link-in-use", "the error brings no updated credential",
          "There is nothing to sign in with.", ["InUse"], given("anonymous", taken=True),
          [fault("link", "bareInUse"), "link"], [FAILED], ["authorize", "link"], SAME)
    s.add("link-in-use", "the sign-in after it fails", "The user stays who they were.", ["InUse"],
          given("anonymous", taken=True), [fails("signIn"), "link"], [FAILED],
          ["authorize", "link", "signIn"], SAME)
    s.add("link-in-use", "the error comes twice", "One sign-in is enough.", ["InUse", "Twice"],
          given("anonymous", taken=True), [fault("link", "twice"), "link"], [SIGNED_IN],
          ["authorize", "link", "signIn"], ANOTHER)
    for code in ("network", "providerAlreadyLinked", "userDisabled", "invalidCredential"):
        s.add("link-errors", f"the link fails with '{code}'",
              "The caller has to know, and nothing else has to happen.", ["LinkError"],
              given("anonymous"), [fails("link", code), "link"], [FAILED], ["authorize", "link"],
              SAME)
    s.add("link-errors", "nobody is there to link with", "An error, and no sign-in.",
          ["LinkError"], given("nobody"), ["link"], [FAILED], ["authorize", "link"], NOBODY)
    s.add("link-errors", "the user is linked already", "The backend says so; so does the app.",
          ["LinkError"], given("apple"), ["link"], [FAILED], ["authorize", "link"], SAME)
    s.add("link-errors", "a failed link by a native button", "The button's callback has errors too.",
          ["LinkError", "NativeButton"], given("anonymous"), [fails("link"), "nativeLink"],
          [FAILED], ["link"], SAME)


def answers(s):
    update = ["authorize", "signIn", "updateProfile"]
    for names, calls in (("both", update), ("given", update), ("family", update),
                         ("none", update[:2])):
        s.add("answered", f"names told: {names}", "The completion is outside of 'if let fullName'.",
              ["Plain" if names == "both" else "NoName"], given("nobody", names), ["signIn"],
              [SIGNED_IN], calls, ANOTHER)
    s.add("answered", "the profile update fails", "The user is in, and the caller waits.",
          ["FailedUpdate"], given("nobody"), [fails("updateProfile"), "signIn"], [SIGNED_IN],
          update, ANOTHER)
    s.add("answered", "the second sign-in brings no name", "It never does.", ["NoName"],
          given("apple"), ["signOut", "signIn"], [DONE, SIGNED_IN], ["authorize", "signIn"], SAME)
    for call, verb, session, answer, calls, user in (
        ("signIn", "signIn", "nobody", SIGNED_IN, update, ANOTHER),
        ("updateProfile", "signIn", "nobody", SIGNED_IN, update, ANOTHER),
        ("authorize", "signIn", "nobody", SIGNED_IN, update, ANOTHER),
        ("link", "link", "anonymous", SIGNED_IN, ["authorize", "link", "updateProfile"], SAME),
        ("reauthenticate", "reauthenticate", "apple", SIGNED_IN, ["authorize", "reauthenticate"],
         SAME),
        ("revokeToken", "delete", "apple", DONE, DELETION_CALLS, NOBODY),
        ("signOut", "signOut", "apple", DONE, ["signOut"], NOBODY),
    ):
        s.add("answered", f"the reply to {call} comes twice", "The first counts.", ["Twice"],
              given(session), [fault(call, "twice"), verb], [answer], calls, user)
    for call, verb, session, calls in (
        ("signIn", "signIn", "nobody", update[:2]),
        ("reauthenticate", "reauthenticate", "apple", ["authorize", "reauthenticate"]),
        ("link", "link", "anonymous", ["authorize", "link"]),
        ("signInAnonymously", "signInAnonymously", "nobody", ["signInAnonymously"]),
        ("authorize", "signIn", "nobody", ["authorize"]),
        ("deleteUser", "delete", "apple", DELETION_CALLS),
    ):
        s.add("answered", f"{call} fails", "A failure is an answer.", ["Plain"], given(session),
              [fails(call), verb], [FAILED], calls, NOBODY if session == "nobody" else SAME)
    s.add("answered", "another provider's user reauthenticates",
          "What fails once more fails for ever.", ["Plain"], given("other"), ["reauthenticate"],
          [FAILED], ["authorize", "reauthenticate"], SAME)
    s.add("answered", "the reply to the update is late", "Late is not never.", ["Twice"],
          given("nobody"), [fault("updateProfile", "late"), "signIn"], [SIGNED_IN], update, ANOTHER)
    s.add("answered", "the app is launched without a network", "The launch ends all the same.",
          ["Launch"], given("apple"), [fails("credentialState"), "launch"], [DONE],
          ["credentialState"], SAME)


def names(s):
    update = ["authorize", "signIn", "updateProfile"]
    again = ["authorize", "signIn"]
    s.add("first-sign-in-only", "the first sign-in", "What comes once has to be kept.",
          ["ToldOnce"], given("nobody"), ["signIn"], [SIGNED_IN], update, ANOTHER)
    s.add("first-sign-in-only", "a second sign-in without a name",
          "Absence is not a name.", ["ToldOnce"], given("apple"), ["signIn"], [SIGNED_IN], again,
          SAME)
    s.add("first-sign-in-only", "sign-out and sign-in again", "Absence is not a name.",
          ["ToldOnce"], given("apple"), ["signOut", "signIn"], [DONE, SIGNED_IN], again, SAME)
    s.add("first-sign-in-only", "first and second sign-in", "The second tells nothing.",
          ["ToldOnce"], given("nobody"), ["signIn", "signIn"], [SIGNED_IN, SIGNED_IN], again,
          ANOTHER)
    s.add("first-sign-in-only", "the link is the first sign-in", "It is told then, and never again.",
          ["ToldOnce"], given("anonymous"), ["link", "signIn"], [SIGNED_IN, SIGNED_IN], again, SAME)
    s.add("first-sign-in-only", "half a name is kept", "Half a name is what there is.",
          ["ToldOnce", "NoName"], given("nobody", "given"), ["signIn", "signIn"],
          [SIGNED_IN, SIGNED_IN], again, ANOTHER)
    for told in ("both", "given", "family"):
        s.add("display-name", f"names told: {told}", "Either part may be missing, and no space is "
              "left for it.", ["Plain" if told == "both" else "NoName"], given("nobody", told),
              ["signIn"], [SIGNED_IN], update, ANOTHER)
    s.add("display-name", "no name is told", "There is nothing to set.", ["NoName"],
          given("nobody", "none"), ["signIn"], [SIGNED_IN], again, ANOTHER)
    s.add("display-name", "a link tells the name", "An anonymous user gets a name.", ["Linked"],
          given("anonymous"), ["link"], [SIGNED_IN], ["authorize", "link", "updateProfile"], SAME)
    s.add("display-name", "the update fails", "The user is in; only the name is missing.",
          ["FailedUpdate"], given("nobody"), [fails("updateProfile"), "signIn"], [SIGNED_IN],
          update, ANOTHER)
    s.add("display-name", "the update of a link fails", "The link stands.", ["FailedUpdate"],
          given("anonymous"), [fails("updateProfile"), "link"], [SIGNED_IN],
          ["authorize", "link", "updateProfile"], SAME)


def views(s):
    update = ["authorize", "signIn", "updateProfile"]
    for verb, session, calls in (
        ("signIn", "nobody", ["authorize"]), ("link", "anonymous", ["authorize"]),
        ("reauthenticate", "apple", ["authorize"]), ("delete", "apple", ["authorize"]),
        ("nativeSignIn", "nobody", []),
    ):
        s.add("cancel-quiet", f"{verb} is cancelled", "The user knows what they did.", ["Cancel"],
              given(session), [fault("authorize", "cancel"), verb], [CANCELLED], calls,
              NOBODY if session == "nobody" else SAME)
    s.add("cancel-quiet", "a failed sign-in, then a good one", "The old error is cleared.",
          ["OldError"], given("nobody"), [fails("signIn"), "signIn", "signIn"],
          [FAILED, SIGNED_IN], update[:2], ANOTHER)
    s.add("cancel-quiet", "a failed sign-in, then a cancel", "No error is left.",
          ["OldError", "Cancel"], given("nobody"),
          [fails("signIn"), "signIn", fault("authorize", "cancel"), "signIn"],
          [FAILED, CANCELLED], ["authorize"], NOBODY)
    s.add("cancel-quiet", "a failed sign-in, then the native button", "The old error is cleared.",
          ["OldError", "NativeButton"], given("nobody"), [fails("signIn"), "signIn", "nativeSignIn"],
          [FAILED, SIGNED_IN], ["signIn"], ANOTHER)
    s.add("cancel-quiet", "a good sign-in", "Loading ends.", ["Plain"], given("nobody"), ["signIn"],
          [SIGNED_IN], update, ANOTHER)
    s.add("cancel-quiet", "the sheet fails", "Loading ends.", ["Plain"], given("nobody"),
          [fails("authorize", "1004"), "signIn"], [FAILED], ["authorize"], NOBODY)
    s.add("cancel-quiet", "the profile update fails", "Loading ends.", ["FailedUpdate"],
          given("nobody"), [fails("updateProfile"), "signIn"], [SIGNED_IN], update, ANOTHER)
    why = "The button has shown the sheet already."
    s.add("single-authorization", "a native sign-in", why, ["NativeButton"], given("nobody"),
          ["nativeSignIn"], [SIGNED_IN], ["signIn", "updateProfile"], ANOTHER)
    s.add("single-authorization", "a native link", why, ["NativeButton"], given("anonymous"),
          ["nativeLink"], [SIGNED_IN], ["link", "updateProfile"], SAME)
    one = "One tap, one sheet."
    s.add("single-authorization", "a sign-in", one, ["Plain"], given("nobody"), ["signIn"],
          [SIGNED_IN], update, ANOTHER)
    s.add("single-authorization", "a link", one, ["Plain"], given("anonymous"), ["link"],
          [SIGNED_IN], ["authorize", "link", "updateProfile"], SAME)
    s.add("single-authorization", "a link of an identity in use", one, ["InUse"],
          given("anonymous", taken=True), ["link"], [SIGNED_IN], ["authorize", "link", "signIn"],
          ANOTHER)
    s.add("single-authorization", "a deletion", one, ["Deletion"], given("apple"), ["delete"],
          [DONE], DELETION_CALLS, NOBODY)
    s.add("single-authorization", "a cancelled sign-in", "Nobody asked for a second sheet.",
          ["Cancel"], given("nobody"), [fault("authorize", "cancel"), "signIn"], [CANCELLED],
          ["authorize"], NOBODY)


def endings(s):
    s.add("sign-out", "a user of the provider signs out", "The id goes first, then the session.",
          ["SignOut"], given("apple"), ["signOut"], [DONE], ["signOut"], NOBODY)
    s.add("sign-out", "the backend fails", "The caller has to know that the session is still there.",
          ["SignOut"], given("apple"), [fails("signOut"), "signOut"], [FAILED], ["signOut"], SAME)
    s.add("sign-out", "sign-in, then sign-out", "What a sign-in stores a sign-out forgets.",
          ["SignOut"], given("nobody"), ["signIn", "signOut"], [SIGNED_IN, DONE], ["signOut"],
          NOBODY)
    s.add("sign-out", "link, then sign-out", "What a link stores a sign-out forgets.", ["SignOut"],
          given("anonymous"), ["link", "signOut"], [SIGNED_IN, DONE], ["signOut"], NOBODY)
    s.add("revoked-running", "a user of the provider is revoked", "The user is signed out.",
          ["Notice"], given("apple"), ["notice"], [], ["signOut"], NOBODY)
    s.add("revoked-running", "an anonymous user is there", "The notice is not about this user.",
          ["Notice"], given("anonymous"), ["notice"], [], [], SAME)
    s.add("revoked-running", "a user of another provider is there",
          "The notice is not about this user.", ["Notice"], given("other"), ["notice"], [], [],
          SAME)
    s.add("revoked-running", "revoked after a sign-in", "Whoever signs in is listened for.",
          ["Notice"], given("nobody"), ["signIn", "notice"], [SIGNED_IN], ["signOut"], NOBODY)
    s.add("revoked-running", "revoked after a link", "The anonymous user is one no more.",
          ["Notice", "Linked"], given("anonymous"), ["link", "notice"], [SIGNED_IN], ["signOut"],
          NOBODY)
    s.add("revoked-running", "after a sign-out nobody listens", "The observer is removed.",
          ["Notice", "SignOut"], given("apple"), ["signOut", "notice"], [DONE], [], NOBODY)
    s.add("revoked-running", "three sign-ins, one observer", "One is enough.", ["Notice"],
          given("nobody"), ["signIn", "signOut", "signIn", "signIn"],
          [SIGNED_IN, DONE, SIGNED_IN, SIGNED_IN], ["authorize", "signIn"], ANOTHER)
    s.add("revoked-running", "a link is cancelled, then a notice comes",
          "Whoever is there is listened for, and nobody else.", ["Notice", "Cancel"],
          given("anonymous"), [fault("authorize", "cancel"), "link", "notice"], [CANCELLED], [],
          SAME)
    s.add("revoked-running", "after a deletion nobody listens", "The observer is removed.",
          ["Notice", "Deletion"], given("apple"), ["delete", "notice"], [DONE], [], NOBODY)
    s.add("revoked-running", "a deletion fails, then a notice comes",
          "Who is still there is listened for.", ["Notice", "Deletion"], given("apple"),
          [fails("reauthenticate"), "delete", "notice"], [FAILED], ["signOut"], NOBODY)
    for state, user, calls in (
        ("authorized", SAME, ["credentialState"]),
        ("revoked", NOBODY, ["credentialState", "signOut"]),
        ("notFound", NOBODY, ["credentialState", "signOut"]),
        ("transferred", SAME, ["credentialState"]), ("unknown", SAME, ["credentialState"]),
    ):
        s.add("revoked-launch", f"the credential is {state}", "Each state means something of its "
              "own; one that nobody knows means nothing.", ["Launch"], given("apple"),
              [becomes(state), "launch"], [DONE], calls, user)
    s.add("revoked-launch", "the check fails", "No network is no revocation.", ["Launch"],
          given("apple"), [becomes("revoked"), fails("credentialState"), "launch"], [DONE],
          ["credentialState"], SAME)
    s.add("revoked-launch", "revoked after a link", "The id of a link is stored as well.",
          ["Launch", "Linked"], given("anonymous"), ["link", becomes("revoked"), "launch"],
          [SIGNED_IN, DONE], ["credentialState", "signOut"], NOBODY)
    s.add("delete", "a deletion", "Proof, revocation, data, user: in that order.", ["Deletion"],
          given("apple"), ["delete"], [DONE], DELETION_CALLS, NOBODY)
    for number, call in enumerate(DELETION_CALLS[1:], 2):
        s.add("delete", f"{call} fails", "Nothing is deleted after a failed step.", ["Deletion"],
              given("apple"), [fails(call), "delete"], [FAILED], DELETION_CALLS[:number], SAME)
    s.add("delete", "the sheet is cancelled", "Nobody has proved anything.", ["Deletion", "Cancel"],
          given("apple"), [fault("authorize", "cancel"), "delete"], [CANCELLED], ["authorize"],
          SAME)
    s.add("delete", "no authorization code comes", "Nothing can be revoked, so nothing is deleted.",
          ["Deletion"], given("apple"), [fault("authorize", "noCode"), "delete"], [FAILED],
          ["authorize"], SAME)
    s.add("delete", "a deletion after a sign-in", "The code of the sign-in is not the one.",
          ["Deletion"], given("nobody"), ["signIn", "delete"], [SIGNED_IN, DONE], DELETION_CALLS,
          NOBODY)
    s.add("delete", "a deletion again after a failed revocation", "The user can try again.",
          ["Deletion"], given("apple"), [fails("revokeToken"), "delete", "delete"], [FAILED, DONE],
          DELETION_CALLS, NOBODY)


def people(s):
    for session in ("anonymous", "other"):
        s.add("other-user", f"sign-out of a user who is {session}", "The backend is told.",
              ["OtherUser"], given(session), ["signOut"], [DONE], ["signOut"], NOBODY)
        s.add("other-user", f"deletion of a user who is {session}",
              "There is nothing to prove to the provider.", ["OtherUser"], given(session),
              ["delete"], [DONE], ["deleteData", "deleteUser"], NOBODY)
        s.add("other-user", f"deletion of a user who is {session} fails",
              "What failed is said.", ["OtherUser"], given(session),
              [fails("deleteUser"), "delete"], [FAILED], ["deleteData", "deleteUser"], SAME)
    s.add("own-name", "another person signs in after a sign-out",
          "Whoever comes second is not greeted by the first one's name.", ["TwoPeople"],
          given("apple"), ["signOut", fault("authorize", "otherUser"), "signIn"],
          [DONE, SIGNED_IN], ["authorize", "signIn"], ANOTHER)
    s.add("own-name", "another person signs in without a sign-out",
          "What is stored belongs to the first.", ["TwoPeople"], given("apple"),
          [fault("authorize", "otherUser"), "signIn"], [SIGNED_IN], ["authorize", "signIn"],
          ANOTHER)
    s.add("own-name", "another person signs in where the first one failed",
          "A name that was told to a failed sign-in is not the next one's.", ["TwoPeople"],
          given("nobody"),
          [fails("signIn"), "signIn", fault("authorize", "otherUser"), "signIn"],
          [FAILED, SIGNED_IN], ["authorize", "signIn"], ANOTHER)
    s.add("own-name", "another person's identity is linked", "The name is the first one's.",
          ["TwoPeople"], given("anonymous"), [fault("authorize", "otherUser"), "link"],
          [SIGNED_IN], ["authorize", "link"], SAME)
    for before, session, user in (("signIn", "nobody", ANOTHER), ("link", "anonymous", SAME)):
        s.add("reauth-same-user", f"another person confirms the deletion after {before}",
              "Whoever holds the phone is not the user.", ["TwoPeople", "Deletion"],
              given(session), [before, fault("authorize", "otherUser"), "delete"],
              [SIGNED_IN, FAILED], ["authorize", "reauthenticate"], user)
    for verb in ("delete", "reauthenticate"):
        s.add("reauth-same-user", f"another person confirms the sheet of '{verb}'",
              "Whoever holds the phone is not the user.", ["TwoPeople", "Deletion"],
              given("apple"), [fault("authorize", "otherUser"), verb], [FAILED],
              ["authorize", "reauthenticate"], SAME)
    for verb, session, user in (("signIn", "nobody", NOBODY), ("link", "anonymous", SAME)):
        s.add("nothing-kept", f"{verb} fails at the backend", "The id is not stored.",
              ["NothingKept"], given(session), [fails(verb), verb], [FAILED],
              ["authorize", verb], user)
        s.add("nothing-kept", f"the sheet of {verb} is cancelled", "There is no id to store.",
              ["NothingKept"], given(session), [fault("authorize", "cancel"), verb], [CANCELLED],
              ["authorize"], user)
    s.add("first-sign-in-only", "the address comes without a name",
          "Each is stored as it comes.", ["ToldOnce"], given("nobody", names="address"),
          ["signIn"], [SIGNED_IN], ["authorize", "signIn"], ANOTHER)
    s.add("other-user", "sign-out of a user who is anonymous fails", "What failed is said.",
          ["OtherUser"], given("anonymous"), [fails("signOut"), "signOut"], [FAILED], ["signOut"],
          SAME)
    s.add("first-sign-in-only", "a sign-in in place of an anonymous user",
          "It is told then, and never again.", ["ToldOnce"], given("anonymous"), ["signIn"],
          [SIGNED_IN], ["authorize", "signIn", "updateProfile"], ANOTHER)
    s.add("revoked-launch", "an anonymous user is there", "There is nothing to ask about.",
          ["Launch"], given("anonymous"), ["launch"], [DONE], [], SAME)
    s.add("link-errors", "the sheet of a link is cancelled", "The anonymous user stays.",
          ["LinkError", "Cancel"], given("anonymous"), [fault("authorize", "cancel"), "link"],
          [CANCELLED], ["authorize"], SAME)
    s.add("own-name", "one person signs in and out, and then another one signs in",
          "An id in a variable outlives the sign-out, and is stored for the second.",
          ["TwoPeople"], given("nobody"),
          ["signIn", "signOut", fault("authorize", "otherUser"), "signIn"],
          [SIGNED_IN, DONE, SIGNED_IN], ["authorize", "signIn"], ANOTHER)
    why = "Two identities are not taken apart again."
    s.add("link-consent", "a user of another provider links", why, ["Consent"], given("other"),
          ["link"], [SIGNED_IN], ["authorize", "link", "updateProfile"], SAME)
    s.add("link-consent", "a user of another provider declines, where there is a question", why,
          ["Consent"], given("other"), [fails("confirmLink"), "link"], [SIGNED_IN],
          ["authorize", "link", "updateProfile"], SAME)
    s.add("link-consent", "a user of another provider links by a native button", why, ["Consent"],
          given("other"), ["nativeLink"], [SIGNED_IN], ["link", "updateProfile"], SAME)
    s.add("link-consent", "a user of another provider links, and the backend refuses", why,
          ["Consent"], given("other"), [fails("link"), "link"], [FAILED], ["authorize", "link"],
          SAME)


stories = Stories()
for part in (flows, links, answers, names, views, endings, people):
    part(stories)
stories.write()
