internal import ConformanceModel

extension GallerySubject {
  static let dataBeforeProof = badAccount(
    "data-before-proof", violates: [.accountDelete, .accountReauthSameUser],
    causes: [.deletedBeforeRevocation, .otherUserAccepted],
    story: "Deletes the data before the user has proved who they are.",
    DataBeforeProofKeeper.self)
}

private final class DataBeforeProofKeeper: AccountKeeper, @unchecked Sendable {
  override func deletion(_ credential: AppleIDCredential, _ code: String) -> [AccountCall] {
    [
      .deleteData, .reauthenticate(sent(credential)), .revokeToken(code: code), .deleteUser,
    ]
  }
}
