extension Requirement {
  static let accountRows: [Requirement] = [
    Requirement(
      "account.state",
      claim: "the request's state comes back and selects the flow; missing or unknown is an error",
      reason: "One callback serves sign-in, link and reauthentication: the wrong one loses a user.",
      source: "ASAuthorizationOpenIDRequest.state",
      remedy: "Set state to the flow, switch over what comes back, and fail in the default case."),
    Requirement(
      "account.link-keeps-user",
      claim: "linking an anonymous user keeps its user id, so its data stays",
      reason: "Signing in instead of linking makes another user, without the first one's data.",
      remedy: "Call the backend's link with the current user, not its sign-in."),
    Requirement(
      "account.link-in-use",
      claim: "a credential in use signs in once, with the updated one, and says the user changed",
      reason: "The first credential is spent; and data of the replaced user must be migrated.",
      source: "FIRAuthErrorUserInfoUpdatedCredentialKey",
      remedy: "Take the updated credential out of the error; without one, report the error."),
    Requirement(
      "account.link-errors",
      claim: "every other link error reaches the caller, who stays signed in as before",
      reason: "A published guide prints its success message in the error branch.",
      remedy: "Report the error's code and touch neither user nor storage."),
    Requirement(
      "account.answered",
      claim: "every action is answered exactly once, also where no name came or an update failed",
      reason: "A published guide calls its completion only inside 'if let fullName'.",
      remedy: "Give each path one answer: no name, half a name, a failed update, a second reply."),
    Requirement(
      "account.first-sign-in-only",
      claim: "name and e-mail of the first sign-in are kept, never overwritten by their absence",
      reason: "The provider tells them once; what is overwritten is gone until the user revokes.",
      source: "ASAuthorizationAppleIDCredential.fullName",
      remedy: "Store name and e-mail only where they are there."),
    Requirement(
      "account.display-name",
      claim: "the display name is the parts of the name that came; a failed update undoes nothing",
      reason: "Half a name leads to stray spaces or no name; a failed update to a lost sign-in.",
      remedy: "Join the parts that came; report a failed update beside the signed-in user."),
    Requirement(
      "account.cancel-quiet",
      claim: "a cancel shows no error; loading ends; a new attempt clears the old error",
      reason: "An error text for the user's own decision, or a spinner that never stops.",
      remedy: "Set loading and error in the two places where an attempt begins and ends."),
    Requirement(
      "account.single-authorization",
      claim: "one tap makes one authorization request",
      reason: "A native button makes its request itself; a second one shows a second sheet.",
      source: "SignInWithAppleButton(onRequest:onCompletion:)",
      remedy: "Only fill in the native button's request, and only use its outcome."),
    Requirement(
      "account.sign-out",
      claim: "forgets the provider's stored user id, that one only, then signs out of the backend",
      reason: "A user id left behind signs the next user out at launch.",
      remedy: "Remove that provider's id first; report the backend's failure."),
    Requirement(
      "account.revoked-running",
      claim: "a revocation notice signs out a user of that provider, nobody else; observers end",
      reason: "Without a look at the user's provider, others are signed out as well.",
      source: "ASAuthorizationAppleIDProvider.credentialRevokedNotification",
      remedy: "Compare the user's providers, and remove the observer with the sign-out."),
    Requirement(
      "account.revoked-launch",
      claim: "at launch revoked and not found sign out; what is unknown or fails changes nothing",
      reason: "A missing network must not sign users out; a revoked one must not stay in.",
      source: "ASAuthorizationAppleIDProvider.getCredentialState(forUserID:)",
      remedy: "Switch over the state; 'unknown default' and errors do nothing."),
    Requirement(
      "account.delete",
      claim: "reauthenticate, revoke by the fresh code, delete data and user; a failed step stops",
      reason: "Revoked tokens are required by the App Store's rule; a deleted user cannot retry.",
      source: "App Store Review Guidelines 5.1.1(v); TN3194",
      remedy: "Await each step, use the code of this very sheet, and report the failed step."),
  ]
}
