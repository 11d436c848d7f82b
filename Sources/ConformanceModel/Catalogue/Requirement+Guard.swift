extension RequirementID {
  package static let guardExclusive = Self(rawValue: "guard.exclusive")
  package static let guardRefusalHarmless = Self(rawValue: "guard.refusal-harmless")
  package static let guardReleased = Self(rawValue: "guard.released")
  package static let guardOwnNonce = Self(rawValue: "guard.own-nonce")
  package static let guardStaleCallback = Self(rawValue: "guard.stale-callback")
  package static let guardSuspension = Self(rawValue: "guard.suspension")
  package static let guardEveryEntry = Self(rawValue: "guard.every-entry")
  package static let guardInstances = Self(rawValue: "guard.instances")
  package static let guardFlows = Self(rawValue: "guard.flows")
  package static let guardThreads = Self(rawValue: "guard.threads")
  package static let guardRaceFree = Self(rawValue: "guard.race-free")
}

extension Requirement {
  static let guardRows: [Requirement] = [
    Requirement(
      .guardExclusive,
      claim: "no more requests are outstanding than the contract allows",
      reason: "Without a guard the second attempt overwrites the first one's slot.",
      source: "83 of the 102 coordinators that we read have no guard",
      remedy: "Look whether an attempt is pending before starting another, and treat the newcomer "
        + "as the contract says.",
      snippet: Snippet(
        wrong: #"self.continuation = continuation  // overwrites a pending one"#,
        right: #"""
          guard self.continuation == nil
          else { throw SignInError.alreadyInProgress }
          """#)),
    Requirement(
      .guardRefusalHarmless,
      claim: "a refused newcomer is answered and changes nothing of the first attempt",
      reason: "A nonce stored before the refusal breaks the pending attempt's pairing.",
      remedy: "Refuse before touching any state.",
      snippet: Snippet(
        wrong: #"""
          nonce = randomNonce()
          guard !isSigningIn else { throw SignInError.alreadyInProgress }
          """#,
        right: #"""
          guard !isSigningIn else { throw SignInError.alreadyInProgress }
          nonce = randomNonce()
          """#)),
    Requirement(
      .guardReleased,
      claim: "after every ending the next attempt starts",
      reason: "A flag stuck on one path locks the user out until the app restarts.",
      remedy: "Clear the flag in the one place where an attempt ends.",
      snippet: Snippet(
        wrong: #"func didComplete() { isSigningIn = false }  // didFail forgets"#,
        right: #"func end(_ attempt: Attempt) { isSigningIn = false }  // every path"#)),
    Requirement(
      .guardOwnNonce,
      claim: "overlapping and successive results each pair with their own nonce",
      reason: "9 of the 218 clients that we read keep one shared current nonce.",
      source: "OpenID Connect Core 1.0, 15.5.2",
      remedy: "Keep the raw nonce with the attempt, not beside it.",
      snippet: Snippet(
        wrong: #"var currentNonce: String?  // one for all attempts"#,
        right: #"struct Attempt { let rawNonce: String }"#)),
    Requirement(
      .guardStaleCallback,
      claim: "a late callback of an earlier attempt never completes a later one",
      reason: "Only 3 of the 107 coordinators that we read tell stale callbacks from current ones.",
      remedy: "Compare the controller of the callback with the pending attempt's.",
      snippet: Snippet(
        wrong: #"func didComplete(_ controller: Controller) { finish() }"#,
        right: #"guard controller === attempt?.controller else { return }"#)),
    Requirement(
      .guardSuspension,
      claim: "the guard holds although the implementation awaits something before it starts",
      reason: "Between the check and the set, an await lets a second caller through. Callers that "
        + "come one after the other, as in guard.exclusive, do not meet there.",
      source: "SE-0306, actor reentrancy",
      remedy: "Set the guard before the first await, in the step that checks it.",
      snippet: Snippet(
        wrong: #"""
          guard !isSigningIn else { throw SignInError.alreadyInProgress }
          let nonce = try await backend.nonce()
          isSigningIn = true
          """#,
        right: #"""
          guard !isSigningIn else { throw SignInError.alreadyInProgress }
          isSigningIn = true
          defer { isSigningIn = false }
          let nonce = try await backend.nonce()
          return try await showSheet(nonce)
          """#)),
    Requirement(
      .guardEveryEntry,
      claim: "all entry points share one guard",
      reason: "A guard on the async entry alone lets the callback entry in.",
      remedy: "Put the guard where all entry points meet.",
      snippet: Snippet(
        wrong: #"func signIn(completion: …) { start(completion) }  // unguarded"#,
        right: #"func signIn(completion: …) { guarded { start(completion) } }"#)),
    Requirement(
      .guardInstances,
      claim: "two providers alive at once never mix nonce or continuation",
      reason: "A coordinator for each tap, with static state, answers the wrong one.",
      remedy:
        "Keep nonce, continuation and flag in each object, or let one guard hold for all of them.",
      since: 2,
      snippet: Snippet(
        wrong: #"private static var currentNonce: String?"#,
        right: #"private var attempt: Attempt?  // each object's own, with its nonce"#)),
    Requirement(
      .guardFlows,
      claim: "sign-in, link, reauthentication and deletion exclude one another as declared",
      reason: "A link that begins while a deletion's sheet is shown ends as something else.",
      remedy: "Let all flows begin in one place, behind one guard.", since: 2,
      snippet: Snippet(
        wrong: #"func delete() { showSheet(.reauthenticate) }  // unguarded"#,
        right: #"func delete() { guarded { showSheet(.reauthenticate) } }"#)),
    Requirement(
      .guardThreads,
      claim: "the guard holds whatever two threads do between two accesses to memory",
      reason: "Where check and set are two accesses, a second thread checks before the first has "
        + "set, and two requests are outstanding.",
      source: "a published repair: first a flag, then the main actor and a flag",
      remedy: "Check and set in one step: under one lock, in one exchange, or on one actor.",
      implies: [.guardRaceFree], since: 2,
      snippet: Snippet(
        wrong: #"guard !isSigningIn else { return }; isSigningIn = true"#,
        right: #"""
          guard !isSigningIn.exchange(true, ordering: .acquiring)
          else { throw SignInError.alreadyInProgress }
          defer { isSigningIn.store(false, ordering: .releasing) }
          """#)),
    Requirement(
      .guardRaceFree, .should,
      claim: "callers on two threads use no memory without an order between them",
      reason: "Without an order between a write and another access, what is read is undefined, and "
        + "an optimised build may do anything.",
      source: "Swift's memory model (SE-0282); happens-before, after FastTrack (PLDI 2009)",
      remedy: "Keep the value in a 'Mutex' or an actor, and never touch it elsewhere.",
      since: 2,
      snippet: Snippet(
        wrong: #"private var isSigningIn = false  // read and set by any thread"#,
        right: #"private let isSigningIn = Mutex(false)"#)),
  ]
}
