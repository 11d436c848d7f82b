internal import ConformanceModel

/// What leaves a caller without an answer.
extension SignInDefects {
  func unanswered(_ attempt: String) -> Cause? {
    let request = story.history.request(of: attempt)
    if let request, request.callbacks > 0, request.heard == 0 {
      if !request.hasHadDelegate { return .delegateNeverSet }
      if !request.isStartedWithDelegate { return .delegateSetLate }
      if story.contract.overlap == .supersede, overlaps, !isNewcomer(attempt) {
        return .olderNotAnswered
      }
      // A newcomer that was let in has taken the delegate's place.
      if hasOverlapped, !isNewcomer(attempt) { return unansweredOverlap(attempt) }
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
      return hasRefusal
        ? .refusalTouches.saying("refusing a newcomer stops the timer of the pending attempt")
        : .timerNeverFires
    }
    if overlaps { return unansweredOverlap(attempt) }
    if waitsDuringStaleCallback(attempt), request?.callbacks ?? 0 > 0 {
      return .controllerNotCompared
    }
    if isCancelRemembered(attempt) {
      return .flagStaysSet.saying(
        "the busy flag stays set after a cancel, so the next attempt waits for one that has ended")
    }
    if scenario.steps.contains(.cancel) { return .cancelDropsCaller }
    if scenario.steps.contains(.cancelTask(attempt: attempt)) { return .noCancellationHandler }
    if scenario.steps.contains(.drop), request?.heard ?? 0 > 0 {
      return .freedWhenDropped.saying(
        "nothing keeps the object that would answer alive between the callback and a later step")
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
      .noGuard.saying("no guard: the second attempt overwrites the first one's continuation")
    case .supersede: .olderNotAnswered
    // Who has a request of their own has joined nobody: two alone have shown that they do.
    case .join where scenario.attempts.count > 2 && story.history.request(of: attempt) != nil:
      .cleanupInLaterStep
    case .join: .joinersNotAnswered
    case .independent: .slotShared
    }
  }
}
