internal import ConformanceModel

extension GallerySubject {
  static let throwsCancellationError = legalSignIn(
    "throws-cancellation-error", story: "Every cancel is reported as Swift's CancellationError."
  ) { CancellationErrorCoordinator($0) }
}

private final class CancellationErrorCoordinator: Coordinator, @unchecked Sendable {
  override func begin(_ id: Int, reply: @escaping SignInReply) {
    super.begin(id) { result in
      if case .failure(SignInFailure.cancelled) = result {
        reply(.failure(CancellationError()))
      } else {
        reply(result)
      }
    }
  }
}
