internal import ConformanceModel

extension Gallery {
  /// Sign-ins of several styles with one slip each, written before the checks were read.
  package static let slippedTaps: [GallerySubject] = [
    tapped(
      "refused-stops-timer", .refusedStopsTimer, [.continuationTimeout], [.refusalTouches],
      "A second tap stops the timer of the first, and is refused after that.",
      SignInContract(
        entries: [.completion], taskCancellation: false, timeout: 60)),
    tapped(
      "result-cached", .resultCached,
      [
        .guardReleased, .guardOwnNonce, .guardSuspension,
      ], [.earlierResultGiven],
      "Answers every attempt after a success with the credential of that."),
    tapped(
      "superseded-overwrites", .overwrittenInside, [.continuationReentrant], [.startedAfterEnd],
      "Answers the older caller before its own request starts, and looks at nothing after that.",
      SignInContract(overlap: .supersede, entries: [.completion], taskCancellation: false)),
    tapped(
      "code-forced", .codeForced, [.continuationAnsweredOnce, .continuationMalformed],
      [.nilUnwrapped], "'String(data: code, encoding: .utf8)!'."),
    tapped(
      "code-repaired", .codeRepaired, [.continuationMalformed], [.malformedPassedOn],
      "Decodes the authorization code with 'String(decoding:as:)', which repairs."),
    .badSignIn(
      "cancel-hops", violates: [.continuationCancellation, .continuationClean],
      causes: [.cancelHops],
      story: "'cancel()' hops to the actor, and ends whoever is pending there by then.",
      contract: SignInContract(entries: [.async]), callbacks: .mainActor
    ) { ProxyActor($0) },
    .badSignIn(
      "stream-keeps-nothing",
      violates: [
        .continuationAnsweredOnce, .continuationSuccess, .continuationCancel,
        .continuationFailure, .continuationMalformed, .continuationEarly,
        .continuationCancellation,
      ], causes: [.startedBeforeStored, .cancelLost],
      story: "A stream that buffers nothing: what comes before the loop listens is lost.",
      contract: SignInContract(entries: [.async]), callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { EventStream(environment, .keepsNothing) } },
    .badSignIn(
      "oldest-delegate-freed",
      violates: [.continuationAnsweredOnce, .guardExclusive, .guardSuspension],
      causes: [.slotShared, .delegateFreed],
      story: "Keeps the delegates of its attempts in a queue, and frees the oldest at each ending.",
      contract: SignInContract(
        overlap: .independent, entries: [.completion], cancel: false, taskCancellation: false),
      callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { DelegateQueue(environment) } },
  ]

  /// The same without the slip.
  package static let rightTaps: [GallerySubject] = [
    .legalSignIn(
      "actor-with-listeners",
      story: "An actor with a listener of each attempt, which hops with the first callback alone.",
      contract: actorContract, callbacks: .mainActor
    ) { ProxyActor($0) },
    .legalSignIn(
      "callbacks-hop-apart",
      story: "The same, where each callback hops: of two that come at once either may be heard.",
      contract: actorContract, callbacks: .mainActor
    ) { ProxyActor($0, .callbacksApart) },
    .legalSignIn(
      "stream-per-attempt", story: "A stream of each attempt, which cancel() feeds as well.",
      contract: SignInContract(entries: [.async]), callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { EventStream(environment) } },
    .legalSignIn(
      "last-tap-wins",
      story: "Looks whether it is still the last one when the older caller has been answered.",
      contract: lastWins, callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { TappedModel(environment, lastWins, nil) } },
    .legalSignIn(
      "empty-token-taken",
      story: "Looks whether there is a token, and leaves to the backend whether it is any good.",
      contract: oneTap, callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { TappedModel(environment, oneTap, .emptyTokenTaken) }
    },
  ]

  private static let oneTap = SignInContract(entries: [.completion], taskCancellation: false)
  private static let actorContract = SignInContract(entries: [.async], cancel: false)
  private static let lastWins = SignInContract(
    overlap: .supersede, entries: [.completion], taskCancellation: false, timeout: 60)

  private static func tapped(
    _ name: String, _ slip: TappedModel.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String,
    _ contract: SignInContract = oneTap
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: contract,
      callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { TappedModel(environment, contract, slip) } }
  }
}
