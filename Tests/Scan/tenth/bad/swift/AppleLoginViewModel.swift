import AuthenticationServices
import CryptoKit
import FirebaseAuth

@MainActor
final class AppleLoginViewModel: ObservableObject {
  @Published var errorText: String?
  private var currentNonce: String?

  private static let alphabet: [Character] =
    Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

  func configure(_ request: ASAuthorizationAppleIDRequest) {
    let nonce = makeNonce(length: 32)
    currentNonce = nonce
    request.requestedScopes = [.email, .fullName]
    request.nonce = sha256(nonce)
  }

  private func makeNonce(length: Int) -> String {
    String((0..<length).map { _ in Self.alphabet.randomElement()! })
  }

  private func sha256(_ input: String) -> String {
    SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  func finish(_ credential: ASAuthorizationAppleIDCredential) async {
    guard let nonce = currentNonce,
      let data = credential.identityToken,
      let idToken = String(data: data, encoding: .utf8)
    else {
      errorText = "Sign in failed"
      return
    }
    currentNonce = nil
    let cred = OAuthProvider.credential(
      withProviderID: "apple.com", idToken: idToken, rawNonce: nonce)
    do { try await Auth.auth().signIn(with: cred) } catch { errorText = error.localizedDescription }
  }
}
