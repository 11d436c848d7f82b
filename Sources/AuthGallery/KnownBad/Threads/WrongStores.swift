internal import ConformanceModel
internal import ThreadGallery

extension Gallery {
  /// Matchers that remember used nonces, but not against another thread.
  static let knownBadStores: [GallerySubject] = [
    store(
      "threads-contains-then-insert", [.tokenReplayConcurrent], .redeemedTwiceAtOnce,
      "The store is asked under its lock, and told under its lock later."
    ) {
      let used = SplitNonces()
      return { nonce in
        guard !used.contains(nonce) else { return false }
        used.insert(nonce)
        return true
      }
    },
    store(
      "threads-count-unlocked", [.tokenRaceFree], .usesUnordered,
      "The number of uses is read when their lock is free again."
    ) {
      let used = HalfLockedNonces()
      return { used.insert($0) }
    },
  ]

  private static func store(
    _ name: String, _ violates: Set<RequirementID>, _ cause: Cause, _ story: String,
    _ make: @Sendable () -> @Sendable (String) -> Bool
  ) -> GallerySubject {
    var contract = Contract(name: name)
    contract.token.keepsPendingState = true
    return GallerySubject(
      .knownBad, violates: violates, causes: [cause], story: story,
      subject: RedeemingSubject(contract: contract, redeem: make()))
  }
}

/// A matcher whose accepted nonces are redeemed elsewhere.
private struct RedeemingSubject: TokenSubject {
  let contract: Contract
  let redeem: @Sendable (String) -> Bool

  func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    attempts.map { attempt in
      let verdict = MatchSteps().match(attempt)
      guard verdict == .accepted, let nonce = attempt.rawNonce, !nonce.isEmpty else {
        return verdict
      }
      return redeem(nonce) ? .accepted : .rejected(.replayed)
    }
  }
}
