import AuthenticationServices
import CryptoKit
import OSLog

private let log = Logger(subsystem: "com.northwind.field", category: "auth")

final class PasskeyAndAppleCoordinator: NSObject {
  private var attempt: (raw: String, startedAt: Date)?

  func requests() -> [ASAuthorizationRequest] {
    let raw = Self.randomBase64(32)
    attempt = (raw, .now)

    let apple = ASAuthorizationAppleIDProvider().createRequest()
    apple.requestedScopes = [.email]
    apple.nonce = TextDigest.hexSHA256(raw)

    let passkey = ASAuthorizationPlatformPublicKeyCredentialProvider(
      relyingPartyIdentifier: "northwind.example"
    )
    .createCredentialAssertionRequest(challenge: Data(raw.utf8))
    log.debug("two requests prepared")
    return [apple, passkey]
  }

  static func randomBase64(_ n: Int) -> String {
    var buffer = [UInt8](repeating: 0, count: n)
    let result = SecRandomCopyBytes(kSecRandomDefault, n, &buffer)
    assert(result == errSecSuccess, "no entropy")
    return Data(buffer).base64EncodedString()
  }
}

enum TextDigest {
  static func hexSHA256(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { String(format: "%02hhx", $0) }.joined()
  }
}
