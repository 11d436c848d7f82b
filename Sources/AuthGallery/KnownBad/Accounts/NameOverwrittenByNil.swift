internal import ConformanceModel

extension GallerySubject {
  static let nameOverwrittenByNil = badAccount(
    "name-overwritten-by-nil", violates: [.accountFirstSignInOnly], causes: [.absenceStored],
    story: "Stores the name that did not come over the one it has.",
    NameOverwrittenByNilKeeper.self)
}

private final class NameOverwrittenByNilKeeper: AccountKeeper, @unchecked Sendable {
  override func record(
    _ credential: AppleIDCredential, _ old: ProviderRecord?
  ) -> ProviderRecord {
    ProviderRecord(
      user: credential.user, name: displayName(credential), email: credential.email ?? old?.email)
  }
}
