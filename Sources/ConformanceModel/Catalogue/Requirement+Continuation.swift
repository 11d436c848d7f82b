extension Requirement {
  static let continuationRows: [Requirement] = [
    Requirement(
      "continuation.answered-once",
      claim: "each caller gets exactly one answer, whatever the provider calls back",
      reason: "A second resume ends the process; a missing one leaves the caller waiting for ever.",
      source: "Swift Evolution SE-0300",
      remedy: "Take the continuation out of its slot, then resume it; ignore what comes later."),
    Requirement(
      "continuation.success",
      claim: "success carries the declared fields and pairs with its own attempt's raw nonce",
      reason: "A nonce kept beside the attempt is another attempt's by the time it is read.",
      remedy: "Keep the raw nonce in the attempt's own state."),
    Requirement(
      "continuation.cancel",
      claim: "a user's cancel is told apart from a failure",
      reason: "Only the provider's own cancel code in its own error domain is a cancel.",
      source: "ASAuthorizationError.canceled (1001)",
      remedy: "Compare domain and code."),
    Requirement(
      "continuation.failure",
      claim: "a failure is answered with the error, its code kept",
      reason: "Support needs the code.",
      remedy: "Pass the provider's error on."),
    Requirement(
      "continuation.malformed",
      claim: "a malformed credential is answered with an error, never with silence",
      reason: "8 of 107 read coordinators return silently when the cast or the token fails.",
      remedy: "Resume with an error in the `else` of every guard."),
    Requirement(
      "continuation.duplicates",
      claim: "of several callbacks the first counts and the rest is ignored",
      reason: "A duplicate callback resumes twice, which traps.",
      source: "11 of 107 read coordinators do not clear the slot",
      remedy: "Set the slot to nil before resuming."),
    Requirement(
      "continuation.early",
      claim: "a callback from inside performRequests is answered",
      reason: "Who starts the request before storing the continuation loses it.",
      remedy: "Store the continuation, then call performRequests."),
    Requirement(
      "continuation.start-failure",
      claim: "an attempt that cannot start is answered and leaves nothing behind",
      reason: "A flag set before the failure refuses every later attempt.",
      remedy: "Undo all state before answering."),
    Requirement(
      "continuation.dropped",
      claim: "when the caller drops every reference, it is answered all the same",
      reason: "A delegate held weakly is freed, and nobody is left to answer.",
      remedy: "Keep the delegate alive while the attempt is pending, or answer in deinit."),
    Requirement(
      "continuation.cancellation",
      claim: "an explicit or task cancellation answers the pending caller",
      reason: "4 of 107 read coordinators handle task cancellation.",
      source: "Swift Evolution SE-0304",
      remedy: "Use withTaskCancellationHandler and answer the slot's continuation."),
    Requirement(
      "continuation.timeout",
      claim: "with no callback ever, the declared timeout fires and frees the next attempt",
      reason: "A sheet that never calls back locks the user out until the app restarts.",
      source: "3 of 107 read coordinators have no working timeout",
      remedy: "Let the timer end the attempt as a callback would; ignore what comes later."),
    Requirement(
      "continuation.clean",
      claim: "after any ending a stray callback is ignored and the next attempt starts",
      reason: "What is left in the slot is paired with the wrong attempt.",
      remedy: "Clear continuation, nonce, flag and delegate together, before answering."),
    Requirement(
      "continuation.reentrant",
      claim: "an attempt started from inside the last one's completion works",
      reason: "Clean-up after the completion wipes the new attempt.",
      remedy: "Clean up first, call the completion last."),
  ]
}
