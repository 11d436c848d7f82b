extension SignInCredential {
  /// Turns the provider's credential into the caller's answer, or says what is wrong with it.
  static func answer(
    to request: OutstandingRequest?, from credential: AuthorizationCredential
  ) -> SignInAnswer {
    guard let request else { return .failure(.missingToken) }
    return answer(from: credential, rawNonce: request.rawNonce)
  }

  /// Turns the provider's credential into an answer.
  ///
  /// - Parameter rawNonce: The nonce whose digest the request carried.
  static func answer(
    from credential: AuthorizationCredential, rawNonce: String
  ) -> SignInAnswer {
    switch credential {
    case .other(let type):
      return .failure(.unexpectedCredential(type: type))
    case .appleID(let credential):
      guard let bytes = credential.identityToken, !bytes.isEmpty else {
        return .failure(.missingToken)
      }
      guard let token = String(validating: bytes, as: UTF8.self) else {
        return .failure(.tokenNotUTF8)
      }
      return .success(
        SignInCredential(
          user: credential.user, identityToken: token, rawNonce: rawNonce,
          authorizationCode: credential.authorizationCode.flatMap {
            String(validating: $0, as: UTF8.self)
          },
          fullName: credential.fullName, email: credential.email, state: credential.state))
    }
  }
}
