import Foundation

struct StoredSession: Codable {
  let accessToken: String
  let issuedAt: Date
  let lifetime: TimeInterval
}

final class SessionClock {
  private let now: () -> Date
  private let leeway: TimeInterval

  init(now: @escaping () -> Date = Date.init, leeway: TimeInterval = 30) {
    self.now = now
    self.leeway = leeway
  }

  func needsLogin(_ session: StoredSession?) -> Bool {
    guard let session else { return true }
    let age = now().timeIntervalSince1970 - session.issuedAt.timeIntervalSince1970
    return age + leeway >= session.lifetime
  }

  func stamp(_ accessToken: String, lifetime: TimeInterval) -> StoredSession {
    StoredSession(accessToken: accessToken, issuedAt: now(), lifetime: lifetime)
  }
}
