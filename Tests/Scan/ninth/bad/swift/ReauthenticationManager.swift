import FirebaseAuth
import Foundation

protocol ReauthenticationManagerDelegate: AnyObject {
  func reauthenticationManager(_ manager: ReauthenticationManager, didFailWith error: Error)
}

final class ReauthenticationManager {
  weak var delegate: ReauthenticationManagerDelegate?
  private var inProgress = false

  /// Asks Apple again before the account is deleted.
  func reauthenticate(
    idToken: String?, nonce: String, completion: @escaping (Result<Void, Error>) -> Void
  ) {
    guard !inProgress, let user = Auth.auth().currentUser else { return }
    inProgress = true
    if idToken == nil || nonce.isEmpty {
      delegate?.reauthenticationManager(self, didFailWith: URLError(.userAuthenticationRequired))
      return
    }
    let credential = OAuthProvider.appleCredential(
      withIDToken: idToken!, rawNonce: nonce, fullName: nil)
    user.reauthenticate(with: credential) { [weak self] _, error in
      self?.inProgress = false
      if let error {
        completion(.failure(error))
      }
      completion(.success(()))
    }
  }
}
