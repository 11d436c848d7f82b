internal import ConformanceModel
internal import ReferenceAuth
internal import Synchronization

/// A backend made of the reference: keys that are fetched once, nonces that are used up.
///
/// The suite has no operation for issuing a nonce, so a raw nonce counts as issued when the suite
/// first expects it.
final class ReferenceBackend: Sendable {
  private struct State {
    var issued: Set<String> = []
    var keys: [KeySet: JSONWebKeySet] = [:]
  }

  private let state = Mutex(State())
  private let pending = PendingNonces(capacity: 1 << 20) { "" }

  /// Verifies a token and uses its nonce up.
  func redeem(_ attempt: MatchAttempt, _ contract: TokenContract) -> ConformanceModel.MatchVerdict {
    if let rawNonce = attempt.rawNonce, !rawNonce.isEmpty,
      state.withLock({ $0.issued.insert(rawNonce).inserted })
    {
      pending.remember(rawNonce)
    }
    do throws(ReferenceAuth.RejectionReason) {
      _ = try pending.redeem(
        token: attempt.token, rawNonce: attempt.rawNonce,
        authorizationCode: attempt.authorizationCode, at: attempt.now,
        verifier: verifier(for: attempt, contract))
      return .accepted
    } catch {
      return MatchVerdict(error)
    }
  }

  /// A verifier of a contract's claims that trusts an attempt's keys.
  func verifier(for attempt: MatchAttempt, _ contract: TokenContract) -> IdentityTokenVerifier {
    IdentityTokenVerifier(
      keys: keys(attempt.keys ?? KeySet(keys: [])),
      algorithms: Set(
        contract.signatures.compactMap { JSONWebKeySet.Algorithm(rawValue: $0.rawValue) }),
      claims: ClaimsPolicy(
        issuer: contract.issuer, audience: contract.audience, leeway: contract.leeway))
  }

  private func keys(_ keySet: KeySet) -> JSONWebKeySet {
    if let known = state.withLock({ $0.keys[keySet] }) { return known }
    // The suite's own keys are no mistake; none is trusted where they were.
    let keys =
      (try? JSONWebKeySet(parsing: Array(keySet.json.utf8))) ?? JSONWebKeySet.none
    state.withLock { $0.keys[keySet] = keys }
    return keys
  }
}

extension KeySet {
  /// The set as JSON text; names and numbers of test keys need no escapes.
  var json: String {
    let texts = keys.map { key in
      let members: [(String, String?)] = [
        ("kty", key.kty), ("kid", key.kid), ("alg", key.alg), ("use", key.use), ("n", key.n),
        ("e", key.e), ("crv", key.crv), ("x", key.x), ("y", key.y),
      ]
      let texts = members.compactMap { name, value in value.map { "\"\(name)\":\"\($0)\"" } }
      return "{\(texts.joined(separator: ","))}"
    }
    return "{\"keys\":[\(texts.joined(separator: ","))]}"
  }
}
