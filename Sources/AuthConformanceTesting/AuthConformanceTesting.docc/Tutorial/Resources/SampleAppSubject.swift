import AuthConformance
import Foundation
import SampleApp

/// The app's code as the suite sees it: the only file that knows both.
public struct SampleAppSubject: NonceSubject, DigestSubject, SignInSubject {
  public let contract = Contract(
    name: "sample-app", capabilities: [.nonce, .digest, .signIn],
    // A second resume of a continuation ends the process, and all tests with it. Tests therefore
    // come in by the completion, which the async entry wraps.
    signIn: SignInContract(entries: [.completion], usesByteSource: false))

  public init() {}

  public func nonces(count: Int, length: Int?) async throws -> [String] {
    (0..<count).map { _ in length.map { Nonce.random(length: $0) } ?? Nonce.random() }
  }

  public func digests(ofTexts texts: [String]) async throws -> [String] {
    texts.map(Nonce.sha256)
  }

  // On the main actor, as the protocol asks; 'async' only where an app's own set-up waits.
  public func makeProvider(in environment: SignInEnvironment) async -> any SignInProvider {
    SampleAppProvider(environment)
  }
}

/// The app's coordinator, tapped by the suite where buttons are: on the main actor.
@MainActor private final class SampleAppProvider: @preconcurrency SignInProvider {
  private let app: SignInCoordinator

  init(_ environment: SignInEnvironment) {
    let provider = AppleProvider(environment)
    app = SignInCoordinator(hasWindow: environment.hasWindow, makeController: provider.controller)
  }

  func signIn(completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void) {
    app.signIn { completion($0.map(SignInCredential.init).mapError(SignInFailure.init)) }
  }

  func cancel() { app.cancel() }
}

/// What stands for AuthenticationServices.
@MainActor private final class AppleProvider {
  private let environment: SignInEnvironment
  /// A controller of Apple's lives until its request has ended, also when the app has let go of it
  /// and started another: its callback comes all the same.
  private var controllers: [SuiteController] = []

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func controller(hashedNonce: String) -> any SampleApp.AuthorizationController {
    let request = AuthorizationRequest(nonce: hashedNonce)
    let controller = SuiteController(environment.makeController(request))
    controllers.append(controller)
    return controller
  }
}

/// One of the suite's controllers, as the app wants it; the suite calls it on the main actor.
@MainActor private final class SuiteController: SampleApp.AuthorizationController {
  weak var delegate: (any AuthorizationDelegate)?
  private let controller: any AuthConformance.AuthorizationController

  init(_ controller: any AuthConformance.AuthorizationController) {
    self.controller = controller
    controller.delegate = self
  }

  func performRequests() { controller.performRequests() }
}

extension SuiteController: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: any AuthConformance.AuthorizationController,
    didCompleteWith credential: AuthorizationCredential
  ) {
    delegate?.authorizationController(self, didCompleteWith: AppleCredential(credential))
  }

  func authorizationController(
    _ controller: any AuthConformance.AuthorizationController,
    didFailWith error: AuthorizationError
  ) {
    delegate?.authorizationController(
      self, didFailWith: NSError(domain: error.domain, code: error.code))
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
