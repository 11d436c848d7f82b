internal import ConformanceModel

extension GallerySubject {
  static let awaitsBehindAGuard = legalSignIn(
    "awaits-behind-a-guard",
    story: "Awaits something before the request starts, but reserves the slot first.",
    contract: SignInContract(entries: [.async])
  ) { GatedProvider(ReservingGate(), PerCallProvider($0)) }
}

private actor ReservingGate: AttemptGate {
  private var isBusy = false

  func enter() async throws {
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    isBusy = true
    await Task.yield()
  }

  func leave() { isBusy = false }
}
