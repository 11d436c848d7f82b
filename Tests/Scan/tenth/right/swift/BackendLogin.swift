import CryptoKit
import Foundation

struct LoginBody: Encodable {
  let idToken: String
  let rawNonce: String
}

actor BackendLogin {
  private let url: URL
  private var pending: String?

  init(url: URL) { self.url = url }

  func start() -> String {
    let raw = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
    pending = raw
    return SHA256.hash(data: Data(raw.utf8)).map { String(format: "%02x", $0) }.joined()
  }

  func finish(idToken: String) async throws -> Data {
    guard let raw = pending else { throw URLError(.userAuthenticationRequired) }
    pending = nil
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(LoginBody(idToken: idToken, rawNonce: raw))
    return try await URLSession.shared.data(for: request).0
  }
}
