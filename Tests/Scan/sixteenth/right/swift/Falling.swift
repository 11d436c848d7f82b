final class SignIn {
  func finish(_ result: Outcome, _ continuation: CheckedContinuation<String, Error>) {
    switch result {
    case .failed:
      log("failed")
      fallthrough
    case .cancelled:
      continuation.resume(throwing: CancellationError())
    case .token(let token):
      continuation.resume(returning: token)
    }
  }
}
