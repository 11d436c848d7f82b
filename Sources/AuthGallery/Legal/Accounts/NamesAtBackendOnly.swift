internal import ConformanceModel

extension GallerySubject {
  static let namesAtBackendOnly = legalAccount(
    "names-at-backend-only",
    story: "Keeps the provider's user id alone; the backend has name and address.",
    contract: AccountContract(keeps: [])
  ) { NamesAtBackendOnlyKeeper($0, $1) }
}

private final class NamesAtBackendOnlyKeeper: AccountKeeper, @unchecked Sendable {
  override func record(
    _ credential: AppleIDCredential, _ old: ProviderRecord?
  ) -> ProviderRecord { ProviderRecord(user: credential.user, name: old?.name, email: old?.email) }
}
