internal import ConformanceModel
internal import Synchronization

/// Two callers of a sign-in object in another process.
///
/// Nothing decides there about the order of tasks. But the second start can be sent before the
/// first has settled, so that a program which suspends between the check and the set of its guard
/// meets it in between.
final class CallersElsewhere: Sendable {
  /// A claim that is broken, and the story that shows it.
  struct Broken: Sendable {
    let claim: SuspensionClaim
    let observed: [String]
  }

  /// When the starts are sent, and when the provider calls back.
  enum Pace: CaseIterable {
    /// Each when the one before has settled.
    case apart
    /// One right after the other; the provider calls back when both have settled.
    case together
    /// One right after the other; the provider calls back as soon as there is a request.
    case togetherAnsweredAtOnce
  }

  private struct State {
    var controllers: [ScriptedController] = []
    var answers: [(caller: String, told: [SignInAnswer])] = []
    var hasOverlapped = false
    var failure: (claim: SuspensionClaim, observed: String)?
    var story: [String] = []
    /// What has come of the present step so far.
    var events: [String] = []
  }

  private let contract: SignInContract
  private let pace: Pace
  private let bytes: StageByteSource
  private let state = Mutex(State())

  private init(_ contract: SignInContract, _ pace: Pace, seed: UInt64) {
    self.contract = contract
    self.pace = pace
    bytes = StageByteSource(seed: seed)
  }

  /// Plays two callers with a fresh sign-in object.
  ///
  /// - Returns: The claim that is broken, and what shows it; nil where all hold.
  /// - Throws: ``SubjectFault``; what `makeProvider` throws.
  static func play(
    _ callers: [SignInContract.Entry], _ pace: Pace, _ subject: any SignInSubject, seed: UInt64
  ) async throws -> Broken? {
    try await CallersElsewhere(subject.contract.signIn, pace, seed: seed)
      .play(callers, with: subject)
  }

  private func play(
    _ callers: [SignInContract.Entry], with subject: any SignInSubject
  ) async throws -> Broken? {
    let environment = SignInEnvironment(
      makeController: { self.makeController($0) }, bytes: bytes, hasWindow: { true })
    // Whoever is not elsewhere is judged in every order.
    guard let remote = try await subject.makeProvider(in: environment) as? any RemoteProvider
    else { return nil }
    defer { state.withLock { $0.controllers = [] } }
    var starts: [String] = []
    for (number, entry) in callers.enumerated() {
      let caller = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
      state.withLock { $0.answers.append((caller, [])) }
      starts.append("\(caller) (\(entry.rawValue))")
      _ = remote.start(entry, isEarly: false, inside: nil) { self.note(SignInAnswer($0), caller) }
      guard pace == .apart || number == callers.count - 1 else { continue }
      try await remote.settle()
      finish("start " + starts.joined(separator: " and ") + (starts.count > 1 ? " together" : ""))
      starts = []
    }
    // Whoever superseded may start another request when an answer has come.
    var called = 0
    while let controller = state.withLock({ $0.controllers.dropFirst(called).first }) {
      called += 1
      guard controller.callbacks == 0, controller.timesPerformed > 0 else { continue }
      controller.callBack(with: ProviderCallback(.success))
      try await remote.settle()
      finish("provider to request \(controller.number): success")
    }
    return broken
  }

  private var broken: Broken? {
    state.withLock { state in
      let judgement = PairJudgement(
        answers: state.answers,
        issued: state.controllers.map { IssuedCredential(number: $0.number, request: $0.request) },
        nonces: state.controllers.map(\.request.nonce), hasOverlapped: state.hasOverlapped)
      guard let broken = state.failure ?? judgement.broken(under: contract) else { return nil }
      return Broken(
        claim: broken.claim,
        observed: ["\(broken.claim.sentence): \(broken.observed)"] + state.story)
    }
  }

  private func makeController(_ request: AuthorizationRequest) -> any AuthorizationController {
    state.withLock { state in
      let number = state.controllers.count + 1
      let controller = ScriptedController(
        number: number, request: request, callbacks: contract.callbacks,
        early: pace == .togetherAnsweredAtOnce ? ProviderCallback(.success) : nil
      ) { self.hasStarted(number) }
      state.controllers.append(controller)
      return controller
    }
  }

  private func hasStarted(_ number: Int) {
    state.withLock { state in
      state.events.append("request \(number)")
      let outstanding = state.controllers.count { $0.timesPerformed > 0 && $0.callbacks == 0 }
      guard outstanding > 1 else { return }
      state.hasOverlapped = true
      // Who supersedes may tell the older caller after the newer request has started.
      if contract.overlap == .refuse || contract.overlap == .join, state.failure == nil {
        state.failure = (.exclusive, "\(outstanding) requests are outstanding at one time")
      }
    }
  }

  private func note(_ answer: SignInAnswer, _ caller: String) {
    state.withLock { state in
      state.events.append("\(caller): \(answer.word)")
      guard let index = state.answers.firstIndex(where: { $0.caller == caller }) else { return }
      state.answers[index].told.append(answer)
      let words = state.answers[index].told.map(\.word.rawValue)
      if words.count > 1, state.failure == nil {
        state.failure = (
          .answered,
          "\(caller) was answered \(words.count) times: \(words.joined(separator: ", "))"
        )
      }
    }
  }

  private func finish(_ step: String) {
    state.withLock { state in
      let outcome = state.events.isEmpty ? "nothing" : state.events.joined(separator: "; ")
      state.story += StoryLine.lines(step, outcome)
      state.events = []
    }
  }
}
