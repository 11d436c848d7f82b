internal import ConformanceModel

/// The likely cause of a failed scenario, by name.
struct SignInDefect: Equatable {
  /// The cause in one line without a full stop.
  let text: String

  /// Reads the cause off the first deviation; nil where nothing is likely enough to be said.
  init?(_ story: FailedScenario) {
    let reader = DefectReader(story: story)
    let texts = story.found.lazy.compactMap { reader.cause(of: $0) }
    guard let text = texts.first else { return nil }
    self.text = text
  }
}

/// Knows what the deviations of a scenario usually come from.
private struct DefectReader {
  let story: FailedScenario
  private var scenario: SignInScenario { story.scenario }

  func cause(of deviation: Deviation) -> String? {
    switch deviation {
    case .unanswered(let attempt, _): unanswered(attempt)
    case .answeredAgain: "the slot is not cleared before the caller is answered"
    case .wrongAnswer(let attempt, let word, let expected):
      wrongAnswer(attempt, word, expected)
    case .requests, .outstanding: requests
    case .mispaired(_, .empty): "a missing nonce is replaced by \"\" at completion"
    case .mispaired(_, .ofAttempt):
      "one shared current nonce: a later attempt has overwritten it"
    case .mispaired(_, .unknown):
      overlaps
        ? "a newcomer's nonce has overwritten that of the pending attempt"
        : "one nonce is sent, another one is kept"
    case .foreignToken(let attempt, _):
      story.history.request(of: attempt) == nil
        ? "a result that came when nobody waited is kept for the next attempt"
        : "the callback's controller is not compared with the pending one"
    case .wrongForm(_, .raw): "the raw nonce is sent where its digest belongs"
    case .wrongForm: "the digest is sent in another form than the contract declares"
    case .wrongField: "not all fields of the provider's credential are copied"
    case .codeLost: "the provider's error is replaced by one without its code"
    case .repeatedNonce: "the nonce is made once per object and used again"
    }
  }

  private func unanswered(_ attempt: String) -> String? {
    let request = story.history.request(of: attempt)
    if let request, request.callbacks > 0, request.heard == 0 {
      return scenario.steps.contains(.drop)
        ? "nothing keeps the object alive that would answer: the last reference frees it"
        : "nothing keeps the delegate alive: it was freed before the provider called back"
    }
    if let start = scenario.start(of: attempt) {
      if start.early != nil { return "performRequests is called before the continuation is stored" }
      if start.bytesFail, request != nil { return "the failure of the byte source is ignored" }
      if !start.hasWindow || start.bytesFail {
        return "the path on which an attempt cannot start returns without answering"
      }
      if start.inside != nil {
        return "clean-up after the completion wipes the attempt started inside it"
      }
    }
    if scenario.steps.contains(.timeout), scenario.firstCallback(to: attempt) == nil {
      return "the timer of the timeout never fires, or answers nobody"
    }
    if overlaps { return unansweredOverlap(attempt) }
    if scenario.steps.contains(.cancel) {
      return "cancel() forgets the pending caller instead of answering it"
    }
    if scenario.steps.contains(.cancelTask(attempt: attempt)) {
      return "no cancellation handler: the caller's task is cancelled, the attempt waits on"
    }
    return scenario.firstCallback(to: attempt).map { silentPath($0.kind) }
  }

  private func silentPath(_ kind: ProviderCallback.Kind) -> String {
    switch kind {
    case .success: "the success callback returns without answering"
    case .cancel, .failure, .foreignCancel: "the error callback returns without answering"
    default: "the path for a malformed credential (\(kind.text)) returns without answering"
    }
  }

  private func unansweredOverlap(_ attempt: String) -> String {
    switch story.contract.overlap {
    case .refuse where isNewcomer(attempt): "the newcomer is dropped without an answer"
    case .refuse:
      "no guard: the second attempt overwrote the first one's continuation"
    case .supersede: "the newer attempt replaces the older one without answering it"
    case .join: "only one of the joined callers is answered"
    case .independent: "independent attempts share one slot: the second overwrote the first"
    }
  }

  private func wrongAnswer(_ attempt: String, _ word: String, _ expected: [String]) -> String? {
    let kind = scenario.firstCallback(to: attempt)?.kind
    if word == "refused", scenario.steps.contains(.timeout) {
      return "the timeout answers the caller, but leaves the guard set"
    }
    if word == "refused" { return "the busy flag stays set after an attempt has ended" }
    if expected == ["refused"] { return requests }
    if word == "failure", expected.contains("cancelled"), kind == .cancel {
      return "the provider's cancel code is passed on as a failure"
    }
    if word == "cancelled", kind == .foreignCancel {
      return "code 1001 is taken for a cancel whatever its domain"
    }
    if word == "cancelled", kind == .failure { return "every error is taken for a cancel" }
    if word == "credential", kind?.isMalformed == true {
      return "a credential with a defect (\(kind?.text ?? "")) is passed on as a success"
    }
    if word == "credential", scenario.start(of: attempt)?.bytesFail == true {
      return "the failure of the byte source is ignored"
    }
    if hasStaleCallback { return "the callback's controller is not compared with the pending one" }
    return nil
  }

  private var requests: String? {
    if scenario.steps.contains(where: { if case .start(let s) = $0 { s.bytesFail } else { false } })
    {
      return "the failure of the byte source is ignored"
    }
    guard overlaps else { return nil }
    let entries = Set(scenario.attempts.map { scenario.start(of: $0)?.entry })
    return entries.count > 1
      ? "each entry point has a guard of its own, or only one has"
      : "no guard: the second attempt starts a request while the first is pending"
  }

  /// Whether two attempts are pending at one time.
  private var overlaps: Bool {
    scenario.simplerStories(entry: story.entry).contains { $0.0 == .overlap }
  }

  private func isNewcomer(_ attempt: String) -> Bool { scenario.attempts.first != attempt }

  /// Whether the provider calls back to an attempt after another one was started.
  private var hasStaleCallback: Bool {
    var newest = ""
    return scenario.steps.contains { step in
      switch step {
      case .start(let start): newest = start.attempt
      case .callback(let attempt, _): return attempt != newest
      default: break
      }
      return false
    }
  }
}

extension SignInScenario {
  /// The attempts in the order in which they are started.
  var attempts: [String] {
    steps.compactMap { if case .start(let start) = $0 { start.attempt } else { nil } }
  }
}

extension ProviderCallback.Kind {
  /// Whether the provider's credential lacks something.
  var isMalformed: Bool {
    switch self {
    case .wrongCredentialType, .missingToken, .tokenNotUTF8, .missingCode, .emptyToken: true
    case .success, .cancel, .failure, .foreignCancel: false
    }
  }
}
