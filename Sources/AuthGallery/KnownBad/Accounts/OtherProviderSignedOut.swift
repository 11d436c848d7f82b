internal import ConformanceModel

extension GallerySubject {
  static let otherProviderSignedOut = badAccount(
    "other-provider-signed-out", violates: [.accountSignOut], causes: [.storageCleared],
    story: "Forgets the stored users of all providers.",
    OtherProviderSignedOutKeeper.self)
}

private final class OtherProviderSignedOutKeeper: AccountKeeper, @unchecked Sendable {
  override func forget() {
    super.forget()
    environment.storage.store(nil, of: "google.com")
  }
}
