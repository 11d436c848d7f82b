internal import ConformanceModel

extension GallerySubject {
  static let observerKeptAfterSignOut = badAccount(
    "observer-kept-after-sign-out", violates: [.accountRevokedRunning], causes: [.observerKept],
    story: "Goes on listening after the user has signed out.",
    ObserverKeptAfterSignOutKeeper.self)
}

private final class ObserverKeptAfterSignOutKeeper: AccountKeeper, @unchecked Sendable {
  override func stopObserving() {}
}
