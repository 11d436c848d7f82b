internal import ConformanceModel
internal import Synchronization

/// Sign-ins during which the app goes to the background: for contracts that say what becomes of
/// them.
enum PhaseStories {
  /// The stories of a requirement; what is right is the sequential model's.
  static func of(
    _ requirement: RequirementID, under contract: SignInContract
  ) -> [SignInScenario] {
    guard let background = contract.background else { return [] }
    // Where the background ends an attempt, none is left for another to overlap with.
    if requirement == .guardExclusive, background == .ends { return [] }
    return stories(of: requirement).enumerated().map { number, story in
      var model = SignInModel(overlap: contract.overlap)
      model.endsInBackground = background == .ends
      for step in story.steps { model.take(step) }
      return SignInScenario(
        "background-\(number + 1)", story.comment, steps: story.steps,
        expectations: [contract.overlap: model.expectation])
    }
  }

  private static func stories(
    of requirement: RequirementID
  ) -> [(comment: String, steps: [SignInStep])] {
    switch requirement {
    case .continuationAnsweredOnce:
      [
        (
          "the user comes back and confirms",
          [start("A")] + awayAndBack + [callback("A", .success)]
        ),
        (
          "the provider fails while the app is away",
          [start("A"), .phase(.background), callback("A", .failure), .phase(.active)]
        ),
        ("the user comes back and cancels", [start("A")] + awayAndBack + [callback("A", .cancel)]),
      ]
    case .continuationSuccess:
      [
        (
          "the user comes back and confirms",
          [start("A")] + awayAndBack + [callback("A", .success)]
        )
      ]
    case .guardExclusive:
      [
        (
          "another attempt when the app is back",
          [start("A")] + awayAndBack
            + [start("B"), callback("A", .success), callback("B", .success)]
        )
      ]
    case .guardReleased:
      [
        (
          "an attempt after one that saw the background",
          [start("A")] + awayAndBack
            + [callback("A", .success), start("B"), callback("B", .success)]
        )
      ]
    default: []
    }
  }

  private static let awayAndBack: [SignInStep] = [.phase(.background), .phase(.active)]

  private static func start(_ attempt: String) -> SignInStep { .start(SignInStart(attempt)) }

  private static func callback(_ attempt: String, _ kind: ProviderCallback.Kind) -> SignInStep {
    .callback(attempt: attempt, ProviderCallback(kind))
  }
}

extension SignInScenario {
  /// Whether the app leaves the foreground in it.
  var seesBackground: Bool { steps.contains(.phase(.background)) }
}

/// Who hears of the app's phases in one story.
final class PhaseObservers: Sendable {
  private struct State {
    var handlers: [Int: @Sendable (AppPhase) -> Void] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  /// Begins to observe.
  ///
  /// - Returns: What ends it.
  func observe(
    _ handler: @escaping @Sendable (AppPhase) -> Void
  ) -> SignInEnvironment.PhaseObservation {
    let number = state.withLock { state in
      state.last += 1
      state.handlers[state.last] = handler
      return state.last
    }
    return { [weak self] in
      // Freed outside the lock: it may hold the last reference to whoever observes.
      let ended = self?.state.withLock { $0.handlers.removeValue(forKey: number) }
      _ = consume ended
    }
  }

  /// Tells everybody, in the order in which they began to observe; not under the lock.
  func tell(_ phase: AppPhase) {
    let handlers = state.withLock { $0.handlers.sorted { $0.key < $1.key }.map(\.value) }
    for handler in handlers { handler(phase) }
  }

  /// Lets go of everybody.
  func removeAll() {
    let handlers = state.withLock { state in
      defer { state.handlers = [:] }
      return state.handlers
    }
    _ = consume handlers
  }
}
