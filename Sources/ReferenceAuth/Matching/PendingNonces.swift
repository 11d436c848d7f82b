import Synchronization

/// The raw nonces that were issued and not yet used, each good for one sign-in.
///
/// Only digests are kept, so that a memory dump gives no usable nonce away.
public final class PendingNonces: Sendable {
  private struct State {
    var pending: Set<SHA256Digest> = []
    /// In the order of issue; may still hold digests that were consumed since.
    var issued: [SHA256Digest] = []
  }

  private let capacity: Int
  private let matcher: NonceMatcher
  private let drawNonce: @Sendable () throws -> String
  private let state = Mutex(State())

  /// Makes an empty store.
  ///
  /// - Parameters:
  ///   - capacity: The most nonces pending at once; then each new one drops the oldest.
  ///   - matcher: Decides whether a token fits.
  ///   - drawNonce: Draws a fresh raw nonce.
  public init(
    capacity: Int = 1_024, matcher: NonceMatcher = NonceMatcher(),
    drawNonce: @escaping @Sendable () throws -> String
  ) {
    precondition(capacity > 0, "a store without room accepts nothing")
    self.capacity = capacity
    self.matcher = matcher
    self.drawNonce = drawNonce
  }

  /// Draws a nonce and remembers it until it is used.
  ///
  /// - Throws: What `drawNonce` throws; nothing is remembered then.
  public func issue() throws -> String {
    let rawNonce = try drawNonce()
    remember(rawNonce)
    return rawNonce
  }

  /// Remembers a nonce that was drawn elsewhere, by a client say, until it is used.
  ///
  /// Never for a nonce that comes with the token: it would be good for ever.
  public func remember(_ rawNonce: String) {
    let digest = SHA256.digest(of: rawNonce)
    state.withLock { state in
      state.pending.insert(digest)
      state.issued.append(digest)
      if state.pending.count > capacity {
        let oldest = state.issued.firstIndex { state.pending.contains($0) }!
        state.pending.remove(state.issued[oldest])
        state.issued.removeSubrange(...oldest)
      }
      // Consumed entries are swept only once they are the larger part: O(1) per call on average.
      if state.issued.count > 2 * capacity {
        let pending = state.pending
        state.issued.removeAll { !pending.contains($0) }
      }
    }
  }

  /// Matches a token and, if it fits, uses the nonce up.
  ///
  /// - Parameters:
  ///   - token: The token as received.
  ///   - rawNonce: The nonce that `issue()` returned for this attempt.
  ///   - signatureVerified: See `NonceMatcher`.
  /// - Returns: `accepted` once per issued nonce; afterwards `replayed`. A token that does not
  ///   fit leaves the nonce pending, so that nobody can spend another's nonce with rubbish.
  public func redeem(
    token: String, rawNonce: String?, signatureVerified: Bool = false
  ) -> MatchVerdict {
    let verdict = matcher.match(
      token: token, rawNonce: rawNonce, signatureVerified: signatureVerified)
    guard verdict == .accepted, let rawNonce else { return verdict }
    return useUp(rawNonce) ? .accepted : .rejected(.replayed)
  }

  /// Verifies a token and, if nothing is wrong with it, uses the nonce up.
  ///
  /// - Parameters:
  ///   - token: The token as received.
  ///   - rawNonce: The nonce that `issue()` returned for this attempt.
  ///   - authorizationCode: See `IdentityTokenVerifier`.
  ///   - now: The present, in seconds since 1970.
  ///   - verifier: Decides about everything but the nonce's being pending.
  /// - Returns: The token, once per issued nonce.
  /// - Throws: The first reason against it; `replayed` where it would have been good before. The
  ///   nonce stays pending then.
  public func redeem(
    token: String, rawNonce: String?, authorizationCode: String? = nil, at now: Int,
    verifier: IdentityTokenVerifier
  ) throws(RejectionReason) -> IdentityToken {
    let token = try verifier.verify(
      token, rawNonce: rawNonce, authorizationCode: authorizationCode, at: now)
    guard let rawNonce, useUp(rawNonce) else { throw .replayed }
    return token
  }

  private func useUp(_ rawNonce: String) -> Bool {
    let digest = SHA256.digest(of: rawNonce)
    return state.withLock { $0.pending.remove(digest) != nil }
  }
}
