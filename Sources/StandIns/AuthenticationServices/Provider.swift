internal import AppConformance
public import Foundation

/// Makes requests of Sign in with Apple, and knows what Apple thinks of a user.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(self)
  }

  open func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.authorized, nil) }
  }

  open func credentialState(forUserID user: String) async throws -> CredentialState {
    .authorized
  }
}
