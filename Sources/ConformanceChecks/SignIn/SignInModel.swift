internal import ConformanceModel

/// What is right after each step, for every contract: the sequential model.
///
/// Small enough to be believed, and compared with every scenario of the vectors by a test, so
/// that generated scenarios are judged by the same rules.
struct SignInModel {
  let overlap: SignInContract.Overlap
  /// Whether an attempt ends when the app goes to the background.
  var endsInBackground = false
  /// The right answers by attempt; empty while the attempt is pending.
  private(set) var answers: [String: [SignInAnswer.Word]] = [:]
  private(set) var requests = 0
  private(set) var outstandingAtMost = 0
  /// The pending attempts in the order in which they were started.
  private(set) var pending: [String] = []
  private var owners: Set<String> = []
  private var inside: [String: [SignInStart]] = [:]

  init(overlap: SignInContract.Overlap) { self.overlap = overlap }

  /// What is right when the last step has settled.
  var expectation: SignInExpectation {
    SignInExpectation(answers: answers, requests: requests, outstandingAtMost: outstandingAtMost)
  }

  /// Takes one step and lets it settle.
  mutating func take(_ step: SignInStep) {
    switch step {
    case .start(let start):
      if let outer = start.inside, answers[outer, default: []].isEmpty {
        inside[outer, default: []].append(start)
      } else {
        begin(start)
      }
    case .callback(let attempt, let callback):
      if owners.contains(attempt), pending.contains(attempt) { callBack(attempt, callback.kind) }
    case .cancel:
      for attempt in pending { answer(attempt, [.cancelled]) }
    case .cancelTask(let attempt): answer(attempt, [.cancelled])
    case .timeout: for attempt in pending { answer(attempt, [.failure, .cancelled]) }
    case .phase(.background) where endsInBackground:
      for attempt in pending { answer(attempt, [.cancelled]) }
    case .drop, .phase: break
    }
    outstandingAtMost = max(outstandingAtMost, pending.count(where: owners.contains))
  }

  private mutating func begin(_ start: SignInStart) {
    let attempt = start.attempt
    answers[attempt] = []
    let older = pending
    pending.append(attempt)
    if overlap == .refuse, !older.isEmpty { return answer(attempt, [.refused]) }
    if overlap == .join, !older.isEmpty { return }
    guard start.hasWindow, !start.bytesFail else { return answer(attempt, [.failure]) }
    owners.insert(attempt)
    requests += 1
    if overlap == .supersede { for other in older { answer(other, [.cancelled]) } }
    // The request is outstanding for a moment, even if it is answered at once.
    outstandingAtMost = max(outstandingAtMost, pending.count(where: owners.contains))
    if let early = start.early { callBack(attempt, early) }
  }

  private mutating func callBack(_ attempt: String, _ kind: ProviderCallback.Kind) {
    let words = SimplerStory.Ending.callback(kind).words
    guard overlap == .join else { return answer(attempt, words) }
    // All who joined have ended before the first of them starts again.
    let answered = pending
    pending = []
    for attempt in answered { answers[attempt] = words }
    for attempt in answered { beginInside(attempt) }
  }

  private mutating func answer(_ attempt: String, _ words: [SignInAnswer.Word]) {
    guard let index = pending.firstIndex(of: attempt) else { return }
    pending.remove(at: index)
    answers[attempt] = words
    beginInside(attempt)
  }

  private mutating func beginInside(_ attempt: String) {
    for start in inside.removeValue(forKey: attempt) ?? [] { begin(start) }
  }
}

extension SignInScenario {
  /// A cancel before anything is pending, then an attempt.
  static let cancelFirst = SignInScenario(
    "cancel-first", "cancel() with nothing to cancel, then an attempt",
    steps: [
      .cancel, .start(SignInStart("A")), .callback(attempt: "A", ProviderCallback(.success)),
    ], expectations: [:])

  /// A superseded caller begins another attempt from inside its answer; whichever of the two
  /// newer ones is there in the end, the other has been superseded.
  static let supersededStartsAgain: SignInScenario = {
    var again = SignInStart("C", entry: .completion)
    again.inside = "A"
    let steps: [SignInStep] = [
      .start(SignInStart("A", entry: .completion)), .start(again),
      .start(SignInStart("B", entry: .completion)),
      .callback(attempt: "C", ProviderCallback(.success)),
      .callback(attempt: "B", ProviderCallback(.success)),
    ]
    var model = SignInModel(overlap: .supersede)
    for step in steps { model.take(step) }
    return SignInScenario(
      "superseded-starts-again", "a superseded caller starts again from inside its answer",
      steps: steps, expectations: [.supersede: model.expectation])
  }()

  /// A second caller has called, and waits for its turn to run, when the first is answered and its
  /// task is cancelled: a cancellation handler that hops comes after the second has begun.
  static let cancelledAsNextBegins: SignInScenario = {
    let steps: [SignInStep] = [
      .start(SignInStart("A", entry: .async)), .start(SignInStart("B", entry: .async)),
      .callback(attempt: "A", ProviderCallback(.success)), .cancelTask(attempt: "A"),
      .callback(attempt: "B", ProviderCallback(.success)),
    ]
    let expectations = [SignInContract.Overlap.refuse, .supersede].map { overlap in
      var model = SignInModel(overlap: overlap)
      for step in steps { model.take(step) }
      return (overlap, model.expectation)
    }
    return SignInScenario(
      "cancelled-as-next-begins", "the task is cancelled as the next attempt begins",
      steps: steps, expectations: Dictionary(uniqueKeysWithValues: expectations))
  }()
}
