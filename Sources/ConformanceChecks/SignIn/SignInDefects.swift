internal import ConformanceModel

/// Knows what the deviations of a failed scenario usually come from.
struct SignInDefects {
  let story: FailedScenario
  private var scenario: SignInScenario { story.scenario }

  /// That of the first deviation that has one; nil where nothing is likely enough to be said.
  var cause: Cause? { story.found.lazy.compactMap { cause(of: $0) }.first }

  private func cause(of deviation: Deviation) -> Cause? {
    switch deviation {
    case .unanswered(let attempt, _): unanswered(attempt)
    case .answeredAgain: .slotNotCleared
    case .wrongAnswer(let attempt, let word, let expected):
      wrongAnswer(attempt, word, expected)
    case .requests, .outstanding: requests
    case .mispaired(_, .empty): .nonceEmptyFallback
    case .mispaired(_, .ofAttempt): .nonceOverwritten
    case .mispaired(_, .unknown):
      overlaps
        ? .nonceOverwritten.saying(
          "a newcomer's nonce has overwritten that of the pending attempt") : .nonceDrawnTwice
    case .foreignToken(let attempt, _):
      story.history.request(of: attempt) == nil ? .lateResultKept : .controllerNotCompared
    case .wrongForm(_, .raw): .rawNonceSent
    case .wrongForm: .otherDigestSent
    case .wrongField: .fieldsNotCopied
    case .codeLost: .codeLost
    case .repeatedNonce:
      .nonceOncePerObject.saying("the nonce is made once per object and used again")
    }
  }

  private func unanswered(_ attempt: String) -> Cause? {
    let request = story.history.request(of: attempt)
    if let request, request.callbacks > 0, request.heard == 0 {
      return scenario.steps.contains(.drop) ? .freedWhenDropped : .delegateFreed
    }
    if let start = scenario.start(of: attempt) {
      if start.early != nil { return .startedBeforeStored }
      if start.bytesFail, request != nil { return .byteFailureIgnored }
      if !start.hasWindow || start.bytesFail { return .silentStartFailure }
      if start.inside != nil { return .cleanupWipesInnerAttempt }
    }
    if scenario.steps.contains(.timeout), scenario.firstCallback(to: attempt) == nil {
      return .timerNeverFires
    }
    if overlaps { return unansweredOverlap(attempt) }
    if scenario.steps.contains(.cancel) { return .cancelDropsCaller }
    if scenario.steps.contains(.cancelTask(attempt: attempt)) { return .noCancellationHandler }
    return scenario.firstCallback(to: attempt).map { silentPath($0.kind) }
  }

  private func silentPath(_ kind: ProviderCallback.Kind) -> Cause {
    switch kind {
    case .success: .silentCallback.saying("the success callback returns without answering")
    case .cancel, .failure, .foreignCancel: .silentCallback
    default:
      .silentOnMalformed.saying(
        "the path for a malformed credential (\(kind.text)) returns without answering")
    }
  }

  private func unansweredOverlap(_ attempt: String) -> Cause {
    switch story.contract.overlap {
    case .refuse where isNewcomer(attempt): .newcomerDropped
    case .refuse:
      .noGuard.saying("no guard: the second attempt overwrote the first one's continuation")
    case .supersede: .olderNotAnswered
    case .join: .joinersNotAnswered
    case .independent: .slotShared
    }
  }

  private func wrongAnswer(
    _ attempt: String, _ word: SignInAnswer.Word, _ expected: [SignInAnswer.Word]
  ) -> Cause? {
    let kind = scenario.firstCallback(to: attempt)?.kind
    if word == .refused {
      return scenario.steps.contains(.timeout) ? .timerLeavesGuardSet : .flagStaysSet
    }
    if expected == [.refused] { return requests }
    if word == .failure, expected.contains(.cancelled), kind == .cancel {
      return .cancelAsFailure
    }
    if word == .cancelled, kind == .foreignCancel { return .any1001IsCancel }
    if word == .cancelled, kind == .failure { return .everyErrorIsCancel }
    if word == .credential, let kind, kind.isMalformed {
      return .malformedPassedOn.saying(
        "a credential with a defect (\(kind.text)) is passed on as a success")
    }
    if word == .credential, scenario.start(of: attempt)?.bytesFail == true {
      return .byteFailureIgnored
    }
    return hasStaleCallback ? .controllerNotCompared : nil
  }

  private var requests: Cause? {
    if scenario.steps.contains(where: { if case .start(let s) = $0 { s.bytesFail } else { false } })
    {
      return .byteFailureIgnored
    }
    guard overlaps else { return nil }
    let entries = Set(scenario.attempts.map { scenario.start(of: $0)?.entry })
    return entries.count > 1 ? .guardPerEntry : .noGuard
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
