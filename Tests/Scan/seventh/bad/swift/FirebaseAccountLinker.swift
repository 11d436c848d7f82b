import AuthenticationServices
import FirebaseAuth

struct LinkOutcome {
  let uid: String
  let isNew: Bool
}

final class FirebaseAccountLinker {
  private let auth: Auth
  private let nonceStore: NonceStore

  init(auth: Auth = .auth(), nonceStore: NonceStore) {
    self.auth = auth
    self.nonceStore = nonceStore
  }

  func link(_ appleID: ASAuthorizationAppleIDCredential) async throws -> LinkOutcome {
    guard let data = appleID.identityToken,
      let idToken = String(data: data, encoding: .utf8)
    else {
      throw LinkError.missingToken
    }

    let credential = OAuthProvider.appleCredential(
      withIDToken: idToken,
      rawNonce: nonceStore.takeNonce() ?? "",
      fullName: appleID.fullName
    )

    if let user = auth.currentUser, user.isAnonymous {
      let result = try await user.link(with: credential)
      return LinkOutcome(uid: result.user.uid, isNew: true)
    }
    let result = try await auth.signIn(with: credential)
    return LinkOutcome(
      uid: result.user.uid,
      isNew: result.additionalUserInfo?.isNewUser ?? false)
  }
}

enum LinkError: Error { case missingToken }
