import AuthenticationServices
import Session
import SwiftUI

enum SessionError: Error {
  case busy, noPassword, noToken
}

/// The app's only one: nothing else keeps it while a sheet is shown.
@MainActor final class SessionService: NSObject, ASAuthorizationControllerDelegate {
  typealias Completion = (Result<String, Error>) -> Void

  static let shared = SessionService()
  static var currentNonce: String?

  @AppStorage("hasSignedIn") private var hasSignedIn = false
  private let lastUser = LastUser()
  private var pending: (controller: ASAuthorizationController, completion: Completion)?

  func signInWithEmail(completion: @escaping Completion) {
    completion(.failure(SessionError.noPassword))
  }

  func authorize(
    from presenting: any ASAuthorizationControllerPresentationContextProviding,
    completion: @escaping Completion
  ) {
    guard pending == nil else { return completion(.failure(SessionError.busy)) }
    let nonce = NonceMaker.make()
    Self.currentNonce = nonce
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = NonceMaker.hashed(nonce)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.presentationContextProvider = presenting
    pending = (controller, completion)
    controller.performRequests()
  }

  func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { false }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
    guard let token = credential?.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      isFresh(token)
    else { return end(controller, .failure(SessionError.noToken)) }
    hasSignedIn = true
    lastUser.token = token
    end(controller, .success(token))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    end(controller, .failure(error))
  }

  private func end(_ controller: ASAuthorizationController, _ result: Result<String, Error>) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    pending.completion(result)
  }

  private func isFresh(_ token: String) -> Bool {
    let parts = token.split(separator: ".")
    guard parts.count == 3 else { return false }
    var payload = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    while payload.count % 4 != 0 { payload += "=" }
    guard let data = Data(base64Encoded: payload),
      let claims = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let issued = claims["iat"] as? Int, let end = claims["exp"] as? Int
    else { return false }
    let now = Int(Date().timeIntervalSince1970)
    return issued <= now && now < end
  }
}

/// Beside the class that signs in, and no reason to leave it out.
struct AppleButtonView: UIViewRepresentable {
  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    ASAuthorizationAppleIDButton(type: .signIn, style: .black)
  }
  func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
}
