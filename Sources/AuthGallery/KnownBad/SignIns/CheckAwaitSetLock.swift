internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let checkAwaitSetLock = badSignIn(
    "check-await-set-lock", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "Every access to the busy flag is locked, but check and set are locked one by one.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(CheckAwaitSetLockGate(), PerCallProvider($0)) }
}

private final class CheckAwaitSetLockGate: AttemptGate {
  private let isBusy = Mutex(false)

  func enter() async throws {
    guard !isBusy.withLock({ $0 }) else { throw SignInFailure.alreadyInProgress }
    await Task.yield()
    isBusy.withLock { $0 = true }
  }

  func leave() { isBusy.withLock { $0 = false } }
}
