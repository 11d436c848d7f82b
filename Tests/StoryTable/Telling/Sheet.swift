internal import ReferenceAuth
internal import Synchronization

/// The provider's sheet, closed as the fault says, by a user who agrees otherwise.
final class Sheet: AuthorizationController {
  private struct State {
    weak var delegate: (any AuthorizationControllerDelegate)?
  }

  private let request: AuthorizationRequest
  private unowned let app: App
  private let state = Mutex(State())

  init(request: AuthorizationRequest, app: App) {
    self.request = request
    self.app = app
  }

  var delegate: (any AuthorizationControllerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  func performRequests() {
    let stage = app.stage
    let place = stage.note("sheet", process: app.process)
    stage.state.withLock { state in
      state.sheet = self
      state.world.provider.receive(request)
    }
    switch stage.takeSheetFault() {
    case .cancelled:
      stage.fail(place, "cancelled")
      fail(.userCancelled)
    case .failed:
      stage.fail(place, "failed")
      fail(.broken)
    case .failedThenAgreed:
      stage.fail(place, "failed, then agreed")
      fail(.broken)
      agree()
    case .agreedThenFailed:
      stage.fail(place, "agreed, then failed")
      agree()
      fail(.broken)
    case .agreedTwice:
      stage.fail(place, "agreed twice")
      agree()
      agree()
    case .silent:
      stage.fail(place, "stays open")
      stage.rendezvous.reach()
    case .password:
      stage.fail(place, "a password")
      delegate?.authorizationController(self, didCompleteWith: .other(type: "password"))
    case .some(let fault):
      stage.fail(place, fault.words)
      agree { fault.apply(to: &$0) }
    case nil: agree()
    }
  }

  /// The user agrees.
  func agree(_ change: (inout AppleIDCredential) -> Void = { _ in }) {
    var credential = app.stage.credential()
    change(&credential)
    delegate?.authorizationController(self, didCompleteWith: .appleID(credential))
  }

  private func fail(_ failure: AuthorizationFailure) {
    delegate?.authorizationController(self, didFailWith: failure)
  }
}

extension AuthorizationFailure {
  /// `ASAuthorizationError.failed`.
  static let broken = AuthorizationFailure(
    domain: AuthorizationFailure.userCancelled.domain, code: 1004)
}

extension SheetFault {
  /// The fault in a word, as the tables have it.
  var words: String {
    switch self {
    case .noToken: "no token"
    case .notUTF8: "no UTF-8"
    case .noState: "no state"
    case .otherState: "another state"
    case .noCode: "no code"
    default: "\(self)"
    }
  }

  /// Makes the credential what the fault wants.
  func apply(to credential: inout AppleIDCredential) {
    switch self {
    case .noToken: credential.identityToken = nil
    case .notUTF8: credential.identityToken = [0xff, 0xfe]
    case .noState: credential.state = nil
    case .otherState: credential.state = credential.state == "link" ? "signIn" : "link"
    case .noCode: credential.authorizationCode = nil
    default: break
    }
  }
}

extension Stage {
  /// The fault of the sheet, if there is one.
  func takeSheetFault() -> SheetFault? {
    state.withLock { state in
      guard case .sheet(let fault)? = state.fault else { return nil }
      state.fault = nil
      return fault
    }
  }

  /// What the provider hands over when the user agrees, with the token's flaw if it has one.
  func credential() -> AppleIDCredential {
    state.withLock { state in
      var flaw: TokenFlaw?
      if case .token(let found)? = state.fault {
        flaw = found
        state.fault = nil
      }
      return state.world.provider.credential(at: state.world.now, flaw: flaw)
    }
  }
}
