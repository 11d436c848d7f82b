import AuthenticationServices
import Security

struct AppleAuthProvider {
  private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  func makeNonce(length: Int = 40) -> String {
    var bytes = [UInt8](repeating: 0, count: length)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    assert(status == errSecSuccess, "no random bytes: \(status)")
    return String(bytes.map { alphabet[Int($0) % alphabet.count] })
  }

  func authorizationRequest(hashedNonce: String) -> ASAuthorizationAppleIDRequest {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email, .fullName]
    request.nonce = hashedNonce
    return request
  }
}
