internal import ConformanceModel
internal import PropertyEngine

/// A genuine token, or one made of genuine ones that no trusted key has signed.
struct ForgedToken: Sendable {
  /// What a verifier of signatures may say.
  enum Expectation: Hashable, Sendable {
    case accept, reject, either
  }

  /// What was done, for evidence.
  var story: String
  /// What is asked of the subject.
  var attempt: MatchAttempt
  /// The verdict that follows from how the token was made.
  var expected: Expectation
  /// The reasons that are right for a rejection.
  var reasons: Set<RejectionReason> = [.badSignature, .malformedToken]

  /// What may be done to a token, the simplest first.
  enum Kind: String, CaseIterable, Sendable {
    case genuine = "a genuine token"
    case foreignSignature = "the signature of another token of the same key"
    case foreignPayload = "the payload, with its nonce, of another token"
    case foreignHeader = "the header of another token"
    case memberAdded = "a member added to a signed payload"
    case memberRepeated = "the nonce a second time in a signed payload"
    case textChanged = "a letter of a signed payload changed, but for the nonce"
    case spaceAdded = "white space added to a signed payload"
    case algorithmChanged = "another algorithm in a signed header"
    case keyChanged = "another key's name in a signed header"
    case untrustedKey = "signed by an untrusted key under a trusted name"
    case confusedKey = "signed by another trusted key than the header names"
    case flippedBit = "a bit of the signature flipped"
    case shortened = "a signature cut short"
    case lengthened = "a signature with bytes behind"
    case arbitrarySignature = "an arbitrary signature"
    case flippedLetter = "a letter of the token changed"
    case reencodedInput = "header or payload encoded in another way, with the same bytes"
    case reencodedSignature = "the signature encoded in another way, with the same bytes"
  }

  /// All kinds, equally likely.
  ///
  /// - Parameters:
  ///   - contract: What the tokens are for.
  ///   - fresh: Nonces for a subject that uses them up.
  static func generator(
    _ contract: TokenContract, _ fresh: FreshNonces?
  ) -> Generator<ForgedToken> {
    let pool = TokenPool.Supply(contract, fresh)
    let writer = TokenWriter(contract)
    return Generator { source in
      let kind = try source.element(of: Kind.allCases)
      return try TokenForger(pool, writer, source).token(kind)
    }
  }
}

/// Draws one forged token. Nonce and claims are right for the payload that is read.
private struct TokenForger {
  private let source: ChoiceSource
  private let writer: TokenWriter
  private let entry: TokenPool.Entry
  private let neighbour: TokenPool.Entry
  private let supply: TokenPool.Supply
  private let parts: [String]

  private static let base64URL = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  init(_ supply: TokenPool.Supply, _ writer: TokenWriter, _ source: ChoiceSource) throws {
    let pool = supply.entries
    self.source = source
    self.writer = writer
    self.supply = supply
    let index = try source.index(below: pool.count)
    entry = supply.next(pool[index])
    // Neighbours have the same key but at the edges, where the one before is taken.
    let next = pool[(index + 1) % pool.count]
    neighbour = next.kid == entry.kid ? next : pool[index - 1]
    parts = entry.parts
  }

  /// Another token of the same key.
  private var other: TokenPool.Entry { supply.next(neighbour) }

  func token(_ kind: ForgedToken.Kind) throws -> ForgedToken {
    switch kind {
    case .genuine: made(kind, compact, .accept)
    case .foreignSignature: made(kind, joined([parts[0], parts[1], other.signature]))
    case .foreignPayload: foreignPayload()
    case .foreignHeader: try foreignHeader()
    case .memberAdded:
      edited(kind) { $0.dropLast() + ",\"x\":1}" }
    case .memberRepeated:
      edited(kind) { "{\"nonce\":\"\(writer.claim(of: entry.rawNonce))\"," + $0.dropFirst() }
    case .textChanged:
      try textChanged()
    case .spaceAdded:
      edited(kind) { "{ " + $0.dropFirst() }
    case .algorithmChanged: try algorithmChanged()
    case .keyChanged: try keyChanged()
    case .untrustedKey: signedAgain(kind, by: { "untrusted-\($0)" })
    case .confusedKey: signedAgain(kind, by: { "test-\($0)-b" })
    case .flippedBit: try withSignature(kind, flipped: true)
    case .shortened: try shortened()
    case .lengthened:
      made(kind, compact + ClaimForms.base64URL(try source.bytes(count: 3...9)))
    case .arbitrarySignature: try withSignature(kind, flipped: false)
    case .flippedLetter: try flippedLetter()
    case .reencodedInput: try reencodedInput()
    case .reencodedSignature: try reencodedSignature()
    }
  }

  private func made(
    _ kind: ForgedToken.Kind, _ token: String, _ expected: ForgedToken.Expectation = .reject,
    of entry: TokenPool.Entry? = nil
  ) -> ForgedToken {
    ForgedToken(
      story: kind.rawValue,
      attempt: MatchAttempt(
        token: token, rawNonce: (entry ?? self.entry).rawNonce, now: TokenText.clock),
      expected: token == compact ? .accept : expected)
  }

  private var compact: String { joined(parts) }

  private func joined(_ parts: [String]) -> String { parts.joined(separator: ".") }
  private func encoded(_ text: String) -> String { ClaimForms.base64URL(Array(text.utf8)) }

  private func edited(_ kind: ForgedToken.Kind, _ edit: (String) -> String) -> ForgedToken {
    made(kind, joined([parts[0], encoded(edit(entry.payload)), parts[2]]))
  }

  /// The payload under the header of the key that signs fastest, signed by another one.
  private func signedAgain(_ kind: ForgedToken.Kind, by key: (String) -> String) -> ForgedToken {
    let input = "\(encoded(writer.header)).\(parts[1])"
    let name = key(writer.algorithm.rawValue.lowercased())
    return made(kind, "\(input).\(writer.signature(of: input, by: name))")
  }

  private func foreignPayload() -> ForgedToken {
    let other = other
    return made(
      .foreignPayload, joined([parts[0], encoded(other.payload), parts[2]]), of: other)
  }

  private func foreignHeader() throws -> ForgedToken {
    let header = entry.header.dropLast() + ",\"typ\":\"JWT\"}"
    return made(.foreignHeader, joined([encoded(String(header)), parts[1], parts[2]]))
  }

  private func textChanged() throws -> ForgedToken {
    var payload = Array(entry.payload.utf8)
    let marker = Array("\"sub\":\"".utf8)
    let start = payload.indices.first { payload[$0...].starts(with: marker) } ?? 0
    let index = start + marker.count + (try source.index(below: 40))
    payload[index] = payload[index] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
    return made(.textChanged, joined([parts[0], ClaimForms.base64URL(payload), parts[2]]))
  }

  private func algorithmChanged() throws -> ForgedToken {
    let names = ["none", "HS256", "RS256", "ES256", "PS256", "RS512", "ES384", "EdDSA", ""]
    let name = try source.element(of: names.filter { $0 != entry.algorithm.rawValue })
    let header = "{\"kid\":\"\(entry.kid)\",\"alg\":\"\(name)\"}"
    return made(.algorithmChanged, joined([encoded(header), parts[1], parts[2]]))
  }

  private func keyChanged() throws -> ForgedToken {
    let names = ["test-rs256", "test-rs256-b", "test-es256", "test-es256-b", "unknown", ""]
    let name = try source.element(of: names.filter { $0 != entry.kid })
    let header = "{\"kid\":\"\(name)\",\"alg\":\"\(entry.algorithm.rawValue)\"}"
    return made(.keyChanged, joined([encoded(header), parts[1], parts[2]]))
  }

  private func withSignature(_ kind: ForgedToken.Kind, flipped: Bool) throws -> ForgedToken {
    var bytes = ClaimForms.bytes(ofBase64URL: parts[2]) ?? []
    if flipped {
      bytes[try source.index(below: bytes.count)] ^= 1 << UInt8(try source.index(below: 8))
    } else {
      bytes = try source.bytes(count: bytes.count...bytes.count)
    }
    return made(kind, joined([parts[0], parts[1], ClaimForms.base64URL(bytes)]))
  }

  private func shortened() throws -> ForgedToken {
    let bytes = ClaimForms.bytes(ofBase64URL: parts[2]) ?? []
    let rest = bytes.prefix(try source.index(below: bytes.count))
    return made(.shortened, joined([parts[0], parts[1], ClaimForms.base64URL(Array(rest))]))
  }

  private func flippedLetter() throws -> ForgedToken {
    var letters = Array(compact.utf8)
    letters[try source.index(below: letters.count)] = try source.element(of: Self.base64URL)
    let token = String(decoding: letters, as: UTF8.self)
    // The last letter of the signature holds bits that decode to nothing.
    let isSameBytes = letters.dropLast().elementsEqual(compact.utf8.dropLast())
    var forged = made(.flippedLetter, token, isSameBytes ? .either : .reject)
    // Who reads the claims first may find any of them wrong; the nonce is not used up.
    forged.reasons = Set(RejectionReason.allCases).subtracting([.replayed])
    return forged
  }

  private func reencodedInput() throws -> ForgedToken {
    let index = try source.index(below: 2)
    var parts = parts
    parts[index] = try reencoded(parts[index])
    return made(.reencodedInput, joined(parts))
  }

  /// A lenient decoder reads the same bytes; what to say of it is `token.structure`'s question.
  private func reencodedSignature() throws -> ForgedToken {
    made(
      .reencodedSignature, joined([parts[0], parts[1], try reencoded(parts[2])]), .either)
  }

  /// Another spelling of the same bytes, for decoders that are lenient; never the same text.
  private func reencoded(_ part: String) throws -> String {
    let ways = [
      part + String(repeating: "=", count: max(1, (4 - part.utf8.count % 4) % 4)),
      part + "\n", " " + part, part + "\r\n", "\t" + part,
    ]
    return try source.element(of: ways)
  }
}
