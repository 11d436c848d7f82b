internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let supersededResumedTwice = badSignIn(
    "superseded-resumed-twice",
    // A trap is blamed on every requirement in whose stories it comes.
    violates: [
      .continuationAnsweredOnce, .guardExclusive, .guardOwnNonce, .guardStaleCallback,
      .guardSuspension,
    ], causes: [.slotNotCleared],
    story: "Takes the older continuation, awaits, and resumes it although it was answered since.",
    contract: SignInContract(
      overlap: .supersede, entries: [.async], cancel: false, taskCancellation: false)
  ) { SupersededResumedTwiceProvider(PerCallProvider($0)) }
}

private final class SupersededResumedTwiceProvider: SignInProvider {
  private struct Pending {
    let id: Int
    let continuation: CheckedContinuation<SignInCredential, any Error>
  }

  private let inner: PerCallProvider
  private let slot = Mutex<Pending?>(nil)
  private let lastID = Mutex(0)

  init(_ inner: PerCallProvider) { self.inner = inner }

  func signIn() async throws -> SignInCredential {
    if let older = slot.withLock({ $0 }) {
      // What an app awaits here: that the older sheet is gone.
      await Task.yield()
      older.continuation.resume(throwing: SignInFailure.cancelled)
    }
    let id = lastID.withLock { id in
      id += 1
      return id
    }
    return try await withCheckedThrowingContinuation { continuation in
      slot.withLock { $0 = Pending(id: id, continuation: continuation) }
      inner.signIn { result in
        let isPending = self.slot.withLock { slot in
          guard slot?.id == id else { return false }
          slot = nil
          return true
        }
        if isPending { continuation.resume(with: result) }
      }
    }
  }
}
