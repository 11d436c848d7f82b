internal import ConformanceModel

/// Knows what the deviations of a failed scenario usually come from.
struct SignInDefects {
  let story: FailedScenario
  var scenario: SignInScenario { story.scenario }

  /// That of the first deviation that has one; nil where nothing is likely enough to be said.
  var cause: Cause? {
    supersedes ? .overlapUndeclared : story.found.lazy.compactMap { cause(of: $0) }.first
  }

  /// Whether the older attempt was told that it is cancelled when another one began, though the
  /// contract says that this one is refused, and nobody cancelled anything.
  private var supersedes: Bool {
    guard story.contract.overlap == .refuse, let older = scenario.attempts.first,
      !scenario.steps.contains(.cancel), scenario.firstCallback(to: older)?.kind == .success,
      story.history.caller(older)?.answers.first?.word == .cancelled
    else { return false }
    return scenario.attempts.dropFirst().contains { story.history.request(of: $0) != nil }
  }

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
          "the busy flag stays set when the background ends the attempt")
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
        : hasDroppedNext ? .controllerNotCompared : .slotNotCleared
    case .wrongAnswer(let attempt, let word, let expected):
      wrongAnswer(attempt, word, expected)
    case .requests(let count, let expected) where count < expected:
      scenario.attempts.contains(where: isGivenAgain) ? .earlierResultGiven : requests
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

  /// Whether two were let in at one time although the contract refuses the second: whatever is
  /// mixed up then, no comparison of controllers would help.
  var hasOverlapped: Bool {
    story.contract.overlap == .refuse && story.history.mostOutstanding > 1
  }

  var requests: Cause? {
    if scenario.attempts.contains(where: { scenario.start(of: $0)?.isCancelled == true }) {
      return .sheetAfterCancel
    }
    if scenario.steps.contains(where: { if case .start(let s) = $0 { s.bytesFail } else { false } })
    {
      return .byteFailureIgnored
    }
    if scenario.attempts.contains(where: { scenario.start(of: $0)?.hasWindow == false }) {
      return .startFailurePassed
    }
    guard overlaps else { return nil }
    if hasRefusalReleased { return .refusalReleases }
    return Set(entriesInOrder).count > 1 ? .guardPerEntry : .noGuard
  }
}
