internal import ConformanceModel

extension SignInScenario {
  /// The simpler stories inside the scenario with the way in that each attempt uses.
  ///
  /// - Parameter entry: The way in of steps that name none.
  func simplerStories(entry: SignInContract.Entry) -> [(SimplerStory, SignInContract.Entry)] {
    var finder = SimplerStoryFinder(scenario: self, entry: entry)
    for step in steps { finder.take(step) }
    return finder.found
  }
}

extension SignInScenario {
  /// The simpler stories inside the scenario when its steps may come in another order.
  ///
  /// Each ending may then come before any attempt but the first, and each callback after any
  /// ending.
  ///
  /// - Parameter entry: The way in of steps that name none.
  func simplerStoriesInAnyOrder(
    entry: SignInContract.Entry
  ) -> [(SimplerStory, SignInContract.Entry)] {
    let inOrder = simplerStories(entry: entry)
    var entries: [SignInContract.Entry] = []
    for own in startEntries.map({ $0 ?? entry }) where !entries.contains(own) {
      entries.append(own)
    }
    var endings: [SimplerStory.Ending] = []
    for case (.ending(let ending), _) in inOrder where !endings.contains(ending) {
      endings.append(ending)
    }
    let kinds: [ProviderCallback.Kind] = endings.compactMap {
      if case .callback(let kind) = $0 { kind } else { nil }
    }
    var found = inOrder.filter { if case .ending = $0.0 { true } else { false } }
    for own in entries {
      for ending in endings {
        if attempts.count > 1 { found.append((.sequel(ending), own)) }
        for kind in kinds { found.append((.stray(ending, kind), own)) }
        guard attempts.count > 1 else { continue }
        for kind in kinds {
          found += [(.strayAndSequel(ending, kind), own), (.stale(ending, kind), own)]
        }
      }
    }
    if endings.contains(.cancelTask) {
      found.append((.ending(.cancelledBefore), .async))
      if attempts.count > 1 { found.append((.sequel(.cancelledBefore), .async)) }
    }
    return found + inOrder.filter { $0.0 == .overlap }
  }
}

/// Walks through a scenario and notes the simpler stories in it.
private struct SimplerStoryFinder {
  let scenario: SignInScenario
  let entry: SignInContract.Entry
  var found: [(SimplerStory, SignInContract.Entry)] = []
  private var started: [SignInStart] = []
  private var waiting: Set<String> = []
  private var endings: [(attempt: String, ending: SimplerStory.Ending)] = []

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
    case .timeout:
      found.append((.ending(.timeout), entry))
      for attempt in waiting.sorted() { end(attempt, .timeout) }
    case .drop, .phase: break
    }
  }

  private mutating func take(_ start: SignInStart) {
    let own = start.entry ?? entry
    if start.inside == nil {
      let entries = started.map { $0.entry ?? entry }
      if !waiting.isEmpty { found += entries.map { (.overlap, $0) } }
      for (_, ending) in endings { found += (entries + [own]).map { (.sequel(ending), $0) } }
    }
    // Who could not start has ended before anybody is seen to begin inside.
    for (attempt, ending) in endings where attempt == start.inside {
      found.append((.sequel(ending), own))
    }
    started.append(start)
    waiting.insert(start.attempt)
    let ending: SimplerStory.Ending? =
      if start.isCancelled {
        .cancelledBefore
      } else if !start.hasWindow {
        .noWindow
      } else if start.bytesFail { .bytesFail } else { start.early.map { .callback($0) } }
    guard let ending else { return }
    found.append((.ending(ending), own))
    end(start.attempt, ending)
  }

  private mutating func take(_ callback: ProviderCallback, to attempt: String) {
    let own = scenario.start(of: attempt)?.entry ?? entry
    let ending = SimplerStory.Ending.callback(callback.kind)
    found.append((.ending(ending), own))
    if waiting.contains(attempt) {
      end(attempt, ending)
    } else if let earlier = endings.first(where: { $0.attempt == attempt }) {
      found.append((.stray(earlier.ending, callback.kind), own))
    }
  }

  private mutating func end(_ attempt: String, _ ending: SimplerStory.Ending) {
    guard waiting.remove(attempt) != nil else { return }
    endings.append((attempt, ending))
    for inner in started where inner.inside == attempt {
      found.append((.sequel(ending), inner.entry ?? entry))
    }
  }
}
