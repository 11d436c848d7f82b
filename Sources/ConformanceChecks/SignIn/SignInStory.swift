internal import ConformanceModel
internal import PropertyEngine

/// Random scenarios for one contract: attempts that overlap, callbacks that come twice, late or
/// to the wrong time, cancels.
struct SignInStory {
  /// One move, meaningful in every situation, so that any part of a story can be left out.
  enum Move: Hashable, Sendable {
    case start(entry: Int)
    /// Calls back to the attempt that was started `back` attempts ago.
    case callback(back: Int, ProviderCallback.Kind)
    case cancel
    case cancelTask(back: Int)
  }

  /// What the provider calls back with; names and the form of the code make no difference to a
  /// story.
  private static let kinds = ProviderCallback.Kind.allCases.filter {
    $0 != .returning && $0 != .codeNotUTF8
  }

  let contract: SignInContract

  /// Up to eight moves; the simplest story is a single attempt.
  var generator: Generator<[Move]> {
    let move = Generator<Move> { source in
      switch try source.index(weights: [6, 8, 1, 1]) {
      case 0: return .start(entry: try source.index(below: 2))
      case 1:
        let kind = try source.element(of: Self.kinds)
        return .callback(back: try source.index(below: 3), kind)
      case 2: return .cancel
      default: return .cancelTask(back: try source.index(below: 3))
      }
    }
    return .arrays(of: move, count: 1...8)
  }

  /// Makes a scenario of moves; those that mean nothing where they stand are left out.
  ///
  /// At the end the provider calls back to every attempt that it has not called back to, so that
  /// nobody has a reason to wait.
  func scenario(_ moves: [Move]) -> SignInScenario {
    var model = SignInModel(overlap: contract.overlap)
    var steps: [SignInStep] = []
    var attempts: [SignInStart] = []
    var calledBack: Set<String> = []
    func take(_ step: SignInStep) {
      steps.append(step)
      model.take(step)
    }
    for move in moves {
      switch move {
      case .start(let choice):
        let entries = SignInContract.Entry.allCases.filter(contract.entries.contains)
        // Letters from A on; a story has at most eight attempts.
        let name = String(UnicodeScalar(UInt8(65 + attempts.count)))
        attempts.append(SignInStart(name, entry: entries[choice % max(1, entries.count)]))
        take(.start(attempts[attempts.count - 1]))
      case .callback(let back, let kind):
        guard let start = attempts.dropLast(back).last else { continue }
        calledBack.insert(start.attempt)
        take(.callback(attempt: start.attempt, ProviderCallback(kind)))
      case .cancel where isClear(model.pending.count) && contract.cancel: take(.cancel)
      case .cancelTask(let back):
        guard let start = attempts.dropLast(back).last, start.entry == .async,
          contract.taskCancellation, contract.overlap != .join || model.pending.count < 2
        else { continue }
        take(.cancelTask(attempt: start.attempt))
      case .cancel: continue
      }
    }
    for start in attempts where !calledBack.contains(start.attempt) {
      take(.callback(attempt: start.attempt, ProviderCallback(.success)))
    }
    return SignInScenario(
      "generated", Self.text(steps), steps: steps,
      expectations: [contract.overlap: model.expectation])
  }

  /// Whose attempt `cancel()` ends is clear unless several run independently.
  private func isClear(_ pending: Int) -> Bool {
    contract.overlap != .independent || pending < 2
  }

  private static func text(_ steps: [SignInStep]) -> String {
    let attempts = steps.count { if case .start = $0 { true } else { false } }
    return "a story of \(attempts) \(attempts == 1 ? "attempt" : "attempts"), shrunk"
  }
}

extension SignInStory {
  /// Stories that are always told: overlap, a callback too many, and both cancels.
  ///
  /// What they show is found with certainty, whatever the seed.
  static let always: [[Move]] = [
    [.start(entry: 0), .callback(back: 0, .success), .callback(back: 0, .success)],
    [.start(entry: 1), .callback(back: 0, .success), .callback(back: 0, .success)],
    [.start(entry: 0), .start(entry: 0)],
    [.start(entry: 1), .start(entry: 1)],
    [.start(entry: 0), .cancel],
    [.start(entry: 1), .cancel],
    [.start(entry: 0), .cancelTask(back: 0)],
  ]
}
