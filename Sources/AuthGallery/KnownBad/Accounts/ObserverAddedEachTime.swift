internal import ConformanceModel

extension GallerySubject {
  static let observerAddedEachTime = badAccount(
    "observer-added-each-time", violates: [.accountRevokedRunning], causes: [.observersPileUp],
    story: "Adds an observer with every sign-in.",
    ObserverAddedEachTimeKeeper.self)
}

private final class ObserverAddedEachTimeKeeper: AccountKeeper, @unchecked Sendable {
  override func keep(_ credential: AppleIDCredential) {
    super.keep(credential)
    _ = environment.observeRevocations { [weak self] in self?.hearNotice() }
  }
}
