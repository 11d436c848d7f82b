import Synchronization

@testable import ReferenceAuth

/// A provider that calls back only when the test says so, and notes what is asked of it.
final class FakeController: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    var performCount = 0
    var cancelCount = 0
  }

  let request: AuthorizationRequest
  private let whenPerformed: @Sendable (FakeController) -> Void
  private let state = Mutex(State())

  init(_ request: AuthorizationRequest, whenPerformed: @escaping @Sendable (FakeController) -> Void)
  {
    self.request = request
    self.whenPerformed = whenPerformed
  }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  var performCount: Int { state.withLock { $0.performCount } }
  var cancelCount: Int { state.withLock { $0.cancelCount } }

  func performRequests() {
    state.withLock { $0.performCount += 1 }
    whenPerformed(self)
  }

  func cancel() {
    state.withLock { $0.cancelCount += 1 }
  }

  func succeed(_ credential: AuthorizationCredential = .token("token")) {
    delegate?.authorizationController(self, didCompleteWith: credential)
  }

  func fail(_ failure: AuthorizationFailure) {
    delegate?.authorizationController(self, didFailWith: failure)
  }
}

extension AuthorizationCredential {
  static func token(_ text: String) -> AuthorizationCredential {
    .appleID(AppleIDCredential(user: "user", identityToken: Array(text.utf8)))
  }
}

/// The world around one provider: numbered nonces, fake controllers, collected answers.
final class Stage: Sendable {
  struct SourceDown: Error {}

  private struct State {
    var controllers: [FakeController] = []
    var answers: [SignInAnswer] = []
    var nonces = 0
    var hasWindow = true
    var nonceFails = false
    var factoryFails = false
    var whenPerformed: @Sendable (FakeController) -> Void = { _ in }
  }

  private let state = Mutex(State())

  var controllers: [FakeController] { state.withLock { $0.controllers } }
  var answers: [SignInAnswer] { state.withLock { $0.answers } }

  func set(
    hasWindow: Bool = true, nonceFails: Bool = false, factoryFails: Bool = false,
    whenPerformed: @escaping @Sendable (FakeController) -> Void = { _ in }
  ) {
    state.withLock {
      $0.hasWindow = hasWindow
      $0.nonceFails = nonceFails
      $0.factoryFails = factoryFails
      $0.whenPerformed = whenPerformed
    }
  }

  /// Nothing points back from the stage to the provider, so tests can watch it go.
  func makeProvider() -> AppleSignIn {
    AppleSignIn(
      environment: SignInEnvironment(
        makeController: { request in
          try self.state.withLock { state in
            if state.factoryFails { throw SourceDown() }
            let controller = FakeController(request, whenPerformed: state.whenPerformed)
            state.controllers.append(controller)
            return controller
          }
        },
        drawNonce: {
          try self.state.withLock { state in
            if state.nonceFails { throw NonceError.sourceStuck }
            state.nonces += 1
            return "nonce-\(state.nonces)"
          }
        },
        hasWindow: { self.state.withLock { $0.hasWindow } }))
  }

  func note(_ answer: SignInAnswer) {
    state.withLock { $0.answers.append(answer) }
  }

  /// Signs in by completion handler and notes the answer.
  func start(_ provider: AppleSignIn) {
    provider.signIn { self.note($0) }
  }
}

extension SignInCredential {
  /// What the plain token credential leads to.
  static func plain(_ token: String = "token", nonce: Int) -> SignInCredential {
    SignInCredential(
      user: "user", identityToken: token, rawNonce: "nonce-\(nonce)", authorizationCode: nil,
      fullName: nil, email: nil, state: nil)
  }
}
