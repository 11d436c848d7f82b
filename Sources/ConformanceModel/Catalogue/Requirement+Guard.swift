extension Requirement {
  static let guardRows: [Requirement] = [
    Requirement(
      "guard.exclusive",
      claim: "no more requests are outstanding than the contract allows",
      reason: "Without a guard the second attempt overwrites the first one's slot.",
      source: "83 of 102 read coordinators have no guard",
      remedy: "Look at the pending attempt before starting another."),
    Requirement(
      "guard.refusal-harmless",
      claim: "a refused newcomer is answered and changes nothing of the first attempt",
      reason: "A nonce stored before the refusal breaks the pending attempt's pairing.",
      remedy: "Refuse before touching any state."),
    Requirement(
      "guard.released",
      claim: "after every ending the next attempt starts",
      reason: "A flag stuck on one path locks the user out until the app restarts.",
      remedy: "Clear the flag in the one place where an attempt ends."),
    Requirement(
      "guard.own-nonce",
      claim: "overlapping and successive results each pair with their own nonce",
      reason: "9 of 218 read clients keep one shared current nonce.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Keep the raw nonce with the attempt, not beside it."),
    Requirement(
      "guard.stale-callback",
      claim: "a late callback of an earlier attempt never completes a later one",
      reason: "3 of 107 read coordinators tell stale callbacks from current ones.",
      remedy: "Compare the controller of the callback with the pending attempt's."),
    Requirement(
      "guard.suspension",
      claim: "the guard holds although the implementation awaits something before it starts",
      reason: "Between the check and the set, an await lets a second caller through.",
      source: "SE-0306, actor reentrancy",
      remedy: "Set the guard before the first await, in the step that checks it."),
    Requirement(
      "guard.every-entry",
      claim: "all entry points share one guard",
      reason: "A guard on the async entry alone lets the callback entry in.",
      remedy: "Put the guard where all entry points meet."),
  ]
}
