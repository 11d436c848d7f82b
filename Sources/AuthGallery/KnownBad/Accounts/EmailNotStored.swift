internal import ConformanceModel

extension GallerySubject {
  static let emailNotStored = badAccount(
    "email-not-stored", violates: [.accountFirstSignInOnly], causes: [.firstDetailsNotStored],
    story: "Does not store the e-mail address, which never comes again.",
    EmailNotStoredKeeper.self)
}

private final class EmailNotStoredKeeper: AccountKeeper, @unchecked Sendable {
  override func record(
    _ credential: AppleIDCredential, _ old: ProviderRecord?
  ) -> ProviderRecord {
    ProviderRecord(user: credential.user, name: displayName(credential) ?? old?.name)
  }
}
