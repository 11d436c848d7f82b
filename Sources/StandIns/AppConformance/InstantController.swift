internal import AuthConformance
internal import Dispatch
internal import Foundation
internal import Synchronization

extension SignInEnvironment {
  /// Every request succeeds, in a turn of the main queue's.
  ///
  /// - Parameters:
  ///   - bytes: Where random bytes come from; `nil` for the system.
  ///   - delay: How far from the request's turn.
  ///   - asked: Hears of each request.
  static func instant(
    bytes: (any ByteSource)? = nil, _ delay: InstantController.Delay = .none,
    asked: @escaping @Sendable (InstantController) -> Void = { _ in }
  ) -> SignInEnvironment {
    SignInEnvironment(
      makeController: {
        let controller = InstantController($0, delay)
        asked(controller)
        return controller
      }, bytes: bytes ?? SystemBytes(),
      hasWindow: { true })
  }
}

/// A request that is answered with a success as soon as it is started, or not much later.
final class InstantController: AuthorizationController {
  /// When the success comes.
  enum Delay {
    /// In the main queue's next turn.
    case none
    /// Turns later: no person closes a sheet at once, and an app may take that time to get ready.
    case aWhile
  }

  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
    var hasHadAnchor = false
  }

  let request: AuthorizationRequest
  private let delay: Delay
  private let state = Mutex(State())

  init(_ request: AuthorizationRequest, _ delay: Delay) {
    self.request = request
    self.delay = delay
  }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// Only whether anybody was set to say where is kept.
  var presentationContextProvider: (any AnyObject & Sendable)? {
    get { nil }
    set { if newValue != nil { state.withLock { $0.hasHadAnchor = true } } }
  }

  /// Whether anybody was.
  var hasHadAnchor: Bool { state.withLock { $0.hasHadAnchor } }

  func performRequests() {
    switch delay {
    case .none: DispatchQueue.main.async { self.succeed() }
    case .aWhile:
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { self.succeed() }
    }
  }

  private func succeed() {
    delegate?.authorizationController(self, didCompleteWith: .appleID(.instant(for: request)))
  }
}

extension AppleIDCredential {
  /// Claims and no signature of anybody's: an app may look for the user and the times inside, which
  /// are those of the suite's other tokens, 2024 and 2100.
  private static let token = {
    let claims =
      #"{"iss":"https://appleid.apple.com","sub":"user-1","iat":1718000000,"exp":4102444800}"#
    let payload = Data(claims.utf8).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
    return "e30.\(payload).c2ln"
  }()

  /// What a request is answered with that succeeds by itself.
  static func instant(for request: AuthorizationRequest) -> AppleIDCredential {
    AppleIDCredential(
      user: "user-1", identityToken: Array(token.utf8),
      authorizationCode: Array("code-1".utf8), givenName: "Mara", familyName: "Lindqvist",
      email: "mara@example.com", state: request.state)
  }
}
