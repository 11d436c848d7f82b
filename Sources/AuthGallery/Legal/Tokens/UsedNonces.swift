internal import Synchronization

/// The raw nonces that were used.
final class UsedNonces: Sendable {
  private let nonces = Mutex<Set<String?>>([])

  /// Remembers a nonce; false if it was used before.
  func insert(_ nonce: String?) -> Bool { nonces.withLock { $0.insert(nonce).inserted } }

  /// Whether a nonce was used.
  func contains(_ nonce: String?) -> Bool { nonces.withLock { $0.contains(nonce) } }
}
