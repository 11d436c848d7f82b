internal import ConformanceModel
internal import Dispatch

/// A sign-in manager as apps had it before Swift 6, with room for one slip.
///
/// One object that is its own delegate, plain variables, completion handlers, an async wrapper
/// around them. Unchecked, because everything happens on the main thread, which it asserts.
final class LegacyManager: @unchecked Sendable {
  enum Slip {
    case answersDeferred, answersBeforeReset, cancelIsLastCredential, cancelledForEver
    case failureNotCompared, flagByMainQueue, flagPerButton, lastName
    case notHandledIsCancel, ownerInHopWeak, stateInLaterHop
  }

  private let environment: SignInEnvironment
  private let slip: Slip?
  private var isSigningIn = false
  private var isSigningInByButton = false
  private var completion: SignInReply?
  private var currentNonce: String?
  private var controller: (any AuthorizationController)?
  private var strongSelf: LegacyManager?
  private var lastCredential: SignInCredential?
  private var lastName: String?
  private var names: [String: String] = [:]
  private var isCancelled = false
  private var attempt = 0
  private var lastAttempt = 0

  init(_ environment: SignInEnvironment, _ slip: Slip? = nil) {
    (self.environment, self.slip) = (environment, slip)
  }

  private func newID() -> Int {
    lastAttempt += 1
    return lastAttempt
  }

  private func start(_ id: Int, byButton: Bool, _ completion: @escaping SignInReply) {
    dispatchPrecondition(condition: .onQueue(.main))
    let isBusy = slip == .flagPerButton && byButton ? isSigningInByButton : isSigningIn
    guard !isBusy else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    if slip == .flagPerButton, byButton {
      isSigningInByButton = true
    } else if slip == .flagByMainQueue {
      DispatchQueue.main.async { self.isSigningIn = self.completion != nil }
    } else {
      isSigningIn = true
    }
    if let problem = prepare() {
      if slip == .answersBeforeReset {
        defer { reset() }
        return completion(.failure(SignInFailure.failed(code: problem)))
      }
      reset()
      return completion(.failure(SignInFailure.failed(code: problem)))
    }
    self.completion = completion
    attempt = id
    strongSelf = self
    controller?.delegate = self
    controller?.performRequests()
  }

  /// What keeps the attempt from starting, if anything does.
  private func prepare() -> String? {
    guard environment.hasWindow() else { return "noWindow" }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else { return "nonceFailed" }
    currentNonce = nonce
    controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    return nil
  }

  private func reset() {
    (completion, currentNonce, controller, strongSelf) = (nil, nil, nil, nil)
    (isSigningIn, isSigningInByButton) = (false, false)
  }

  private func finish(_ result: Result<SignInCredential, any Error>) {
    guard let completion else { return }
    if slip == .answersDeferred {
      // Deferred blocks run last in, first out: the answer comes before the reset.
      defer { reset() }
      defer { completion(result) }
      return
    }
    reset()
    if slip == .cancelledForEver, isCancelled {
      return completion(.failure(SignInFailure.cancelled))
    }
    completion(result)
  }
}

extension LegacyManager: SignInProvider {
  @MainActor func signIn() async throws -> SignInCredential {
    let id = newID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        start(id, byButton: false) { continuation.resume(with: $0) }
      }
    } onCancel: {
      DispatchQueue.main.async { [self] in abandon(id) }
    }
  }

  private func abandon(_ id: Int) {
    if attempt == id { finish(.failure(SignInFailure.cancelled)) }
  }

  func signIn(completion: @escaping SignInReply) {
    start(newID(), byButton: true, completion)
  }

  func cancel() {
    dispatchPrecondition(condition: .onQueue(.main))
    if completion != nil { isCancelled = true }
    finish(.failure(SignInFailure.cancelled))
  }
}

extension LegacyManager: AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    dispatchPrecondition(condition: .onQueue(.main))
    guard controller === self.controller, let nonce = currentNonce else { return }
    switch slip {
    case .ownerInHopWeak:
      (strongSelf, self.controller) = (nil, nil)
      DispatchQueue.main.async { [weak self, attempt] in
        guard let self, self.attempt == attempt else { return }
        complete(credential, nonce)
      }
    case .stateInLaterHop:
      let waiting = completion
      DispatchQueue.main.async { [self] in
        waiting?(Result { try SignInCredential(credential, rawNonce: nonce) })
        reset()
      }
      completion = nil
    default: complete(credential, nonce)
    }
  }

  private func complete(_ credential: AuthorizationCredential, _ nonce: String) {
    finish(
      Result {
        var read = try SignInCredential(credential, rawNonce: nonce)
        if case .appleID(let apple) = credential {
          if slip == .lastName {
            read.name = read.name ?? lastName
            lastName = read.name
          } else {
            // Apple tells the name once; whose it is, is kept with it.
            read.name = read.name ?? names[apple.user]
            names[apple.user] = read.name
          }
        }
        lastCredential = read
        return read
      })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    dispatchPrecondition(condition: .onQueue(.main))
    guard controller === self.controller || slip == .failureNotCompared else { return }
    let isCancel = SignInFailure(error) == .cancelled
    if slip == .cancelIsLastCredential, isCancel, let lastCredential {
      return finish(.success(lastCredential))
    }
    if slip == .notHandledIsCancel, error.domain == AuthorizationError.appleDomain,
      [1001, 1003, 1004].contains(error.code)
    {
      return finish(.failure(SignInFailure.cancelled))
    }
    finish(.failure(SignInFailure(error)))
  }
}
