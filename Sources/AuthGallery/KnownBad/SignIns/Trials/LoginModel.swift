internal import ConformanceModel
internal import Dispatch

/// Sign-in in a view model that looks before it waits, with room for one slip.
///
/// Unlike ``SessionModel`` it refuses a newcomer before anything of it has begun, so that a refused
/// one has no cancellation handler. Without a slip it is right.
@MainActor final class LoginModel {
  enum Slip {
    case comparedBeforeHop, completionUnguarded, cancelsAfterHop, cancelsByMainQueue
    case flagClearedOutside, joinersCounted, refusedClearsFlag, refusedReplacesTimer
    case refusedStartsTimer, storedBeforeGuard, tokenKept, tokenKeptByProcess
  }

  private let environment: SignInEnvironment
  private let contract: SignInContract
  private let slip: Slip?
  /// Whether ended controllers lose their delegate, so that none has to be compared.
  private let detaches: Bool
  private var isBusy = false
  private var callers: [SignInReply] = []
  private var left = 0
  private var nonce = ""
  private var controller: (any AuthorizationController)?
  private var timer: Task<Void, any Error>?
  private var attempt = 0
  private var lastAttempt = 0
  private var lastToken: String?
  private static var lastToken: String?
  /// Keeps this object alive while an attempt is pending: its controller holds it weakly.
  private var keeper: LoginModel?

  init(
    _ environment: SignInEnvironment, _ contract: SignInContract, _ slip: Slip?, detaches: Bool
  ) {
    (self.environment, self.contract, self.slip) = (environment, contract, slip)
    self.detaches = detaches
  }

  private func enter() throws -> Int {
    lastAttempt += 1
    let id = lastAttempt
    var hasEntered = false
    defer { if slip == .refusedClearsFlag, !hasEntered { isBusy = false } }
    let early = slip == .refusedStartsTimer ? startTimer(id) : nil
    if slip == .refusedReplacesTimer { timer = startTimer(id) }
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    (isBusy, hasEntered, attempt) = (true, true, id)
    if slip != .refusedReplacesTimer { timer = early ?? startTimer(id) }
    return id
  }

  private func startTimer(_ id: Int) -> Task<Void, any Error>? {
    guard let timeout = contract.timeout else { return nil }
    return Task { [weak self] in
      try await Task.sleep(for: .seconds(timeout))
      guard let self, !Task.isCancelled, slip != nil || attempt == id else { return }
      finish(.failure(SignInFailure.failed(code: "timedOut")))
    }
  }

  private func begin(_ reply: @escaping SignInReply) {
    callers = [reply]
    left = 1
    guard environment.hasWindow() else {
      return finish(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return finish(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    self.nonce = nonce
    keeper = self
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    self.controller = controller
    controller.delegate = self
    controller.performRequests()
  }

  private func join(_ reply: @escaping SignInReply) {
    callers.append(reply)
    left += 1
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    if slip == .joinersCounted, left > 1 { return left -= 1 }
    let told = callers
    timer?.cancel()
    if detaches { controller?.delegate = nil }
    (callers, controller, keeper, attempt, isBusy) = ([], nil, nil, 0, false)
    for reply in told { reply(result) }
  }
}

extension LoginModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    try Task.checkCancellation()
    if contract.overlap == .join, isBusy {
      return try await withCheckedThrowingContinuation { waiting in
        join { waiting.resume(with: $0) }
      }
    }
    defer { if slip == .flagClearedOutside { isBusy = false } }
    let id = try enter()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        begin { waiting.resume(with: $0) }
      }
    } onCancel: {
      if slip == .cancelsByMainQueue {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.cancel() } }
      } else {
        Task { @MainActor in if attempt == id || slip == .cancelsAfterHop { cancel() } }
      }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    if contract.overlap == .join, isBusy { return join(completion) }
    if slip == .completionUnguarded { isBusy = false }
    if slip == .storedBeforeGuard { callers = [completion] }
    do {
      _ = try enter()
      begin(completion)
    } catch {
      if slip == .storedBeforeGuard { callers = [] }
      completion(.failure(error))
    }
  }

  func cancel() {
    guard isBusy else { return }
    finish(.failure(SignInFailure.cancelled))
  }
}

extension LoginModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard isMeant(controller) else { return }
    let nonce = nonce
    if slip == .comparedBeforeHop {
      Task { finish(Result { try read(credential, nonce) }) }
    } else {
      finish(Result { try read(credential, nonce) })
    }
  }

  private func isMeant(_ controller: any AuthorizationController) -> Bool {
    detaches ? self.controller != nil : controller === self.controller
  }

  private func read(
    _ credential: AuthorizationCredential, _ nonce: String
  ) throws -> SignInCredential {
    let last =
      slip == .tokenKept ? lastToken : slip == .tokenKeptByProcess ? Self.lastToken : nil
    if let last, case .appleID(let apple) = credential, apple.identityToken == nil {
      return SignInCredential(
        rawNonce: nonce, identityToken: last, authorizationCode: nil, user: apple.user)
    }
    let read = try SignInCredential(credential, rawNonce: nonce)
    lastToken = read.identityToken
    Self.lastToken = read.identityToken
    return read
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard isMeant(controller) else { return }
    finish(.failure(SignInFailure(error)))
  }
}
