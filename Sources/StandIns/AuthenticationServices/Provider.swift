internal import AppConformance
internal import AuthConformance
public import Foundation

/// Makes requests of Sign in with Apple, and knows what Apple thinks of a user.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// Posted by the running story, to whoever observes it at `NotificationCenter.default`.
  public static let credentialRevokedNotification = AppNotificationCenter.revocation

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(self)
  }

  /// What the running story's provider thinks of a user.
  open func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    let (stage, attempt) = (AppStage.present, AppStage.attempt)
    stage.account.call(.credentialState(user: user)) { reply in
      let (state, error) = Self.state(reply)
      // On a thread of its own, as Apple's.
      DispatchQueue.global().async { stage.enter(attempt) { completion(state, error) } }
    }
  }

  open func credentialState(forUserID user: String) async throws -> CredentialState {
    let (state, error) = Self.state(
      await AppStage.present.account.reply(to: .credentialState(user: user)))
    if let error { throw error }
    return state
  }

  /// A state that no app knows yet comes as an error: the enumeration has no room for it.
  private static func state(_ reply: AccountReply) -> (CredentialState, (any Error)?) {
    guard case .state(let state) = reply else {
      return (.notFound, ASAuthorizationError(.unknown))
    }
    switch state {
    case .authorized: return (.authorized, nil)
    case .revoked: return (.revoked, nil)
    case .notFound: return (.notFound, nil)
    case .transferred: return (.transferred, nil)
    default: return (.notFound, ASAuthorizationError(.unknown))
    }
  }
}
