/// What a value is: the raw nonce, or a hash of it.
extension PairingRule {
  enum Form { case raw, hashed, unknown }

  static let hashWords = ["sha", "hash", "digest", "hmac"]
  private static let makers = [
    "random", "generate", "uuid", "guid", "make", "create", "new", "fresh", "draw", "issue",
  ]

  private static let plainMembers: Set<String> = [
    "value", "string", "text", "stringValue", "plain", "rawValue", "description", "uuidString",
  ]

  func speaksOfHash(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return (file.isName(index) || file.isText(index) && file.nonces[index] && NonceName.isKey(word))
      && Self.hashWords.contains { word.contains($0) }
      && !word.contains("unhash")
  }

  /// What an expression is, by its words and by where its name got its value.
  func form(of value: Range<Int>, depth: Int = 0) -> Form {
    if value.contains(where: speaksOfHash) { return .hashed }
    guard var name = value.last(where: { file.isName($0) }) else { return .unknown }
    // `nonce.value`
    if Self.plainMembers.contains(file.word(name)), file.isMark(name - 1, "."),
      file.isName(name - 2), value.contains(name - 2)
    {
      name -= 2
    }
    let isCall = file.isMark(name + 1, "(")
    let word = file.word(name)
    let plain = word.lowercased().replacing("_", with: "")
    if plain.hasPrefix("raw") || plain.hasPrefix("unhashed") || plain.hasSuffix("raw") {
      return .raw
    }
    if isCall { return Self.makers.contains { plain.contains($0) } ? .raw : .unknown }
    var found = Form.unknown
    var handedOn: Set<Form> = []
    let here = file.scope(of: name)
    let isLocal = here.contains { place in
      file.word(place) == word && place < name && isGiven(place)
    }
    for index in isLocal ? here.lowerBound..<name : file.words.indices
    where file.word(index) == word && index != name
      && (!file.isMark(index - 1, ".") || ["self", "this"].contains(file.word(index - 2)))
    {
      guard
        file.isMark(index + 1, "=") || file.isMark(index + 1, ":=")
          || file.isMark(index + 1, ":") && file.isName(index + 2) && file.isMark(index + 3, "=")
      else { continue }
      let statement = file.statement(at: index)
      let sign = file.isMark(index + 1, ":") ? index + 3 : index + 1
      var right = sign + 1..<max(sign + 1, statement.upperBound)
      // `guard let nonce = current, let other = … else { return }`
      let isBound = ["let", "var"].contains(file.word(index - 1))
      if file.language == .swift, isBound { right = self.value(from: sign + 1) }
      if right.contains(where: speaksOfHash) {
        if isLocal { return .hashed }
        handedOn.insert(.hashed)
        continue
      }
      if depth < 2, right.count <= 3, let last = right.last, file.isName(last),
        file.word(last) != word
      {
        handedOn.insert(form(of: right, depth: depth + 1))
      }
      let isMade = right.contains { place in
        let word = file.word(place).lowercased()
        return file.isName(place)
          && (SourceFile.namesNonce(word) || Self.makers.contains { word.contains($0) })
          && file.isMark(place + 1, "(")
          || file.isName(place) && file.isMark(place + 1, ":")
      }
      if isMade
        || file.language == .objectiveC
          && right.contains(where: {
            file.nonces[$0] || Self.makers.contains(file.word($0).lowercased())
          })
      {
        found = .raw
      }
    }
    // What is handed on in both forms is told by nothing here.
    if handedOn.isSuperset(of: [.raw, .hashed]) { return .unknown }
    if handedOn.contains(.hashed) { return found == .raw ? .unknown : .hashed }
    return handedOn.contains(.raw) ? .raw : found
  }

  /// Whether a name gets a value at a token.
  private func isGiven(_ index: Int) -> Bool {
    (file.isMark(index + 1, "=") || file.isMark(index + 1, ":="))
      && !file.isMark(index - 1, ".")
  }

  /// The rest of an argument or an assignment from a token on.
  func value(from start: Int) -> Range<Int> {
    var end = start
    while end < file.words.count {
      if file.kind(end) == .mark {
        if [",", ";", ")", "}", "]"].contains(file.word(end)) { break }
        if file.isMark(end, "{"), file.word(end - 1) == "else" { break }
        if ["(", "[", "{"].contains(file.word(end)), file.mates[end] > end {
          end = file.mates[end]
        }
      }
      end += 1
      if file.language == .swift, file.word(end) == "else" { break }
      if end < file.words.count, file.tokens[end].line != file.tokens[end - 1].line,
        file.language.endsStatementsAtLines, !file.isMark(end, ".")
      {
        break
      }
      if end - start > 80 { break }
    }
    return start..<end
  }
}
