internal import ConformanceModel
internal import ReferenceAuth

// Matchers that make something of what is no token.
extension GallerySubject {
  static let unreadablePasses = knownBadMatcher(
    "unreadable-passes", violates: [.tokenStructure, .tokenTotal, .tokenDuplicateKeys],
    causes: [.unreadablePasses],
    story: "`guard let claims = try? decode(token) else { return true }`: the backend looks anyway."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { TokenReading($0.token) == nil ? .accepted : honest.match($0) }
  }

  static let throwsWhatItCannotRead = GallerySubject(
    .knownBad, violates: [.tokenStructure, .tokenTotal, .tokenDuplicateKeys],
    causes: [.rejectionThrown],
    story: "What is no token ends in an error that nobody catches.",
    subject: FunctionSubject(
      "throws-what-it-cannot-read",
      match: { attempt in
        _ = try IdentityToken(parsing: attempt.token)
        return MatchSteps().match(attempt)
      }))

  static let repairsUTF8 = knownBadMatcher(
    "repairs-utf8", violates: [.tokenStructure], causes: [.repairedUTF8],
    story: "`String(decoding: payload, as: UTF8.self)` turns bad bytes into U+FFFD, and is parsed."
  ) { steps in
    steps.read = { token in
      reread(token) { Array(String(decoding: $0, as: UTF8.self).utf8) }
    }
  }

  static let lastCommaAllowed = knownBadMatcher(
    "last-comma-allowed", violates: [.tokenStructure], causes: [.lenientJSON],
    story: "The parser is one for settings: a comma behind the last member is passed over."
  ) { steps in
    steps.read = { token in
      reread(token) { payload in
        guard let end = payload.lastIndex(where: { $0 == UInt8(ascii: "}") }), end > 0,
          payload[end - 1] == UInt8(ascii: ",")
        else { return payload }
        return Array(payload[..<(end - 1)] + payload[end...])
      }
    }
  }

  /// Reads a token, and where it cannot be read, once more with another payload.
  private static func reread(_ token: String, _ change: ([UInt8]) -> [UInt8]) -> TokenReading? {
    if let reading = TokenReading(token) { return reading }
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(String(parts[1])) else { return nil }
    return TokenReading("\(parts[0]).\(Base64URL.encode(change(payload))).\(parts[2])")
  }
}
