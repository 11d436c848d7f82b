internal import ConformanceModel

extension GallerySubject {
  static let checkAwaitSetMainActor = badSignIn(
    "check-await-set-main-actor", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "Trusts the main actor to keep callers apart, and awaits between check and set.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(CheckAwaitSetMainActorGate(), PerCallProvider($0)) }
}

@MainActor private final class CheckAwaitSetMainActorGate: AttemptGate {
  private var isBusy = false

  nonisolated init() {}

  func enter() async throws {
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    await Task.yield()
    isBusy = true
  }

  func leave() { isBusy = false }
}
