internal import ConformanceModel
internal import ReferenceAuth

/// One token and the raw nonce it should belong to, as people paste them.
package struct TokenInput: Hashable, Sendable {
  /// The most bytes read; sixteen times the longest token that is taken apart.
  package static let longestText = 1 << 20

  /// The compact token, freed of what surrounded it.
  package private(set) var token = ""
  /// The raw nonce.
  package private(set) var rawNonce = ""
  /// What was removed or exchanged to find them, each as words after "removed".
  package internal(set) var repairs: [String] = []

  /// Finds the token and the nonce.
  ///
  /// - Parameters:
  ///   - bytes: A text with what the options do not give: the token, then the raw nonce, or a
  ///     JSON object with both. Nil where both were given.
  ///   - place: The text's name, for messages.
  ///   - token: The token as an option gave it.
  ///   - rawNonce: The raw nonce as an option gave it.
  /// - Throws: A ``TokenInputError`` that says what was expected.
  package init(
    _ bytes: [UInt8]?, place: String, token: String? = nil, rawNonce: String? = nil
  ) throws(TokenInputError) {
    var tokenPlace = token == nil ? place : "--token"
    var words = (token.map { [$0] } ?? [], rawNonce.map { [$0] } ?? [])
    if let bytes {
      guard bytes.count <= Self.longestText else {
        throw TokenInputError(place, .tooLong(limit: Self.longestText))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw TokenInputError(place, .binary)
      }
      guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else {
        throw TokenInputError(place, .empty)
      }
      if first == "{" {
        try readObject(bytes, place, token: token, rawNonce: rawNonce)
        tokenPlace = place
        words = ([self.token], [])
      } else {
        let bare = Self.withoutLabels(text)
        if bare.count < text.count { repairs.append("the labels") }
        let found = Self.words(of: bare)
        words = try split(found, place, token: token, rawNonce: rawNonce)
      }
    }
    self.token = cleaned(words.0, "the token", isToken: true)
    if !words.1.isEmpty { self.rawNonce = cleaned(words.1, "the raw nonce", isToken: false) }
    guard !self.token.isEmpty else { throw TokenInputError(tokenPlace, .missingToken) }
    guard !self.rawNonce.isEmpty else {
      throw TokenInputError(rawNonce == nil ? place : "--nonce", .missingNonce)
    }
    do {
      _ = try IdentityToken(parsing: self.token)
    } catch {
      let parts = self.token.utf8.count { $0 == UInt8(ascii: ".") } + 1
      throw TokenInputError(tokenPlace, .token("\(error)", parts: parts))
    }
  }

  /// White space is the only thing that can neither be in a token nor in a nonce.
  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "\u{FEFF}" }.map(String.init)
  }

  private mutating func readObject(
    _ bytes: [UInt8], _ place: String, token: String?, rawNonce: String?
  ) throws(TokenInputError) {
    let object: JSONObject
    do {
      object = try JSONParser.object(from: bytes, depthLimit: 32)
    } catch {
      throw TokenInputError(place, .json("\(error)"))
    }
    let tokens = ["token", "idToken", "id_token", "identityToken"]
    let nonces = ["rawNonce", "raw_nonce", "nonce"]
    if let token {
      self.token = token
    } else {
      self.token = try Self.text(tokens, in: object, place)
    }
    if let rawNonce {
      self.rawNonce = rawNonce
    } else {
      self.rawNonce = try Self.text(nonces, in: object, place)
    }
  }

  private static func text(
    _ names: [String], in object: JSONObject, _ place: String
  ) throws(TokenInputError) -> String {
    for name in names {
      guard let value = object[name] else { continue }
      guard case .string(let text) = value else {
        throw TokenInputError(place, .member(name, isThere: true))
      }
      return text
    }
    throw TokenInputError(place, .member(names[0], isThere: false))
  }

  /// Tells the token's words from the nonce's.
  private mutating func split(
    _ found: [String], _ place: String, token: String?, rawNonce: String?
  ) throws(TokenInputError) -> (token: [String], nonce: [String]) {
    let words = found.filter { !Self.isLabel($0) }
    if words.count < found.count, repairs.isEmpty { repairs.append("the labels") }
    if let token {
      guard words.count == 1 else {
        throw TokenInputError(place, .moreThanNonce(words: words.count))
      }
      return ([token], words)
    }
    if let rawNonce { return (words, [rawNonce]) }
    let start = words.firstIndex(where: Self.beginsToken)
    guard let start else { throw TokenInputError(place, .missingToken) }
    let before = words[..<start].filter { $0.filter(\.isLetter).lowercased() != "bearer" }
    if before.count == 1, words.count > start + 1 || words[start].contains(".") {
      repairs.append("the raw nonce from its place before the token")
      return (Array(words[start...]), before)
    }
    guard words.count > start + 1, !Self.isWholeToken(words[start...]) else {
      throw TokenInputError(place, .missingNonce)
    }
    return (Array(words.dropLast()), [words[words.count - 1]])
  }
}
