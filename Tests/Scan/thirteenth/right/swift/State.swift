import AuthenticationServices
final class Credentials {
  func check(_ user: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { state, error in
        switch state {
        case .authorized:
          continuation.resume(returning: true)
        case .revoked, .notFound:
          if let error {
            continuation.resume(throwing: error)
          } else {
            continuation.resume(returning: false)
          }
        default:
          continuation.resume(returning: false)
        }
      }
    }
  }
  func second(_ user: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      load(user) { result, isNew in
        switch result {
        case .success:
          if isNew { continuation.resume(returning: true) }
          if !isNew { continuation.resume(returning: false) }
        case .failure(let error):
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
