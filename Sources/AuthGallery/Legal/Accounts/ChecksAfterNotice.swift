internal import ConformanceModel

extension GallerySubject {
  static let checksAfterNotice = legalAccount(
    "checks-after-notice", story: "Asks the provider after a notice before it signs anybody out."
  ) { ChecksAfterNoticeKeeper($0, $1) }
}

private final class ChecksAfterNoticeKeeper: AccountKeeper, @unchecked Sendable {
  override func hearRevocation() {
    guard let user = environment.currentUser(), isConcerned(user),
      let stored = environment.storage.record(of: apple)?.user
    else { return }
    ask(.credentialState(user: stored)) { reply in
      guard case .state(let state) = reply, state == .revoked || state == .notFound else { return }
      self.signOut { _ in }
    }
  }
}
