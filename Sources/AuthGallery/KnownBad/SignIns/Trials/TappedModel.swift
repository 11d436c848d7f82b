internal import ConformanceModel

/// Sign-in behind a button, where the last tap wins or the next one is refused, with room for one
/// slip.
@MainActor final class TappedModel {
  enum Slip {
    case codeForced, codeRepaired, emptyTokenTaken
    case overwrittenInside, refusedStopsTimer, resultCached
  }

  private let environment: SignInEnvironment
  private let contract: SignInContract
  private let slip: Slip?
  private var nonce = ""
  private var attempt = 0
  private var lastAttempt = 0
  private var completion: SignInReply?
  private var controller: (any AuthorizationController)?
  private var timer: Task<Void, any Error>?
  private var cached: SignInCredential?
  /// Keeps this object alive while an attempt is pending: its controller holds it weakly.
  private var keeper: TappedModel?

  init(_ environment: SignInEnvironment, _ contract: SignInContract, _ slip: Slip?) {
    (self.environment, self.contract, self.slip) = (environment, contract, slip)
  }

  private func startTimer(_ id: Int) {
    guard let timeout = contract.timeout else { return }
    timer = Task { [weak self] in
      try await Task.sleep(for: .seconds(timeout))
      guard let self, attempt == id else { return }
      finish(.failure(SignInFailure.failed(code: "timedOut")))
    }
  }

  private func makeController(_ nonce: String) {
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    self.controller = controller
    controller.delegate = self
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    guard let waiting = completion else { return }
    timer?.cancel()
    (completion, controller, keeper, attempt) = (nil, nil, nil, 0)
    if slip == .resultCached { cached = try? result.get() }
    waiting(result)
  }
}

extension TappedModel: @preconcurrency SignInProvider {
  func signIn(completion: @escaping SignInReply) {
    if slip == .refusedStopsTimer { timer?.cancel() }
    if let cached { return completion(.success(cached)) }
    let older = self.completion
    if older != nil, contract.overlap == .refuse {
      return completion(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    lastAttempt += 1
    let id = lastAttempt
    (self.nonce, attempt, self.completion, keeper) = (nonce, id, completion, self)
    startTimer(id)
    if slip != .overwrittenInside { makeController(nonce) }
    older?(.failure(SignInFailure.cancelled))
    if slip == .overwrittenInside {
      // Whoever was answered may have tapped again: nonce and completion are theirs by now.
      makeController(self.nonce)
    } else if attempt != id {
      return
    }
    controller?.performRequests()
  }

  func cancel() { finish(.failure(SignInFailure.cancelled)) }
}

extension TappedModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard controller === self.controller else { return }
    finish(Result { try read(credential) })
  }

  private func read(_ credential: AuthorizationCredential) throws -> SignInCredential {
    guard case .appleID(let apple) = credential else {
      return try SignInCredential(credential, rawNonce: nonce)
    }
    if slip == .emptyTokenTaken, apple.identityToken == [] {
      return SignInCredential(rawNonce: nonce, identityToken: "", user: apple.user)
    }
    if slip == .codeForced, let code = apple.authorizationCode {
      _ = String(validating: code, as: UTF8.self)!
    }
    var read = try SignInCredential(credential, rawNonce: nonce)
    if slip == .codeRepaired {
      read.authorizationCode = apple.authorizationCode.map { String(decoding: $0, as: UTF8.self) }
    }
    return read
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard controller === self.controller else { return }
    finish(.failure(SignInFailure(error)))
  }
}

/// Attempts side by side, whose delegates wait in a queue: whichever ends, the oldest goes.
@MainActor final class DelegateQueue: @preconcurrency SignInProvider {
  private let environment: SignInEnvironment
  private var delegates: [QueuedDelegate] = []

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn(completion: @escaping SignInReply) {
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let delegate = QueuedDelegate(nonce) { result in
      if !self.delegates.isEmpty { self.delegates.removeFirst() }
      completion(result)
    }
    delegates.append(delegate)
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    controller.delegate = delegate
    controller.performRequests()
  }
}

@MainActor private final class QueuedDelegate: @preconcurrency AuthorizationControllerDelegate {
  private let nonce: String
  private var reply: ((Result<SignInCredential, any Error>) -> Void)?

  init(_ nonce: String, _ reply: @escaping (Result<SignInCredential, any Error>) -> Void) {
    (self.nonce, self.reply) = (nonce, reply)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { reply.take()?(Result { try SignInCredential(credential, rawNonce: nonce) }) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { reply.take()?(.failure(SignInFailure(error))) }
}
