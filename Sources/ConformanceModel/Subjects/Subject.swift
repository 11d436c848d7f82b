/// An implementation under test, seen through an adapter.
///
/// A subject declares a ``Contract`` and conforms to the protocols of the capabilities it offers:
/// ``NonceSubject``, ``SourcedNonceSubject``, ``DigestSubject``, ``ByteDigestSubject``,
/// ``StreamingDigestSubject``, ``TokenSubject``, ``SignInSubject`` and ``AccountSubject``. Where the
/// contract lists its capabilities, only those count, so that one type (a proxy for a program in
/// another language, say) can conform to everything and offer what its contract names.
public protocol Subject: Sendable {
  /// What the subject declares about itself; checks judge against it.
  var contract: Contract { get }
}

/// One group of operations that a subject may offer.
public enum Capability: String, Codable, Sendable, CaseIterable {
  /// Draws nonces from its own randomness.
  case nonce
  /// Draws nonces from a byte source that the suite hands in.
  case sourcedNonce
  /// Hashes text and answers in the contract's text form.
  case digest
  /// Hashes arbitrary bytes.
  case byteDigest
  /// Hashes bytes that arrive in several updates.
  case streamingDigest
  /// Compares an identity token's nonce claim with a raw nonce.
  case token
  /// Runs sign-in attempts over a provider with callbacks.
  case signIn
  /// Keeps an account: links, signs out, revokes, deletes.
  case account
  /// Over the wire: reads requests while it has not answered earlier ones.
  case overlapping
  /// Over the wire: draws nonces in a fork of itself as well.
  case fork
}

extension Subject {
  /// Says whether the type has the capability's operations and the contract does not deny them.
  package func offers(_ capability: Capability) -> Bool {
    if let declared = contract.capabilities, !declared.contains(capability) { return false }
    return switch capability {
    case .nonce: self is any NonceSubject
    case .sourcedNonce: self is any SourcedNonceSubject
    case .digest: self is any DigestSubject
    case .byteDigest: self is any ByteDigestSubject
    case .streamingDigest: self is any StreamingDigestSubject
    case .token: self is any TokenSubject
    case .signIn: self is any SignInSubject
    case .account: self is any AccountSubject
    case .overlapping: self is any OverlappingSubject
    case .fork: self is any ForkingSubject
    }
  }
}
