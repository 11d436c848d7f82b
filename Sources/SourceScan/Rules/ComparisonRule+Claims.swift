/// Which side of a comparison is the claim of a token.
extension ComparisonRule {
  static let claimHolders = [
    "claim", "payload", "token", "jwt", "decoded", "data", "body", "profile", "identity", "info",
    "principal",
  ]

  /// Whether a side reads the claim of a token, in a way that gives nothing where it is absent.
  func isClaim(_ range: Range<Int>, isLocal: Bool = true) -> Bool {
    // `got = claims.get("nonce")`
    if isLocal, range.count == 1, let name = range.first, file.isName(name),
      let source = value(of: name), isClaim(source, isLocal: false)
    {
      return true
    }
    guard let last = range.last(where: { file.nonces[$0] }) else { return false }
    // Ruby: `fetch(:nonce)` fails where there is none.
    if file.language == .ruby, file.contains(["fetch"], in: range) { return false }
    if range.count == 1, let source = taken(last) {
      return source.contains { place in
        let word = file.word(place).lowercased()
        return file.isName(place)
          && (Self.claimHolders.contains { word.contains($0) }
            || ["verify", "decode"].contains(word))
      }
    }
    // `getattr(claims, "nonce", None)`
    if file.language == .python, file.follows(["getattr", "("], at: range.lowerBound) {
      let holder = file.word(range.lowerBound + 2).lowercased()
      return Self.claimHolders.contains { holder.contains($0) }
    }
    let holder = file.word(
      range.lowerBound == last ? last : range.first { file.isName($0) } ?? last
    ).lowercased()
    let isMember =
      [".", "->", "?.", "[", "("].contains(file.word(last - 1))
      || file.follows(["[", ":"], at: last - 2)
    // `user.FindFirstValue("nonce")`
    if file.language == .cSharp, file.isText(last),
      ["FindFirstValue", "FindFirst"].contains(file.word(last - 2))
    {
      return true
    }
    guard isMember,
      Self.claimHolders.contains(where: { holder.contains($0) })
        || isWithinClaim(range.lowerBound..<last)
    else { return false }
    if file.language == .python {
      // A subscript fails where the claim is absent.
      return file.contains(["get"], in: range)
    }
    return true
  }

  /// `req.auth?.payload?.nonce`, `params[:nonce]`, `$request->input('nonce')`: what somebody sends
  /// is missing as a claim is.
  private func isWithinClaim(_ range: Range<Int>) -> Bool {
    let names = range.filter { file.isName($0) }
    let isKept = names.contains { place in
      let word = file.word(place).lowercased()
      return Self.keepers.contains { word.contains($0) }
    }
    return !isKept
      && names.contains { place in
        let word = file.word(place)
        return Self.sent.contains(word)
          || Self.claimHolders.contains { word.lowercased().contains($0) }
      }
  }

  private static let keepers = [
    "session", "cookie", "store", "storage", "pending", "expected", "saved", "attempt", "cache",
  ]

  /// Where a request has what somebody sends.
  private static let sent: Set<String> = [
    "params", "body", "query", "form", "Form", "Query", "args", "input", "getParameter", "$_POST",
    "$_GET", "$_REQUEST", "FormValue", "PostForm", "PostFormValue",
  ]

  /// What a local got last before it is used.
  func value(of name: Int) -> Range<Int>? {
    // A route of Ruby and a page of PHP stand in no function.
    guard file.isInFunction(name) || [.ruby, .php].contains(file.language) else { return nil }
    let word = file.word(name)
    if let given = givenOut(name) { return given }
    let place = file.scope(of: name).last { place in
      place < name && file.word(place) == word && file.isName(place)
        && (file.isMark(place + 1, "=") || file.isMark(place + 1, ":=")
          || file.isMark(place + 1, ",") && file.isMark(place + 3, ":="))
    }
    return place.map { place in
      let begin = file.isMark(place + 1, ",") ? place + 4 : place + 2
      return begin..<max(begin, file.statement(at: place).upperBound)
    }
  }

  /// What a name is taken out of: `const { nonce } = value`.
  func taken(_ index: Int) -> Range<Int>? {
    guard file.language.isScript else { return nil }
    let word = file.word(index)
    let scope = file.scope(of: index)
    let place = (scope.lowerBound..<index).last { place in
      file.word(place) == word && file.isMark(file.parents[place], "{")
        && file.mates[file.parents[place]] > place
        && file.isMark(file.mates[file.parents[place]] + 1, "=")
    }
    return place.map { place in
      let sign = file.mates[file.parents[place]] + 1
      return sign + 1..<max(sign + 1, file.statement(at: sign).upperBound)
    }
  }

  /// `var nonce = ….FirstOrDefault(…)?.Value`
  func isOptionalLocal(_ range: Range<Int>) -> Bool {
    guard range.count == 1, let index = range.first, file.nonces[index] || standsForNonce(index)
    else { return false }
    let name = file.word(index)
    return file.scope(of: index).contains { place in
      file.word(place) == name && file.isMark(place + 1, "=")
        && file.statement(at: place).contains {
          file.isMark($0, "?.") || file.isMark($0, "?") && file.isMark($0 + 1, ".")
        }
        && file.statement(at: place).contains { file.isText($0) && file.word($0) == "nonce" }
    }
  }

  /// `claims.TryGetValue("nonce", out var actual);`, and nobody asks whether there was one.
  func givenOut(_ name: Int) -> Range<Int>? {
    guard file.language == .cSharp else { return nil }
    let word = file.word(name)
    let place = file.scope(of: name).last { place in
      place < name && file.word(place) == word
        && (file.word(place - 1) == "out" || file.word(place - 2) == "out")
    }
    guard let place, file.parents[place] > 2, file.isMark(file.parents[place], "(") else {
      return nil
    }
    var callee = file.parents[place] - 1
    // `TryGetPayloadValue<string>(…)`
    if file.isMark(callee, ">"), file.isMark(callee - 2, "<") { callee -= 3 }
    guard callee > 2, file.isName(callee - 2) else { return nil }
    let statement = file.statement(at: place)
    let isAsked = statement.contains {
      ["!", "&&", "||", "?", "="].contains(file.word($0))
        || ["if", "return", "while"].contains(file.word($0))
    }
    return isAsked ? nil : callee - 2..<place
  }

  /// `(string?)actual`
  func withoutCast(_ side: Range<Int>) -> Range<Int> {
    guard [.cSharp, .java].contains(file.language), let open = side.first, file.isMark(open, "("),
      file.mates[open] > open, file.mates[open] - open < 4,
      side.contains(file.mates[open] + 1), file.isName(open + 1),
      ["string", "String", "object", "Object"].contains(file.word(open + 1))
    else { return side }
    return file.mates[open] + 1..<side.upperBound
  }
}
