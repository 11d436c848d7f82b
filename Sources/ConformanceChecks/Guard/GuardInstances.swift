internal import ConformanceModel
internal import Synchronization

extension Check {
  /// Two providers alive at once never mix nonce or continuation.
  ///
  /// Two attempts, each of a provider of its own, are attempts that know nothing of each other;
  /// where the guard is the process's, they overlap as two of one provider do.
  package static let guardInstances = Check(
    .guardInstances, .signIn, kind: .stateful, place: .controlled, replays: true,
    overTheWire: .never("a program in another process has one provider at a time"),
    storyRank: .overlap
  ) { subject, context in
    let judge = ScenarioJudge(
      .guardInstances, .overlap, [.answers, .words, .requests, .pairing],
      leaving: [.endings])
    let pair = ProviderPair(subject)
    var outcome = try await judge.judge(ProviderPair.scenarios, pair, context)
    if outcome.grade == .pass, context.replay == nil {
      let left = try await judge.judgeSettled(
        [ProviderPair.scenarios[0]], ProviderPair(subject, losesOne: true), context)
      if left.grade != .pass { outcome = left }
    }
    outcome.scope = "two providers at once: \(outcome.scope)"
    if let cause = outcome.evidence?.cause {
      if subject.contract.signIn.guardOwner == .process, cause.name == Cause.noGuard.name {
        outcome.evidence?.cause = .noGuard.saying(
          "each object has a guard of its own, but the contract declares one for the process: two "
            + "providers show a sheet each")
        outcome.evidence?.remedy =
          "Let all objects share one guard, or declare 'guardOwner' as 'object'."
      } else {
        outcome.evidence?.cause = .instancesShareState
      }
    }
    return outcome
  }
}

/// A subject whose providers are two of another: the first attempt is the first one's, and so on
/// in turn.
private struct ProviderPair: SignInSubject {
  let contract: Contract
  private let subject: any SignInSubject
  private let losesOne: Bool

  /// - Parameter losesOne: Whether a provider that has done nothing goes away before the second
  ///   attempt, as a screen does that is closed.
  init(_ subject: any SignInSubject, losesOne: Bool = false) {
    self.subject = subject
    self.losesOne = losesOne
    var contract = subject.contract
    if contract.signIn.guardOwner == .object { contract.signIn.overlap = .independent }
    self.contract = contract
  }

  func makeProvider(in environment: SignInEnvironment) async throws -> any SignInProvider {
    Pair(
      [
        try await subject.makeProvider(in: environment),
        try await subject.makeProvider(in: environment),
      ], idle: losesOne ? try await subject.makeProvider(in: environment) : nil)
  }

  private final class Pair: SignInProvider {
    private let providers: [any SignInProvider]
    private let idle: Mutex<(any SignInProvider)?>
    private let attempts = Mutex(0)

    init(_ providers: [any SignInProvider], idle: (any SignInProvider)?) {
      self.providers = providers
      self.idle = Mutex(idle)
    }

    private var next: any SignInProvider {
      let number = attempts.withLock { attempts in
        defer { attempts += 1 }
        return attempts
      }
      if number == 1 {
        // Freed outside the lock.
        let closed = idle.withLock { $0.take() }
        _ = consume closed
      }
      return providers[number % providers.count]
    }

    func signIn() async throws -> SignInCredential { try await next.signIn() }

    func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void) {
      next.signIn(completion: completion)
    }

    /// The first attempt's provider alone is told: what the other one has begun is not its business.
    func cancel() { providers[0].cancel() }
  }
}

extension ProviderPair {
  /// Two attempts, the first one's end told or called for while the second is pending.
  fileprivate static let scenarios: [SignInScenario] = [
    scenario(
      1, "the first of two providers is answered first",
      [callback("A", .success), callback("B", .success)], a: .credential),
    scenario(
      2, "the second of two providers is answered first",
      [callback("B", .success), callback("A", .success)], a: .credential),
    scenario(
      3, "the first of two providers fails and the second succeeds",
      [callback("A", .failure), callback("B", .success)], a: .failure),
    scenario(
      4, "the first of two providers is cancelled and the second succeeds",
      [.cancel, callback("B", .success)], a: .cancelled),
    scenario(
      5, "the task of the first of two providers is cancelled and the second succeeds",
      [.cancelTask(attempt: "A"), callback("B", .success)], a: .cancelled),
  ]

  private static func start(_ attempt: String) -> SignInStep { .start(SignInStart(attempt)) }

  private static func callback(_ attempt: String, _ kind: ProviderCallback.Kind) -> SignInStep {
    .callback(attempt: attempt, ProviderCallback(kind))
  }

  private static func scenario(
    _ number: Int, _ comment: String, _ endings: [SignInStep], a own: SignInAnswer.Word
  ) -> SignInScenario {
    var expectations: [SignInContract.Overlap: SignInExpectation] = [
      .independent: SignInExpectation(
        answers: ["A": [own], "B": [.credential]], requests: 2, outstandingAtMost: 2),
      .refuse: SignInExpectation(
        answers: ["A": [own], "B": [.refused]], requests: 1, outstandingAtMost: 1),
    ]
    // Whom a cancel means is clear only where the two do not share an attempt.
    if own != .cancelled {
      expectations[.supersede] = SignInExpectation(
        answers: ["A": [.cancelled], "B": [.credential]], requests: 2, outstandingAtMost: 1)
      expectations[.join] = SignInExpectation(
        answers: ["A": [own], "B": [own]], requests: 1, outstandingAtMost: 1)
    }
    return SignInScenario(
      "two-providers-\(number)", comment, steps: [start("A"), start("B")] + endings,
      expectations: expectations)
  }
}
