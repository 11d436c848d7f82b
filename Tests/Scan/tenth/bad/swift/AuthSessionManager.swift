import Foundation

final class AuthSessionManager {
  static let shared = AuthSessionManager()
  private let defaults = UserDefaults.standard
  private var isAuthenticating = false
  private let api: AuthAPI = .live

  // Same value for every request of this installation
  private var nonce: String {
    if let saved = defaults.string(forKey: "auth.nonce") { return saved }
    let fresh = UUID().uuidString
    defaults.set(fresh, forKey: "auth.nonce")
    return fresh
  }

  func login(completion: @escaping (Result<Session, Error>) -> Void) {
    if isAuthenticating { return }
    isAuthenticating = true
    api.authorize(nonce: nonce) { [weak self] result in
      guard let self = self else { return }
      switch result {
      case .failure(let error):
        completion(.failure(error))
        return
      case .success(let code):
        self.api.exchange(code) { session in
          self.isAuthenticating = false
          completion(session)
        }
      }
    }
  }
}
