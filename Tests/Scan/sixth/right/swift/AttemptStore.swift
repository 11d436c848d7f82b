import Foundation

/// Open sign-in attempts by `state`: universal links may arrive in any order.
actor AttemptStore {
  struct Attempt {
    let nonce: String
    let verifier: String
    let startedAt: ContinuousClock.Instant
  }

  private var open: [String: Attempt] = [:]
  private let clock = ContinuousClock()

  func begin() throws -> (state: String, attempt: Attempt) {
    let state = try SecureText.base64URL(16)
    let attempt = Attempt(
      nonce: try SecureText.base64URL(32),
      verifier: try SecureText.base64URL(48),
      startedAt: clock.now)
    open[state] = attempt
    return (state, attempt)
  }

  func take(state: String) -> Attempt? {
    guard let attempt = open.removeValue(forKey: state) else { return nil }
    return clock.now - attempt.startedAt < .seconds(600) ? attempt : nil
  }

  func cancelAll() { open.removeAll() }
}

enum SecureText {
  struct NoEntropy: Error { let status: OSStatus }

  static func base64URL(_ count: Int) throws -> String {
    var data = Data(count: count)
    let status = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, count, $0.baseAddress!)
    }
    if status != errSecSuccess { throw NoEntropy(status: status) }
    return data.base64EncodedString()
      .replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
