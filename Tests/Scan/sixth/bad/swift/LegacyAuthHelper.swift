import Foundation
import FacebookLogin

// Ported from the Objective-C app (2016). Still used by the Facebook limited login screen.
class LegacyAuthHelper {
  static let shared = LegacyAuthHelper()

  private let symbols = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  private let manager = LoginManager()

  var onProfile: ((Profile?) -> Void)?
  var onError: ((String) -> Void)?

  private init() {
    srand48(Int(Date().timeIntervalSince1970))
  }

  private func randomText(_ count: Int) -> String {
    var s = ""
    for _ in 0..<count {
      let i = Int(drand48() * Double(symbols.count))
      s.append(symbols[i])
    }
    return s
  }

  func logIn(from controller: UIViewController) {
    guard
      let configuration = LoginConfiguration(
        permissions: ["public_profile", "email"],
        tracking: .limited,
        nonce: randomText(24)
      )
    else {
      onError?("The login is not available.")
      return
    }
    manager.logIn(viewController: controller, configuration: configuration) { [weak self] result in
      switch result {
      case .cancelled:
        self?.onProfile?(nil)
      case .failed(let error):
        self?.onError?(error.localizedDescription)
      case .success:
        self?.onProfile?(Profile.current)
      }
    }
  }

  func logOut() {
    manager.logOut()
    onProfile?(nil)
  }
}
