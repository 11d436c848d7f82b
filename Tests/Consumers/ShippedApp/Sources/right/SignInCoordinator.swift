import AuthenticationServices
import FirebaseAuth

/// Who is signed in, and who was before where that is somebody else.
struct SignedInUser {
  let userID: String
  var replacedUserID: String?
}

enum SignInCoordinatorError: Error {
  case busy
  case otherState
  case missingToken
  case nobodySignedIn
}

/// The same flows for those who call back: one at a time, each answered once.
@MainActor
final class SignInCoordinator: NSObject {
  typealias Completion = (Result<SignedInUser, Error>) -> Void

  private enum Flow: String { case signIn, link, reauth }

  /// All that belongs to one attempt.
  private struct Attempt {
    let controller: ASAuthorizationController
    let flow: Flow
    let nonce: String
    let completion: Completion
    /// The controller holds its delegate weakly; nobody else need hold this object.
    let coordinator: SignInCoordinator
  }

  private var attempt: Attempt?

  func signIn(completion: @escaping Completion) { start(.signIn, completion) }
  func link(completion: @escaping Completion) { start(.link, completion) }
  func reauthenticate(completion: @escaping Completion) { start(.reauth, completion) }

  private func start(_ flow: Flow, _ completion: @escaping Completion) {
    guard attempt == nil else {
      return completion(.failure(SignInCoordinatorError.busy))
    }
    let nonce: String
    do { nonce = try randomNonceString() } catch { return completion(.failure(error)) }

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    request.state = flow.rawValue

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    attempt = Attempt(
      controller: controller, flow: flow, nonce: nonce, completion: completion, coordinator: self)
    controller.performRequests()
  }

  /// Ends the attempt of a controller; callbacks of others, and later ones, find none.
  private func finish(_ controller: ASAuthorizationController) -> Attempt? {
    guard let attempt, attempt.controller === controller else { return nil }
    self.attempt = nil
    return attempt
  }

  private func use(_ credential: OAuthCredential, for attempt: Attempt) {
    let before = Auth.auth().currentUser
    // Whatever calls back twice has answered already.
    var hasAnswered = false
    var isReplacing = false
    let answer: (AuthDataResult?, Error?) -> Void = { result, error in
      guard !hasAnswered else { return }
      hasAnswered = true
      guard let user = result?.user else {
        return attempt.completion(.failure(error ?? SignInCoordinatorError.nobodySignedIn))
      }
      let replaced = before.flatMap { $0.uid == user.uid ? nil : $0.uid }
      attempt.completion(.success(SignedInUser(userID: user.uid, replacedUserID: replaced)))
    }
    guard attempt.flow != .signIn else {
      return Auth.auth().signIn(with: credential, completion: answer)
    }
    guard let before else { return answer(nil, SignInCoordinatorError.nobodySignedIn) }
    guard attempt.flow == .link else {
      return before.reauthenticate(with: credential, completion: answer)
    }
    before.link(with: credential) { result, error in
      guard !hasAnswered else { return }
      // The credential that was sent is spent; the error has a fresh one.
      guard let error, AuthErrorCode.Code.credentialAlreadyInUse ~= error,
        let updated = (error as NSError).userInfo[AuthErrorUserInfoUpdatedCredentialKey]
          as? AuthCredential
      else { return answer(result, error) }
      guard !isReplacing else { return }
      isReplacing = true
      Auth.auth().signIn(with: updated, completion: answer)
    }
  }
}

extension SignInCoordinator: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let attempt = finish(controller) else { return }
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let data = credential.identityToken, let token = String(data: data, encoding: .utf8),
      !token.isEmpty
    else { return attempt.completion(.failure(SignInCoordinatorError.missingToken)) }
    guard credential.state == attempt.flow.rawValue else {
      return attempt.completion(.failure(SignInCoordinatorError.otherState))
    }
    use(
      OAuthProvider.appleCredential(
        withIDToken: token, rawNonce: attempt.nonce, fullName: credential.fullName),
      for: attempt)
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    finish(controller)?.completion(.failure(error))
  }
}

extension SignInCoordinator: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }
      .first ?? ASPresentationAnchor()
  }
}
