// Deletion.
extension Cause {
  package static let deletedWithoutProof = Cause(
    "deleted-without-proof", .accountDelete, "the deletion does not begin with a reauthentication",
    remedy: "Reauthenticate first, and go on only with a credential that the backend has accepted.")
  package static let deletedBeforeRevocation = Cause(
    "deleted-before-revocation", .accountDelete,
    "user or data are deleted before the tokens are revoked",
    remedy: "Revoke the tokens before you delete anything: what is deleted first cannot be revoked "
      + "any more.")
  package static let deletionInOtherOrder = Cause(
    "deletion-in-other-order", .accountDelete,
    "a step of the deletion is left out, repeated or made too early",
    remedy: "Make each step once, in this order: reauthenticate, revoke the tokens, delete the "
      + "data (if the contract says so), delete the user.")
  package static let tokensNotRevoked = Cause(
    "tokens-not-revoked", .accountDelete, "the tokens are not revoked",
    remedy: "Revoke the tokens with the code of the deletion's own sheet, before you delete "
      + "anything.")
  package static let earlierCodeRevoked = Cause(
    "earlier-code-revoked", .accountDelete,
    "the tokens are revoked with the code of an earlier sign-in, which is spent or expired",
    remedy: "Revoke with the `authorizationCode` of the credential that the deletion's own sheet "
      + "brings.")
  package static let deletionGoesOn = Cause(
    "deletion-goes-on", .accountDelete, "the deletion goes on after a step that failed",
    remedy: "Stop at the first step that fails, and answer with its error.")
  package static let deletionCalledDone = Cause(
    "deletion-called-done", .accountDelete,
    "the answer does not depend on whether the last step succeeded",
    remedy: "Answer with success only after the last step has succeeded; otherwise with its error, "
      + "or with 'cancelled'.")
  package static let deletionStepMissing = Cause(
    "deletion-step-missing", .accountDelete, "the deletion ends before all of its steps are made",
    remedy: "Go on after each step that succeeds: reauthenticate, revoke the tokens, delete the "
      + "data (if the contract says so), delete the user.")
  package static let ownNoticeHeard = Cause(
    "own-notice-heard", .accountDelete,
    "the revocation notice that a deletion itself sets off signs the user out halfway",
    remedy: "Ignore revocation notices from the revocation to the end of the deletion.")
}
