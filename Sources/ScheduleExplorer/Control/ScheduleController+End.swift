internal import CMemoryPoints
internal import PlainText

extension ScheduleController {
  /// Notes what is wrong with how the run ended, where nothing was noted before.
  func judgeEnd() {
    switch record.end {
    case .quiescent: break
    case .unanswered(let names):
      guard record.failure == nil, settings.failsUnanswered else { return }
      if level < .wholeProcess, !settings.assumesClosed {
        escape(.mayRunElsewhere(names))
      } else {
        record.failure = ScheduleFailure(
          claim: "every task ends",
          observed: "\(names.joined(separator: ", ")) waits for something that can no longer come",
          cause: .unanswered)
      }
    case .stepBoundReached(let names):
      guard record.failure == nil else { return }
      record.failure = ScheduleFailure(
        claim: "the run comes to an end",
        observed: "still running after \(Quantity.text(settings.stepBound)) steps: "
          + names.joined(separator: ", "), cause: .stepBoundReached)
    }
  }

  /// Looks whether something has started threads since control was taken.
  func countThreads() {
    guard let threadsBefore, let all = ControlThread.count,
      case let after = all - Int(points_threads()), after > threadsBefore
    else { return }
    escape(.threads(before: threadsBefore, after: after))
  }

  func escape(_ escape: ControlEscape) {
    if record.escape == nil { record.escape = escape }
  }
}
