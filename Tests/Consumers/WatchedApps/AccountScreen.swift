import AuthenticationServices
import Combine
#if canImport(CryptoKit)
  import CryptoKit
#else
  import Crypto
#endif

struct AppUser: Equatable {
  let id: String
  let email: String?
}

protocol AuthClient {
  func exchange(_ token: String, nonce: String) async throws -> AppUser
}

struct LocalClient: AuthClient {
  func exchange(_ token: String, nonce: String) async throws -> AppUser {
    AppUser(id: "user-1", email: nil)
  }
}

enum AccountError: Error { case noToken }

/// What comes of an awaited sign-in is published, and nothing is returned.
@MainActor final class AccountScreen: NSObject, ObservableObject {
  @Published private(set) var user: AppUser?
  @Published private(set) var errorMessage: String?
  @Published private(set) var isLoading = false

  private let client: any AuthClient
  private var pending:
    (
      controller: ASAuthorizationController,
      continuation: CheckedContinuation<ASAuthorizationAppleIDCredential, any Error>
    )?

  init(client: any AuthClient = LocalClient()) { self.client = client }

  func signIn() async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      let nonce = UUID().uuidString
      let credential = try await ask(nonce)
      guard let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
        !token.isEmpty
      else { throw AccountError.noToken }
      user = try await client.exchange(token, nonce: nonce)
    } catch let error as ASAuthorizationError where error.code == .canceled {
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  private func ask(_ nonce: String) async throws -> ASAuthorizationAppleIDCredential {
    try await withCheckedThrowingContinuation { continuation in
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.fullName, .email]
      request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }
        .joined()
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      pending = (controller, continuation)
      controller.performRequests()
    }
  }
}

extension AccountScreen: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      return pending.continuation.resume(throwing: AccountError.noToken)
    }
    pending.continuation.resume(returning: credential)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    pending.continuation.resume(throwing: error)
  }
}
