import AuthenticationServices
final class AppleLogin {
  func token(_ provider: ASAuthorizationAppleIDProvider) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      provider.load { data, error in
        if let error {
          continuation.resume(throwing: error)
        }
        continuation.resume(returning: data!)
      }
    }
  }
}
