internal import ConformanceModel

extension GallerySubject {
  static let forgetsAfterBackend = badAccount(
    "forgets-after-backend", violates: [.accountSignOut], causes: [.idForgottenLate],
    story: "Forgets the id after the backend has signed out, which may fail.",
    ForgetsAfterBackendKeeper.self)
}

private final class ForgetsAfterBackendKeeper: AccountKeeper, @unchecked Sendable {
  override func signOut(_ done: @escaping AccountDone) {
    ask(.signOut) { reply in
      guard case .done = reply else { return self.fail(reply, done) }
      self.forget()
      self.stopObserving()
      done(.done)
    }
  }
}
