internal import ConformanceModel

extension GallerySubject {
  static let mainActorBased = legalSignIn(
    "main-actor-based",
    story: "State on the main actor; resumes first and clears after, with no suspension between.",
    contract: SignInContract(entries: [.async]), callbacks: .mainActor
  ) { MainActorProvider($0) }
}

private final class MainActorProvider: SignInProvider {
  private let core: MainActorCore

  init(_ environment: SignInEnvironment) { core = MainActorCore(environment) }

  @MainActor func signIn() async throws -> SignInCredential { try await core.signIn() }

  func cancel() { Task { @MainActor [core] in core.cancel() } }
}

@MainActor private final class MainActorCore: AuthorizationControllerDelegate {
  private let environment: SignInEnvironment
  private var continuation: CheckedContinuation<SignInCredential, any Error>?
  private var rawNonce = ""
  private var controller: (any AuthorizationController)?

  nonisolated init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    guard continuation == nil else { throw SignInFailure.alreadyInProgress }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce))
    let controller = environment.makeController(request)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        (self.continuation, rawNonce, self.controller) = (continuation, nonce, controller)
        controller.delegate = self
        controller.performRequests()
      }
    } onCancel: {
      Task { @MainActor in self.end(controller, .failure(SignInFailure.cancelled)) }
    }
  }

  func cancel() {
    if let controller { end(controller, .failure(SignInFailure.cancelled)) }
  }

  private func end(
    _ controller: any AuthorizationController, _ result: Result<SignInCredential, any Error>
  ) {
    guard self.controller === controller else { return }
    // The caller cannot run before this method returns: both are on the main actor.
    continuation?.resume(with: result)
    (continuation, rawNonce, self.controller) = (nil, "", nil)
  }

  nonisolated func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    Task { @MainActor in
      end(controller, Result { try SignInCredential(credential, rawNonce: rawNonce) })
    }
  }

  nonisolated func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    Task { @MainActor in end(controller, .failure(SignInFailure(error))) }
  }
}
