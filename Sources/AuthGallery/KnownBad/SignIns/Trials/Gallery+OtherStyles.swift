internal import ConformanceModel

extension Gallery {
  /// Slips in apps of other styles, written before the checks were read.
  package static let slippedStyles: [GallerySubject] = [
    .machineIdleLast, .machineHearsAnyFailure,
    legacy(
      "legacy-answers-deferred", .answersDeferred, [.continuationReentrant, .guardReleased],
      [.guardReleasedLater], "Two 'defer' blocks, and the later one runs first: the answer."),
    legacy(
      "legacy-start-failure-deferred", .answersBeforeReset, [.continuationReentrant],
      [.guardReleasedLater], "'defer { reset() }' before the answer that it could not start."),
    legacy(
      "legacy-cancel-is-last-credential", .cancelIsLastCredential, [.continuationCancel],
      [.earlierResultGiven], "A cancelled sheet is answered with the last credential."),
    legacy(
      "legacy-cancelled-for-ever", .cancelledForEver, [.guardReleased],
      [.cancelRemembered], "Notes that it was cancelled, and never strikes that out."),
    legacy(
      "legacy-failure-not-compared", .failureNotCompared, [.guardStaleCallback],
      [.controllerNotCompared], "Compares the controller of a success only."),
    legacy(
      "legacy-flag-by-main-queue", .flagByMainQueue,
      [.continuationAnsweredOnce, .guardSuspension], [.checkAwaitSet],
      "Sets the flag in 'DispatchQueue.main.async'."),
    legacy(
      "legacy-flag-per-button", .flagPerButton,
      [.continuationAnsweredOnce, .guardEveryEntry], [.guardPerEntry],
      "A flag for the button, and another one for everything else."),
    legacy(
      "legacy-last-name", .lastName, [.continuationSuccess], [.detailsKept],
      "A credential without a name is given the name that came last."),
    legacy(
      "legacy-not-handled-is-cancel", .notHandledIsCancel, [.continuationFailure],
      [.everyErrorIsCancel], "Takes codes 1003 and 1004 for cancels as well."),
    legacy(
      "legacy-owner-weak-in-hop", .ownerInHopWeak, [.continuationDropped], [.freedWhenDropped],
      "Lets go of itself, then hops with '[weak self]'."),
    legacy(
      "legacy-reset-in-later-hop", .stateInLaterHop, [.continuationReentrant],
      [.guardReleasedLater],
      "Answers in a later turn, and resets what began meanwhile."),
    task(
      "stored-task-kept-on-failure", .clearedOnSuccessOnly,
      [.continuationStartFailure, .guardReleased],
      [.earlierResultGiven],
      "The stored task is cleared after a success only."),
    task(
      "stored-task-cleared-by-all", .clearedByEachCaller, [.guardExclusive],
      [.cleanupInLaterStep], "Each caller clears the stored task, whichever that is by then."),
  ]

  /// The same without the slip.
  package static let rightStyles: [GallerySubject] = [
    .stateMachine,
    .legalSignIn(
      "legacy-manager",
      story: "Plain variables on the main thread, which 'dispatchPrecondition' asserts; remembers "
        + "the name of each user.",
      contract: legacyContract, callbacks: .mainActor
    ) { LegacyManager($0) },
    .legalSignIn(
      "stored-task", story: "A stored task, whose value everybody waits for.",
      contract: taskContract, callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { StoredTask(environment) } },
  ]

  private static let legacyContract = SignInContract(carries: [.token, .code, .user, .name])
  private static let taskContract = SignInContract(
    overlap: .join, cancel: false, taskCancellation: false)

  private static func legacy(
    _ name: String, _ slip: LegacyManager.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: legacyContract,
      callbacks: .mainActor
    ) { LegacyManager($0, slip) }
  }

  private static func task(
    _ name: String, _ slip: StoredTask.Slip, _ violates: Set<RequirementID>, _ causes: [Cause],
    _ story: String
  ) -> GallerySubject {
    .badSignIn(
      name, violates: violates, causes: causes, story: story, contract: taskContract,
      callbacks: .mainActor
    ) { environment in MainActor.assumeIsolated { StoredTask(environment, slip) } }
  }
}
