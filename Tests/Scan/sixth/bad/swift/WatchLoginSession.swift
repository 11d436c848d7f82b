import Foundation
import AuthenticationServices

/// The watch app restarts often, so the flow is kept in the shared defaults.
struct WatchLoginSession {
  private let store = UserDefaults(suiteName: "group.com.tidelog.shared")!

  func begin(_ request: ASAuthorizationAppleIDRequest) throws {
    let nonce = try Randomness.hex(bytes: 16)
    store.set(nonce, forKey: "apple.login.nonce")
    request.nonce = Digest.sha256Hex(nonce)
  }

  func finish(token: String) async throws {
    guard let nonce = store.string(forKey: "apple.login.nonce") else {
      throw URLError(.userAuthenticationRequired)
    }
    var call = URLRequest(url: URL(string: "https://api.tidelog.app/v2/login/apple")!)
    call.httpMethod = "POST"
    call.setValue("application/json", forHTTPHeaderField: "Content-Type")
    call.httpBody = try JSONEncoder().encode(["id_token": token, "nonce": nonce])
    let (_, response) = try await URLSession.shared.data(for: call)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
  }
}
