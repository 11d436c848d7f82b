import AuthConformanceTesting
import Foundation
import SampleApp

/// The app's code as the suite sees it: the only file that knows both.
struct SampleAppSubject: NonceSubject, DigestSubject, SignInSubject {
  let contract = Contract(
    name: "sample-app", capabilities: [.nonce, .digest, .signIn],
    // A second resume of a continuation ends the process, and all tests with it. Tests therefore
    // come in by the completion, which the async entry wraps.
    signIn: SignInContract(entries: [.completion], usesByteSource: false))

  func nonces(count: Int, length: Int?) async throws -> [String] {
    (0..<count).map { _ in length.map { Nonce.random(length: $0) } ?? Nonce.random() }
  }

  func digests(ofTexts texts: [String]) async throws -> [String] { texts.map(Nonce.sha256) }

  func makeProvider(in environment: SignInEnvironment) throws -> any SignInProvider {
    SampleAppProvider(environment)
  }
}

/// The suite calls from any thread; the app is called on the main actor, as its buttons do.
private final class SampleAppProvider: SignInProvider {
  private let app: Task<SignInCoordinator, Never>

  init(_ environment: SignInEnvironment) {
    app = Task { @MainActor in
      SignInCoordinator(hasWindow: environment.hasWindow) { hashedNonce in
        SuiteController(environment.makeController(AuthorizationRequest(nonce: hashedNonce)))
      }
    }
  }

  func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void) {
    Task { @MainActor [app] in
      await app.value.signIn { result in
        completion(result.map(SignInCredential.init).mapError(SignInFailure.init))
      }
    }
  }

  func cancel() { Task { @MainActor [app] in await app.value.cancel() } }
}

/// One of the suite's controllers, as the app wants it.
@MainActor private final class SuiteController: SampleApp.AuthorizationController {
  weak var delegate: (any AuthorizationDelegate)?
  private let controller: any AuthConformanceTesting.AuthorizationController
  private var listener: Listener?

  init(_ controller: any AuthConformanceTesting.AuthorizationController) {
    self.controller = controller
    let listener = Listener(self)
    self.listener = listener
    controller.delegate = listener
  }

  func performRequests() { controller.performRequests() }
}

/// Hears the suite's callbacks, on any thread, and hands them on where Apple does.
private final class Listener: AuthorizationControllerDelegate {
  private weak let owner: SuiteController?

  init(_ owner: SuiteController) { self.owner = owner }

  func authorizationController(
    _ controller: any AuthConformanceTesting.AuthorizationController,
    didCompleteWith credential: AuthorizationCredential
  ) {
    onMainActor { owner in
      owner.delegate?.authorizationController(
        owner, didCompleteWith: AppleCredential(credential))
    }
  }

  func authorizationController(
    _ controller: any AuthConformanceTesting.AuthorizationController,
    didFailWith error: AuthorizationError
  ) {
    onMainActor { owner in
      owner.delegate?.authorizationController(
        owner, didFailWith: NSError(domain: error.domain, code: error.code))
    }
  }

  /// At once where this is the main thread already: from inside performRequests.
  private func onMainActor(_ body: @escaping @MainActor @Sendable (SuiteController) -> Void) {
    guard let owner else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { body(owner) }
    } else {
      Task { @MainActor in body(owner) }
    }
  }
}

extension AppleCredential {
  fileprivate init?(_ credential: AuthorizationCredential) {
    guard case .appleID(let credential) = credential else { return nil }
    self.init(
      user: credential.user, identityToken: credential.identityToken.map { Data($0) },
      authorizationCode: credential.authorizationCode.map { Data($0) })
  }
}

extension SignInCredential {
  fileprivate init(_ user: SignedInUser) {
    self.init(
      rawNonce: user.rawNonce, identityToken: user.identityToken,
      authorizationCode: user.authorizationCode, user: user.id)
  }
}

extension SignInFailure {
  fileprivate init(_ error: any Error) {
    switch error as? SignInError {
    case .cancelled: self = .cancelled
    case .alreadyInProgress: self = .alreadyInProgress
    case .apple(let code): self = .failed(code: "\(code)")
    case let other: self = .failed(code: other.map { "\($0)" } ?? "\(error)")
    }
  }
}
