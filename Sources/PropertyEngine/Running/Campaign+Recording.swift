/// Taking note of what cases did.
extension Campaign {
  /// Takes note of what the last case did.
  ///
  /// - Parameters:
  ///   - result: What it did.
  ///   - source: What it drew from.
  mutating func record(_ result: Result, _ source: ChoiceSource) {
    evaluations += 1
    if case .cancelled = result {
      isCancelled = true
      phase = .finished
      return
    }
    switch phase {
    case .fresh: recordFresh(result, source)
    case .replay, .database, .exhaustive: recordReplay(result, source)
    case .confirming(let first): confirm(first, result, source)
    case .shrinking: recordShrink(result, source)
    case .explaining:
      if case .failed(let failure) = result, failure.identity == findings[current].failure.identity
      {
        findings[current].explanation?.learn(stillFails: true, source.recording)
      } else {
        findings[current].explanation?.learn(stillFails: false, source.recording)
      }
    case .describing: recordDescription(result, source)
    case .finished: break
    }
  }

  /// Counts a passing fresh case for the demands on coverage.
  mutating func countCoverage(_ belongs: [Bool]) {
    coverage.count(belongs)
  }

  /// Counts a fresh case that passed.
  mutating func countPlainPass() {
    evaluations += 1
    caseNumber += 1
    passed += 1
  }

  private mutating func recordFresh(_ result: Result, _ source: ChoiceSource) {
    if case .failed(let failure) = result {
      phase = .confirming(failure)
      return
    }
    caseNumber += 1
    count(result)
    if case .passed = result, passed == 1, source.drawn == 0, settings.runs > 1 {
      stop(.nothingDrawn)
    }
  }

  private mutating func recordReplay(_ result: Result, _ source: ChoiceSource) {
    if case .failed(let failure) = result {
      if case .database(let index) = phase { retired.insert(stored[index]) }
      begin(failure, source.recording)
      return
    }
    if case .exhaustive = phase {
      count(result)
      walk.advance(source.nodes)
      return
    }
    if case .database(let index) = phase {
      // A stored failure that passes or no longer fits is history: it is dropped at the end.
      retired.insert(stored[index])
      phase = .database(index + 1)
      return
    }
    count(result)
    if case .differs(let found) = result { difference = found }
    phase = .finished
  }

  private mutating func count(_ result: Result) {
    switch result {
    case .passed: passed += 1
    case .discarded: discarded += 1
    case .tooLarge: oversized += 1
    case .differs, .failed, .cancelled: break
    }
    let wasted = discarded + oversized
    if wasted > settings.discardsPerRun * max(passed, 10) {
      let isLarge = oversized > discarded
      stop(
        isLarge
          ? .tooLarge(cases: oversized, limit: settings.choiceLimit)
          : .tooManyDiscards(discarded: discarded, passed: passed))
    }
  }

  private mutating func stop(_ found: HealthProblem) {
    problem = found
    phase = .finished
  }

  private mutating func confirm(
    _ first: PropertyFailure, _ result: Result, _ source: ChoiceSource
  ) {
    guard case .failed(let failure) = result, failure.identity == first.identity else {
      stop(.flaky(message: first.message))
      return
    }
    begin(failure, source.recording)
  }

  private mutating func begin(_ failure: PropertyFailure, _ recording: ChoiceRecording) {
    if findings.isEmpty { phase = .shrinking }
    let shrinker = Shrinker(
      recording, budget: settings.shrinkBudget, disabled: settings.disabledPasses)
    findings.append(Finding(failure: failure, shrinker: shrinker))
  }

  private mutating func recordShrink(_ result: Result, _ source: ChoiceSource) {
    guard case .failed(let failure) = result else {
      findings[current].shrinker.learn(.doesNotFail)
      return
    }
    if failure.identity == findings[current].failure.identity {
      findings[current].shrinker.learn(.stillFails(source.recording))
      return
    }
    findings[current].shrinker.learn(.doesNotFail)
    let isKnown = findings.contains { $0.failure.identity == failure.identity }
    if !isKnown, findings.count < settings.failureLimit { begin(failure, source.recording) }
  }

  private mutating func recordDescription(_ result: Result, _ source: ChoiceSource) {
    if case .failed(let failure) = result, failure.identity == findings[current].failure.identity {
      findings[current].failure = failure
      findings[current].description = source.notes.joined(separator: "\n")
      findings[current].explanation?.name(parts: source.renderedSpans)
    } else if current == 0 {
      stop(.flaky(message: findings[current].failure.message))
      return
    }
    current += 1
    phase = current < findings.count ? .shrinking : .finished
  }
}
