internal import ConformanceModel

extension Gallery {
  /// View models of apps with one slip each, written before their checks were read.
  package static let slippedSessions: [GallerySubject] = answersThatSlip + guardsThatSlip

  private static let completionOnly = SignInContract(
    entries: [.completion], cancel: false, taskCancellation: false)
  private static let plain = SignInContract(taskCancellation: false)

  private static let answersThatSlip: [GallerySubject] = [
    slip(
      "unknown-codes-silent", .unknownCodesSilent, [.continuationFailure], [.silentCallback],
      "Switches over the codes it knows; the default is a 'break'."),
    slip(
      "token-decoded-leniently", .tokenDecodedLeniently, [.continuationMalformed],
      [.malformedPassedOn], "Decodes the token with 'String(decoding:as:)', which repairs."),
    slip(
      "code-demanded-silently", .codeDemandedSilently,
      [.continuationAnsweredOnce, .continuationMalformed],
      [.silentOnMalformed], "'guard let code else { return }', for a code nobody needs."),
    slip(
      "email-demanded", .emailDemanded, [.continuationSuccess], [.optionalDemanded],
      "Fails without an e-mail address, which comes the first time only."),
    slip(
      "digest-twice", .digestTwice, [.continuationSuccess], [.otherDigestSent],
      "Hashes in the view model, and once more in the helper."),
    slip(
      "digest-unpadded", .digestUnpadded, [.continuationSuccess], [.otherDigestSent],
      "Formats the digest with %x."),
    slip(
      "digest-upper-case", .digestUpperCase, [.continuationSuccess], [.otherDigestSent],
      "Formats the digest with %02X."),
    slip(
      "digest-given-back", .digestGivenBack, [.continuationSuccess], [.digestHandedOut],
      "Hands the backend the digest for the raw nonce."),
    slip(
      "nonce-not-sent", .nonceNotSent, [.continuationSuccess, .guardOwnNonce], [.nonceNotSent],
      "Forgets 'request.nonce'."),
    slip(
      "names-swapped", .namesSwapped, [.continuationSuccess], [.fieldsNotCopied],
      "Joins family and given name the wrong way round.",
      SignInContract(carries: [.token, .code, .user, .name])),
    slip(
      "cancel-only-hides-loading", .cancelOnlyHidesLoading,
      [.continuationAnsweredOnce, .continuationCancellation],
      [.cancelDropsCaller], "'cancel()' hides the spinner and answers nobody."),
    slip(
      "cancel-is-failure", .cancelIsFailure, [.continuationCancellation], [.cancelAsFailure],
      "'cancel()' answers with a failure that is called 'cancelled'."),
    slip(
      "retries-once", .retriesOnce,
      [.continuationAnsweredOnce, .continuationCancel, .continuationFailure], [.requestRetried],
      "Shows a second sheet by itself after a failure."),
    slip(
      "timer-not-stopped", .timerNotStopped, [.continuationTimeout], [.timerNotStopped],
      "The timer of an ended attempt is not stopped, and ends the next one.",
      SignInContract(timeout: 60)),
    slip(
      "anchor-freed", .anchorFreed, [.continuationAnchor], [.anchorMissing],
      "Makes the presentation provider in place, and nothing keeps it.",
      SignInContract(setsAnchor: true)),
    slip(
      "code-remembered", .codeRemembered, [.continuationSuccess], [.detailsKept],
      "Hands out the code of the last sign-in where none comes."),
    slip(
      "first-user-kept", .firstUserKept, [.continuationSuccess], [.detailsKept],
      "Hands out the id of whoever signed in first."),
    slip(
      "unowned-timer", .unownedTimer, whatEndsWithItsProvider, [.unownedGone],
      "The timer's block holds its object unowned, and is not stopped.",
      SignInContract(entries: [.completion], taskCancellation: false, timeout: 60)),
    slip(
      "anchor-never-set", .anchorNeverSet, [.continuationAnchor], [.anchorMissing],
      "Says that it sets a presentation provider, and sets none.",
      SignInContract(setsAnchor: true)),
    slip(
      "anchor-set-off-main", .anchorSetOffMain, [.continuationAnchor], [.startedOffMain],
      "Sets the presentation provider in a detached task, and starts the request after that.",
      SignInContract(setsAnchor: true)),
    slip(
      "never-withdraws", .neverWithdraws, [.continuationWithdrawn], [.sheetNotWithdrawn],
      "Answers who cancels, and leaves the sheet on the screen.", SignInContract(withdraws: true)),
    slip(
      "kept-for-ever", .keptForEver, [.continuationReleased], [.keptAfterEnd],
      "Keeps itself while an attempt is pending, and ever after."),
    slip(
      "timer-beside-hop", .timerBesideHop, [.continuationTimeout], [.slotClearedLater],
      "Takes the completion in the callback and clears it after a hop: the timer fires between.",
      SignInContract(entries: [.completion], taskCancellation: false, timeout: 60)),
    slip(
      "timer-in-task-group", .timerInTaskGroup, [.continuationTimeout], [.timerNeverFires],
      "Sign-in and sleep race in a task group, which waits for both.",
      SignInContract(entries: [.async], cancel: false, taskCancellation: false, timeout: 60)),
    slip(
      "delegate-after-perform", .delegateAfterPerform, [.continuationEarly],
      [.delegateSetLate], "Sets the delegate after 'performRequests()'."),
    slip(
      "unknown-is-cancel", .unknownCancels, [.continuationFailure, .continuationCancel],
      [.everyErrorIsCancel], "Takes code 1000 for a cancel as well."),
    slip(
      "domain-is-cancel", .domainIsCancel, [.continuationFailure, .continuationCancel],
      [.everyErrorIsCancel], "Takes every error of Apple's domain for a cancel."),
    slip(
      "token-forced", .forcedToken,
      [
        .continuationAnsweredOnce, .continuationMalformed, .continuationDuplicates,
        .continuationEarly, .continuationClean, .continuationReentrant, .guardExclusive,
        .guardReleased, .guardOwnNonce,
      ], [.nilUnwrapped],
      "'credential.identityToken!'."),
    slip(
      "other-credential-fatal", .fatalErrorOnOtherCredential,
      [
        .continuationAnsweredOnce, .continuationMalformed, .guardExclusive, .guardReleased,
        .guardOwnNonce,
      ],
      [.fatalError], "'default: fatalError()' for other types of credentials."),
    slip(
      "fatal-without-nonce", .fatalErrorWithoutNonce,
      [
        .continuationAnsweredOnce, .continuationDuplicates, .continuationEarly,
        .continuationDropped, .continuationCancellation, .continuationClean, .guardExclusive,
        .guardStaleCallback,
      ], [.fatalError],
      "'fatalError(\"Invalid state: A login callback was received …\")', as the guide has it."),
    slip(
      "reply-forced", .forcedReply,
      [
        .continuationAnsweredOnce, .continuationDuplicates, .continuationCancellation,
        .continuationClean, .guardReleased, .guardStaleCallback,
      ], [.nilUnwrapped],
      "Unwraps the completion by force.", plain),
    slip(
      "kept-for-retry", .keptForRetry,
      [
        .continuationAnsweredOnce, .continuationDuplicates, .continuationClean, .guardStaleCallback,
        .continuationReleased,
      ], [.slotNotCleared],
      "Keeps the completion after a failure, so that the user may try again."),
  ]

  private static let guardsThatSlip: [GallerySubject] = [
    slip(
      "flag-cleared-by-defer", .flagClearedByDefer,
      [.continuationAnsweredOnce, .guardExclusive, .guardReleased], [.noGuard],
      "'defer { isLoading = false }' runs when the request has been started."),
    slip(
      "newcomer-takes-completion", .newcomerTakesCompletion,
      [
        .continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless, .guardReleased,
        .guardOwnNonce, .guardStaleCallback, .guardSuspension, .guardEveryEntry,
      ],
      [.refusalTouches], "Keeps the newcomer's completion before it looks at the flag."),
    slip(
      "newcomer-joins", .newcomerJoins,
      [.guardExclusive, .guardRefusalHarmless, .guardReleased, .guardOwnNonce], [.newcomerJoined],
      "Says that it refuses, and gives the newcomer the pending attempt's result."),
    slip(
      "cool-down", .coolDown, [.continuationStartFailure, .guardReleased], [.coolDown],
      "Refuses for two seconds after every ending, against double taps."),
    slip(
      "flag-cleared-after-animation", .flagClearedAfterAnimation,
      [.continuationStartFailure, .guardReleased],
      [.coolDown], "Clears the flag with 'asyncAfter', when the sheet has gone."),
    slip(
      "flag-cleared-after-completion", .flagClearedAfterCompletion,
      [.continuationReentrant, .guardReleased], [.guardReleasedLater],
      "Calls the completion first and clears the flag after that.", plain),
    slip(
      "broadcasts-callbacks", .broadcastsCallbacks,
      [.guardStaleCallback, .guardInstances, .continuationReleased],
      [.controllerNotCompared, .instancesShareState, .keptAfterEnd],
      "A static list of models, every one of which hears every callback."),
    slip(
      "performs-later", .performsLater, [.continuationCancellation], [.startedAfterEnd],
      "Starts the controller in 'Task { }', also when the attempt has been cancelled meanwhile."),
    slip(
      "awaits-nonce-unchecked", .awaitsNonceUnchecked, [.continuationCancellation],
      [.startedAfterEnd],
      "Waits for its nonce, and does not look whether the attempt is still there."),
    slip(
      "precondition-idle", .preconditionIdle,
      [
        .nonceUniqueAttempts, .continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless,
        .guardReleased, .guardOwnNonce, .guardStaleCallback, .guardSuspension, .guardEveryEntry,
      ], [.trapWithoutWords],
      "'precondition(completion == nil)' is its guard."),
    slip(
      "any-cancel-cancels", .anyCancelCancels, [.guardRefusalHarmless, .guardStaleCallback],
      [.cancelReachesOthers], "A cancelled task cancels whatever attempt is pending."),
    slip(
      "cancel-remembered", .cancelRemembered, [.continuationCancellation], [.cancelRemembered],
      "A cancel while nothing is pending cancels the next attempt."),
    slip(
      "superseded-refused", .supersededRefused,
      [.guardExclusive, .guardReleased, .guardStaleCallback, .guardEveryEntry],
      [.olderToldOtherwise],
      "Tells the superseded caller 'already in progress'.",
      SignInContract(overlap: .supersede)),
    slip(
      "join-draws-again", .joinDrawsAgain, [.guardOwnNonce], [.nonceOverwritten],
      "Draws a new nonce for a caller who joins.",
      SignInContract(overlap: .join, cancel: false, taskCancellation: false)),
    slip(
      "nonce-read-after-hop", .nonceReadAfterHop, [.guardStaleCallback, .guardSuspension],
      [.nonceReadLater],
      "Clears the attempt, and reads its nonce in a later turn."),
    slip(
      "answers-under-lock", .answersUnderLock, [.continuationReentrant, .guardReleased],
      [.deadlock],
      "Calls the completion while it holds its lock.", plain),
    slip(
      "starts-under-lock", .startsUnderLock, [.continuationEarly], [.deadlock],
      "Starts the request while it holds its lock."),
    book(
      "keyed-by-purpose", .keyedByPurpose,
      [.continuationAnsweredOnce, .guardExclusive, .guardOwnNonce, .guardStaleCallback],
      [.slotShared, .controllerNotCompared],
      "A dictionary of attempts by purpose, where all have the purpose 'signIn'."),
    book(
      "never-struck-out", .neverStruckOut,
      [.continuationAnsweredOnce, .continuationDuplicates, .continuationReleased],
      [.slotNotCleared],
      "A dictionary of attempts from which none is ever removed."),
    book(
      "nonce-beside-the-book", .sharedNonce, [.guardOwnNonce], [.nonceOverwritten],
      "A dictionary of attempts, and one current nonce beside it."),
    book(
      "queue-sync-inside", .queueSyncInside, [.continuationReentrant, .guardReleased],
      [.trapWithoutWords],
      "Answers inside 'queue.sync', which the next attempt enters too."),
    .badSignIn(
      "stream-of-results", violates: [.continuationClean, .guardStaleCallback],
      causes: [.lateResultKept, .controllerNotCompared],
      story: "One stream of results for all attempts: a stray one is the next attempt's.",
      contract: SignInContract(entries: [.async], cancel: false, taskCancellation: false),
      callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { ResultStream(environment) } },
  ]

  /// What cannot be judged without a provider that goes away while its timer runs.
  private static let whatEndsWithItsProvider: Set<RequirementID> = [
    .nonceUniqueAttempts, .continuationAnsweredOnce, .continuationSuccess, .continuationCancel,
    .continuationFailure, .continuationMalformed, .continuationDuplicates, .continuationEarly,
    .continuationStartFailure, .continuationDropped, .continuationCancellation,
    .continuationTimeout, .continuationClean, .continuationReentrant, .continuationMainThread,
    .continuationReleased, .guardExclusive, .guardRefusalHarmless, .guardReleased, .guardOwnNonce,
    .guardStaleCallback, .guardInstances,
  ]

  private static func slip(
    _ name: String, _ slip: SessionModel.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String, _ contract: SignInContract = SignInContract(),
    leavesOpen: Set<RequirementID> = []
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, leavesOpen: leavesOpen, story: story,
      contract: contract, callbacks: .mainActor
    ) { environment in
      MainActor.assumeIsolated { SessionModel(environment, contract, slip) }
    }
  }

  private static func book(
    _ name: String, _ slip: RequestBook.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String
  ) -> GallerySubject {
    var contract = completionOnly
    contract.overlap = .independent
    return .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: contract,
      callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { RequestBook(environment, slip) } }
  }
}
