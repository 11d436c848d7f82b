internal import ConformanceModel
internal import PlainText

/// What answers a caller in another way than is right, or with what is another's.
extension SignInDefects {
  func wrongAnswer(
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
      return .cancelAsFailure.saying("a cancel by the caller is answered as a failure")
    }
    if word == .failure, kind == .returning { return .optionalDemanded }
    if word == .credential, let kind, [.cancel, .foreignCancel, .failure].contains(kind),
      scenario.attempts.count == 1
    {
      return .failureAsSuccess.saying(
        "a \(kind == .cancel ? "cancel" : "failure") by the provider is answered as a success")
    }
    if word == .credential, isGivenAgain(attempt) { return .earlierResultGiven }
    if story.contract.overlap == .join, isNewcomer(attempt), expected == [.credential],
      story.history.request(of: attempt) == nil
    {
      return .earlierResultGiven.saying(
        "an attempt can still be joined after it has ended, so the next caller gets its result")
    }
    if word == .refused {
      // Where it stays set for good, a simpler story has shown it.
      if scenario.start(of: attempt)?.inside != nil { return .guardReleasedLater }
      return scenario.steps.contains(.timeout) ? .timerLeavesGuardSet : .flagStaysSet
    }
    if word == .failure, expected == [.credential], scenario.attempts.first != attempt, !overlaps,
      story.history.request(of: attempt) == nil, scenario.start(of: attempt)?.bytesFail != true
    {
      return .flagStaysSet
    }
    if expected == [.refused] {
      let hasWaited =
        story.history.request(of: attempt) != nil && story.history.mostOutstanding <= 1
      if hasWaited { return .newcomerQueued }
      if story.history.requests.count > 1 { return requests }
      return word == .failure
        ? .noGuard.saying("a newcomer is told something other than that an attempt is pending")
        : .newcomerJoined
    }
    if word == .failure, expected == [.credential], kind == .success, hasRefusal {
      return .refusalTouches
    }
    if !isToldByAnother(attempt), let misread = misread(attempt, word, expected) { return misread }
    if hasOverlapped, let requests { return requests }
    return hasStaleCallback ? .controllerNotCompared : nil
  }

  /// What was made of the attempt's own callback, or of bytes that failed.
  private func misread(
    _ attempt: String, _ word: SignInAnswer.Word, _ expected: [SignInAnswer.Word]
  ) -> Cause? {
    let kind = scenario.firstCallback(to: attempt)?.kind
    if word == .failure, expected.contains(.cancelled), kind == .cancel {
      return .cancelAsFailure
    }
    if word == .cancelled, kind == .foreignCancel { return .any1001IsCancel }
    if word == .cancelled, kind == .failure {
      guard let code = scenario.firstCallback(to: attempt)?.code else { return .everyErrorIsCancel }
      return .everyErrorIsCancel.saying("an error, such as code \(code), is taken for a cancel")
    }
    if word == .credential, isTokenFilledIn(attempt) { return Self.tokenFilledIn }
    if word == .credential, let kind, kind.isMalformed {
      return .malformedPassedOn.saying(
        "a credential with a defect (\(kind.text)) is passed on as a success")
    }
    if word == .credential, scenario.start(of: attempt)?.bytesFail == true {
      return .byteFailureIgnored
    }
    return nil
  }

  /// Whether a late callback to another attempt answered this one, which then heard nothing of its own.
  private func isToldByAnother(_ attempt: String) -> Bool {
    waitsDuringStaleCallback(attempt) && story.history.caller(attempt)?.hadCallback == false
  }

  func foreignToken(_ attempt: String) -> Cause {
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
  func isGivenAgain(_ attempt: String) -> Bool {
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
    "a token that the provider did not send is filled in from an earlier session")

  /// Whether a token came out although none went in; a placeholder has no parts.
  func isTokenFilledIn(_ attempt: String) -> Bool {
    guard scenario.firstCallback(to: attempt)?.kind == .missingToken,
      case .credential(let credential)? = story.history.caller(attempt)?.answers.first
    else { return false }
    return credential.identityToken.split(separator: ".").count == 3
  }

  /// The claim is what was handed out: the raw nonce was sent, or its digest handed out.
  func rawSent(_ attempt: String) -> Cause {
    guard case .credential(let credential)? = story.history.caller(attempt)?.answers.first else {
      return .rawNonceSent
    }
    // What the drawn bytes say in hexadecimal may look like a digest.
    if let bytes = Hex.decode(credential.rawNonce), story.history.drawn.contains(bytes) {
      return .rawNonceSent
    }
    let form = PairingForm(story.contract.nonceForm).claim(from: "")
    let isHex = credential.rawNonce.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    let looksDigested = credential.rawNonce.utf8.count == form.utf8.count
    return looksDigested && (isHex || story.contract.nonceForm != .hex)
      ? .digestHandedOut : .rawNonceSent
  }
}
