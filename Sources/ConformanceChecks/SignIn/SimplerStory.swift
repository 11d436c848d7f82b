internal import ConformanceModel

/// A simpler scenario that a longer one is made of, judged by a requirement of its own.
///
/// Where the simpler one already goes wrong, the longer scenario shows nothing of its own
/// requirement: an implementation that never answers a cancel would otherwise violate everything
/// in whose scenarios somebody cancels.
enum SimplerStory: Hashable, Sendable {
  /// One attempt and one ending.
  case ending(Ending)
  /// The same, and another attempt after it.
  case sequel(Ending)
  /// One attempt, one ending, and a callback to its request after that.
  case stray(Ending, ProviderCallback.Kind)
  /// The same, and another attempt after that.
  case strayAndSequel(Ending, ProviderCallback.Kind)
  /// One attempt and one ending, then another attempt and a callback to the first request.
  case stale(Ending, ProviderCallback.Kind)
  /// Two attempts overlap, and both succeed as far as the contract lets them.
  case overlap

  /// How an attempt ends.
  enum Ending: Hashable, Sendable {
    case callback(ProviderCallback.Kind)
    case noWindow
    case bytesFail
    case cancel
    case cancelTask
    /// The task is cancelled before it calls.
    case cancelledBefore
    case timeout

    /// The requirement that judges the ending alone.
    var requirement: RequirementID {
      switch self {
      case .callback(.success), .callback(.returning): .continuationSuccess
      case .callback(.cancel), .callback(.foreignCancel): .continuationCancel
      case .callback(.failure): .continuationFailure
      case .callback: .continuationMalformed
      case .noWindow, .bytesFail: .continuationStartFailure
      case .cancel, .cancelTask: .continuationCancellation
      case .cancelledBefore: .continuationCancelledBefore
      case .timeout: .continuationTimeout
      }
    }

    /// The answers that the ending may lead to.
    var words: [SignInAnswer.Word] {
      switch self {
      case .callback(.success), .callback(.returning): [.credential]
      case .callback(.cancel), .cancel, .cancelTask, .cancelledBefore: [.cancelled]
      case .timeout: [.failure, .cancelled]
      case .callback(.missingCode), .callback(.codeNotUTF8), .callback(.emptyToken):
        [.credential, .failure]
      default: [.failure]
      }
    }

    fileprivate var requests: Int {
      [.noWindow, .bytesFail, .cancelledBefore].contains(self) ? 0 : 1
    }

    fileprivate func steps(_ start: SignInStart) -> [SignInStep] {
      var start = start
      // Only a waiting task can be cancelled, whatever way in the next attempt takes.
      if self == .cancelTask || self == .cancelledBefore { start.entry = .async }
      switch self {
      case .callback(let kind):
        return [.start(start), .callback(attempt: start.attempt, ProviderCallback(kind))]
      case .noWindow: start.hasWindow = false
      case .bytesFail: start.bytesFail = true
      case .cancelledBefore: start.isCancelled = true
      case .cancel: return [.start(start), .cancel]
      case .timeout: return [.start(start), .timeout]
      case .cancelTask: return [.start(start), .cancelTask(attempt: start.attempt)]
      }
      return [.start(start)]
    }
  }

  /// The requirement that judges the story.
  var requirement: RequirementID {
    switch self {
    case .ending(let ending): ending.requirement
    case .sequel(.timeout), .stray(.timeout, _), .strayAndSequel(.timeout, _), .stale(.timeout, _):
      .continuationTimeout
    case .sequel(.cancelledBefore): .continuationCancelledBefore
    case .sequel: .guardReleased
    case .stray(.cancel, _), .stray(.cancelTask, _): .continuationCancellation
    case .stray: .continuationDuplicates
    case .strayAndSequel: .continuationClean
    case .stale: .guardStaleCallback
    case .overlap: .guardExclusive
    }
  }

  /// Whether somebody has given up before the attempt begins.
  var isCancelledBefore: Bool { requirement == .continuationCancelledBefore }

  /// The story as a scenario.
  var scenario: SignInScenario {
    let first = SignInStart("A")
    let second = SignInStart("B")
    switch self {
    case .ending(let ending):
      return simpler(
        ending.steps(first),
        SignInExpectation(
          answers: ["A": ending.words], requests: ending.requests, outstandingAtMost: 1))
    case .sequel(let ending):
      let next: [SignInStep] = [
        .start(second), .callback(attempt: "B", ProviderCallback(.success)),
      ]
      return simpler(
        ending.steps(first) + next,
        SignInExpectation(
          answers: ["A": ending.words, "B": [.credential]], requests: ending.requests + 1,
          outstandingAtMost: 1))
    case .strayAndSequel(let ending, let kind):
      let next: [SignInStep] = [
        .callback(attempt: "A", ProviderCallback(kind)), .start(second),
        .callback(attempt: "B", ProviderCallback(.success)),
      ]
      return simpler(
        ending.steps(first) + next,
        SignInExpectation(
          answers: ["A": ending.words, "B": [.credential]], requests: ending.requests + 1,
          outstandingAtMost: 1))
    case .stale(let ending, let kind):
      let next: [SignInStep] = [
        .start(second), .callback(attempt: "A", ProviderCallback(kind)),
        .callback(attempt: "B", ProviderCallback(.success)),
      ]
      return simpler(
        ending.steps(first) + next,
        SignInExpectation(
          answers: ["A": ending.words, "B": [.credential]], requests: ending.requests + 1,
          outstandingAtMost: 1))
    case .stray(let ending, let kind):
      let late = SignInStep.callback(attempt: "A", ProviderCallback(kind))
      return simpler(
        ending.steps(first) + [late],
        SignInExpectation(
          answers: ["A": ending.words], requests: ending.requests, outstandingAtMost: 1))
    case .overlap:
      let right: [SignInContract.Overlap: SignInExpectation] = [
        .refuse: overlapping(.credential, .refused, requests: 1, outstanding: 1),
        .supersede: overlapping(.cancelled, .credential, requests: 2, outstanding: 1),
        .join: overlapping(.credential, .credential, requests: 1, outstanding: 1),
        .independent: overlapping(.credential, .credential, requests: 2, outstanding: 2),
      ]
      let success = ProviderCallback(.success)
      return SignInScenario(
        "simpler-story", "two attempts at once",
        steps: [
          .start(first), .start(second), .callback(attempt: "A", success),
          .callback(attempt: "B", success),
        ], expectations: right)
    }
  }

  private func overlapping(
    _ first: SignInAnswer.Word, _ second: SignInAnswer.Word, requests: Int, outstanding: Int
  ) -> SignInExpectation {
    SignInExpectation(
      answers: ["A": [first], "B": [second]], requests: requests, outstandingAtMost: outstanding)
  }

  private func simpler(_ steps: [SignInStep], _ right: SignInExpectation) -> SignInScenario {
    let all = SignInContract.Overlap.allCases.map { ($0, right) }
    return SignInScenario(
      "simpler-story", "", steps: steps, expectations: Dictionary(uniqueKeysWithValues: all))
  }
}
