internal import ConformanceChecks
internal import ConformanceModel
internal import PlainText
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

  func hear(_ notice: WireAnswer) throws(SubjectFault) {
    switch notice.notice {
    case "provider.requested": try hearRequest(notice)
    case "signIn.answered": try hearAnswer(notice)
    case "progress": break
    case let name:
      let name = name ?? ""
      let known = ["provider.requested", "signIn.answered"]
      let hint = NearestName.to(name, among: known).map { " Did you mean '\($0)'?" } ?? ""
      throw .malformedAnswer("the notice '\(name)' is unknown.\(hint)")
    }
  }

  func hasCalledBackEarly(insideRequest: Bool) { tally.noteEarly(insideRequest: insideRequest) }

  private func hearRequest(_ notice: WireAnswer) throws(SubjectFault) {
    guard let number = notice.request else { throw missing("request", of: notice) }
    let request = AuthorizationRequest(
      nonce: notice.nonce, state: notice.state, scopes: notice.scopes ?? [])
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

  private func hearAnswer(_ notice: WireAnswer) throws(SubjectFault) {
    guard let attempt = notice.attempt else { throw missing("attempt", of: notice) }
    guard let word = notice.answer else { throw missing("answer", of: notice) }
    let result: Result<SignInCredential, any Error>
    switch word {
    case "credential":
      guard let credential = notice.credential else { throw missing("credential", of: notice) }
      result = .success(credential)
    case "cancelled": result = .failure(SignInFailure.cancelled)
    case "refused": result = .failure(SignInFailure.alreadyInProgress)
    case "failure": result = .failure(SignInFailure.failed(code: notice.code ?? "no code"))
    default:
      throw .malformedAnswer(
        "the notice 'signIn.answered' has the answer '\(word)'. Expected 'credential', "
          + "'cancelled', 'refused' or 'failure'.")
    }
    if let completion = state.withLock({ $0.completions[attempt] }) {
      completion(result)
    } else if !tally.hasStarted(attempt) {
      throw .malformedAnswer(
        "the notice 'signIn.answered' names attempt \(attempt), which was never started. Repeat "
          + "the 'attempt' of 'signIn.start'.")
    }
    // Otherwise it belongs to a scenario that was judged before, as an answer that never came.
  }

  private func missing(_ member: String, of notice: WireAnswer) -> SubjectFault {
    .malformedAnswer("the notice '\(notice.notice ?? "")' has no member '\(member)'")
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
