internal import ConformanceModel
internal import ScheduleExplorer

extension OrderStory {
  /// What the story usually goes wrong from in some orders only; nil where it did not.
  func cause(of report: ExplorationReport) -> Cause? {
    let claim = report.counterexample.flatMap { OrderClaim(rawValue: $0.failure.key) }
    let hasOneAttempt = scenario.attempts.count == 1
    return switch claim {
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
