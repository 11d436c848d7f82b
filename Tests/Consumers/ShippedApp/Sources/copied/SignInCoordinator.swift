import AuthenticationServices
import FirebaseAuth

enum SignInState: String {
  case signIn
  case link
  case reauth
}

/// Three flows with one delegate: the request's state says which one a callback belongs to.
class SignInCoordinator: NSObject {
  private var onSignedIn: ((User?, Error?) -> Void)?
  private var currentNonce: String?

  func signIn(onSignedIn: @escaping (User?, Error?) -> Void) {
    start(.signIn, onSignedIn)
  }

  func link(onSignedIn: @escaping (User?, Error?) -> Void) {
    start(.link, onSignedIn)
  }

  func reauthenticate(onSignedIn: @escaping (User?, Error?) -> Void) {
    start(.reauth, onSignedIn)
  }

  private func start(_ state: SignInState, _ onSignedIn: @escaping (User?, Error?) -> Void) {
    self.onSignedIn = onSignedIn
    let nonce = randomNonceString()
    currentNonce = nonce

    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = sha256(nonce)
    request.state = state.rawValue

    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
  }
}

extension SignInCoordinator: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let appleIDCredential = authorization.credential as? ASAuthorizationAppleIDCredential
    else { return }
    guard let nonce = currentNonce else {
      fatalError("A login callback was received, but no login request was sent.")
    }
    guard let appleIDToken = appleIDCredential.identityToken,
      let idTokenString = String(data: appleIDToken, encoding: .utf8)
    else {
      print("Unable to fetch identity token")
      return
    }
    guard let rawState = appleIDCredential.state, let state = SignInState(rawValue: rawState)
    else {
      print("Invalid state: request must be started with one of the SignInStates")
      return
    }
    let credential = OAuthProvider.credential(
      withProviderID: "apple.com", idToken: idTokenString, rawNonce: nonce)

    switch state {
    case .signIn:
      Auth.auth().signIn(with: credential) { result, error in
        if let error {
          print("Error authenticating: \(error.localizedDescription)")
          return
        }
        self.onSignedIn?(result?.user, nil)
      }
    case .link:
      Auth.auth().currentUser?.link(with: credential) { result, error in
        if let error, (error as NSError).code == AuthErrorCode.credentialAlreadyInUse.rawValue {
          // The Apple ID belongs to another user: sign in as that one.
          Auth.auth().signIn(with: credential) { result, error in
            self.onSignedIn?(result?.user, error)
          }
          return
        }
        self.onSignedIn?(result?.user, error)
      }
    case .reauth:
      Auth.auth().currentUser?.reauthenticate(with: credential) { result, error in
        self.onSignedIn?(result?.user, error)
      }
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    print("Sign in with Apple errored: \(error)")
  }
}

extension SignInCoordinator: ASAuthorizationControllerPresentationContextProviding {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.windows.first!
  }
}
