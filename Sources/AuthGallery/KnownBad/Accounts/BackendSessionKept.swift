internal import ConformanceModel

extension GallerySubject {
  static let backendSessionKept = badAccount(
    "backend-session-kept",
    violates: [
      .accountSignOut, .accountRevokedRunning, .accountRevokedLaunch, .accountOtherUser,
    ], causes: [.backendSessionKept, .noticeWithoutSignOut, .stateNotHandled],
    story: "Forgets the stored id and never tells the backend.",
    BackendSessionKeptKeeper.self)
}

private final class BackendSessionKeptKeeper: AccountKeeper, @unchecked Sendable {
  override func signOut(_ done: @escaping AccountDone) {
    forget()
    stopObserving()
    done(.done)
  }
}
