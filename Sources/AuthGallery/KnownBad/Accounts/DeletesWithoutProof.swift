internal import ConformanceModel

extension GallerySubject {
  static let deletesWithoutProof = badAccount(
    "deletes-without-proof", violates: [.accountDelete, .accountReauthSameUser],
    causes: [.deletedWithoutProof, .otherUserAccepted],
    story: "Deletes without reauthentication.",
    DeletesWithoutProofKeeper.self)
}

private final class DeletesWithoutProofKeeper: AccountKeeper, @unchecked Sendable {
  override func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    super.deletion(credential, code).filter { $0.kind != .reauthenticate }
  }
}
