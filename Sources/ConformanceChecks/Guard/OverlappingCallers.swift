internal import ConformanceModel
internal import ScheduleExplorer
internal import Synchronization

/// Callers and the provider, in one order of their steps.
///
/// Unlike ``SignInStage`` it asks only what holds in every order: who comes first, and with it who
/// is refused, is for the explorer to decide.
final class OverlappingCallers: Sendable {
  private struct State {
    var provider: (any SignInProvider)?
    var controllers: [ScriptedController] = []
    var answers: [(caller: String, told: [SignInAnswer])] = []
    /// Whether two requests were outstanding at one time.
    var hasOverlapped = false
    var pace = CallerPace.anyOrder
  }

  /// Longer than anything that an attempt does before its request, and shorter than any timeout.
  private static let rest = Duration.seconds(10)

  private let run: ScheduledRun
  private let contract: SignInContract
  /// Whether completion handlers come from whichever thread their caller is on.
  private let hasThreads: Bool
  private let bytes: StageByteSource
  private let state = Mutex(State())

  init(_ run: ScheduledRun, _ contract: SignInContract, hasThreads: Bool, seed: UInt64) {
    self.run = run
    self.contract = contract
    self.hasThreads = hasThreads
    bytes = StageByteSource(seed: seed)
  }

  /// Starts the callers; what they are told is judged when nothing can happen any more.
  ///
  /// - Throws: What `makeProvider` throws.
  func start(
    _ callers: [SignInContract.Entry], _ pace: CallerPace, _ subject: any SignInSubject
  ) throws {
    let environment = SignInEnvironment(
      makeController: { self.makeController($0) }, bytes: bytes, hasWindow: { true })
    let provider = try run.makeProvider(of: subject, in: environment)
    state.withLock { state in
      state.provider = provider
      state.pace = pace
    }
    for (number, entry) in callers.enumerated() {
      let caller = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
      state.withLock { $0.answers.append((caller, [])) }
      run.spawn("\(caller) (\(entry.rawValue))") {
        if pace == .apart, number > 0 { await self.run.sleep(for: Self.rest * number) }
        await self.call(provider, entry, caller)
      }
    }
    if pace == .apart {
      run.spawn("provider") {
        await self.run.sleep(for: Self.rest * (callers.count + 1))
        for controller in self.state.withLock({ $0.controllers }) { self.callBack(controller) }
      }
    }
    // What comes after the declared timeout is another requirement's case.
    // Who polls lets time pass without end, as long as the provider has not called back.
    run.comeToRest(before: contract.timeout.map { .seconds($0) } ?? Self.rest * 6)
    run.givesUpPolling {
      self.state.withLock { state in
        state.controllers.allSatisfy { $0.timesPerformed == 0 || $0.callbacks > 0 }
      }
    }
    run.followsTicks { self.state.withLock { $0.answers.contains { $0.1.isEmpty } } }
    run.atEnd { _ in self.judge() }
  }

  private func call(
    _ provider: any SignInProvider, _ entry: SignInContract.Entry, _ caller: String
  ) async {
    run.mark("signIn")
    switch entry {
    case .completion:
      let call = { provider.signIn { self.note(SignInAnswer($0), caller) } }
      if hasThreads { call() } else { run.onMain(call) }
    case .async:
      let result: Result<SignInCredential, any Error>
      do { result = .success(try await provider.signIn()) } catch { result = .failure(error) }
      note(SignInAnswer(result), caller)
    }
  }

  private func makeController(_ request: AuthorizationRequest) -> any AuthorizationController {
    state.withLock { state in
      let number = state.controllers.count + 1
      let controller = ScriptedController(
        number: number, request: request, callbacks: contract.callbacks, main: .controlled(run)
      ) {
        self.hasStarted(number)
      }
      state.controllers.append(controller)
      return controller
    }
  }

  private func hasStarted(_ number: Int) {
    run.mark("request \(number)")
    let started = state.withLock { state -> (ScriptedController, CallerPace, Int)? in
      // A queue of the subject's own may start a request when all has been judged.
      guard state.controllers.indices.contains(number - 1) else { return nil }
      let outstanding = state.controllers.count { $0.timesPerformed > 0 && $0.callbacks == 0 }
      if outstanding > 1 { state.hasOverlapped = true }
      return (state.controllers[number - 1], state.pace, outstanding)
    }
    guard let (controller, pace, outstanding) = started else { return }
    // Who supersedes may tell the older caller after the newer request has started.
    if outstanding > 1, contract.overlap == .refuse || contract.overlap == .join {
      fail(.exclusive, "\(outstanding) requests are outstanding at one time")
    }
    if pace == .anyOrder {
      run.external("success for request \(number)", from: "provider") { self.callBack(controller) }
    }
  }

  private func callBack(_ controller: ScriptedController) {
    guard controller.callbacks == 0, controller.timesPerformed > 0 else { return }
    controller.callBack(with: ProviderCallback(.success))
  }

  private func note(_ answer: SignInAnswer, _ caller: String) {
    run.mark("\(caller): \(answer.word)")
    let words = state.withLock { state -> [String] in
      guard let index = state.answers.firstIndex(where: { $0.caller == caller }) else { return [] }
      state.answers[index].told.append(answer)
      return state.answers[index].told.map(\.word.rawValue)
    }
    if words.count > 1 {
      fail(
        .answered, "\(caller) was answered \(words.count) times: \(words.joined(separator: ", "))")
    }
  }

  private func fail(_ claim: SuspensionClaim, _ observed: String) {
    run.fail(claim.sentence, key: claim.rawValue, observed: observed)
  }
}

// MARK: Judgement

extension OverlappingCallers {
  private func judge() {
    // Taken out, so that the cycle of provider, controllers and callers ends with the run.
    let (answers, controllers, hasOverlapped, provider) = state.withLock { state in
      defer { state = State() }
      return (state.answers, state.controllers, state.hasOverlapped, state.provider)
    }
    defer { withExtendedLifetime(provider) {} }
    let judgement = PairJudgement(
      answers: answers,
      issued: controllers.map { IssuedCredential(number: $0.number, request: $0.request) },
      nonces: controllers.map(\.request.nonce), hasOverlapped: hasOverlapped)
    if let broken = judgement.broken(under: contract) { fail(broken.claim, broken.observed) }
  }
}
