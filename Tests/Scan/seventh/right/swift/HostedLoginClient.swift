import AppAuth
import UIKit

/// Keycloak login of the employee app. The server checks the nonce as it was sent.
final class HostedLoginClient {
  private let configuration: OIDServiceConfiguration
  private let clientID: String
  private let redirect: URL
  private var flow: OIDExternalUserAgentSession?

  init(configuration: OIDServiceConfiguration, clientID: String, redirect: URL) {
    self.configuration = configuration
    self.clientID = clientID
    self.redirect = redirect
  }

  func signIn(
    from presenter: UIViewController, completion: @escaping (Result<OIDAuthState, Error>) -> Void
  ) {
    let nonce = OIDAuthorizationRequest.generateState()
    let verifier = OIDAuthorizationRequest.generateCodeVerifier()
    let request = OIDAuthorizationRequest(
      configuration: configuration,
      clientId: clientID,
      clientSecret: nil,
      scope: "openid profile offline_access",
      redirectURL: redirect,
      responseType: OIDResponseTypeCode,
      state: OIDAuthorizationRequest.generateState(),
      nonce: nonce,
      codeVerifier: verifier,
      codeChallenge: OIDAuthorizationRequest.codeChallengeS256(forVerifier: verifier),
      codeChallengeMethod: OIDOAuthorizationRequestCodeChallengeMethodS256,
      additionalParameters: nil)

    flow = OIDAuthState.authState(byPresenting: request, presenting: presenter) {
      [weak self] state, error in
      self?.flow = nil
      if let state {
        completion(.success(state))
      } else {
        completion(.failure(error ?? URLError(.unknown)))
      }
    }
  }

  func resume(_ url: URL) -> Bool {
    flow?.resumeExternalUserAgentFlow(with: url) ?? false
  }
}
