internal import ConformanceChecks
internal import ConformanceModel
internal import Synchronization

/// A sign-in object in another process: operations go out, notices come in.
///
/// Nothing is sent before ``settle()``: the scenario's step puts its operations into the outbox,
/// and settling carries the conversation on until the program has nothing left to say.
final class ProxyProvider: RemoteProvider {
  private struct State {
    var outbox: [WireRequest.Operation] = []
    var completions: [Int: @Sendable (Result<SignInCredential, any Error>) -> Void] = [:]
    var controllers: [Int: (any AuthorizationController, ProxyDelegate)] = [:]
  }

  private let number: Int
  private let environment: SignInEnvironment
  private let usesByteSource: Bool
  private let client: WorkerClient
  private let tally: SignInTally
  private let state = Mutex(State())

  init(
    environment: SignInEnvironment, contract: SignInContract, client: WorkerClient,
    tally: SignInTally
  ) {
    number = tally.nextProvider()
    self.environment = environment
    usesByteSource = contract.usesByteSource
    self.client = client
    self.tally = tally
  }

  func start(
    _ entry: SignInContract.Entry, isEarly: Bool, inside: Int?,
    completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void
  ) -> Int {
    let attempt = tally.nextAttempt()
    let start = WireStart(
      provider: number, attempt: attempt, entry: entry, window: environment.hasWindow(),
      early: isEarly, inside: inside, source: usesByteSource ? source : nil)
    state.withLock { state in
      state.completions[attempt] = completion
      state.outbox.append(.signInStart(start))
    }
    return attempt
  }

  /// More than any nonce takes, and different for every attempt.
  private static let bytesPerAttempt = 256

  private var source: ByteScript {
    guard let bytes = try? environment.bytes.next(Self.bytesPerAttempt) else {
      return ByteScript(bytes: [], then: .fail)
    }
    return ByteScript(bytes: bytes, then: .cycle)
  }

  func cancel() { push(.signInCancel(WireCancel(provider: number))) }

  func cancelTask(of attempt: Int) {
    push(.signInCancel(WireCancel(provider: number, attempt: attempt)))
  }

  func settle() async throws {
    guard state.withLock({ !$0.outbox.isEmpty }) else { return }
    try await client.settle(self)
  }

  private func push(_ operation: WireRequest.Operation) {
    state.withLock { $0.outbox.append(operation) }
  }
}

// MARK: The conversation

extension ProxyProvider: EventConversation {
  var barrier: WireRequest.Operation { .signInSettle(provider: number) }

  func takeOutbox() -> [WireRequest.Operation] {
    state.withLock { state in
      defer { state.outbox = [] }
      return state.outbox
    }
  }

  func hear(_ notice: WireNotice) throws(SubjectFault) {
    switch notice {
    case .requested(let number, let request): try hearRequest(number, request)
    case .answered(let attempt, let answer): try hearAnswer(attempt, answer)
    case .progress: break
    case .account, .unknown: throw notice.isUnknown(among: WireNotice.signInNames)
    }
  }

  func hasCalledBackEarly(insideRequest: Bool) { tally.noteEarly(insideRequest: insideRequest) }

  private func hearRequest(
    _ number: Int, _ request: AuthorizationRequest
  ) throws(SubjectFault) {
    let controller = environment.makeController(request)
    let delegate = ProxyDelegate { [weak self] outcome in
      switch outcome {
      case .success(let credential):
        self?.push(.providerCallback(WireCallback(request: number, credential)))
      case .failure(let error):
        self?.push(.providerCallback(WireCallback(request: number, error)))
      }
    }
    let isNew = state.withLock { state in
      state.controllers.updateValue((controller, delegate), forKey: number) == nil
    }
    guard isNew else {
      throw .malformedAnswer(
        "the notice 'provider.requested' has the request \(number) for the second time. Give "
          + "every request of a provider a number of its own.")
    }
    controller.delegate = delegate
    controller.performRequests()
  }

  private func hearAnswer(_ attempt: Int, _ answer: SignInAnswer) throws(SubjectFault) {
    if let completion = state.withLock({ $0.completions[attempt] }) {
      completion(answer.result)
    } else if !tally.hasStarted(attempt) {
      throw .malformedAnswer(
        "the notice 'signIn.answered' names attempt \(attempt), which was never started. Repeat "
          + "the 'attempt' of 'signIn.start'.")
    }
    // Otherwise it belongs to a scenario that was judged before, as an answer that never came.
  }
}

extension SignInAnswer {
  /// What an entry point would have returned or thrown.
  fileprivate var result: Result<SignInCredential, any Error> {
    switch self {
    case .credential(let credential): .success(credential)
    case .cancelled: .failure(SignInFailure.cancelled)
    case .refused: .failure(SignInFailure.alreadyInProgress)
    case .failure(let code): .failure(SignInFailure.failed(code: code))
    }
  }
}

/// The delegate of a request made elsewhere. The proxy keeps it alive: whether the program keeps
/// its own alive does not show here.
private final class ProxyDelegate: AuthorizationControllerDelegate {
  private let send: @Sendable (Result<AuthorizationCredential, AuthorizationError>) -> Void

  init(send: @escaping @Sendable (Result<AuthorizationCredential, AuthorizationError>) -> Void) {
    self.send = send
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { send(.success(credential)) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { send(.failure(error)) }
}
