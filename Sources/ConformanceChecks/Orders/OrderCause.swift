internal import ScheduleExplorer

/// What a story that goes wrong in some orders only usually comes from.
struct OrderCause: Equatable {
  /// The cause in one line without a full stop.
  let text: String

  /// Reads the cause off the story and the broken claim; nil where nothing is likely enough.
  init?(_ story: OrderStory, _ report: ExplorationReport) {
    guard let failure = report.counterexample?.failure,
      let claim = OrderClaim(rawValue: failure.claim)
    else { return nil }
    let steps = story.scenario.steps
    let isCancelled = steps.contains { step in
      switch step {
      case .cancel, .cancelTask: true
      default: false
      }
    }
    switch claim {
    case .answered where isCancelled:
      text = "a cancel that comes before the continuation is stored, or beside a callback, is lost"
    case .answered where story.scenario.attempts.count > 1:
      text = "clean-up in a later step than the answer wipes the attempt that began meanwhile"
    case .answered:
      text = "the slot is read in one step and cleared in a later one"
    case .paired: text = "the nonce is read in a later step than the one that took the attempt"
    case .distinct: text = "a nonce is drawn in one step and replaced in a later one"
    case .explained where isCancelled && story.scenario.attempts.count == 1:
      text = "a cancel that comes before the continuation is stored, or beside a callback, is lost"
    case .explained where isCancelled:
      text = "a cancel ends the attempt in one step and releases the guard in a later one"
    case .explained:
      text = "the attempt is answered in one step and the guard is released in a later one"
    }
  }
}
