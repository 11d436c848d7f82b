internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let constantContinuation = badSignIn(
    "constant-continuation",
    violates: [
      .continuationAnsweredOnce, .continuationDuplicates, .continuationEarly,
      .continuationDropped, .continuationClean, .guardStaleCallback, .continuationReleased,
    ], causes: [.slotNotCleared],
    story: "Each call's delegate keeps its continuation as a constant, with no 'resumed' flag.",
    contract: SignInContract(
      overlap: .independent, entries: [.async], cancel: false, taskCancellation: false)
  ) { ConstantContinuationProvider($0) }
}

private final class ConstantContinuationProvider: SignInProvider {
  private let environment: SignInEnvironment

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce))
    let controller = environment.makeController(request)
    return try await withCheckedThrowingContinuation { continuation in
      let delegate = ConstantContinuationDelegate(rawNonce, continuation)
      controller.delegate = delegate
      controller.performRequests()
    }
  }
}

private final class ConstantContinuationDelegate: AuthorizationControllerDelegate {
  private let rawNonce: String
  private let continuation: CheckedContinuation<SignInCredential, any Error>
  /// Controllers hold their delegates weakly, so that it keeps itself; nothing lets go of it.
  private let keeper = Mutex<ConstantContinuationDelegate?>(nil)

  init(
    _ rawNonce: String, _ continuation: CheckedContinuation<SignInCredential, any Error>
  ) {
    self.rawNonce = rawNonce
    self.continuation = continuation
    keeper.withLock { $0 = self }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    continuation.resume(
      with: Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { continuation.resume(throwing: SignInFailure(error)) }
}
