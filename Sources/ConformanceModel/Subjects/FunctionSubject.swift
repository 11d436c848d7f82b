/// A subject made of plain functions: the smallest adapter there is.
///
/// ```swift
/// let subject = FunctionSubject("my-app", nonce: { try $0.map { try MyAuth.randomNonce(length: $0) } ?? MyAuth.randomNonce() })
/// ```
///
/// What is not given is not offered, and is reported as not applicable.
public struct FunctionSubject: NonceSubject, SourcedNonceSubject, DigestSubject, ByteDigestSubject,
  StreamingDigestSubject, TokenSubject
{
  /// What the subject declares; its capabilities are those of the functions given.
  public private(set) var contract: Contract
  /// Whether something was declared, so that the contract is not only the default one.
  public private(set) var isDeclared: Bool
  private let nonce: (@Sendable (_ length: Int?) async throws -> String)?
  private let sourcedNonce: (@Sendable (_ length: Int?, any ByteSource) async throws -> String)?
  private let digest: (@Sendable (_ text: String) async throws -> String)?
  private let byteDigest: (@Sendable (_ message: [UInt8]) async throws -> String)?
  private let streamingDigest: (@Sendable (DigestUpdates) async throws -> String)?
  private let matcher: (@Sendable (MatchAttempt) async throws -> MatchVerdict)?

  /// - Parameters:
  ///   - name: How reports call the subject.
  ///   - contract: What it declares, the default contract if `nil`. Its name and its list of
  ///     capabilities are set here, from `name` and from the functions given.
  ///   - nonce: Draws a nonce of the given length (`nil`: its own default).
  ///   - sourcedNonce: The same from an injected source.
  ///   - digest: Hashes a text.
  ///   - byteDigest: Hashes bytes.
  ///   - streamingDigest: Hashes updates.
  ///   - match: Judges a token.
  public init(
    _ name: String,
    contract: Contract? = nil,
    nonce: (@Sendable (_ length: Int?) async throws -> String)? = nil,
    sourcedNonce: (@Sendable (_ length: Int?, any ByteSource) async throws -> String)? = nil,
    digest: (@Sendable (_ text: String) async throws -> String)? = nil,
    byteDigest: (@Sendable (_ message: [UInt8]) async throws -> String)? = nil,
    streamingDigest: (@Sendable (DigestUpdates) async throws -> String)? = nil,
    match: (@Sendable (MatchAttempt) async throws -> MatchVerdict)? = nil
  ) {
    var kept = contract ?? Contract(name: name)
    kept.name = name
    let offered: [(Capability, Bool)] = [
      (.nonce, nonce != nil), (.sourcedNonce, sourcedNonce != nil), (.digest, digest != nil),
      (.byteDigest, byteDigest != nil), (.streamingDigest, streamingDigest != nil),
      (.token, match != nil),
    ]
    kept.capabilities = Set(offered.filter(\.1).map(\.0))
    self.contract = kept
    isDeclared = contract != nil
    self.nonce = nonce
    self.sourcedNonce = sourcedNonce
    self.digest = digest
    self.byteDigest = byteDigest
    self.streamingDigest = streamingDigest
    self.matcher = match
  }

  /// The same functions, of which something else is declared.
  ///
  /// ```swift
  /// FunctionSubject("my-app", nonce: { MyAuth.nonce($0) }).declaring {
  ///   $0.nonce.alphabet = "0123456789abcdef"
  /// }
  /// ```
  /// - Parameter change: Changes the contract.
  public func declaring(_ change: (inout Contract) -> Void) -> FunctionSubject {
    var subject = self
    change(&subject.contract)
    subject.isDeclared = true
    return subject
  }

  /// Calls the function once for each nonce.
  public func nonces(count: Int, length: Int?) async throws -> [String] {
    let nonce = try offered(nonce, .nonce)
    var drawn: [String] = []
    drawn.reserveCapacity(count)
    for _ in 0..<count { drawn.append(try await nonce(length)) }
    return drawn
  }

  /// Calls the function with the source.
  public func nonce(length: Int?, from source: any ByteSource) async throws -> String {
    try await offered(sourcedNonce, .sourcedNonce)(length, source)
  }

  /// Calls the function once for each text.
  public func digests(ofTexts texts: [String]) async throws -> [String] {
    let digest = try offered(digest, .digest)
    var digests: [String] = []
    digests.reserveCapacity(texts.count)
    for text in texts { digests.append(try await digest(text)) }
    return digests
  }

  /// Calls the function once for each message.
  public func digests(ofBytes messages: [[UInt8]]) async throws -> [String] {
    let digest = try offered(byteDigest, .byteDigest)
    var digests: [String] = []
    digests.reserveCapacity(messages.count)
    for message in messages { digests.append(try await digest(message)) }
    return digests
  }

  /// Calls the function with all updates.
  public func digest(ofUpdates updates: DigestUpdates) async throws -> String {
    try await offered(streamingDigest, .streamingDigest)(updates)
  }

  /// Calls the function once for each attempt, in order.
  public func match(_ attempts: [MatchAttempt]) async throws -> [MatchVerdict] {
    let match = try offered(matcher, .token)
    var verdicts: [MatchVerdict] = []
    for attempt in attempts { verdicts.append(try await match(attempt)) }
    return verdicts
  }

  private func offered<Function>(
    _ function: Function?, _ capability: Capability
  ) throws -> Function {
    guard let function else { throw CapabilityNotOffered(capability: capability) }
    return function
  }
}

/// Thrown by a subject asked for an operation that it does not offer.
public struct CapabilityNotOffered: Error, Equatable, Sendable, CustomStringConvertible {
  /// The capability that was asked for.
  public var capability: Capability
  /// Why it is not offered, where that only turned out when it was asked for.
  public var reason: String?

  /// - Parameters:
  ///   - capability: The capability that was asked for.
  ///   - reason: Why it is not offered, where that was not known before.
  public init(capability: Capability, reason: String? = nil) {
    self.capability = capability
    self.reason = reason
  }

  /// Which capability was asked for, in a sentence.
  public var description: String {
    "the subject does not offer '\(capability.rawValue)'" + (reason.map { ": \($0)" } ?? "")
  }
}
