internal import ConformanceModel

extension GallerySubject {
  static let forgetsEverything = legalAccount(
    "forgets-everything", story: "Forgets name and address as well when the user signs out."
  ) { ForgetsEverythingKeeper($0, $1) }
}

private final class ForgetsEverythingKeeper: AccountKeeper, @unchecked Sendable {
  override func forget() {
    super.forget()
    environment.storage.store(nil, of: apple)
  }
}
