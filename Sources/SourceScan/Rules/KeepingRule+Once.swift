/// Nonces that are made at their first use, and given to every attempt after it.
extension KeepingRule {
  /// Words that make what follows run once for the whole process or object.
  static let once: Set<String> = [
    "dispatch_once", "get_or_init", "get_or_insert_with", "lazy", "Lazy", "LazyLock", "OnceLock",
    "lru_cache", "cache", "cached_property", "useMemo", "memoize", "memoized", "once", "call_once",
    "computeIfAbsent", "late", "Do", "useState", "remember", "rememberSaveable",
  ]

  /// A nonce that a construct makes once, however many attempts follow.
  var keptOnce: [ScanHit] {
    file.words.indices.compactMap { index in
      guard file.isName(index), Self.once.contains(file.word(index)) else { return nil }
      return decorated(index) ?? madeInOnce(index) ?? lazily(index)
    } + lazyStatics + memoizedNames + keptEntries + ofApplications + defaults
  }

  /// `@lru_cache` over `def nonce():`
  private func decorated(_ index: Int) -> ScanHit? {
    guard file.language == .python,
      ["lru_cache", "cache", "cached_property"].contains(file.word(index)),
      file.isMark(index - 1, "@") || file.isMark(index - 2, "@") || file.isMark(index - 3, "@"),
      let function = file.blocks.first(where: { $0.kind == .function && $0.header > index }),
      function.header - index < 12, Self.isNonce(function.name)
    else { return nil }
    return hit(
      function.header, .likely, "'\(function.name)' is made once and given to every attempt")
  }

  /// `dispatch_once(&once, ^{ nonce = make(); })`, `NONCE.get_or_init(|| make())`
  private func madeInOnce(_ index: Int) -> ScanHit? {
    let word = file.word(index)
    switch word {
    case "dispatch_once", "call_once", "Do":
      guard file.isMark(index + 1, "("), file.mates[index + 1] > index else { return nil }
      let isMakers =
        word == "Do"
        && file.surroundings(of: index).contains { $0.kind == .function && Self.isNonce($0.name) }
      guard
        let place = (index + 2..<file.mates[index + 1]).first(where: {
          (file.nonces[$0]
            || isMakers && (index + 2..<file.mates[index + 1]).contains(where: makes))
            && file.isName($0) && file.isMark($0 + 1, "=")
        })
      else { return nil }
      return hit(
        place, facts.tellsOfSignIn ? .certain : .likely,
        "'\(file.word(place))' is made once for the whole process")
    case "get_or_init", "get_or_insert_with":
      guard file.isMark(index + 1, "("), file.isMark(index - 1, "."),
        Self.isNonce(file.word(index - 2))
          || file.speaksOfNonce(index + 1..<max(index + 1, file.mates[index + 1]))
      else { return nil }
      // What a static keeps is a constant of the process.
      let isStatic = facts.places(of: file.word(index - 2)).contains {
        file.contains(["static"], in: file.statement(at: $0).lowerBound..<$0)
      }
      return hit(
        index, isStatic && facts.tellsOfSignIn ? .certain : .likely,
        "the nonce is made once and given to every attempt")
    case "remember", "rememberSaveable":
      // Kotlin's Compose: `val nonce = remember { make() }`
      guard file.language == .kotlin, file.isMark(index + 1, "{"), file.mates[index + 1] > index,
        Self.isNonce(Alphabets.name(file, of: index)),
        isMade(index + 2..<file.mates[index + 1]) || isDrawn(index + 2..<file.mates[index + 1]),
        !file.contains(["mutableStateOf"], in: index + 2..<file.mates[index + 1])
      else { return nil }
      return hit(
        index, .likely, "the nonce is made once for each object, however many attempts it makes")
    case "useState":
      // `const [nonce] = useState(() => make())`, without what would set another one
      guard file.language.isScript, file.isMark(index + 1, "("), file.mates[index + 1] > index + 2,
        file.isMark(index - 1, "="), file.isMark(index - 2, "]"),
        file.mates[index - 2] == index - 4,
        Self.isNonce(file.word(index - 3)),
        (index + 2..<file.mates[index + 1]).contains(where: makes)
      else { return nil }
      return hit(
        index, .likely, "the nonce is made once for each object, however many attempts it makes")
    case "useMemo":
      guard file.language.isScript, file.isMark(index + 1, "("), file.mates[index + 1] > index,
        Self.isNonce(Alphabets.name(file, of: index)),
        file.follows([",", "[", "]"], at: file.mates[index + 1] - 3)
      else { return nil }
      return hit(
        index, .likely, "the nonce is made once for each object, however many attempts it makes")
    default: return nil
    }
  }

  /// `val nonce by lazy { make() }`, `private static readonly Lazy<string> Nonce = new(() => Make());`
  private func lazily(_ index: Int) -> ScanHit? {
    switch (file.language, file.word(index)) {
    case (.kotlin, "lazy"):
      guard file.word(index - 1) == "by" else { return nil }
      let statement = file.statement(at: index)
      guard let name = statement.first(where: { file.nonces[$0] && $0 < index }),
        Self.isNonce(file.word(name))
      else { return nil }
      return hit(name, .likely, "'\(file.word(name))' is made once, however many attempts follow")
    case (.swift, "lazy"):
      guard file.word(index + 1) == "var", Self.isNonce(file.word(index + 2)) else { return nil }
      return hit(
        index + 2, capped(index),
        "'\(file.word(index + 2))' is made once for each object, however many attempts it makes")
    case (.cSharp, "Lazy"):
      let statement = file.statement(at: index)
      // In a type that is named after a nonce, whatever it is called.
      let isOfType = file.surroundings(of: index).contains {
        $0.kind == .type && Self.isNonce($0.name)
      }
      guard
        let name = statement.first(where: {
          file.isName($0) && file.isMark($0 + 1, "=")
            && (isOfType || file.nonces[$0] && Self.isNonce(file.word($0)))
        })
      else { return nil }
      return hit(name, .likely, "'\(file.word(name))' is made once for the whole process")
    case (.dart, "late"):
      guard !file.isInFunction(index) else { return nil }
      let statement = file.statement(at: index)
      guard let name = statement.first(where: { file.nonces[$0] && file.isName($0) }),
        Self.isNonce(file.word(name)), file.isMark(name + 1, "="),
        isMade(name + 2..<max(name + 2, statement.upperBound))
      else { return nil }
      return hit(
        name, capped(name),
        "'\(file.word(name))' is made once for each object, however many attempts it makes")
    default: return nil
    }
  }

  /// `@nonce ||= make()`, `self::$nonce ??= make()`
  func memoized(_ index: Int, isNonce: Bool = false) -> ScanHit? {
    guard file.isName(index), isNonce || Self.isNonce(file.word(index)), file.isInFunction(index)
    else { return nil }
    let sign = index + 1
    let isOr =
      file.isMark(sign, "||") && file.isMark(sign + 1, "=")
      || file.isMark(sign, "??") && file.isMark(sign + 1, "=") || file.isMark(sign, "??=")
      || file.isMark(sign, "||=")
    let before = file.word(index - 1)
    let isStaticLocal =
      file.language == .php
      && file.scope(of: index).contains {
        file.word($0) == "static" && file.word($0 + 1) == file.word(index)
      }
    guard isOr, ["@", ".", "::", "->"].contains(before) || file.language == .ruby || isStaticLocal,
      !["session", "Session"].contains(file.word(index - 2))
    else { return nil }
    let statement = file.statement(at: index)
    guard isMade(sign + 1..<max(sign + 1, statement.upperBound)) else { return nil }
    return hit(
      index, capped(index), "'\(file.word(index))' is made once and given to every attempt")
  }

  /// `static NSString *nonce; if (nonce == nil) nonce = make();`, and the same with a name of the
  /// file or a member that is never cleared.
  private var lazyStatics: [ScanHit] {
    let statics = Set(
      file.words.indices.compactMap { index -> String? in
        guard file.isName(index), Self.isNonce(file.word(index)) else { return nil }
        let statement = file.statement(at: index)
        // `const state = { nonce: … };`
        if file.language.isScript, file.isMark(index + 1, ":"), !file.isInFunction(index),
          file.isMark(file.parents[index], "{"), !isClearedSomewhere(file.word(index))
        {
          return file.word(index)
        }
        let before = statement.lowerBound..<index
        let isOutside =
          !file.isInFunction(index) && !file.isMark(file.parents[index], "(")
          && (before.isEmpty || before.allSatisfy { file.isName($0) || file.isMark($0, "*") })
        return (isOutside || file.contains(["static"], in: before))
          && !isClearedSomewhere(file.word(index)) && !file.contains(["func", "const"], in: before)
          && !before.contains { ["(", "{", "."].contains(file.word($0)) }
          && !file.isMark(index + 1, "(") ? file.word(index) : nil
      })
    return facts.branches.compactMap { branch in
      guard
        let name = branch.condition.first(where: {
          file.isName($0) && statics.contains(file.word($0))
            && (!file.isMark($0 - 1, ".") || file.word($0 - 2).first?.isUppercase == true
              || ["self", "this"].contains(file.word($0 - 2))
              || file.language.isScript && isOfFile(file.word($0 - 2)))
        }),
        branch.condition.contains(where: {
          ["!", "==", "===", "isEmpty", "IsNullOrEmpty", "empty", "is", "not"].contains(
            file.word($0))
        }) || file.word(branch.keyword) == "unless",
        let place = branch.body.first(where: {
          file.word($0) == file.word(name) && file.isMark($0 + 1, "=")
        }),
        file.language == .objectiveC
          || isDrawn(place + 2..<max(place + 2, file.statement(at: place).upperBound))
          || isMade(place + 2..<max(place + 2, file.statement(at: place).upperBound))
      else { return nil }
      return hit(
        place, min(capped(place), .likely),
        "'\(file.word(name))' is made once and given to every attempt")
    }
  }

  /// Whether a name is given a value outside of all functions.
  private func isOfFile(_ name: String) -> Bool {
    facts.places(of: name).contains { file.isMark($0 + 1, "=") && !file.isInFunction($0) }
  }

  /// Whether a name is given nothing in some function, as at an attempt's end.
  private func isClearedSomewhere(_ name: String) -> Bool {
    facts.places(of: name).contains { place in
      file.isInFunction(place)
        && (file.isMark(place + 1, "=")
          && (["nil", "null", "None", "undefined"].contains(file.word(place + 2))
            || file.isText(place + 2) && file.word(place + 2).isEmpty)
          || ["delete", "unset", "del"].contains(file.word(place - 1)))
    }
  }

  /// `cached ??= make()` with a name of the file.
  private var memoizedNames: [ScanHit] {
    guard file.language.isScript || file.language == .dart else { return [] }
    return file.words.indices.compactMap { index in
      guard file.isName(index), Self.isNonce(file.word(index)), file.isInFunction(index),
        !file.isMark(index - 1, "."),
        file.isMark(index + 1, "??=")
          || ["??", "||"].contains(file.word(index + 1)) && file.isMark(index + 2, "="),
        !isClearedSomewhere(file.word(index)),
        facts.places(of: file.word(index)).contains(where: { !file.isInFunction($0) })
      else { return nil }
      return hit(
        index, capped(index), "'\(file.word(index))' is made once and given to every attempt")
    }
  }

  /// `def start(nonce=secrets.token_hex(16)):` is made when the function is.
  var defaults: [ScanHit] {
    guard file.language == .python else { return [] }
    return file.words.indices.compactMap { index in
      guard file.isName(index), Self.isNonce(file.word(index)),
        file.blocks.contains(where: { block in
          block.kind == .function
            && file.isMark(file.parents[index], "(")
            && file.parents[index] > block.header && file.parents[index] <= block.header + 3
            && index < block.body.upperBound
        })
      else { return nil }
      var sign = index + 1
      if file.isMark(sign, ":") { sign += 2 }
      guard file.isMark(sign, "="), file.isName(sign + 1) else { return nil }
      var end = sign + 1
      while file.isName(end) || file.isMark(end, ".") { end += 1 }
      guard file.isMark(end, "("), makes(end - 1) else { return nil }
      return hit(
        index, .likely, "the default of '\(file.word(index))' is made once, with its function")
    }
  }
}
