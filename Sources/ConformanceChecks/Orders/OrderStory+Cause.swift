internal import ConformanceModel
internal import ScheduleExplorer

extension OrderStory {
  /// What the story usually goes wrong from in some orders only; nil where it did not.
  func cause(of report: ExplorationReport) -> Cause? {
    let found = report.counterexample.flatMap { OrderClaim.read($0.failure.key) }
    if let sign = found?.1 { return cause(of: sign) }
    return switch found?.0 {
    case .answered where isCancelled: .cancelLost
    case .answered: hasOneAttempt ? .slotClearedLater : .cleanupInLaterStep
    case .paired: .nonceReadLater
    case .distinct: .nonceReplacedLater
    case .explained where isCancelled:
      hasOneAttempt
        ? .cancelLost
        : .guardReleasedLater.saying(
          "a cancel ends the attempt in one step and releases the guard in a later one")
    case .explained: .guardReleasedLater
    case nil: nil
    }
  }

  private func cause(of sign: OrderSign) -> Cause {
    switch sign {
    case .neverSet: .delegateNeverSet
    case .unheard: scenario.steps.contains(.drop) ? .freedWhenDropped : .delegateFreed
    case .droppedBefore:
      .freedWhenDropped.saying(
        "nothing keeps the object alive until the request starts: the last reference frees it")
    case .queued: .newcomerQueued
    case .overlapped: .noGuard
    case .joined: .newcomerJoined
    case .ignored: .newcomerDropped
    case .refusalReleases: .refusalReleases
    case .refusalTouches: .refusalTouches
    case .nonceMissing: .nonceStoredLater
    case .otherToken: .controllerNotCompared
    case .tokenFilledIn: SignInDefects.tokenFilledIn
    case .startedAfterEnd: .startedAfterEnd
    case .startedBeside:
      .startedAfterEnd.saying(
        "a request is started for an attempt that is superseded already, by one that began inside "
          + "the answer to an older one")
    case .heardUnready:
      .startedBeforeStored.saying(
        "the request is started before its caller waits, so a callback in between is lost")
    case .cancelledLate: .cancelHops
    case .otherCancelled: .cancelReachesOthers
    case .endedEarly: .timerNotStopped
    case .replaced: .olderNotAnswered
    case .shared: .slotShared
    case .leftOut: .joinersNotAnswered
    case .olderRefused: .olderToldOtherwise
    case .again: hasOneAttempt ? .slotClearedLater : .cleanupInLaterStep
    }
  }

  private var hasOneAttempt: Bool { scenario.attempts.count == 1 }

  /// Whether somebody other than the provider ends an attempt.
  private var isCancelled: Bool {
    scenario.steps.contains { step in
      switch step {
      case .cancel, .cancelTask: true
      default: false
      }
    }
  }
}
