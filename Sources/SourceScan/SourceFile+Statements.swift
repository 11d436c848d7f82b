/// Where statements begin and end.
extension SourceFile {
  static let continuing: Set<String> = [
    "=", "+", "-", "*", "/", "%", ",", ".", "?.", "(", "[", "&&", "||", "??", "?", ":", "->", "=>",
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", ":=", "+=", "|", "&", "\\", "?:", "::", "and",
    "or", "not", "in", "try", "await",
  ]
  static let continued: Set<String> = [
    ".", "?.", "&&", "||", "??", "?", ":", "?:", "+", "-", "*", "%", "==", "!=", "===", "!==", "=",
    "and", "or", ")", "]", "else", "{",
  ]

  private static let declaring: Set<String> = [
    "fun", "val", "var", "let", "func", "private", "public", "internal", "protected", "override",
    "suspend", "class", "struct", "lateinit", "static", "async", "init", "fileprivate", "weak",
    "return", "if", "guard", "readonly", "constructor", "open", "final", "lazy", "const",
  ]

  /// Whether a statement may end between a token and the one before it.
  func isBoundary(before index: Int) -> Bool {
    guard language.endsStatementsAtLines, index > 0, tokens[index].line != tokens[index - 1].line
    else { return false }
    let parent = parents[index]
    if parent >= 0, words[parent] != "{" { return false }
    if endsHead(index - 1) || isPostfix(index - 1) { return true }
    // `var slot: Continuation<String>`, and a declaration on the next line
    if words[index - 1] == ">", Self.declaring.contains(words[index]) { return true }
    if tokens[index - 1].kind != .string, Self.continuing.contains(words[index - 1]) {
      return false
    }
    return tokens[index].kind == .string || !Self.continued.contains(words[index])
  }

  /// Whether a question mark belongs to the type before it: `var window: UIWindow?`
  func isPostfix(_ index: Int) -> Bool {
    // Ruby's `nil?` is a name.
    [.swift, .kotlin, .ruby].contains(language) && words[index] == "?" && index > 0
      && tokens[index].start == tokens[index - 1].end
  }

  /// Whether a sign at the end of a line ends the head of a block, and continues nothing.
  func endsHead(_ index: Int) -> Bool {
    switch language {
    case .python: words[index] == ":" && (parents[index] < 0 || words[parents[index]] != "{")
    case .ruby: words[index] == "|"
    case .swift: words[index] == "in"
    case .kotlin: words[index] == "->"
    default: false
    }
  }

  /// The most tokens on either side that belong to one statement.
  static let reach = 300

  /// The statement that a token stands in; closures and literals in it belong to it.
  func statement(at index: Int) -> Range<Int> {
    var low = index
    while low > 0, index - low < Self.reach, !isBoundary(before: low) {
      let previous = low - 1
      if tokens[previous].kind == .mark {
        switch words[previous] {
        case ")", "]": low = mates[previous] >= 0 ? mates[previous] : previous; continue
        case "}":
          guard mates[previous] >= 0, kinds[mates[previous]] == .other else {
            return grown(low, index)
          }
          low = mates[previous]
          continue
        case "{":
          guard kinds[previous] == .other else { return grown(low, index) }
        case ";":
          if parents[previous] < 0 || words[parents[previous]] != "(" { return grown(low, index) }
        default: break
        }
      }
      low = previous
    }
    return grown(low, index)
  }

  func grown(_ low: Int, _ index: Int) -> Range<Int> {
    var high = index + 1
    while high < words.count, high - index < Self.reach, !isBoundary(before: high) {
      if tokens[high].kind == .mark {
        switch words[high] {
        case "(", "[": high = mates[high] >= 0 ? mates[high] : high
        case "{":
          guard mates[high] >= 0, kinds[high] == .other else { return low..<high }
          high = mates[high]
        case "}":
          guard mates[high] >= 0, kinds[mates[high]] == .other, mates[high] >= low else {
            return low..<high
          }
        case ";":
          if parents[high] < 0 || words[parents[high]] != "(" { return low..<high }
        default: break
        }
      }
      high += 1
    }
    return low..<high
  }
}
