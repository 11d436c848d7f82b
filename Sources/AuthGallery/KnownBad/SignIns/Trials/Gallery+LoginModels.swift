internal import ConformanceModel

extension Gallery {
  /// View models that look before they wait, with one slip each.
  package static let slippedLogins: [GallerySubject] = [
    login(
      "cancels-after-hop", .cancelsAfterHop, [.continuationClean, .guardStaleCallback],
      [.cancelReachesOthers],
      "A cancelled task cancels in 'Task { @MainActor in }': whoever signs in by then."),
    login(
      "cancels-by-main-queue", .cancelsByMainQueue, [.continuationClean], [.cancelReachesOthers],
      "The same by 'DispatchQueue.main.async'."),
    login(
      "refused-starts-timer", .refusedStartsTimer, [.continuationTimeout], [.timerNotStopped],
      "Starts its timer before it looks whether somebody is signing in.", timed),
    login(
      "refused-replaces-timer", .refusedReplacesTimer, [.continuationTimeout], [.timerNotStopped],
      "A refused newcomer's timer takes the place of the pending attempt's, which nobody stops.",
      timed),
    login(
      "refused-clears-flag-by-defer", .refusedClearsFlag,
      [.continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless], [.refusalReleases],
      "A 'defer' above the guard clears the flag unless the attempt was let in."),
    login(
      "refused-clears-flag-detached", .refusedClearsFlag,
      [.continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless], [.refusalReleases],
      "The same where ended controllers lose their delegate, and none is compared.",
      detaches: true),
    login(
      "flag-cleared-outside", .flagClearedOutside,
      [.continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless, .guardReleased],
      [.refusalReleases, .cleanupInLaterStep],
      "'defer { isBusy = false }' around it all: for the refused too, and after the answer.", task),
    login(
      "completion-unguarded", .completionUnguarded,
      [.continuationAnsweredOnce, .guardExclusive, .guardEveryEntry], [.guardPerEntry],
      "The async way in looks at the flag, the other one does not."),
    login(
      "completion-unguarded-detached", .completionUnguarded,
      [.continuationAnsweredOnce, .guardExclusive, .guardOwnNonce, .guardEveryEntry],
      [.guardPerEntry],
      "The same where ended controllers lose their delegate, and none is compared.",
      detaches: true),
    login(
      "token-of-last-session", .tokenKept,
      [.continuationMalformed, .guardExclusive, .guardOwnNonce], [.earlierResultGiven],
      "Fills a missing token in from the last session."),
    login(
      "token-of-last-process", .tokenKeptByProcess, [.continuationMalformed],
      [.earlierResultGiven], "Fills a missing token in from a static variable."),
    login(
      "compared-before-hop", .comparedBeforeHop, [.continuationClean], [.comparedBeforeHop],
      "Compares the controller, and answers in a later turn whoever waits by then."),
    login(
      "joiners-counted", .joinersCounted,
      [.continuationAnsweredOnce, .guardExclusive], [.joinersNotAnswered],
      "Counts those who wait, and answers when the count is down to one.", joined),
    login(
      "stored-before-guard", .storedBeforeGuard,
      [.continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless], [.refusalTouches],
      "Stores the newcomer's completion, and only then refuses the newcomer.",
      SignInContract(entries: [.completion])),
  ]

  /// The same without a slip.
  static let rightLogins: [GallerySubject] = [
    right("login-model", "A view model that looks before it waits.", SignInContract()),
    right("login-model-with-timer", "The same with a time limit.", timed),
    right(
      "login-model-detaching", "The same, whose ended controllers lose their delegate.",
      SignInContract(), detaches: true),
    right("login-model-joining", "The same, where a second tap waits for the result.", joined),
  ]

  private static let task = SignInContract(entries: [.async])
  private static let timed = SignInContract(timeout: 60)
  private static let joined = SignInContract(
    overlap: .join, cancel: false, taskCancellation: false)

  private static func login(
    _ name: String, _ slip: LoginModel.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String, _ contract: SignInContract = SignInContract(), detaches: Bool = false
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: contract,
      callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { LoginModel(environment, contract, slip, detaches: detaches) }
    }
  }

  private static func right(
    _ name: String, _ story: String, _ contract: SignInContract, detaches: Bool = false
  ) -> GallerySubject {
    .legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) { environment in
      MainActor.assumeIsolated { LoginModel(environment, contract, nil, detaches: detaches) }
    }
  }
}
