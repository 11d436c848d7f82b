internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let firstIdKept = badAccount(
    "first-id-kept", violates: [.accountOwnName], causes: [.othersDetailsUsed],
    story: "Stores the user id where none is stored yet: a later user has the first one's.",
    FirstIdKeptKeeper.self)

  static let firstIdRemembered = badAccount(
    "first-id-remembered", violates: [.accountOwnName], causes: [.othersDetailsUsed],
    story: "Remembers the first user's id in a variable, and stores it for every later user.",
    FirstIdRememberedKeeper.self)
}

private final class FirstIdRememberedKeeper: AccountKeeper, @unchecked Sendable {
  private let first = Mutex<String?>(nil)

  override func record(
    _ credential: AppleIDCredential, _ old: ProviderRecord?
  ) -> ProviderRecord {
    var record = super.record(credential, old)
    record.user = first.withLock { first in
      first = first ?? credential.user
      return first
    }
    return record
  }
}

private final class FirstIdKeptKeeper: AccountKeeper, @unchecked Sendable {
  override func keep(_ credential: AppleIDCredential) {
    let first = environment.storage.record(of: apple)?.user
    super.keep(credential)
    guard let first, var record = environment.storage.record(of: apple) else { return }
    record.user = first
    environment.storage.store(record, of: apple)
  }
}
