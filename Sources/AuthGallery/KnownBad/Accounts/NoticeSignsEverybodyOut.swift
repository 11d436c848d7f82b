internal import ConformanceModel

extension GallerySubject {
  static let noticeSignsEverybodyOut = badAccount(
    "notice-signs-everybody-out", violates: [.accountRevokedRunning],
    causes: [.noticeSignsOutAnyone],
    story: "Signs out whoever is there when a revocation notice comes.",
    NoticeSignsEverybodyOutKeeper.self)
}

private final class NoticeSignsEverybodyOutKeeper: AccountKeeper, @unchecked Sendable {
  override func hearRevocation() {
    guard environment.currentUser() != nil else { return }
    signOut { _ in }
  }
}
