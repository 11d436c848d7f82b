import AuthenticationServices
import CryptoKit
import Foundation

struct ExchangeBody: Encodable {
  let idToken: String
  let rawNonce: String
}

final class BackendExchange {
  private let session = URLSession.shared
  private let endpoint = URL(string: "https://api.shop.example/v2/login/apple")!

  func begin(_ request: ASAuthorizationAppleIDRequest) -> String {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    assert(status == errSecSuccess, "no random bytes")
    let nonce = Data(bytes).base64EncodedString()
    request.requestedScopes = [.email]
    request.nonce = hash(nonce)
    return nonce
  }

  func exchange(idToken: String, nonce: String) async throws -> Data {
    var req = URLRequest(url: endpoint)
    req.httpMethod = "POST"
    req.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body = ExchangeBody(idToken: idToken, rawNonce: hash(nonce))
    req.httpBody = try JSONEncoder().encode(body)
    let (data, response) = try await session.data(for: req)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }

  private func hash(_ s: String) -> String {
    SHA256.hash(data: Data(s.utf8)).map { String(format: "%02x", $0) }.joined()
  }
}
