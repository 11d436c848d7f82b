/// What may be nothing, as far as declarations tell.
extension ComparisonRule {
  /// `expected: string`, `string expected` of a language whose types exclude nothing.
  func isNeverNothing(_ name: Int, _ scope: Range<Int>) -> Bool {
    let word = file.word(name)
    // `session.fetch(:nonce)` fails where there is none.
    if file.language == .ruby, file.word(name - 3) == "fetch" || file.word(name - 2) == "fetch" {
      return true
    }
    if file.language == .ruby, let source = value(of: name),
      let fetch = source.first(where: { file.word($0) == "fetch" }),
      file.isMark(fetch + 1, "("),
      file.mates[fetch + 1] == fetch + 3
        || file.mates[fetch + 1] == fetch + 4,
      !file.isMark(file.mates[fetch + 1] + 1, "{")
    {
      return true
    }
    if file.language == .ruby, file.isMark(name - 1, "@") { return isSetOnce(name) }
    // C#: a parameter `string expected`, which is not `string? expected`
    if file.language == .cSharp,
      scope.contains(where: { place in
        file.word(place) == word && file.word(place - 1) == "string" && place < name
          && file.isMark(file.parents[place], "(") && [",", ")"].contains(file.word(place + 1))
          // Where nothing of the file may be nothing, no such types are written.
          && file.words.contains("?")
      })
    {
      return true
    }
    if file.isMark(name - 1, ".") || file.isMark(name - 1, "->") {
      return isPresentMember(name)
    }
    // `z.string().parse(req.session.nonce)` takes texts only.
    if file.language.isScript, let source = value(of: name), file.contains(["parse"], in: source),
      file.contains(["z", "string"], in: source)
    {
      return true
    }
    // `session.delete(:nonce) or raise`
    if let source = value(of: name),
      file.contains(
        [
          "raise", "throw", "return", "abort", "die", "fail", "halt", "head", "redirect_to",
          "render",
        ], in: source)
    {
      return true
    }
    // PHP: `string $expected`
    if file.language == .php,
      scope.contains(where: {
        file.word($0) == word && file.word($0 - 1) == "string" && !file.isMark($0 - 2, "?")
          && !file.isMark($0 - 2, "|") && !(file.isMark($0 + 1, "=") && isEmptyText($0 + 2))
      })
    {
      return true
    }
    // A digest is there, whatever is digested.
    let isDigest = scope.contains { place in
      guard file.word(place) == word, place < name,
        file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
      else { return false }
      return (place + 2..<max(place + 2, file.statement(at: place).upperBound)).contains { part in
        let plain = file.word(part).lowercased()
        return file.isName(part)
          && ["sha256", "createhash", "digest", "hashlib", "hash"].contains { plain.hasPrefix($0) }
          && (file.isMark(part + 1, "(") || file.isMark(part + 1, ".")
            || file.isMark(part + 1, "::"))
      }
    }
    if isDigest { return true }
    guard file.language == .typeScript else { return false }
    return scope.contains {
      file.word($0) == word && file.follows([":", "string"], at: $0 + 1)
        && !file.isMark($0 + 3, "|")
    }
  }

  private static let stores = ["cookie", "session", "storage", "cache"]

  /// Whether what is expected comes from where nothing may be kept, or is declared so.
  func mayBeMissing(_ range: Range<Int>, _ scope: Range<Int>) -> Bool {
    if range.contains(where: { [".", "->", "?.", "["].contains(file.word($0)) }) { return true }
    // `session('nonce')`
    if range.contains(where: {
      file.isText($0) && file.nonces[$0] && file.isMark($0 - 1, "(") && file.isMark($0 + 1, ")")
    }) {
      return true
    }
    if range.count == 1, let first = range.first, taken(first) != nil || givenOut(first) != nil {
      return true
    }
    if range.contains(where: { file.isMark($0, "@") }) || file.isMark(range.lowerBound - 1, "@") {
      return true
    }
    guard let last = range.last(where: { file.isName($0) }) else { return false }
    let word = file.word(last)
    return file.words.indices.contains { place in
      guard place != last, file.word(place) == word, file.isName(place) else { return false }
      if isOptional(place) { return true }
      guard scope.contains(place) || !file.isInFunction(last), place < last,
        file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
      else { return false }
      let value = place + 2..<max(place + 2, file.statement(at: place).upperBound)
      return value.contains {
        [".", "->", "?.", "["].contains(file.word($0))
          || file.isMark($0 + 1, "(")
            && Self.stores.contains(where: file.word($0).lowercased().contains)
      } && !value.contains { file.isName($0) && file.word($0).lowercased().contains("generate") }
    }
  }

  /// Whether a declaration at a token says that there may be no value.
  func isOptional(_ place: Int) -> Bool {
    let after = file.word(place + 1)
    switch file.language {
    case .swift, .kotlin:
      guard after == ":" else { return false }
      var end = place + 2
      while file.isName(end) || [".", "<", ">"].contains(file.word(end)) { end += 1 }
      return file.isMark(end, "?") && end > place + 2
    case .typeScript, .javaScript:
      return after == "?:"
        || after == "=" && ["null", "undefined"].contains(file.word(place + 2))
        || after == ":"
          && (place + 2..<min(place + 8, file.words.count)).contains {
            file.isMark($0, "|") && ["null", "undefined"].contains(file.word($0 + 1))
              && file.line($0) == file.line(place)
          }
    case .python:
      return after == "=" && file.word(place + 2) == "None"
        || after == ":"
          && (place + 2..<min(place + 9, file.words.count)).contains {
            ["Optional", "None"].contains(file.word($0)) && file.line($0) == file.line(place)
              && !(place..<$0).contains { file.isMark($0, ",") }
          }
    case .ruby:
      return after == "=" && file.word(place + 2) == "nil"
        || after == ":" && file.word(place + 2) == "nil"
    case .php:
      return file.isMark(place - 2, "?") && file.isName(place - 1)
        || after == "=" && file.word(place + 2) == "null"
    case .cSharp, .dart:
      return file.isMark(place - 1, "?") && file.isName(place - 2)
    case .rust:
      return after == ":"
        && (place + 2..<min(place + 6, file.words.count)).contains {
          file.word($0) == "Option"
        }
    case .java, .go, .objectiveC: return false
    }
  }

  /// `claims.nonce == expectedNonce` where both are declared so that they may be nothing.
  func bothOptional(_ index: Int) -> ScanHit? {
    guard file.kind(index) == .mark else { return nil }
    let scope = file.scope(of: index)
    if file.contains(Self.checks, in: scope) { return nil }
    let (left, right) = sides(index)
    // Of `token.payload.nonce`, the nonce, and not whether there is a token.
    let names = Set(
      [left, right].compactMap { side in
        side.last { file.isName($0) || file.isText($0) }.map { file.word($0) }
      })
    if scope.contains(where: { place in
      comparesNothing(place)
        && [place - 2, place + 2].contains { names.contains(file.word($0)) }
    }) {
      return nil
    }
    guard !left.isEmpty, !right.isEmpty, !isNothing(left), !isNothing(right),
      file.speaksOfNonce(left) || file.speaksOfNonce(right)
        || [left, right].contains(where: { $0.count == 1 && standsForNonce($0.lowerBound) }),
      isClaim(left) || isClaim(right)
        || facts.purpose == .signIn || left.contains(where: isExpectedName)
        || right.contains(where: isExpectedName)
    else { return nil }
    guard isMissable(left, scope), isMissable(right, scope) else { return nil }
    return hit(index, "both sides may be missing, and are equal then")
  }

  func isExpectedName(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return ["expected", "current", "stored", "pending", "saved"].contains { word.contains($0) }
  }

  /// What gives nothing where a table has none.
  private static let taking: Set<String> = ["removeValue", "remove", "getOrNull", "firstOrNull"]

  func isMissable(_ given: Range<Int>, _ scope: Range<Int>, isLocal: Bool = true) -> Bool {
    // `payload['nonce'] as String?`
    let cast = given.first { file.word($0) == "as" && file.isName($0) }
    if let cast, [.dart, .kotlin].contains(file.language), cast > given.lowerBound {
      return file.contains(["String"], in: cast..<given.upperBound)
        && (cast..<given.upperBound).contains { file.isMark($0, "?") }
        || isMissable(given.lowerBound..<cast, scope)
    }
    let side = given
    if side.contains(where: {
      ["??", "!", "?:"].contains(file.word($0)) || file.word($0) == "Some"
    }) {
      return false
    }
    guard let last = side.last(where: { file.isName($0) || file.isText($0) }) else { return false }
    if isAskedFor(side) { return true }
    if [.swift, .kotlin, .dart].contains(file.language) {
      if side.contains(where: { file.isMark($0, "?.") }) { return true }
      if side.contains(where: { file.follows(["as", "?"], at: $0) }) { return true }
      if let end = side.last, file.isMark(end, ")"), file.mates[end] > side.lowerBound {
        let callee = file.mates[end] - 1
        let base = callee - 2
        if ["map", "flatMap"].contains(file.word(callee)) {
          return isDeclaredOptional(file.word(base), near: scope) || isExpectedName(base)
        }
        if ["getStringClaim", "getClaimAsString", "getStringClaimValue"].contains(file.word(callee))
        {
          return true
        }
        // `pending.removeValue(forKey: id)`
        if Self.taking.contains(file.word(callee)), file.isMark(callee - 1, ".") { return true }
        guard
          [
            "asString", "getString", "string", "get", "claim", "getClaim", "stringValue",
            "getStringClaim", "getClaimAsString", "getStringClaimValue", "getAsString", "optString",
            "getAttribute",
          ]
          .contains(file.word(callee))
        else { return false }
        // `defaults.string(forKey: "nonce")`
        if file.isText(last) || file.nonces[last], last + 1 == end { return true }
      }
    }
    // A key of a dictionary.
    if file.isText(last), file.isMark(last + 1, "]") { return file.language != .rust }
    if file.isMark(last + 1, "]") { return true }
    if ["as_deref", "as_ref", "asString", "getString", "string"].contains(file.word(last)) {
      guard file.language == .rust else { return true }
      let name = side.dropLast().last { file.isName($0) && $0 < last }
      return name.map { isDeclaredOptional(file.word($0)) } ?? false
    }
    guard file.isName(last), !file.isMark(last + 1, "(") else { return false }
    // Unwrapped under its own name.
    let isUnwrapped = (scope.lowerBound..<last).contains { place in
      file.word(place) == file.word(last)
        && (["let", "Some"].contains(file.word(place - 1))
          || file.follows(["Some", "("], at: place - 2))
        && (file.isMark(place + 1, "=")
          && (![.swift, .rust].contains(file.language)
            || ["if", "guard", "while", ","].contains(file.word(place - 2)))
          || file.isMark(place + 1, ",")
          || file.word(place + 1) == "else"
          || file.isMark(place + 1, ")") || file.isMark(place + 1, "{"))
    }
    if isUnwrapped { return false }
    // `val attempt = checkNotNull(store.current)`
    let isFound =
      side.first.flatMap { file.isName($0) ? value(of: $0) : nil }.map { source in
        file.contains(["checkNotNull", "requireNotNull"], in: source)
          || source.contains { file.isMark($0, "?:") }
      } ?? false
    let isOthers =
      (isFound || isDeclaredPresent(file.word(last))) && side.count >= 3 && !isClaim(side)
      && isDeclaredByClaims(file.word(last))
    if !isOthers && isDeclaredOptional(file.word(last), near: scope)
      || isClaim(side) && [.kotlin, .swift, .dart].contains(file.language)
        && !isDeclaredPresent(file.word(last))
    {
      return true
    }
    // A member is not the local of its name.
    if [".", "?."].contains(file.word(last - 1)) { return false }
    // `val expected = session?.nonce`
    return scope.contains { place in
      guard file.word(place) == file.word(last), place < last, file.isMark(place + 1, "="),
        ["val", "var", "final", "let"].contains(file.word(place - 1)),
        !["if", "guard", "while", ","].contains(file.word(place - 2))
      else { return false }
      let value = place..<file.statement(at: place).upperBound
      // `let expected = session.data["nonce"]`
      let isEntry =
        file.language != .rust
        && value.contains {
          file.isText($0) && file.isMark($0 + 1, "]") && $0 + 2 >= value.upperBound
        }
      // `claims["nonce"] as? String`
      let isCast = value.contains { file.follows(["as", "?"], at: $0) }
      // `let stored = defaults.string(forKey: "nonce")`
      let isTaken =
        isLocal && file.language != .rust
        && isMissable(place + 2..<max(place + 2, value.upperBound), scope, isLocal: false)
      return
        (value.contains { file.isMark($0, "?.") } || isEntry || isCast || isTaken
        || isAskedFor(value))
        && !value.contains { ["?:", "??", "!"].contains(file.word($0)) }
    }
  }
}
