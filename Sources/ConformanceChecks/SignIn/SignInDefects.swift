internal import ConformanceModel

/// Knows what the deviations of a failed scenario usually come from.
struct SignInDefects {
  let story: FailedScenario
  private var scenario: SignInScenario { story.scenario }

  /// That of the first deviation that has one; nil where nothing is likely enough to be said.
  var cause: Cause? { story.found.lazy.compactMap { cause(of: $0) }.first }

  private func cause(of deviation: Deviation) -> Cause? {
    if scenario.seesBackground { return causeInBackground(deviation) }
    return causeAnywhere(deviation)
  }

  /// The same story without the background has gone right before.
  private func causeInBackground(_ deviation: Deviation) -> Cause? {
    switch deviation {
    case .unanswered:
      return scenario.attempts.count > 1 ? .returnReleases : .backgroundDropsCaller
    case .requests(let count, let expected) where count > expected:
      return scenario.attempts.count == 1 ? .returnStartsAgain : .returnReleases
    case .requests, .outstanding: return .returnReleases
    case .wrongAnswer(let attempt, .refused, _) where story.contract.background == .ends:
      return isNewcomer(attempt)
        ? .flagStaysSet.saying(
          "what says that an attempt is pending stays set when the background ends it")
        : nil
    case .wrongAnswer(_, .cancelled, _), .wrongAnswer(_, .failure, _):
      return .backgroundEndsAttempt
    case .wrongAnswer(_, .credential, let expected) where expected == [.cancelled]:
      return .backgroundEndsAttempt.saying(
        "the attempt waits on in the background, though the contract says that it ends")
    default: return causeAnywhere(deviation)
    }
  }

  private func causeAnywhere(_ deviation: Deviation) -> Cause? {
    switch deviation {
    case .unanswered(let attempt, _): unanswered(attempt)
    case .answeredAgain(_, let words):
      words.first == .refused
        ? .refusalTouches.saying(
          "the newcomer takes the pending caller's place before it is refused")
        : .slotNotCleared
    case .wrongAnswer(let attempt, let word, let expected):
      wrongAnswer(attempt, word, expected)
    case .requests, .outstanding: requests
    case .mispaired where story.history.requests.contains { $0.request.nonce == nil }:
      .nonceNotSent
    case .mispaired(_, .empty): .nonceEmptyFallback
    case .mispaired(_, .ofAttempt): .nonceOverwritten
    case .mispaired(_, .unknown):
      overlaps
        ? .nonceOverwritten.saying(
          "a newcomer's nonce has overwritten that of the pending attempt") : .nonceDrawnTwice
    case .foreignToken(let attempt, _):
      foreignToken(attempt)
    case .wrongForm(let attempt, .raw): rawSent(attempt)
    case .wrongForm: .otherDigestSent
    case .wrongField: .fieldsNotCopied
    case .foreignField: .detailsKept
    case .codeLost: .codeLost
    case .repeatedNonce:
      .nonceOncePerObject.saying("the nonce is made once per object and used again")
    }
  }

  private func foreignToken(_ attempt: String) -> Cause {
    if isGivenAgain(attempt) { return .earlierResultGiven }
    if isTokenFilledIn(attempt) { return Self.tokenFilledIn }
    if hasOverlapped, let requests { return requests }
    if story.contract.overlap == .refuse, overlaps, isNewcomer(attempt),
      story.history.mostOutstanding <= 1
    {
      return .newcomerJoined
    }
    let wasLate = story.history.request(of: attempt) == nil || !hasStaleCallback
    return wasLate ? .lateResultKept : .controllerNotCompared
  }

  /// Whether a caller before was given the same, and was meant to be.
  private func isGivenAgain(_ attempt: String) -> Bool {
    let callers = story.history.callers
    guard let place = callers.firstIndex(where: { $0.attempt == attempt }),
      case .credential(let credential)? = callers[place].answers.first, !hasStaleCallback
    else { return false }
    return callers[..<place].contains {
      guard let request = story.history.request(of: $0.attempt) else { return false }
      // A second callback may be what was kept.
      return $0.answers.first == .credential(credential) && request.callbacks == 1
        && request.issued.token == credential.identityToken
    }
  }

  static let tokenFilledIn = Cause.earlierResultGiven.saying(
    "a token that the provider has not sent is filled in with that of an earlier session")

  /// Whether a token came out although none went in; a placeholder has no parts.
  private func isTokenFilledIn(_ attempt: String) -> Bool {
    guard scenario.firstCallback(to: attempt)?.kind == .missingToken,
      case .credential(let credential)? = story.history.caller(attempt)?.answers.first
    else { return false }
    return credential.identityToken.split(separator: ".").count == 3
  }

  /// The claim is what was handed out: the raw nonce was sent, or its digest handed out.
  private func rawSent(_ attempt: String) -> Cause {
    guard case .credential(let credential)? = story.history.caller(attempt)?.answers.first else {
      return .rawNonceSent
    }
    let form = PairingForm(story.contract.nonceForm).claim(from: "")
    let isHex = credential.rawNonce.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    let looksDigested = credential.rawNonce.utf8.count == form.utf8.count
    return looksDigested && (isHex || story.contract.nonceForm != .hex)
      ? .digestHandedOut : .rawNonceSent
  }

  private func unanswered(_ attempt: String) -> Cause? {
    let request = story.history.request(of: attempt)
    if let request, request.callbacks > 0, request.heard == 0 {
      if !request.hasHadDelegate { return .delegateNeverSet }
      if !request.isStartedWithDelegate { return .delegateSetLate }
      if story.contract.overlap == .supersede, overlaps, !isNewcomer(attempt) {
        return .olderNotAnswered
      }
      return scenario.steps.contains(.drop) ? .freedWhenDropped : .delegateFreed
    }
    if let start = scenario.start(of: attempt) {
      if start.isCancelled { return .cancelLost }
      if start.early != nil { return .startedBeforeStored }
      if start.bytesFail, request != nil { return .byteFailureIgnored }
      if !start.hasWindow || start.bytesFail { return .silentStartFailure }
      if start.inside != nil { return .cleanupWipesInnerAttempt }
    }
    let count = story.history.requests.count { $0.attempt == attempt }
    if scenario.attempts.count == 1, count > 1 { return .requestRetried }
    if scenario.steps.contains(.timeout), scenario.firstCallback(to: attempt) == nil {
      return .timerNeverFires
    }
    if overlaps { return unansweredOverlap(attempt) }
    if isCancelRemembered(attempt) {
      return .flagStaysSet.saying(
        "what says that an attempt is pending stays set after a cancel: the next one waits for it")
    }
    if scenario.steps.contains(.cancel) { return .cancelDropsCaller }
    if scenario.steps.contains(.cancelTask(attempt: attempt)) { return .noCancellationHandler }
    if scenario.steps.contains(.drop), request?.heard ?? 0 > 0 {
      return .freedWhenDropped.saying(
        "what would answer is freed between the callback and a later step: nothing keeps it alive")
    }
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
    if hasRefusalReleased { return .refusalReleases }
    if story.history.callers.contains(where: {
      $0.answers.first?.word == .refused && $0.answers.count > 1
    }) {
      return .refusalTouches.saying(
        "the newcomer takes the pending caller's place before it is refused")
    }
    return switch story.contract.overlap {
    case .refuse where isNewcomer(attempt): .newcomerDropped
    case .refuse where hasRefusal && story.history.mostOutstanding <= 1:
      .refusalTouches.saying(
        "the newcomer takes the pending caller's place before it is refused")
    case .refuse where Set(entriesInOrder).count > 1:
      .guardPerEntry
    case .refuse:
      .noGuard.saying("no guard: the second attempt overwrote the first one's continuation")
    case .supersede: .olderNotAnswered
    // Who has a request of their own has joined nobody: two alone have shown that they do.
    case .join where scenario.attempts.count > 2 && story.history.request(of: attempt) != nil:
      .cleanupInLaterStep
    case .join: .joinersNotAnswered
    case .independent: .slotShared
    }
  }

  private func wrongAnswer(
    _ attempt: String, _ word: SignInAnswer.Word, _ expected: [SignInAnswer.Word]
  ) -> Cause? {
    let kind = scenario.firstCallback(to: attempt)?.kind
    if word == .refused, story.contract.overlap == .supersede, !isNewcomer(attempt) {
      return .olderToldOtherwise
    }
    if word == .cancelled, expected == [.credential], isCancelRemembered(attempt) {
      return .cancelRemembered
    }
    if word == .failure, expected == [.cancelled], kind == nil || isEndedByCaller(attempt) {
      return .cancelAsFailure.saying("what the caller cancels is answered as a failure")
    }
    if word == .failure, kind == .returning { return .optionalDemanded }
    if word == .credential, isGivenAgain(attempt) { return .earlierResultGiven }
    if story.contract.overlap == .join, isNewcomer(attempt), expected == [.credential],
      story.history.request(of: attempt) == nil
    {
      return .earlierResultGiven.saying(
        "what callers join stays there after it has ended: the next one gets its result")
    }
    if word == .refused {
      // Where it stays set for good, a simpler story has shown it.
      if scenario.start(of: attempt)?.inside != nil { return .guardReleasedLater }
      return scenario.steps.contains(.timeout) ? .timerLeavesGuardSet : .flagStaysSet
    }
    if expected == [.refused] {
      let hasWaited =
        story.history.request(of: attempt) != nil && story.history.mostOutstanding <= 1
      if hasWaited { return .newcomerQueued }
      if story.history.requests.count > 1 { return requests }
      return word == .failure
        ? .noGuard.saying("a newcomer is told something else than that another is pending")
        : .newcomerJoined
    }
    if word == .failure, expected == [.credential], kind == .success, hasRefusal {
      return .refusalTouches
    }
    if word == .failure, expected.contains(.cancelled), kind == .cancel {
      return .cancelAsFailure
    }
    if word == .cancelled, kind == .foreignCancel { return .any1001IsCancel }
    if word == .cancelled, kind == .failure { return .everyErrorIsCancel }
    if word == .credential, isTokenFilledIn(attempt) { return Self.tokenFilledIn }
    if word == .credential, let kind, kind.isMalformed {
      return .malformedPassedOn.saying(
        "a credential with a defect (\(kind.text)) is passed on as a success")
    }
    if word == .credential, scenario.start(of: attempt)?.bytesFail == true {
      return .byteFailureIgnored
    }
    if hasOverlapped, let requests { return requests }
    return hasStaleCallback ? .controllerNotCompared : nil
  }

  /// Whether two were let in at one time although the contract refuses the second: whatever is
  /// mixed up then, no comparison of controllers would help.
  private var hasOverlapped: Bool {
    story.contract.overlap == .refuse && story.history.mostOutstanding > 1
  }

  private var requests: Cause? {
    if scenario.attempts.contains(where: { scenario.start(of: $0)?.isCancelled == true }) {
      return .sheetAfterCancel
    }
    if scenario.steps.contains(where: { if case .start(let s) = $0 { s.bytesFail } else { false } })
    {
      return .byteFailureIgnored
    }
    guard overlaps else { return nil }
    if hasRefusalReleased { return .refusalReleases }
    return Set(entriesInOrder).count > 1 ? .guardPerEntry : .noGuard
  }

  /// The way in that each attempt names.
  private var entriesInOrder: [SignInContract.Entry?] {
    scenario.attempts.map { scenario.start(of: $0)?.entry }
  }

  private var hasRefusal: Bool {
    story.history.callers.contains { $0.answers.first?.word == .refused }
  }

  /// Whether one way in refuses somebody, and then lets another one in beside the pending attempt.
  private var hasRefusalReleased: Bool {
    story.contract.overlap == .refuse && Set(entriesInOrder).count == 1 && hasRefusal
      && story.history.mostOutstanding > 1
  }

  /// Whether two attempts are pending at one time.
  private var overlaps: Bool {
    scenario.simplerStories(entry: story.entry).contains { $0.0 == .overlap }
  }

  /// Whether somebody called `cancel()` before anything was pending.
  private func isCancelRemembered(_ attempt: String) -> Bool {
    guard let cancel = scenario.steps.firstIndex(of: .cancel) else { return false }
    return scenario.steps[cancel...].contains {
      if case .start(let start) = $0 { start.attempt == attempt } else { false }
    }
  }

  /// Whether a cancel comes before any callback to the attempt.
  private func isEndedByCaller(_ attempt: String) -> Bool {
    for step in scenario.steps {
      switch step {
      case .cancel, .cancelTask(attempt): return true
      case .callback(attempt, _): return false
      default: break
      }
    }
    return false
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
    case .success, .returning, .cancel, .failure, .foreignCancel: false
    }
  }
}
