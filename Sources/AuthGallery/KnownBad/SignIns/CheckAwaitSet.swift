internal import ConformanceModel

extension GallerySubject {
  static let checkAwaitSet = badSignIn(
    "check-await-set", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "An actor checks its busy flag, awaits something, and only then sets it.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(CheckAwaitSetGate(), PerCallProvider($0)) }
}

private actor CheckAwaitSetGate: AttemptGate {
  private var isBusy = false

  func enter() async throws {
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    // What an app awaits here: its settings, the network's state, a nonce from its backend.
    await Task.yield()
    isBusy = true
  }

  func leave() { isBusy = false }
}
