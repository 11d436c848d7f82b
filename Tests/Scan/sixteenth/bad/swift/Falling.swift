final class SignIn {
  func finish(_ result: Outcome, _ continuation: CheckedContinuation<String, Error>) {
    switch result {
    case .failed(let error):
      continuation.resume(throwing: error)
      fallthrough
    case .cancelled:
      continuation.resume(throwing: CancellationError())
    case .token(let token):
      continuation.resume(returning: token)
    }
  }
}
