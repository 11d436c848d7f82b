import AuthenticationServices
import CryptoKit
import Observation

@Observable
final class AuthStore {
  enum State { case signedOut, working, signedIn(Profile) }

  private(set) var state: State = .signedOut
  private let api: APIClient
  private let loginNonce = NonceGenerator.urlSafe(bytes: 32)

  init(api: APIClient) {
    self.api = api
  }

  func configure(_ request: ASAuthorizationAppleIDRequest) {
    request.requestedScopes = [.fullName]
    request.nonce = SHA256.hash(data: Data(loginNonce.utf8)).compactMap {
      String(format: "%02x", $0)
    }.joined()
  }

  func handle(_ result: Result<ASAuthorization, Error>) async {
    guard case .success(let authorization) = result,
      let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken
    else {
      state = .signedOut
      return
    }
    state = .working
    do {
      let profile = try await api.post(
        "/v2/session/apple",
        body: [
          "id_token": String(decoding: token, as: UTF8.self),
          "nonce": loginNonce,
        ], as: Profile.self)
      state = .signedIn(profile)
    } catch {
      state = .signedOut
    }
  }
}
