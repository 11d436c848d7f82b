/// What is drawn where a nonce gets its value.
extension KeepingRule {
  /// `new BigInteger(130, new SecureRandom()).toString(32)`, `[self randomNonce:32]`: what is drawn
  /// where a nonce gets its value.
  func isDrawn(_ value: Range<Int>) -> Bool {
    if value.contains(where: { file.isMark($0, "=>") || file.isMark($0, "->") }) { return false }
    if file.language == .objectiveC {
      return file.isMark(value.lowerBound, "[")
        && value.contains { place in
          let word = file.word(place).lowercased()
          return file.isName(place)
            && ["random", "generate", "makenonce", "uuid", "newnonce", "createnonce"].contains {
              word.contains($0)
            }
        }
    }
    return value.contains { place in
      file.isName(place) && Self.drawing.contains(file.word(place))
        && (file.isMark(place + 1, "(") || file.isMark(place + 1, ".")
          || file.isMark(place + 1, "::"))
    }
  }

  private static let drawing: Set<String> = [
    "SecureRandom", "randomUUID", "NewGuid", "randomBytes", "random_bytes", "token_urlsafe",
    "token_hex", "uuid4", "NewString", "new_v4", "RandomNumberGenerator", "UUID", "nanoid",
    "new_random", "urandom", "token_bytes",
  ]

  /// `run { … }`, `{ … }()`, `(() => …)()`: a function that is called where it is written, and makes
  /// something random.
  func isCalledAtOnce(_ value: Range<Int>) -> Bool {
    var value = value
    // The body of a function that has a name's word ends the statement.
    let brace = value.upperBound
    if file.isMark(brace, "{"), file.mates[brace] > brace, file.isMark(file.mates[brace] + 1, "(") {
      value = value.lowerBound..<file.mates[brace] + 3
    }
    guard file.contains(FileFacts.randomSources, in: value), let first = value.first,
      let last = value.last
    else { return false }
    if file.language == .kotlin {
      let isScope =
        file.word(first) == "run" && file.isMark(first + 1, "{")
        || value.contains {
          file.isMark($0, ".") && ["run", "let", "apply", "also"].contains(file.word($0 + 1))
            && file.isMark($0 + 2, "{")
        } || file.word(first) == "buildString"
      return isScope
    }
    // `{ … }()`, `(function () { … })()`, `func() string { … }()`
    return file.isMark(last, ")") && file.mates[last] == last - 1
      && (file.isMark(last - 2, "}") || file.isMark(last - 2, ")"))
      && (file.isMark(first, "{") || file.isMark(first, "(")
        || ["func", "function"].contains(file.word(first)))
  }

  /// `export const request = () => ({ nonce })`
  func isInArrow(_ index: Int) -> Bool {
    guard file.language.isScript else { return false }
    var open = file.parents[index]
    while open > 0 {
      if file.isMark(open - 1, "=>") { return true }
      open = file.parents[open]
    }
    return file.statement(at: index).contains { $0 < index && file.isMark($0, "=>") }
  }

  /// Whether any function uses a name that is declared outside of all.
  func isUsedInFunctions(_ index: Int) -> Bool {
    let word = file.word(index)
    return file.words.indices.contains {
      $0 != index && file.words[$0] == word
        && (file.isInFunction($0) || $0 > index && isInArrow($0))
    }
      || !file.blocks.contains { $0.kind == .function }
        && !file.contains(["await"], in: file.words.indices)
  }
}
