internal import Synchronization

/// The raw nonces that were used.
final class UsedNonces: Sendable {
  private let nonces = Mutex<Set<String?>>([])

  /// Remembers a nonce; false if it was used before.
  func insert(_ nonce: String?) -> Bool { nonces.withLock { $0.insert(nonce).inserted } }

  /// Forgets what was remembered.
  func remove(_ nonce: String?) { nonces.withLock { _ = $0.remove(nonce) } }

  /// Whether a nonce was used.
  func contains(_ nonce: String?) -> Bool { nonces.withLock { $0.contains(nonce) } }
}
