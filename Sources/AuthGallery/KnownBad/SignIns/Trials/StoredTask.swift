internal import ConformanceModel

/// Sign-in behind a stored task: whoever comes while it runs waits for its value.
@MainActor final class StoredTask {
  enum Slip {
    case clearedOnSuccessOnly, clearedByEachCaller
  }

  private let environment: SignInEnvironment
  private let slip: Slip?
  private var running: Task<SignInCredential, any Error>?

  init(_ environment: SignInEnvironment, _ slip: Slip? = nil) {
    (self.environment, self.slip) = (environment, slip)
  }

  private func authorize() async throws -> SignInCredential {
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    let listener = TaskListener()
    return try SignInCredential(try await listener.hear(controller), rawNonce: nonce)
  }
}

extension StoredTask: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    defer { if slip == .clearedByEachCaller { running = nil } }
    if let running { return try await running.value }
    let task = Task {
      defer { if slip == nil { running = nil } }
      return try await authorize()
    }
    running = task
    let value = try await task.value
    if slip == .clearedOnSuccessOnly { running = nil }
    return value
  }

  func signIn(completion: @escaping SignInReply) {
    Task {
      do { completion(.success(try await signIn())) } catch { completion(.failure(error)) }
    }
  }
}

@MainActor private final class TaskListener: @preconcurrency AuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<AuthorizationCredential, any Error>?

  func hear(_ controller: any AuthorizationController) async throws -> AuthorizationCredential {
    controller.delegate = self
    return try await withCheckedThrowingContinuation {
      continuation = $0
      controller.performRequests()
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { continuation.take()?.resume(returning: credential) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { continuation.take()?.resume(throwing: SignInFailure(error)) }
}
