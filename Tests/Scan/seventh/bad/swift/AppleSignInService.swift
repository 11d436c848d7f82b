import AuthenticationServices
import CryptoKit
import Factory

/// Wraps ASAuthorizationController so that features depend only on the protocol.
protocol AppleSignInServicing: AnyObject {
  func makeRequest() throws -> ASAuthorizationAppleIDRequest
  var pendingNonce: String? { get }
}

final class AppleSignInService: AppleSignInServicing {
  @Injected(\.logger) private var logger
  private(set) var pendingNonce: String?

  enum Failure: Error { case entropy(OSStatus) }

  func makeRequest() throws -> ASAuthorizationAppleIDRequest {
    let raw = try randomToken(length: 32)
    pendingNonce = raw
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = SHA256.hash(data: Data(raw.utf8))
      .map { String(format: "%02x", $0) }.joined()
    logger.debug("apple request prepared")
    return request
  }

  private func randomToken(length: Int) throws -> String {
    var bytes = [UInt8](repeating: 0, count: length)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    guard status == errSecSuccess else { throw Failure.entropy(status) }
    let table = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
    return String(bytes.map { table[Int($0) % table.count] })
  }
}
