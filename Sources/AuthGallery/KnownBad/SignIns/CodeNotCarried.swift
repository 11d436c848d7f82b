internal import ConformanceModel

extension GallerySubject {
  static let codeNotCarried = badSignIn(
    "code-not-carried", violates: [.continuationSuccess], causes: [.fieldsNotCopied],
    story: "Leaves the authorization code behind that its contract promises."
  ) { CodeNotCarriedCoordinator($0) }
}

private final class CodeNotCarriedCoordinator: Coordinator, @unchecked Sendable {
  override func begin(_ id: Int, reply: @escaping SignInReply) {
    super.begin(id) { result in
      reply(
        result.map { credential in
          var credential = credential
          credential.authorizationCode = nil
          return credential
        })
    }
  }
}
