internal import ConformanceModel

extension GallerySubject {
  static let mainActorAssumedAnywhere = badSignIn(
    "main-actor-assumed-anywhere",
    violates: whatPlaysASignIn.union([.guardEveryEntry, .continuationCancelledBefore]),
    causes: [.isolationTrap],
    story: "Says that callbacks may come on any thread, and traps off the main one."
  ) { AppProvider($0, answers: { $0() }) { AssumingListener($0) } }

  static let mainActorAssumedInAsync = badSignIn(
    "main-actor-assumed-in-async",
    violates: whatPlaysASignIn.union([.continuationMainThread]), causes: [.isolationTrap],
    story: "Its async entry says MainActor.assumeIsolated, and is called from any task.",
    contract: SignInContract(entries: [.async], taskCancellation: false), callbacks: .mainActor
  ) { AssumingProvider(AppProvider($0, answers: { $0() }) { AssumingListener($0) }) }

  /// What no implementation passes whose process ends with the first sign-in.
  private static let whatPlaysASignIn: Set<RequirementID> = [
    .nonceUniqueAttempts, .continuationAnsweredOnce, .continuationSuccess, .continuationCancel,
    .continuationFailure, .continuationMalformed, .continuationDuplicates, .continuationEarly,
    .continuationStartFailure, .continuationDropped, .continuationCancellation,
    .continuationClean, .continuationReentrant, .guardExclusive, .guardRefusalHarmless,
    .guardReleased, .guardOwnNonce, .guardStaleCallback, .guardSuspension, .guardInstances,
    .continuationReleased,
  ]
}

/// An async entry over a completion, wherever its task happens to run.
private final class AssumingProvider: SignInProvider {
  private let inner: AppProvider

  init(_ inner: AppProvider) { self.inner = inner }

  func signIn() async throws -> SignInCredential {
    try await withCheckedThrowingContinuation { continuation in
      inner.signIn { continuation.resume(with: $0) }
    }
  }

  func cancel() { inner.cancel() }
}
