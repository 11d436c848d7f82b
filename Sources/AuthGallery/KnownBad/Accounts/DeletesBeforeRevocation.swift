internal import ConformanceModel

extension GallerySubject {
  static let deletesBeforeRevocation = badAccount(
    "deletes-before-revocation", violates: [.accountDelete], causes: [.deletedBeforeRevocation],
    story: "Deletes data and user first, and revokes when nobody is there any more.",
    DeletesBeforeRevocationKeeper.self)
}

private final class DeletesBeforeRevocationKeeper: AccountKeeper, @unchecked Sendable {
  override func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    [
      .reauthenticate(sent(credential)), .deleteData, .deleteUser, .revokeToken(code: code),
    ]
  }
}
