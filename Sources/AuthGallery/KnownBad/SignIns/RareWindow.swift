internal import ConformanceModel

extension GallerySubject {
  static let rareWindow = badSignIn(
    "rare-window", violates: [.guardSuspension], causes: [.checkAwaitSet],
    story: "Check, await, set again, but latecomers pause first: random orders hardly ever hit it.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(RareWindowGate(), PerCallProvider($0)) }
}

private actor RareWindowGate: AttemptGate {
  private var isBusy = false
  private var callers = 0

  func enter() async throws {
    callers += 1
    // Whoever is not the first steps back for a while, which usually hides the defect.
    if callers > 1 { for _ in 1...12 { await Task.yield() } }
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    await Task.yield()
    isBusy = true
  }

  func leave() {
    callers -= 1
    isBusy = false
  }
}
