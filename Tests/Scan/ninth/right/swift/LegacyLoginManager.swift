import FirebaseAuth
import Foundation

final class LegacyLoginManager {
  typealias Completion = (Result<User, Error>) -> Void
  enum Failure: Error { case running, empty }

  private let lock = NSLock()
  private var running = false

  func signIn(idToken: String, rawNonce: String, completion: @escaping Completion) {
    guard begin() else {
      completion(.failure(Failure.running))
      return
    }
    if idToken.isEmpty || rawNonce.isEmpty {
      end()
      completion(.failure(Failure.empty))
      return
    }
    let credential = OAuthProvider.appleCredential(
      withIDToken: idToken, rawNonce: rawNonce, fullName: nil)
    Auth.auth().signIn(with: credential) { [self] result, error in
      end()
      if let error {
        completion(.failure(error))
        return
      }
      guard let user = result?.user else {
        completion(.failure(Failure.empty))
        return
      }
      completion(.success(user))
    }
  }

  private func begin() -> Bool {
    lock.withLock {
      if running { return false }
      running = true
      return true
    }
  }

  private func end() {
    lock.withLock { running = false }
  }
}
