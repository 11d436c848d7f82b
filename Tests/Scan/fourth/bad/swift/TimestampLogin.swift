// swift-format-ignore-file
import AuthenticationServices
import CryptoKit

struct TimestampLogin {
    private(set) var rawNonce = ""

    mutating func makeRequest() -> ASAuthorizationAppleIDRequest {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        let nonce = "\(Int(Date().timeIntervalSince1970 * 1000))"
        rawNonce = nonce
        request.nonce = SHA256.hash(data: Data(nonce.utf8))
            .map { String(format: "%02x", $0) }
            .joined()
        return request
    }
}
