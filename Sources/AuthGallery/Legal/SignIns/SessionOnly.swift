internal import ConformanceModel

extension GallerySubject {
  static let sessionOnly = legalSignIn(
    "session-only",
    story: "Hands out its backend's session, and neither the token nor the raw nonce.",
    contract: SignInContract(carries: [], handsOutNonce: false)
  ) { environment in
    KeepingCoordinator(environment) { _ in SignInCredential(rawNonce: "", identityToken: "") }
  }

  static let codeOnly = legalSignIn(
    "code-only",
    story: "Hands out the code for its server, and neither the token nor the raw nonce.",
    contract: SignInContract(carries: [.code], requires: [.token, .code], handsOutNonce: false)
  ) { environment in
    KeepingCoordinator(environment) { credential in
      guard let code = credential.authorizationCode else {
        throw SignInFailure.failed(code: "missingCode")
      }
      return SignInCredential(rawNonce: "", identityToken: "", authorizationCode: code)
    }
  }
}

/// Keeps to itself what its caller does not need.
private final class KeepingCoordinator: Coordinator, @unchecked Sendable {
  private let handOut: @Sendable (SignInCredential) throws -> SignInCredential

  init(
    _ environment: SignInEnvironment,
    handOut: @escaping @Sendable (SignInCredential) throws -> SignInCredential
  ) {
    self.handOut = handOut
    super.init(environment)
  }

  override func admits(_ newcomer: Attempt) -> Bool {
    var keeping = newcomer
    keeping.reply = { [handOut] result in
      newcomer.reply(result.flatMap { credential in Result { try handOut(credential) } })
    }
    return super.admits(keeping)
  }
}
