internal import ConformanceModel

extension GallerySubject {
  static let keepsNoDetails = legalAccount(
    "keeps-no-details",
    story: "Keeps the user's id alone, and throws away what an earlier version kept beside it.",
    contract: AccountContract(keeps: [])
  ) { KeepsNoDetailsKeeper($0, $1) }
}

private final class KeepsNoDetailsKeeper: AccountKeeper, @unchecked Sendable {
  override func record(_ credential: AppleIDCredential, _ old: ProviderRecord?) -> ProviderRecord {
    ProviderRecord(user: credential.user)
  }
}
