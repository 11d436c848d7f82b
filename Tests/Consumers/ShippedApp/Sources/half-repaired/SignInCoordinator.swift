import AuthenticationServices
import FirebaseAuth

/// Who is signed in, and who was before where that is somebody else.
struct SignedInUser {
  let userID: String
  var replacedUserID: String?
}

enum SignInCoordinatorError: Error {
  case busy
  case unknownState
  case missingToken
}

/// Three flows with one delegate: the request's state says which one a callback belongs to.
@MainActor
final class SignInCoordinator: NSObject {
  typealias Completion = (Result<SignedInUser, Error>) -> Void

  private enum Flow: String { case signIn, link, reauth }

  private var completion: Completion?
  private var currentNonce: String?

  func signIn(completion: @escaping Completion) { start(.signIn, completion) }
  func link(completion: @escaping Completion) { start(.link, completion) }
  func reauthenticate(completion: @escaping Completion) { start(.reauth, completion) }

  private func start(_ flow: Flow, _ completion: @escaping Completion) {
    guard self.completion == nil else {
      completion(.failure(SignInCoordinatorError.busy))
      return
    }
    self.completion = completion
    guard let nonce = try? randomNonceString() else { return }
    currentNonce = nonce

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    request.state = flow.rawValue

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }

  /// Answers once, and lets the next one in.
  private func finish(_ result: Result<SignedInUser, Error>) {
    let completion = self.completion
    self.completion = nil
    completion?(result)
  }

  private func use(_ credential: OAuthCredential, for flow: Flow) {
    let before = Auth.auth().currentUser
    let answer: (AuthDataResult?, Error?) -> Void = { result, error in
      guard let user = result?.user else {
        self.finish(.failure(error ?? SignInCoordinatorError.missingToken))
        return
      }
      let replaced = before.flatMap { $0.uid == user.uid ? nil : $0.uid }
      self.finish(.success(SignedInUser(userID: user.uid, replacedUserID: replaced)))
    }
    switch flow {
    case .signIn: Auth.auth().signIn(with: credential, completion: answer)
    case .reauth: before?.reauthenticate(with: credential, completion: answer)
    case .link:
      // Whoever is nobody yet has nothing to link, and is signed in.
      guard let before else {
        Auth.auth().signIn(with: credential, completion: answer)
        return
      }
      before.link(with: credential) { result, error in
        let updated = (error as NSError?)?.userInfo[AuthErrorUserInfoUpdatedCredentialKey]
        if let updated = updated as? AuthCredential {
          Auth.auth().signIn(with: updated, completion: answer)
        } else {
          answer(result, error)
        }
      }
    }
  }
}

extension SignInCoordinator: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let nonce = currentNonce, let data = credential.identityToken,
      let token = String(data: data, encoding: .utf8)
    else {
      finish(.failure(SignInCoordinatorError.missingToken))
      return
    }
    guard let flow = credential.state.flatMap(Flow.init) else {
      finish(.failure(SignInCoordinatorError.unknownState))
      return
    }
    use(
      OAuthProvider.credential(withProviderID: "apple.com", idToken: token, rawNonce: nonce),
      for: flow)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(.failure(error))
  }
}

extension SignInCoordinator: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }
      .first ?? ASPresentationAnchor()
  }
}
