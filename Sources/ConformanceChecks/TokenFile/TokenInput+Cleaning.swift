extension TokenInput {
  private static let quotes: Set<Character> = ["\"", "'", "`", "“", "”", "‘", "’", "«", "»"]

  /// Whether a word begins as a JSON object in base64url does.
  static func beginsToken(_ word: String) -> Bool {
    let bare = word.drop { quotes.contains($0) }
    // `{"`, `{ ` and `{` with a line end or a tab behind it.
    return ["eyJ", "eyA", "ewo", "ew0", "ewk"].contains { bare.hasPrefix($0) }
  }

  /// Whether a word only says what comes next, such as `"token":`.
  static func isLabel(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter).lowercased()
    return word.hasSuffix(":")
      && ["authorization", "token", "idtoken", "identitytoken", "nonce", "rawnonce"].contains(
        letters)
  }

  /// A text without the names that lines begin with, such as `rawNonce =` or `"id_token":`.
  ///
  /// Only at the beginning of a line, and only before a sign that says that a value follows: a nonce
  /// may hold any of these letters.
  static func withoutLabels(_ text: String) -> String {
    let names = [
      "authorization", "identitytoken", "identity token", "identity_token", "idtoken", "id token",
      "id_token", "token", "rawnonce", "raw nonce", "raw_nonce", "nonce",
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0.isWhitespace || quotes.contains($0) || $0 == "\u{FEFF}" }
      guard let name = names.first(where: { start.lowercased().hasPrefix($0) }) else { return line }
      let rest = start.dropFirst(name.count).drop {
        $0 == " " || $0 == "\t" || quotes.contains($0)
      }
      guard let sign = rest.first, sign == ":" || sign == "=" else { return line }
      return rest.dropFirst()
    }
    return lines.joined(separator: "\n")
  }

  /// Whether all words together are one token that was wrapped, so that none is the nonce.
  ///
  /// A signature has 86 letters with ES256 and 342 with RS256 and a key of 2,048 bits (RFC 7518,
  /// sections 3.3 and 3.4).
  static func isWholeToken(_ words: ArraySlice<String>) -> Bool {
    let parts = words.joined().split(separator: ".", omittingEmptySubsequences: false)
    let shorter = words.dropLast().joined().split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return false }
    if shorter.count < 3 || shorter[2].isEmpty { return true }
    let lengths = [86, 342]
    return lengths.contains(parts[2].count) && !lengths.contains(shorter[2].count)
  }

  /// Joins words and frees them of what mail, browsers and source code put around them.
  ///
  /// - Parameters:
  ///   - words: The pieces; a token's may be wrapped lines.
  ///   - name: What it is, for ``repairs``.
  ///   - isToken: Whether white space inside is no part of it, nor is "Bearer".
  mutating func cleaned(_ words: [String], _ name: String, isToken: Bool) -> String {
    var text = Substring(words.joined(separator: " "))
    var removed: [String] = []
    func note(_ what: String) { if !removed.contains(what) { removed.append(what) } }
    var length = -1
    while length != text.count {
      length = text.count
      for (end, isFirst) in [(text.first, true), (text.last, false)] {
        guard let end, !text.isEmpty, let what = Self.wrapping(end, isFirst: isFirst) else {
          continue
        }
        text = isFirst ? text.dropFirst() : text.dropLast()
        note(what)
      }
      if isToken, text.lowercased().hasPrefix("bearer ") {
        text = text.dropFirst("bearer ".count)
        note("'Bearer'")
      }
    }
    if isToken, text.contains(where: \.isWhitespace) {
      note("line ends and spaces inside")
      text.removeAll(where: \.isWhitespace)
    }
    if !removed.isEmpty { repairs.append("\(removed.joined(separator: ", ")) around \(name)") }
    return String(text)
  }

  /// What a letter at one end is called if it cannot belong to the text; nil if it can.
  private static func wrapping(_ letter: Character, isFirst: Bool) -> String? {
    if letter.isWhitespace { return "white space" }
    if quotes.contains(letter) { return "quotes" }
    return !isFirst && (letter == "," || letter == ";") ? "'\(letter)'" : nil
  }
}
