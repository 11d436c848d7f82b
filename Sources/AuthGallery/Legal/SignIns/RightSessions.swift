internal import ConformanceModel

extension Gallery {
  /// Sign-ins as apps have them, each written in another right way, before the checks were read.
  package static let rightSessions: [GallerySubject] = [
    session("session-model", "A view model on the main actor, the class that the slips are of."),
    session(
      "session-with-anchor", "The same, which says where to present and withdraws its sheets.",
      SignInContract(withdraws: true, setsAnchor: true)),
    session(
      "session-superseding", "The same, where a second tap replaces the first attempt.",
      SignInContract(overlap: .supersede)),
    session(
      "session-joining", "The same, where a second tap waits for the first one's result.",
      SignInContract(overlap: .join, cancel: false, taskCancellation: false)),
    session(
      "session-with-timer", "The same with a time limit, whose timer is stopped at every ending.",
      SignInContract(timeout: 60)),
    book("request-book", "Attempts side by side on the main actor, in a dictionary."),
    flow(
      "straight-flow", "One async function from guard to result; 'defer' ends the guard.",
      SignInContract(entries: [.async], cancel: false, taskCancellation: false)),
    flow(
      "straight-flow-with-task", "The same, behind a completion that a task calls.",
      SignInContract(entries: [.completion], cancel: false, taskCancellation: false)),
  ]

  private static func session(
    _ name: String, _ story: String, _ contract: SignInContract = SignInContract()
  ) -> GallerySubject {
    .legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) { environment in
      MainActor.assumeIsolated { SessionModel(environment, contract, nil) }
    }
  }

  private static func book(_ name: String, _ story: String) -> GallerySubject {
    let contract = SignInContract(
      overlap: .independent, entries: [.completion], cancel: false, taskCancellation: false)
    return .legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) {
      environment in
      MainActor.assumeIsolated { RequestBook(environment, nil) }
    }
  }

  private static func flow(
    _ name: String, _ story: String, _ contract: SignInContract
  ) -> GallerySubject {
    .legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) { environment in
      MainActor.assumeIsolated { StraightFlow(environment) }
    }
  }
}

/// The whole attempt in one function; a delegate of its own hears the callback.
@MainActor private final class StraightFlow {
  private let environment: SignInEnvironment
  private var isSigningIn = false

  init(_ environment: SignInEnvironment) { self.environment = environment }
}

extension StraightFlow: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    guard !isSigningIn else { throw SignInFailure.alreadyInProgress }
    isSigningIn = true
    defer { isSigningIn = false }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    let listener = OneCallback()
    controller.delegate = listener
    let credential = try await listener.outcome(of: controller)
    return try SignInCredential(credential, rawNonce: nonce)
  }

  func signIn(completion: @escaping SignInReply) {
    guard !isSigningIn else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    Task {
      do { completion(.success(try await signIn())) } catch { completion(.failure(error)) }
    }
  }
}

@MainActor private final class OneCallback: @preconcurrency AuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<AuthorizationCredential, any Error>?

  func outcome(of controller: any AuthorizationController) async throws -> AuthorizationCredential {
    try await withCheckedThrowingContinuation {
      continuation = $0
      controller.performRequests()
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    continuation?.resume(returning: credential)
    continuation = nil
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    continuation?.resume(throwing: SignInFailure(error))
    continuation = nil
  }
}
