import AuthenticationServices
func idToken(_ session: Session) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    var resumed = false
    session.start { token, error in
      if let token {
        guard !resumed else { return }
        resumed = true
        continuation.resume(returning: token)
      }
      guard !resumed else { return }
      resumed = true
      continuation.resume(throwing: error ?? Cancelled())
    }
  }
}
func otherToken(_ session: Session) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    var didFinish = false
    session.start { token, error in
      if let error, !didFinish {
        didFinish = true
        continuation.resume(throwing: error)
      }
      if !didFinish {
        didFinish = true
        continuation.resume(returning: token ?? "")
      }
    }
  }
}
