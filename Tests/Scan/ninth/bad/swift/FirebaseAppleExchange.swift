import CryptoKit
import FirebaseAuth
import Foundation

/// Swaps the credential that Apple returned for a Firebase session.
struct FirebaseAppleExchange {
  struct Attempt {
    let nonce: String

    var requestNonce: String {
      SHA256.hash(data: Data(nonce.utf8))
        .compactMap { String(format: "%02x", $0) }
        .joined()
    }
  }

  let attempt: Attempt

  func exchange(idToken: String, name: PersonNameComponents?) async throws -> AuthDataResult {
    let credential = OAuthProvider.appleCredential(
      withIDToken: idToken,
      rawNonce: sha256(attempt.nonce),
      fullName: name
    )
    return try await Auth.auth().signIn(with: credential)
  }

  private func sha256(_ input: String) -> String {
    let digest = SHA256.hash(data: Data(input.utf8))
    return digest.map { String(format: "%x", $0) }.joined()
  }
}
