import AuthenticationServices
import Observation
import CryptoKit

struct AppUser: Equatable { let id: String }

protocol AuthClient {
  func exchange(_ token: String, nonce: String) async throws -> AppUser
}
struct LocalClient: AuthClient {
  func exchange(_ token: String, nonce: String) async throws -> AppUser { AppUser(id: "user-1") }
}

/// Not awaited; the client gives the same user every time.
@Observable @MainActor final class LoginModel: NSObject, ASAuthorizationControllerDelegate {
  var user: AppUser?
  var errorMessage: String?
  var isLoading = false
  private var pending: (controller: ASAuthorizationController, nonce: String)?
  private let client: any AuthClient = LocalClient()

  func signIn() {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    let nonce = UUID().uuidString
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    pending = (controller, nonce)
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else {
      errorMessage = "No token"
      isLoading = false
      return
    }
    Task {
      do {
        user = try await client.exchange(token, nonce: pending.nonce)
      } catch { errorMessage = error.localizedDescription }
      isLoading = false
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    isLoading = false
    if (error as? ASAuthorizationError)?.code != .canceled {
      errorMessage = error.localizedDescription
    }
  }
}
