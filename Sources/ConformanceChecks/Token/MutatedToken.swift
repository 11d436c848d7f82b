internal import ConformanceModel
internal import PlainText
internal import PropertyEngine

/// A token made of valid ones by a mutation that says whether it may still get in.
struct MutatedToken: Sendable {
  /// What was done, for evidence.
  var story: String
  /// What is asked of the subject.
  var attempt: MatchAttempt
  /// True where the claim cannot belong to the raw nonce, by construction.
  var mustBeRejected: Bool

  /// A kind of mutation, the simplest first.
  enum Kind: String, CaseIterable, Sendable {
    case anotherNonce = "a valid token of another nonce"
    case splicedParts = "header and signature of one token, payload of another"
    case splicedPayload = "the beginning of one payload, the end of another"
    case headerForPayload = "header and payload in each other's place"
    case swappedParts = "parts in another order"
    case droppedPart = "a part missing, in a token of another nonce"
    case repeatedPart = "a part twice, in a token of another nonce"
    case reencoded = "a token of another nonce, encoded in another way"
    case flippedBytes = "bytes of the payload changed"
    case flippedLetter = "a letter of the encoded payload changed"
    case halfPair = "the right claim beside half a surrogate pair"
    case arbitraryParts = "base64url letters and dots"
    case arbitraryBytes = "arbitrary bytes"
  }

  /// All kinds of mutations of tokens for a contract, equally likely.
  ///
  /// - Parameters:
  ///   - contract: What the tokens are for.
  ///   - fresh: Nonces for a subject that uses them up.
  static func generator(
    _ contract: TokenContract, _ fresh: FreshNonces? = nil
  ) -> Generator<MutatedToken> {
    let pool = TokenPool.Supply(contract, fresh)
    let writer = TokenWriter(contract)
    return Generator { source in
      let kind = try source.element(of: Kind.allCases)
      return try TokenMutator(pool, writer, source).token(kind)
    }
  }
}

/// Draws one mutated token from two genuine ones.
///
/// Their two nonces begin with different letters: neither is a prefix, a part or another case of
/// the other, so that a lenient comparison is blamed by `token.mismatch`, whose vectors are made
/// for it, and not here by chance. Where the contract verifies signatures, a changed payload is
/// signed again, so that what reads it is reached.
struct TokenMutator {
  private let source: ChoiceSource
  private let writer: TokenWriter
  private let rightToken: TokenPool.Entry
  private let wrongToken: TokenPool.Entry
  /// The claim that belongs to the raw nonce.
  private let right: String

  private static let base64URL = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  init(_ supply: TokenPool.Supply, _ writer: TokenWriter, _ source: ChoiceSource) throws {
    let pool = supply.entries
    self.source = source
    self.writer = writer
    rightToken = supply.next(try source.element(of: pool))
    // First letters follow the alphabet, so that the next but one has another at the latest.
    var index = try source.index(below: pool.count)
    let first = rightToken.rawNonce.utf8.first
    while pool[index].rawNonce.utf8.first == first { index = (index + 1) % pool.count }
    wrongToken = pool[index]
    right = writer.claim(of: rightToken.rawNonce)
  }

  func token(_ kind: MutatedToken.Kind) throws -> MutatedToken {
    switch kind {
    case .anotherNonce: made(kind, wrongToken.compact)
    case .splicedParts:
      made(kind, joined([rightParts[0], wrongParts[1], rightParts[2]]))
    case .splicedPayload: try splicedPayload()
    // The one order in which all parts can be read, and a kind of its own so that it is seen.
    case .headerForPayload:
      made(kind, joined([rightParts[1], rightParts[0], rightParts[2]]))
    case .swappedParts: try swappedParts()
    case .droppedPart: made(kind, joined(try without(wrongParts)))
    case .repeatedPart: made(kind, joined(wrongParts + [try source.element(of: wrongParts)]))
    case .reencoded: made(kind, try reencoded(wrongParts))
    case .flippedBytes: try flippedBytes()
    case .flippedLetter: try flippedLetter()
    case .halfPair: try halfPair()
    case .arbitraryParts:
      made(kind, try source.letters(from: Self.base64URL + Array("..".utf8), count: 0...200))
    case .arbitraryBytes:
      made(kind, String(decoding: try source.bytes(count: 0...200), as: UTF8.self))
    }
  }

  private func made(
    _ kind: MutatedToken.Kind, _ token: String, mustBeRejected: Bool = true
  ) -> MutatedToken {
    MutatedToken(
      story: kind.rawValue,
      attempt: MatchAttempt(token: token, rawNonce: rightToken.rawNonce, now: TokenText.clock),
      mustBeRejected: mustBeRejected)
  }

  private var rightParts: [String] { rightToken.parts }
  private var wrongParts: [String] { wrongToken.parts }

  /// A token of another payload, signed again where that counts.
  private func compact(_ payload: [UInt8]) -> String { writer.compact(payload) }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: ".") }

  private func without(_ parts: [String]) throws -> [String] {
    var parts = parts
    parts.remove(at: try source.index(below: parts.count))
    return parts
  }

  private func splicedPayload() throws -> MutatedToken {
    let first = Array(rightToken.payload.utf8)
    let second = Array(wrongToken.payload.utf8)
    let cut = try source.index(below: min(first.count, second.count) + 1)
    let payload = Array(first[..<cut] + second[cut...])
    return made(
      .splicedPayload, compact(payload), mustBeRejected: !mayHoldRightClaim(payload))
  }

  private func swappedParts() throws -> MutatedToken {
    let order = try source.shuffled([1, 0, 2])
    let parts = rightParts
    // Only in its own place can the payload be read as one.
    return made(.swappedParts, joined(order.map { parts[$0] }), mustBeRejected: order[1] != 1)
  }

  private func reencoded(_ parts: [String]) throws -> String {
    let payload = parts[1]
    let ways: [String] = [
      payload + String(repeating: "=", count: (4 - payload.utf8.count % 4) % 4),
      String(payload.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }),
      "%" + Hex.encode(Array(payload.utf8.prefix(1))) + payload.dropFirst(),
      " " + payload, payload + "\n", Hex.encode(Array(payload.utf8)),
    ]
    return joined([parts[0], try source.element(of: ways), parts[2]])
  }

  private func flippedBytes() throws -> MutatedToken {
    var payload = Array(rightToken.payload.utf8)
    let claim = claimRange(in: payload)
    for _ in 0..<(try source.integer(in: 1...3)) {
      // Half of the changes hit the claim, which is a small part of the payload.
      let index =
        try source.boolean()
        ? claim.lowerBound + source.index(below: claim.count)
        : source.index(below: payload.count)
      payload[index] ^= UInt8(try source.integer(in: 1...255))
    }
    return made(
      .flippedBytes, compact(payload), mustBeRejected: !mayHoldRightClaim(payload))
  }

  private func flippedLetter() throws -> MutatedToken {
    var parts = rightParts
    var letters = Array(parts[1].utf8)
    letters[try source.index(below: letters.count)] = try source.element(of: Self.base64URL)
    parts[1] = String(decoding: letters, as: UTF8.self)
    let payload = ClaimForms.bytes(ofBase64URL: parts[1])
    return made(
      .flippedLetter, joined(parts), mustBeRejected: payload.map { !mayHoldRightClaim($0) } ?? false
    )
  }

  /// JSON's grammar allows the escape (RFC 8259, section 8.2), and no text in UTF-8 holds it: code
  /// that reads the claim has to expect that printing, encoding or hashing it fails.
  private func halfPair() throws -> MutatedToken {
    let half = "\\u" + Hex.encode([try source.integer(in: 0xD8...0xDF), 0x00].map(UInt8.init))
    let claim = try source.boolean() ? half + right : right + half
    let payload = writer.payload(nonce: nil, more: "\"nonce\":\"\(claim)\"")
    return made(.halfPair, compact(payload))
  }

  private func claimRange(in payload: [UInt8]) -> Range<Int> {
    let whole = Array(rightToken.payload.utf8)
    let marker = Array("\"nonce\":\"".utf8)
    let start = whole.indices.first { whole[$0...].starts(with: marker) } ?? whole.startIndex
    let lower = min(start + marker.count, payload.count)
    return lower..<min(lower + right.utf8.count, payload.count)
  }

  /// Whether the bytes in the claim's place could be the right claim for a lenient comparison.
  private func mayHoldRightClaim(_ payload: [UInt8]) -> Bool {
    let claim = String(decoding: payload[claimRange(in: payload)], as: UTF8.self)
    return claim.lowercased() == right.lowercased()
  }
}
