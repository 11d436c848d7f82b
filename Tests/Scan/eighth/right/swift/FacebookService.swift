import FBSDKLoginKit
import Foundation

final class FacebookService {
  private let manager = LoginManager()
  private(set) var isBusy = false

  func login(completion: @escaping (Result<String, Error>) -> Void) {
    if isBusy { return }
    let nonce = NonceMaker.nonce()
    guard
      let configuration = LoginConfiguration(
        permissions: ["email"], tracking: .limited, nonce: nonce)
    else {
      completion(.failure(URLError(.badURL)))
      return
    }
    isBusy = true
    manager.logIn(configuration: configuration) { [weak self] result in
      self?.isBusy = false
      switch result {
      case .success:
        guard let token = AuthenticationToken.current?.tokenString else {
          completion(.failure(URLError(.userAuthenticationRequired)))
          return
        }
        completion(.success(token))
      case .cancelled:
        completion(.failure(CancellationError()))
      case .failed(let error):
        completion(.failure(error))
      }
    }
  }
}
