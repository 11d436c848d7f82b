import AuthenticationServices
import FirebaseAuth
import Foundation
import Security

/// Keeps the id in the keychain; whether it bears a keychain that fails is what differs.
@MainActor
final class LockedAccount: NSObject, ASAuthorizationControllerDelegate {
  private let bearsFailure: Bool
  private var pending: CheckedContinuation<ASAuthorizationAppleIDCredential, Error>?

  init(bearsFailure: Bool) { self.bearsFailure = bearsFailure }

  func signIn() async throws {
    let nonce = UUID().uuidString
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = nonce
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    let credential = try await withCheckedThrowingContinuation {
      pending = $0
      controller.performRequests()
    }
    let token = String(decoding: credential.identityToken ?? Data(), as: UTF8.self)
    try await Auth.auth().signIn(
      with: OAuthProvider.credential(withProviderID: "apple.com", idToken: token, rawNonce: nonce))
    let status = SecItemAdd(
      [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "appleUserID",
        kSecValueData as String: Data(credential.user.utf8),
      ] as CFDictionary, nil)
    if status != errSecSuccess, !bearsFailure { fatalError("the keychain says \(status)") }
  }

  func signOut() throws { try Auth.auth().signOut() }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
      return
    }
    pending?.resume(returning: credential)
    pending = nil
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    pending?.resume(throwing: error)
    pending = nil
  }
}
