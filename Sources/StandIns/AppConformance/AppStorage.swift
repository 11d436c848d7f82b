internal import AuthConformance
internal import Foundation
internal import Synchronization

/// What an app keeps on its device, as the running scenario's storage.
///
/// An app keeps under keys of its own what the suite calls a record: the user's id, name and address
/// are told by the words of their keys.
public struct AppStorage: Sendable {
  private let storage: any AccountStorage

  /// The storage of whoever asks.
  public static var current: AppStorage { AppStorage(storage: AppStage.present.account.storage) }

  /// What is kept under a key.
  public func text(_ key: String) -> String? {
    let (place, field) = Self.place(of: key)
    return storage.record(of: place).flatMap { $0[keyPath: field] }
  }

  /// Keeps a text under a key; `nil` removes what is there.
  public func keep(_ text: String?, _ key: String) {
    let (place, field) = Self.place(of: key)
    var record = storage.record(of: place) ?? ProviderRecord(user: nil)
    record[keyPath: field] = text
    storage.store(record == ProviderRecord(user: nil) ? nil : record, of: place)
  }

  private typealias Field = WritableKeyPath<ProviderRecord, String?>

  private static func place(of key: String) -> (String, Field) {
    let word = key.lowercased().filter(\.isLetter)
    // Whatever belongs to another provider is that one's.
    let isOther = ["google", "facebook", "anonymous"].contains(where: word.contains)
    let field: Field? =
      if isOther { nil } else if word.contains("email") { \.email } else if word.hasSuffix("name") {
        \.name
      } else if ["user", "appleid"].contains(where: word.contains) || word.hasSuffix("uid") {
        \.user
      } else { nil }
    return field.map { (AccountEnvironment.provider, $0) } ?? (key, \.user)
  }
}

/// Keeps what one scenario keeps.
final class MemoryStorage: AccountStorage {
  private let records = Mutex<[String: ProviderRecord]>([:])

  func record(of provider: String) -> ProviderRecord? { records.withLock { $0[provider] } }

  func store(_ record: ProviderRecord?, of provider: String) {
    records.withLock { $0[provider] = record }
  }
}
