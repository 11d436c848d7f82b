/// Choices whose one side is an empty text, in the words that languages have for them.
extension EmptyRule {
  /// What a nonce gets where one of two ways gives an empty text.
  func chosen(_ index: Int) -> ScanHit? {
    let isValue =
      file.isText(index)
      ? NonceName.isKey(file.word(index)) : NonceName.mayBeValue(file.word(index))
    // `nonces.getOrDefault(state, "")`
    let isTable = file.word(index).lowercased().hasSuffix("nonces")
    guard isValue || isTable && isConverted(index) else { return nil }
    guard
      isParameter(index) || isConditional(index) || isHandled(index) || isConverted(index)
        || isMatched(index)
    else { return nil }
    if isClaim(index) || isLookedAtAfter(index) || isLookedAt(index) { return nil }
    return hit(index, isKept: true)
  }

  /// Whether the function asks later for the name itself.
  private func isLookedAt(_ index: Int) -> Bool {
    guard file.isName(index) else { return false }
    let word = file.word(index)
    let own = file.statement(at: index)
    let header = file.surroundings(of: index).last { $0.kind == .function }
    let scope = parameterScope(index) ?? header?.body ?? file.scope(of: index)
    return scope.contains { place in
      guard file.word(place) == word, place > index, !own.contains(place) || isParameter(index)
      else { return false }
      let before = file.word(place - 1), after = file.word(place + 1)
      return ["!", "not", "if", "unless", "elif", "and", "&&"].contains(before)
        || before == "(" && ["if", "empty", "Boolean", "bool"].contains(file.word(place - 2))
        || ["==", "===", "!=", "!==", "&&", "||", "?", "and", "or", "if"].contains(after)
        || after == "."
          && ["isEmpty", "isNotEmpty", "length", "is_empty", "blank", "empty", "present", "trim"]
            .contains(file.word(place + 2))
    }
  }

  /// The body of the function of which a token is a parameter.
  private func parameterScope(_ index: Int) -> Range<Int>? {
    let open = file.parents[index]
    guard file.isMark(open, "(") else { return nil }
    return file.blocks.first {
      $0.kind == .function && $0.header <= open && $0.header >= open - 8
        && ($0.body.lowerBound > index || file.language.hasIndentedBlocks)
        && $0.body.contains(file.mates[open] + 2)
    }?.body
  }

  /// `function verify(token, nonce = '')`, `def verify(token, nonce="")`
  private func isParameter(_ index: Int) -> Bool {
    guard file.isName(index), let body = parameterScope(index) else { return false }
    var sign = index + 1
    if file.isMark(sign, ":") {
      while !file.isMark(sign, "="), sign < index + 5 { sign += 1 }
    }
    guard file.isMark(sign, "="), let end = emptyEnd(sign + 1), [",", ")"].contains(file.word(end))
    else { return false }
    // Something has to be done with it that a sign-in does.
    let word = file.word(index)
    return facts.tellsOfSignIn && body.contains { file.word($0) == word && $0 > end }
      && !file.surroundings(of: index).contains { $0.kind == .type && isPlainValue($0) }
  }

  /// Whether a type only holds values: there, nothing is sent.
  private func isPlainValue(_ type: SourceBlock) -> Bool {
    file.contains(["data", "record", "struct"], in: type.header..<type.body.lowerBound)
  }

  /// `if (pending != null) pending.nonce else ""`, `pending.nonce if pending else ""`,
  /// `pending != null ? pending.getNonce() : ""`, and the empty text first.
  private func isConditional(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    switch file.language {
    case .python:
      guard
        let choice = (index..<statement.upperBound).first(where: {
          file.word($0) == "if" && file.isName($0)
        }), choice - index < 12,
        let other = (choice..<statement.upperBound).first(where: { file.word($0) == "else" })
      else { return false }
      return isEmptyText(other + 1) && !(index..<choice).contains { file.isMark($0, "=") }
    case .kotlin, .rust, .swift:
      guard
        let other = (index..<min(index + 24, file.words.count)).first(where: {
          file.word($0) == "else"
        })
      else { return false }
      let empty = file.isMark(other + 1, "{") ? other + 2 : other + 1
      guard isEmptyText(empty), file.line(other) - file.line(index) <= 3 else { return false }
      // `val nonce = if (…) … else ""`
      guard
        let choice = (max(0, index - 24)..<other).last(where: {
          file.word($0) == "if" && ["=", "(", "return", ":"].contains(file.word($0 - 1))
        })
      else { return false }
      return index > choice
    default:
      guard
        let question = (statement.lowerBound..<statement.upperBound).last(where: {
          file.isMark($0, "?") && $0 < index
        }), index - question < 16,
        let colon = (index..<statement.upperBound).first(where: {
          file.isMark($0, ":") && file.parents[$0] == file.parents[question]
        })
      else { return false }
      return isEmptyText(colon + 1)
        && !(question + 1..<colon).contains {
          file.isMark($0, ",") && file.parents[$0] == file.parents[question]
        }
    }
  }

  /// `except KeyError: nonce = ""`, `catch { nonce = "" }`
  private func isHandled(_ index: Int) -> Bool {
    guard file.isName(index), file.isMark(index + 1, "="), isEmptyText(index + 2),
      index == file.statement(at: index).lowerBound
    else { return false }
    if file.language.hasIndentedBlocks {
      let head = (0..<index).reversed().first {
        file.isFirstOfLine($0) && file.tokens[$0].column < file.indent(of: index)
      }
      return head.map { ["except", "rescue"].contains(file.word($0)) } ?? false
    }
    let brace = file.brace(of: index)
    return file.blocks.contains {
      $0.body.lowerBound == brace + 1 && ["catch", "on"].contains(file.word($0.header))
    }
  }

  /// `Objects.toString(session.get("nonce"), "")`, `StringUtils.defaultString(nonce)`,
  /// `(string) $session->pull('nonce')`, `fetch(:nonce) { "" }`, `getOrDefault(state, "")`
  private func isConverted(_ index: Int) -> Bool {
    var open = file.parents[index]
    for _ in 0..<2 where open > 0 && file.isMark(open, "(") && file.mates[open] > open {
      let close = file.mates[open]
      switch file.word(open - 1) {
      case "toString" where ["Objects", "ObjectUtils"].contains(file.word(open - 3)):
        if let comma = (index..<close).last(where: {
          file.isMark($0, ",") && file.parents[$0] == open
        }),
          isEmptyText(comma + 1)
        {
          return true
        }
      case "defaultString", "nullToEmpty", "trimToEmpty": return true
      case "fetch" where file.language == .ruby:
        if file.follows(["{"], at: close + 1), isEmptyText(close + 2) { return true }
      case "pull" where file.language == .php, "get" where file.language == .php,
        "session" where file.language == .php, "remove" where file.language == .php:
        var begin = file.statement(at: index).lowerBound
        while begin < open, !file.follows(["(", "string", ")"], at: begin) { begin += 1 }
        if begin < open, open - begin < 14 { return true }
      default: break
      }
      open = file.parents[open]
    }
    // `nonces.getOrDefault(state, "")`
    guard file.isName(index), file.isMark(index + 1, "."),
      ["getOrDefault", "get", "GetValueOrDefault", "getOrElse", "pop", "fetch"].contains(
        file.word(index + 2)),
      file.isMark(index + 3, "("), file.mates[index + 3] > index
    else { return false }
    let close = file.mates[index + 3]
    guard let comma = (index + 4..<close).last(where: { file.isMark($0, ",") }) else {
      return false
    }
    return emptyEnd(comma + 1) == close
  }

  /// `match nonce { Some(n) => n, None => String::new() }`, `nonce.map_or("", …)`
  private func isMatched(_ index: Int) -> Bool {
    guard file.language == .rust else { return false }
    let end = min(index + 40, file.words.count)
    if let match = (max(0, index - 8)..<index).last(where: { file.word($0) == "match" }),
      let brace = (match..<end).first(where: { file.isMark($0, "{") }), index < brace,
      file.mates[brace] > brace
    {
      return (brace..<file.mates[brace]).contains {
        file.word($0) == "None" && file.isMark($0 + 1, "=>") && isEmptyText($0 + 2)
      }
    }
    var place = index + 1
    while file.isMark(place, "."), file.isName(place + 1), file.isMark(place + 2, "("),
      file.mates[place + 2] > place
    {
      if ["map_or", "map_or_else"].contains(file.word(place + 1)) { return isEmptyText(place + 3) }
      place = file.mates[place + 2] + 1
    }
    return false
  }
}
