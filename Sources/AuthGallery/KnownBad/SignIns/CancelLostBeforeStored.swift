internal import ConformanceModel

extension GallerySubject {
  static let cancelLostBeforeStored = badSignIn(
    "cancel-lost-before-stored",
    violates: [.continuationCancellation, .continuationCancelledBefore], causes: [.cancelLost],
    story: "A task that is cancelled before its continuation is stored waits on for the provider.",
    contract: SignInContract(entries: [.async])
  ) { CancelLostBeforeStoredCoordinator($0) }
}

private final class CancelLostBeforeStoredCoordinator: Coordinator, @unchecked Sendable {
  override func signIn() async throws -> SignInCredential {
    let id = newID()
    return try await withTaskCancellationHandler {
      await Task.yield()
      return try await withCheckedThrowingContinuation { continuation in
        // The handler may have run in the wait above, and found nobody to answer.
        begin(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      abandon(id)
    }
  }
}
