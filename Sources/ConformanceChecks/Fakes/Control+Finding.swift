internal import ConformanceModel

extension SignInScenario {
  /// The controls of the scenario with the way in that each attempt uses.
  ///
  /// - Parameter entry: The way in of steps that name none.
  func controls(entry: SignInContract.Entry) -> [(Control, SignInContract.Entry)] {
    var finder = ControlFinder(scenario: self, entry: entry)
    for step in steps { finder.take(step) }
    return finder.found
  }
}

/// Walks through a scenario and notes the simpler stories in it.
private struct ControlFinder {
  let scenario: SignInScenario
  let entry: SignInContract.Entry
  var found: [(Control, SignInContract.Entry)] = []
  private var started: [SignInStart] = []
  private var waiting: Set<String> = []
  private var endings: [(attempt: String, ending: Control.Ending)] = []

  init(scenario: SignInScenario, entry: SignInContract.Entry) {
    self.scenario = scenario
    self.entry = entry
  }

  mutating func take(_ step: SignInStep) {
    switch step {
    case .start(let start): take(start)
    case .callback(let attempt, let callback): take(callback, to: attempt)
    case .cancel:
      found.append((.ending(.cancel), entry))
      for attempt in waiting.sorted() { end(attempt, .cancel) }
    case .cancelTask(let attempt):
      found.append((.ending(.cancelTask), .async))
      end(attempt, .cancelTask)
    case .drop: break
    }
  }

  private mutating func take(_ start: SignInStart) {
    let own = start.entry ?? entry
    if start.inside == nil {
      let entries = started.map { $0.entry ?? entry }
      if !waiting.isEmpty { found += entries.map { (.overlap, $0) } }
      for (_, ending) in endings { found += (entries + [own]).map { (.sequel(ending), $0) } }
    }
    started.append(start)
    waiting.insert(start.attempt)
    let ending: Control.Ending? =
      if !start.hasWindow { .noWindow } else if start.bytesFail { .bytesFail } else {
        start.early.map { .callback($0) }
      }
    guard let ending else { return }
    found.append((.ending(ending), own))
    end(start.attempt, ending)
  }

  private mutating func take(_ callback: ProviderCallback, to attempt: String) {
    let own = scenario.start(of: attempt)?.entry ?? entry
    let ending = Control.Ending.callback(callback.kind)
    found.append((.ending(ending), own))
    if waiting.contains(attempt) {
      end(attempt, ending)
    } else if let earlier = endings.first(where: { $0.attempt == attempt }) {
      found.append((.stray(earlier.ending, callback.kind), own))
    }
  }

  private mutating func end(_ attempt: String, _ ending: Control.Ending) {
    guard waiting.remove(attempt) != nil else { return }
    endings.append((attempt, ending))
    for inner in started where inner.inside == attempt {
      found.append((.sequel(ending), inner.entry ?? entry))
    }
  }
}
