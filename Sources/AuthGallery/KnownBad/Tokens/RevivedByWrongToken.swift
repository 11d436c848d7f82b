internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let revivedByWrongToken = knownBadMatcher(
    "revived-by-wrong-token",
    violates: [.tokenReplay],
    causes: [.usedNonceRevived],
    story: "A token that does not fit puts the nonce back among the pending ones.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps()
    let used = RevivableNonces()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted else {
        used.revive(attempt.rawNonce)
        return verdict
      }
      return used.insert(attempt.rawNonce) ? .accepted : .rejected(.replayed)
    }
  }
}

/// Used nonces that can become unused again.
private final class RevivableNonces: Sendable {
  private let nonces = Mutex<Set<String?>>([])

  /// Remembers a nonce; false if it was used before.
  func insert(_ nonce: String?) -> Bool { nonces.withLock { $0.insert(nonce).inserted } }

  /// Forgets a nonce.
  func revive(_ nonce: String?) { nonces.withLock { _ = $0.remove(nonce) } }
}
