import AuthenticationServices
func signIn(_ session: Session) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    session.start { event in
      switch event {
      case .opened(let token):
        if let token {
          continuation.resume(returning: token)
        }
      case .failed(let error):
        continuation.resume(throwing: error)
      case .closed:
        continuation.resume(throwing: Cancelled())
      }
    }
  }
}
