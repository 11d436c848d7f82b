import AppAuth
import Foundation

final class KeycloakLogin {
  private let issuer: URL
  private let clientId: String
  private var session: OIDExternalUserAgentSession?

  init(issuer: URL, clientId: String) {
    self.issuer = issuer
    self.clientId = clientId
  }

  func present(
    from agent: OIDExternalUserAgent, redirect: URL,
    completion: @escaping (OIDAuthState?, Error?) -> Void
  ) {
    OIDAuthorizationService.discoverConfiguration(forIssuer: issuer) { configuration, error in
      guard let configuration = configuration else {
        completion(nil, error)
        return
      }
      let nonce = "\(Int(Date().timeIntervalSince1970 * 1000))"
      let request = OIDAuthorizationRequest(
        configuration: configuration,
        clientId: self.clientId,
        clientSecret: nil,
        scope: "openid profile",
        redirectURL: redirect,
        responseType: OIDResponseTypeCode,
        state: OIDAuthorizationRequest.generateState(),
        nonce: nonce,
        codeVerifier: nil,
        codeChallenge: nil,
        codeChallengeMethod: nil,
        additionalParameters: ["prompt": "login"]
      )
      self.session = OIDAuthState.authState(
        byPresenting: request, externalUserAgent: agent
      ) { state, error in
        if let error = error {
          completion(nil, error)
        }
        completion(state, nil)
      }
    }
  }
}
