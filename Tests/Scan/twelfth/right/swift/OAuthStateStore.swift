import Foundation

/// Pending attempts by state; each is taken out when its callback comes.
actor OAuthStateStore {
  struct Attempt {
    let nonce: String
    let verifier: String
    let startedAt: Date
  }

  private var attempts: [String: Attempt] = [:]

  func begin() throws -> (state: String, attempt: Attempt) {
    let state = try SecureRandom.urlSafe(byteCount: 24)
    let attempt = Attempt(
      nonce: try SecureRandom.urlSafe(byteCount: 32),
      verifier: try SecureRandom.urlSafe(byteCount: 64),
      startedAt: Date())
    attempts[state] = attempt
    return (state, attempt)
  }

  func take(_ state: String) -> Attempt? {
    guard let attempt = attempts.removeValue(forKey: state),
      Date().timeIntervalSince(attempt.startedAt) < 600
    else { return nil }
    return attempt
  }
}
