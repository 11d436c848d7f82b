import AuthenticationServices
import Foundation

struct AppleLoginBody: Encodable {
  let identityToken: String
  let authorizationCode: String?
  let nonce: String
  let fullName: String?
}

final class BackendAuthClient {
  private let session: URLSession
  private let baseURL: URL

  init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }

  /// The server hashes the nonce itself and compares it with the claim.
  func logIn(with apple: ASAuthorizationAppleIDCredential, attempt: LoginAttempt) async throws
    -> UserSession
  {
    guard let data = apple.identityToken, let token = String(data: data, encoding: .utf8) else {
      throw BackendError.noToken
    }
    let body = AppleLoginBody(
      identityToken: token,
      authorizationCode: apple.authorizationCode.flatMap { String(data: $0, encoding: .utf8) },
      nonce: Hashing.sha256(attempt.rawNonce),
      fullName: apple.fullName.map { PersonNameComponentsFormatter().string(from: $0) }
    )
    var request = URLRequest(url: baseURL.appendingPathComponent("login/apple"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(body)

    let (response, http) = try await session.data(for: request)
    guard (http as? HTTPURLResponse)?.statusCode == 200 else { throw BackendError.rejected }
    return try JSONDecoder().decode(UserSession.self, from: response)
  }
}
