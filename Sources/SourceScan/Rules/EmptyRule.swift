/// An empty text where the nonce of the attempt is missing.
struct EmptyRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = EmptyRule(facts: facts)
    return facts.file.words.indices.compactMap { index in
      facts.file.nonces[index]
        ? rule.hit(index) ?? rule.defaulted(index) ?? rule.chosen(index) : rule.given(index)
    }
  }

  /// `rawNonce: pending ?? ''`, `setRawNonce(issued.orEmpty())`: what gets it is a nonce, whatever
  /// it is called where it is kept.
  private func given(_ index: Int) -> ScanHit? {
    let isChoice = Self.choices.contains(file.word(index)) && isEmptyText(index + 1)
    let isMethod =
      file.isMark(index, ".")
      && (["orEmpty", "unwrap_or_default"].contains(file.word(index + 1))
        || Self.fallbacks.contains(file.word(index + 1)) && file.isMark(index + 2, "(")
          && isEmptyText(index + 3))
    guard isChoice || isMethod else { return nil }
    var name = index - 1
    while [")", "]", "?", "!"].contains(file.word(name)) { name -= 1 }
    guard file.isName(name) || file.isText(name), !file.nonces[name],
      isGivenToNonce(index), !isClaim(name), !isLookedAtAfter(name)
    else { return nil }
    return hit(name, isKept: true)
  }

  /// `nonce := ""` where only a branch gives it another value, and nobody asks then.
  private func defaulted(_ index: Int) -> ScanHit? {
    guard file.isName(index), NonceName.isValue(file.word(index)) else { return nil }
    // `const { nonce = '' } = session`
    let open = file.parents[index]
    if file.language.isScript, file.isMark(open, "{"), file.isMark(index + 1, "="),
      isEmptyText(index + 2), file.mates[open] > 0, file.isMark(file.mates[open] + 1, "=")
    {
      return hit(index, isKept: true)
    }
    guard file.isInFunction(index),
      let sign = (index + 1..<min(index + 4, file.words.count)).first(where: {
        file.isMark($0, "=") || file.isMark($0, ":=")
      }), let end = emptyEnd(sign + 1), !file.isMark(index - 1, "."),
      end >= file.statement(at: index).upperBound
    else { return nil }
    let word = file.word(index)
    let scope = file.scope(of: index)
    let given = scope.filter { place in
      place != index && file.word(place) == word && file.isName(place)
        && file.isMark(place + 1, "=") && !isEmptyText(place + 2)
        && !file.isMark(place - 1, ".")
    }
    // In the branch beside the one that has a value, or before the only branch that gives one.
    let isElse =
      file.isMark(file.parents[index], "{") && file.word(file.parents[index] - 1) == "else"
    let isReplaced = given.contains { place in
      guard let branch = facts.branches.last(where: { $0.body.contains(place) }),
        !file.statement(at: place).dropFirst().contains(where: {
          $0 > place && file.word($0) == word
        })
      else { return false }
      return isElse ? branch.next < index && index - branch.next < 4 : !file.hasElse(branch)
    }
    let isAsked = (scope.lowerBound..<scope.upperBound).contains { place in
      place > index && file.word(place) == word
        && (["==", "!=", "===", "!=="].contains(file.word(place + 1))
          || file.isMark(place - 1, "!") || file.follows(["if", "("], at: place - 2)
          || file.word(place - 1) == "if" || file.isMark(place + 1, "."))
    }
    // What is no local may be given its value by others.
    let isLocal =
      isElse || file.isMark(sign, ":=") || file.language == .python || file.language == .php
      || ["let", "var", "val", "String", "string", "final"].contains(file.word(index - 1))
    guard isReplaced, isLocal, !isAsked else { return nil }
    return hit(index, isKept: true)
  }

  private func hit(_ index: Int) -> ScanHit? {
    guard file.isText(index) || NonceName.mayBeValue(file.word(index)) else { return nil }
    guard isEmptied(index), !isClaim(index) || isGivenAsRaw(index), !isLookedAtAfter(index) else {
      return nil
    }
    let plain = file.word(index).lowercased().replacing("_", with: "")
    return hit(index, isKept: plain != "nonce" || owner(index) != nil)
  }

  /// Whether a nonce gets the value at a token; a function that is called with it only where its
  /// name says that it sets one.
  private func isGivenToNonce(_ index: Int) -> Bool {
    facts.receivers(of: index).contains { place in
      let word = file.word(place)
      guard file.nonces[place], file.isText(place) || NonceName.mayBeValue(word) else {
        return false
      }
      return !file.isMark(place + 1, "(") || word.hasPrefix("set") || word.hasPrefix("with")
    }
  }

  func hit(_ index: Int, isKept: Bool) -> ScanHit {
    ScanHit(
      token: index, rule: .nonceEmpty,
      certainty: facts.isTest || facts.purpose == .other || facts.purpose == .unknown && !isKept
        ? .lookHere : .likely,
      seen: "'\(file.word(index))' is replaced by an empty text where it is missing")
  }

  /// Whether an empty text stands at a token: `""`, `String.Empty`, `String::new()`.
  func isEmptyText(_ index: Int) -> Bool { emptyEnd(index) != nil }

  private static let empties = [
    ["string", ".", "Empty"], ["String", ".", "Empty"], ["String", "::", "new", "(", ")"],
    ["String", "::", "new"], ["String", "(", ")"], [".", "init", "(", ")"],
  ]

  /// The token after an empty text; nil where there is none.
  func emptyEnd(_ index: Int) -> Int? {
    var place = index
    if file.isMark(place, "@") { place += 1 }
    if file.isText(place) {
      // `"".join(letters)` is what it joins.
      return file.word(place).isEmpty && !file.isMark(place + 1, "+")
        && !file.follows([".", "join"], at: place + 1) ? place + 1 : nil
    }
    return Self.empties.first { file.follows($0, at: place) }.map { place + $0.count }
  }

  private static let copies: Set<String> = [
    "clone", "as_deref", "as_ref", "cloned", "take", "trim", "toString", "strip",
  ]
  private static let holders: Set<String> = [
    "current", "value", "wrappedValue", "Value", "rawValue", "text", "stringValue", "string",
  ]
  private static let choices: Set<String> = ["??", "||", "?:", "or"]
  static let getters: Set<String> = [
    "get", "pop", "fetch", "getOrDefault", "delete", "getattr", "GetValueOrDefault", "getString",
    "requireNonNullElse", "input", "pull", "getItem", "string", "value", "objectForKey",
    "stringForKey", "query", "param", "header", "read", "object", "defaultString",
    "firstNonNull", "defaultIfNull", "Get", "GetString", "GetValue", "getStringExtra", "optString",
    "GetAsync", "cookies", "session", "remove", "take", "getProperty", "getenv", "getOrElse",
    "getText", "getSecret", "GetStringAsync", "readString", "query_params", "getHeader", "dig",
  ]
  private static let fallbacks: Set<String> = [
    "orElse", "unwrap_or", "unwrap_or_else", "or", "getOrElse",
  ]

  private func isEmptied(_ index: Int) -> Bool {
    // Past what holds the value, `nonceRef.current`, and what closes the expression:
    // `session['nonce']`, `(String) session.get("nonce")`.
    var next = index + 1
    var closed = 0
    // `store.takeNonce() ?? ""`
    if file.isName(index), file.isMark(next, "("), file.mates[next] > next {
      next = file.mates[next] + 1
    }
    while [".", "?.", "->"].contains(file.word(next)), Self.holders.contains(file.word(next + 1)),
      !file.isMark(next + 2, "(")
    {
      next += 2
    }
    // `pop('nonce', None) or ''`
    if file.isText(index), file.isMark(next, ","),
      ["None", "nil", "null"].contains(file.word(next + 1)),
      file.isMark(next + 2, ")")
    {
      next += 2
    }
    while closed < 3,
      [")", "]", "!"].contains(file.word(next)) || file.language == .rust && file.isMark(next, "?")
    {
      closed += [")", "]"].contains(file.word(next)) ? 1 : 0
      next += 1
    }
    // `nonce.clone().unwrap_or_default()`
    while file.isMark(next, "."), Self.copies.contains(file.word(next + 1)),
      file.isMark(next + 2, "("), file.mates[next + 2] > next
    {
      next = file.mates[next + 2] + 1
    }
    // `requireNonNullElse(get("nonce"), "")`
    if closed > 0, file.isMark(next, ","), isEmptyText(next + 1), file.isMark(next + 2, ")"),
      file.mates[next + 2] > 0
    {
      return Self.getters.contains(file.word(file.mates[next + 2] - 1))
    }
    if Self.choices.contains(file.word(next)), isEmptyText(next + 1) {
      // `(nonce ?? "").isEmpty` asks.
      if file.follows([")", "."], at: next + 2),
        ["isEmpty", "length", "count", "isBlank", "isNotEmpty", "blank"].contains(
          file.word(next + 4))
      {
        return false
      }
      return closed == 0 || !file.isMark(next - 1, ")") || isGetter(next - 1)
    }
    if file.isMark(next, ".") || file.language == .rust && file.isMark(next, "?.") {
      let method = file.word(next + 1)
      if method == "orEmpty" || method == "unwrap_or_default" { return true }
      if file.language == .ruby, method == "to_s", closed > 0 || file.word(index - 1) == "@" {
        return true
      }
      if Self.fallbacks.contains(method), file.isMark(next + 2, "(") {
        return isEmptyText(next + 3)
      }
    }
    // `get("nonce", "")`
    if file.isMark(index + 1, ","), let end = emptyEnd(index + 2), file.isMark(end, ")") {
      return Self.getters.contains(callee(index))
    }
    // `nonce == nil ? "" : nonce`, `nonce ? nonce : ''`
    let statement = file.statement(at: index)
    guard let question = statement.first(where: { file.isMark($0, "?") && $0 > index }),
      question - index <= 5
    else { return false }
    let isFirst = isEmptyText(question + 1) && file.isMark(question + 2, ":")
    let colon = (question..<statement.upperBound).first { file.isMark($0, ":") }
    return (isFirst || colon.map { isEmptyText($0 + 1) } == true)
      && (question + 1..<statement.upperBound).contains { file.word($0) == file.word(index) }
  }

  private func isGetter(_ close: Int) -> Bool {
    guard file.mates[close] > 0 else { return false }
    return Self.getters.contains(file.word(file.mates[close] - 1))
      || ["GetString", "getAttribute", "ofNullable", "cookie"].contains(
        file.word(file.mates[close] - 1))
  }

  private func callee(_ index: Int) -> String {
    let open = file.parents[index]
    return open > 0 ? file.word(open - 1) : ""
  }

  /// What the nonce is taken from, by its first name; nil where it stands alone.
  private func owner(_ index: Int) -> String? {
    var place = file.isText(index) && file.parents[index] > 0 ? file.parents[index] : index
    if file.isMark(place - 1, ":") { place -= 1 }
    if file.parents[place] > 0, file.isMark(place - 1, "[") { place = file.parents[place] }
    var owner: String?
    if file.isName(place - 1), !file.isText(index) { return nil }
    while place > 0,
      file.isName(place - 1) || [".", "->", "?.", "::"].contains(file.word(place - 1))
    {
      place -= 1
      if file.isName(place) { owner = file.word(place) }
    }
    return owner
  }

  private static let claimHolders = [
    "claim", "payload", "token", "jwt", "decoded", "data", "body", "profile", "identity", "info",
    "response",
  ]
  /// How the token's claim is called where it is compared.
  private static let claimNames = ["claim", "got", "received", "actual", "presented"]

  /// Whether it is the token's claim, of which the empty text is equal to no nonce.
  func isClaim(_ index: Int) -> Bool {
    let name = Alphabets.name(file, of: index).lowercased()
    if Self.claimNames.contains(where: name.hasPrefix) { return true }
    let statement = file.statement(at: index)
    let before = max(statement.lowerBound, index - 8)..<index
    // Of this expression, and not of another argument.
    let begin =
      before.last {
        [",", ";", "=", "||", "&&"].contains(file.word($0)) && file.parents[$0] < index
      }
      ?? before.lowerBound
    return (max(begin, before.lowerBound)..<index).contains { place in
      file.isName(place)
        && Self.claimHolders.contains { file.word(place).lowercased().contains($0) }
        && (file.isMark(place + 1, ".") || file.isMark(place + 1, "[")
          || file.isMark(place + 1, "->")
          || file.isMark(place + 1, "?."))
    }
  }

  /// Whether the value is looked at before it is used: `if (!nonce) …`.
  func isLookedAtAfter(_ index: Int) -> Bool {
    let statement = file.statement(at: index)
    let name = Alphabets.name(file, of: index)
    guard !name.isEmpty, !isArgumentOfOther(index, in: statement) else { return false }
    let scope = file.scope(of: index)
    let end = file.isInFunction(index) ? scope.upperBound : file.words.count
    return (statement.upperBound..<max(statement.upperBound, end)).contains { place in
      guard file.word(place) == name else { return false }
      return file.isMark(place - 1, "!") || ["not", "if", "unless"].contains(file.word(place - 1))
        || file.isMark(place - 1, "(")
          && ["if", "empty", "IsNullOrEmpty", "IsNullOrWhiteSpace"].contains(
            file.word(place - 2))
        || file.isMark(place + 1, ".")
          && [
            "isEmpty", "isNotEmpty", "is_empty", "blank", "empty", "length", "present", "isBlank",
          ].contains(
            file.word(place + 2))
        || ["==", "===", "!=", "!=="].contains(file.word(place + 1)) && isEmptyText(place + 2)
    }
  }
}
