internal import ConformanceModel

/// What there is in the story that went wrong.
extension SignInDefects {
  /// The way in that each attempt names.
  var entriesInOrder: [SignInContract.Entry?] {
    scenario.attempts.map { scenario.start(of: $0)?.entry }
  }

  var hasRefusal: Bool {
    story.history.callers.contains { $0.answers.first?.word == .refused }
  }

  /// Whether one way in refuses somebody, and then lets another one in beside the pending attempt.
  var hasRefusalReleased: Bool {
    story.contract.overlap == .refuse && Set(entriesInOrder).count == 1 && hasRefusal
      && story.history.mostOutstanding > 1
  }

  /// Whether two attempts are pending at one time.
  var overlaps: Bool {
    scenario.simplerStories(entry: story.entry).contains { $0.0 == .overlap }
  }

  /// Whether somebody called `cancel()` before anything was pending.
  func isCancelRemembered(_ attempt: String) -> Bool {
    guard let cancel = scenario.steps.firstIndex(of: .cancel) else { return false }
    return scenario.steps[cancel...].contains {
      if case .start(let start) = $0 { start.attempt == attempt } else { false }
    }
  }

  /// Whether a cancel comes before any callback to the attempt.
  func isEndedByCaller(_ attempt: String) -> Bool {
    for step in scenario.steps {
      switch step {
      case .cancel, .cancelTask(attempt): return true
      case .callback(attempt, _): return false
      default: break
      }
    }
    return false
  }

  func isNewcomer(_ attempt: String) -> Bool { scenario.attempts.first != attempt }

  /// Whether the provider calls back to an attempt after another one was started.
  var hasStaleCallback: Bool {
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

extension SignInDefects {
  /// Whether a late callback to another attempt comes while this one waits.
  func waitsDuringStaleCallback(_ attempt: String) -> Bool {
    var isWaiting = false
    for step in scenario.steps {
      switch step {
      case .start(let start): isWaiting = isWaiting || start.attempt == attempt
      case .callback(attempt, _): return false
      case .callback: if isWaiting { return true }
      default: break
      }
    }
    return false
  }

  /// Whether a late callback has cleared the slot of the attempt that waited then.
  var hasDroppedNext: Bool {
    story.found.contains {
      if case .unanswered(let attempt, _) = $0 { waitsDuringStaleCallback(attempt) } else { false }
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
    case .wrongCredentialType, .missingToken, .tokenNotUTF8, .missingCode, .emptyToken,
      .codeNotUTF8:
      true
    case .success, .returning, .cancel, .failure, .foreignCancel: false
    }
  }
}
