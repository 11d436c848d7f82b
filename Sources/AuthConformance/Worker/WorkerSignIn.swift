internal import ConformanceChecks
internal import ConformanceModel
internal import Synchronization

/// Plays the sign-in events of a runner that judges from outside, with one provider at a time.
///
/// The Swift side of what an adapter in another language does, for runners of another version.
final class WorkerSignIn: Sendable {
  private struct State {
    var number = 0
    var provider: (any SignInProvider)?
    var source: (any ByteSource)?
    var window = true
    var early = false
    var requests: [Int: WireController] = [:]
    var tasks: [Int: Task<Void, Never>] = [:]
    /// Attempts to start from inside the answer of the attempt that is their key.
    var inside: [Int: [WireStart]] = [:]
    /// Early callbacks that are being read from inside a request.
    var reading = 0
  }

  private let wire: WorkerWire
  private let settling = SentinelRounds()
  private let main = MainThread.ofProcess
  private let state = Mutex(State())

  init(wire: WorkerWire) { self.wire = wire }

  func start(_ start: WireStart, with subject: any SignInSubject) async throws {
    if state.withLock({ $0.number }) != start.provider {
      try await makeProvider(start, subject)
    }
    if let outer = start.inside {
      state.withLock { $0.inside[outer, default: []].append(start) }
    } else {
      begin(start)
      try await settle()
    }
  }

  func cancel(_ cancel: WireCancel) async throws {
    if let attempt = cancel.attempt {
      state.withLock { $0.tasks[attempt] }?.cancel()
    } else {
      let provider = state.withLock { $0.provider }
      main.run { provider?.cancel() }
    }
    try await settle()
  }

  /// Returns when nothing is on its way in this process.
  func settle() async throws {
    repeat { try await settling.settle(until: { true }) } while isReading
  }

  func callBack(_ callback: WireCallback) throws(WireError) {
    guard let controller = state.withLock({ $0.requests[callback.request] }) else {
      throw WireError(
        code: "unknownRequest", message: "no request has the number \(callback.request)")
    }
    controller.callBack(callback)
  }

  private var isReading: Bool { state.withLock { $0.reading > 0 } }

  private func makeProvider(_ start: WireStart, _ subject: any SignInSubject) async throws {
    let environment = SignInEnvironment(
      makeController: { WireController(request: $0, world: self) }, bytes: self,
      hasWindow: { self.state.withLock { $0.window } })
    let provider = try await subject.makeProvider(in: environment)
    let former = state.withLock { state in
      defer {
        state = State()
        state.number = start.provider
        state.provider = provider
      }
      return state
    }
    // Freed outside the lock: a deinit may answer.
    _ = consume former
  }

  private func begin(_ start: WireStart) {
    let provider = state.withLock { state in
      state.window = start.window
      state.early = start.early ?? false
      state.source = start.source.map { ScriptedByteSource($0) }
      return state.provider
    }
    switch start.entry {
    case .completion:
      main.run {
        provider?.signIn { self.answer(start.attempt, SignInAnswer($0)) }
      }
    case .async:
      let task = Task {
        let result: Result<SignInCredential, any Error>?
        do { result = try await (provider?.signIn()).map { .success($0) } } catch {
          result = .failure(error)
        }
        if let result { self.answer(start.attempt, SignInAnswer(result)) }
      }
      state.withLock { $0.tasks[start.attempt] = task }
    }
  }

  private func answer(_ attempt: Int, _ answer: SignInAnswer) {
    wire.send(.notice(.answered(attempt: attempt, answer)))
    let next = state.withLock { $0.inside.removeValue(forKey: attempt) ?? [] }
    next.forEach(begin)
  }

  fileprivate func hasPerformed(_ controller: WireController) {
    let (number, isEarly) = state.withLock { state in
      let number = state.requests.count + 1
      state.requests[number] = controller
      if state.early { state.reading += 1 }
      return (number, state.early)
    }
    wire.send(.notice(.requested(number: number, controller.request)))
    guard isEarly else { return }
    performNext()
    state.withLock { $0.reading -= 1 }
  }

  /// Reads the callback that follows an early request, and performs it on this thread.
  private func performNext() {
    guard let line = ConformanceWorker.nextLine(),
      let request = try? WireText.decode(WireRequest.self, from: line)
    else { return }
    var content = WireAnswer.Content.done
    if case .providerCallback(let callback) = request.operation {
      do { try callBack(callback) } catch { content = .failed(error) }
    } else {
      content = .failed(
        WireError(
          code: "unexpected",
          message: "expected 'provider.callback', found '\(request.operation.name)'"))
    }
    wire.send(.answer(WireAnswer(id: request.id, content)))
  }
}

extension WorkerSignIn: ByteSource {
  func next(_ count: Int) throws -> [UInt8] {
    if let source = state.withLock({ $0.source }) { return try source.next(count) }
    // Whose contract says that it takes no bytes from the suite may ask for some all the same: an app
    // does that ends where they fail, and it must get as far as its sheet.
    var system = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }
}

/// The fake provider's side of a request, whose callbacks come over the wire.
private final class WireController: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
  }

  let request: AuthorizationRequest
  private let world: WorkerSignIn
  private let state = Mutex(State())

  init(request: AuthorizationRequest, world: WorkerSignIn) {
    self.request = request
    self.world = world
  }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  func performRequests() { world.hasPerformed(self) }

  func callBack(_ callback: WireCallback) { MainThread.ofProcess.run { tell(callback) } }

  private func tell(_ callback: WireCallback) {
    if let credential = callback.credential {
      delegate?.authorizationController(
        self, didCompleteWith: .appleID(credential.credential))
    } else if let type = callback.credentialType {
      delegate?.authorizationController(self, didCompleteWith: .other(type: type))
    } else if let failure = callback.failure {
      delegate?.authorizationController(self, didFailWith: failure)
    }
  }
}
