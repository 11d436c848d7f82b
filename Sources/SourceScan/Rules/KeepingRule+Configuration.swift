/// Nonces that are made with a configuration, with an object that serves many, or under a key that all
/// attempts share.
extension KeepingRule {
  /// What a nonce is given to where its object is made, in languages whose constructors are functions.
  private static let servers = [
    "handler", "client", "server", "service", "controller", "config", "app", "provider", "manager",
    "authenticator", "options", "settings", "api", "flow", "strategy",
  ]

  /// `export const config = { nonce: make() }`, `&Handler{nonce: make()}`
  func configured(_ index: Int) -> ScanHit? {
    guard Self.isNonce(file.word(index)), file.isName(index) || NonceName.isKey(file.word(index))
    else { return nil }
    if let hit = keyed(index) { return hit }
    let sign = index + 1
    guard file.isMark(sign, ":") || file.isMark(sign, "=>"),
      file.parents[index] >= 0 || file.language == .ruby
    else { return nil }
    let open = file.parents[index]
    let value = self.value(after: sign)
    guard isMade(value) || isDrawn(value),
      !value.contains(where: {
        file.isMark($0, "=>") || file.isMark($0, "{") || file.word($0) == "lambda"
          || file.word($0) == "func" || file.word($0) == "function" || file.word($0) == "fn"
      })
    else { return nil }
    if [.go, .rust].contains(file.language) { return ofObject(index, open) }
    guard !file.isInFunction(index), file.isMark(open, "{") || file.isMark(open, "["),
      file.kind(ofBrace: open) != .function, file.kind(ofBrace: open) != .type,
      file.language.isScript || file.language == .python || file.language == .php
    else { return ofRegistration(index, open) }
    let top = outermost(open)
    let head = file.statement(at: top).lowerBound..<open
    // What a function without braces gives is made for each call.
    let isLate = head.contains {
      file.isMark($0, "=>")
        || ["function", "lambda", "fn", "async", "await"].contains(file.word($0))
    }
    guard !isLate else { return nil }
    if head.contains(where: { file.isMark($0, "(") && file.mates[$0] > open }) {
      return ofRegistration(index, open)
    }
    let name = Alphabets.name(file, of: top)
    let isKept =
      file.contains(["export", "exports", "default"], in: head)
      || file.language == .python && !name.isEmpty && name == name.uppercased()
      || file.language == .php && file.contains(["return", "const"], in: head)
      || file.language.isScript && file.contains(["const"], in: head)
        && facts.file.words.indices.contains {
          file.words[$0] == name
            && (file.isInFunction($0) || ["default", "exports"].contains(file.word($0 - 1))
              || file.follows(["exports", "="], at: $0 - 2))
        }
    guard isKept else { return nil }
    return hit(index, .likely, "'\(file.word(index))' is made once, with what is configured")
  }

  /// The value after a sign, up to the comma or the bracket that ends it.
  private func value(after sign: Int) -> Range<Int> {
    var end = sign + 1
    while end < file.words.count, end - sign < 60 {
      if file.kind(end) == .mark {
        if [",", ")", "]", "}", ";"].contains(file.word(end)) { break }
        if ["(", "["].contains(file.word(end)), file.mates[end] > end { end = file.mates[end] }
      }
      end += 1
    }
    return sign + 1..<max(sign + 1, end)
  }

  /// `&Handler{nonce: make()}` in a function: the object serves many attempts.
  private func ofObject(_ index: Int, _ open: Int) -> ScanHit? {
    guard file.isMark(open, "{"), file.isName(open - 1) else { return nil }
    var name = file.word(open - 1).lowercased()
    if name == "self", let type = file.surroundings(of: index).last(where: { $0.kind == .type }) {
      name = type.name.lowercased()
    }
    // What has a client or a configuration serves many.
    let members = (open..<max(open, file.mates[open])).filter {
      file.isMark($0 + 1, ":") && file.parents[$0] == open
    }
    let isServer = members.contains {
      ["client", "http", "httpClient", "config", "cfg", "logger", "provider", "verifier", "db"]
        .contains(file.word($0))
    }
    guard isServer || Self.servers.contains(where: { name.hasSuffix($0) }),
      !Self.requests.contains(where: { name.contains($0) && $0 != "options" }),
      let function = file.surroundings(of: index).last(where: {
        $0.kind == .function && !$0.name.isEmpty
      })
        ?? (file.isInFunction(index)
          ? nil : SourceBlock(kind: .other, name: "new", header: 0, body: 0..<0)),
      function.name.lowercased().hasPrefix("new") || function.name == "default"
    else { return nil }
    return hit(
      index, .likely,
      "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  private static let sharers: Set<String> = [
    "update_option", "set_transient", "define", "forever", "add_option", "rememberForever",
  ]
  /// What the whole process shares.
  private static let global: Set<String> = [
    "config", "environ", "ENV", "settings", "globals", "exports", "window", "globalThis", "global",
  ]
  private static let caches = ["cache", "redis", "memcache", "config", "environ", "settings"]

  /// `cache.set("nonce", make())`, `app.config["NONCE"] = make()`, `define('NONCE', make())`
  private func keyed(_ index: Int) -> ScanHit? {
    if file.isText(index), !NonceName.isKey(file.word(index)) { return nil }
    let open = file.parents[index]
    let seen = "'\(file.word(index))' is a key that all attempts share"
    if file.isText(index), open > 0, file.isMark(open, "("), index == open + 1,
      file.isMark(index + 1, ","), file.isName(open - 1)
    {
      let word = file.word(open - 1)
      let owner = file.word(open - 3).lowercased()
      let isCache =
        Self.setters.contains(word) && [".", "::", "->"].contains(file.word(open - 2))
        && Self.caches.contains { owner.hasSuffix($0) }
      guard Self.sharers.contains(word) || isCache else { return nil }
      return hit(index, .likely, seen)
    }
    // `Rails.cache.fetch("nonce") { make() }`, `Cache::remember('nonce', ttl, fn () => make())`
    if file.isText(index), file.isMark(open, "("), index == open + 1,
      [",", ")"].contains(file.word(index + 1)),
      ["fetch", "remember", "get_or_set", "GetOrCreate", "getOrSet", "sear"].contains(
        file.word(open - 1)),
      Self.caches.contains(where: file.word(open - 3).lowercased().hasSuffix)
    {
      return hit(index, .likely, seen)
    }
    // `app.config["NONCE"] = make()`, `config.nonce = make()`
    let isSubscript =
      file.isText(index) && file.isMark(index - 1, "[") && file.isMark(index + 1, "]")
    let isMember = file.isName(index) && file.isMark(index - 1, ".")
    let sign = isSubscript ? index + 2 : index + 1
    guard isSubscript || isMember, file.isMark(sign, "="),
      Self.global.contains(file.word(index - 2))
    else { return nil }
    let value = sign + 1..<max(sign + 1, file.statement(at: index).upperBound)
    guard isMade(value) || isDrawn(value), !value.contains(where: { file.isMark($0, "{") }),
      !file.isMark(value.upperBound, "{"), !file.contains(["function", "async"], in: value),
      !value.contains(where: { file.isMark($0, "=>") }),
      !file.isInFunction(index) || ["ENV", "environ", "globals"].contains(file.word(index - 2))
    else { return nil }
    return hit(index, .likely, seen)
  }

  /// `func init() { nonce = make() }`, and Objective-C's `if (!_nonce) { _nonce = … }` in a getter.
  var ofMakers: [ScanHit] {
    guard [.go, .objectiveC].contains(file.language) else { return [] }
    return file.words.indices.compactMap { index in
      guard file.nonces[index], file.isName(index), Self.isNonce(file.word(index)),
        file.isMark(index + 1, "="), file.isInFunction(index),
        let function = file.surroundings(of: index).last(where: {
          $0.kind == .function && !$0.name.isEmpty
        })
      else { return nil }
      let value = index + 2..<max(index + 2, file.statement(at: index).upperBound)
      switch file.language {
      case .go:
        guard ["init", "main"].contains(function.name), isMade(value) || isDrawn(value),
          index == file.statement(at: index).lowerBound || file.isMark(index - 1, ","),
          facts.places(of: file.word(index)).contains(where: { !file.isInFunction($0) })
        else { return nil }
        return hit(index, .likely, "'\(file.word(index))' is made once for the whole process")
      default:
        let word = file.word(index)
        if function.name == "init" || function.name.hasPrefix("initWith"), isDrawn(value),
          word.hasPrefix("_")
        {
          return hit(
            index, capped(index),
            "'\(word)' is made once for each object, however many attempts it makes")
        }
        if ["initialize", "load"].contains(function.name), isDrawn(value) {
          return hit(index, .likely, "'\(word)' is made once for the whole process")
        }
        guard word.hasPrefix("_"), function.name == word.dropFirst(), isDrawn(value),
          facts.branches.contains(where: {
            $0.body.contains(index) && $0.condition.contains { file.word($0) == word }
          })
        else { return nil }
        return hit(index, capped(index), "'\(word)' is made once and given to every attempt")
      }
    }
  }
}
