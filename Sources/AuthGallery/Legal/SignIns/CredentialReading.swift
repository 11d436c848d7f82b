internal import ConformanceModel

extension SignInCredential {
  /// Reads the provider's credential as the common contract asks.
  ///
  /// - Throws: ``SignInFailure`` with a word for what is wrong.
  init(_ credential: AuthorizationCredential, rawNonce: String) throws {
    guard case .appleID(let credential) = credential else {
      throw SignInFailure.failed(code: "wrongCredentialType")
    }
    guard let bytes = credential.identityToken, !bytes.isEmpty else {
      throw SignInFailure.failed(code: "missingToken")
    }
    guard let token = String(validating: bytes, as: UTF8.self) else {
      throw SignInFailure.failed(code: "tokenNotUTF8")
    }
    let names = [credential.givenName, credential.familyName].compactMap { $0 }
    self.init(
      rawNonce: rawNonce, identityToken: token,
      authorizationCode: credential.authorizationCode.flatMap {
        String(validating: $0, as: UTF8.self)
      },
      user: credential.user, name: names.isEmpty ? nil : names.joined(separator: " "),
      email: credential.email, state: credential.state)
  }
}

extension SignInFailure {
  /// Reads the provider's error: only its own cancel code in its own domain is a cancel.
  init(_ error: AuthorizationError) {
    let isCancel =
      error.domain == AuthorizationError.appleDomain
      && error.code == AuthorizationError.canceledCode
    self = isCancel ? .cancelled : .failed(code: "\(error.code)")
  }
}
