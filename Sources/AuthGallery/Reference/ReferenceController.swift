internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

/// A controller of the suite, as the reference wants it.
///
/// The suite's controller holds its delegate weakly, so this object keeps that delegate alive;
/// the reference's own delegate is held weakly, as `AuthorizationController` asks.
final class ReferenceController: ReferenceAuth.AuthorizationController {
  private struct State {
    weak var delegate: (any ReferenceAuth.AuthorizationControllerDelegate)?
    var listener: Listener?
  }

  private let controller: any ConformanceModel.AuthorizationController
  private let state = Mutex(State())

  init(_ controller: any ConformanceModel.AuthorizationController) {
    self.controller = controller
  }

  var delegate: (any ReferenceAuth.AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set {
      let listener = newValue.map { Listener(delegate: $0, controller: self) }
      state.withLock { state in
        state.delegate = newValue
        state.listener = listener
      }
      controller.delegate = listener
    }
  }

  func performRequests() { controller.performRequests() }

  func cancel() { controller.cancel() }
}

/// Hands the suite's callbacks to the reference's delegate.
private final class Listener: ConformanceModel.AuthorizationControllerDelegate {
  private weak let delegate: (any ReferenceAuth.AuthorizationControllerDelegate)?
  private weak let controller: ReferenceController?

  init(
    delegate: any ReferenceAuth.AuthorizationControllerDelegate, controller: ReferenceController
  ) {
    self.delegate = delegate
    self.controller = controller
  }

  func authorizationController(
    _ controller: any ConformanceModel.AuthorizationController,
    didCompleteWith credential: ConformanceModel.AuthorizationCredential
  ) {
    guard let own = self.controller else { return }
    delegate?.authorizationController(own, didCompleteWith: credential.forReference)
  }

  func authorizationController(
    _ controller: any ConformanceModel.AuthorizationController,
    didFailWith error: AuthorizationError
  ) {
    guard let own = self.controller else { return }
    delegate?.authorizationController(
      own, didFailWith: AuthorizationFailure(domain: error.domain, code: error.code))
  }
}

extension ConformanceModel.AuthorizationCredential {
  var forReference: ReferenceAuth.AuthorizationCredential {
    switch self {
    case .other(let type): .other(type: type)
    case .appleID(let credential):
      .appleID(
        ReferenceAuth.AppleIDCredential(
          user: credential.user, identityToken: credential.identityToken,
          authorizationCode: credential.authorizationCode,
          fullName: credential.givenName == nil && credential.familyName == nil
            ? nil : PersonName(given: credential.givenName, family: credential.familyName),
          email: credential.email, state: credential.state))
    }
  }
}
