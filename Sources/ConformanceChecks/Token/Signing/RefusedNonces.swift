package import ConformanceModel

/// Genuine tokens that meet the raw nonce of another attempt.
///
/// Everything about them is right but that, so a verifier has done all its work when it refuses
/// them. A token that is accepted uses its nonce up; these can be matched any number of times.
package enum RefusedNonces {
  /// Makes attempts to be refused for their nonce.
  ///
  /// - Parameters:
  ///   - count: How many; tokens of the pool come again where it is more than there are.
  ///   - contract: What the verifier promises.
  /// - Returns: Nothing where the pool has no token for the contract.
  package static func attempts(_ count: Int, for contract: TokenContract) -> [MatchAttempt] {
    let pool = TokenPool.entries(for: contract)
    guard pool.count > 1 else { return [] }
    let keys = TestKeys.trusted(for: contract)
    return (0..<count).map { number in
      MatchAttempt(
        token: pool[number % pool.count].compact,
        rawNonce: pool[(number + 1) % pool.count].rawNonce, now: TokenText.clock, keys: keys)
    }
  }
}
