/// Nonces that are kept where more than one attempt finds them.
struct KeepingRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = KeepingRule(facts: facts)
    return rule.storedByKey + rule.keptOnce + rule.ofNonceTypes
      + facts.file.words.indices.compactMap { index in
        guard facts.file.nonces[index] else { return nil }
        return rule.stored(index) ?? rule.declared(index) ?? rule.memoized(index)
          ?? rule.initialized(index) ?? rule.named(index)
      }
  }

  func hit(_ index: Int, _ certainty: Certainty, _ seen: String) -> ScanHit {
    ScanHit(
      token: index, rule: .nonceOutlivesAttempt, certainty: facts.capped(certainty), seen: seen)
  }

  static let stores: Set<String> = [
    "UserDefaults", "NSUserDefaults", "localStorage", "AsyncStorage", "SharedPreferences", "prefs",
    "sharedPreferences", "preferences", "AppStorage", "PlayerPrefs", "MMKV",
  ]
  static let setters: Set<String> = [
    "set", "setSecret", "setProperty", "Set", "SetValue", "setStringForKey", "putSerializable",
    "setUserDefault", "setItem", "setObject", "putString", "setString", "setValue", "SetString",
    "AppStorage",
    "write", "save", "putExtra", "setStringAsync", "setItemAsync", "SetAsync", "put",
  ]

  /// Whether a name is that of a store that outlives the process.
  static func isStore(_ word: String) -> Bool {
    let plain = word.lowercased()
    return stores.contains(word) || plain == "defaults"
      || ["prefs", "preferences", "userdefaults", "securestore", "securestorage", "datastore"]
        .contains {
          plain.hasSuffix($0)
        }
  }

  private func stored(_ index: Int) -> ScanHit? {
    let statement = file.statement(at: index)
    if file.isText(index), file.contains(["kSecValueData"], in: statement),
      file.words.contains("SecItemAdd")
    {
      return hit(index, .likely, "the keychain keeps the nonce beyond the attempt and the process")
    }
    guard
      let store = statement.first(where: { file.isName($0) && Self.isStore(file.word($0)) }),
      file.contains(Self.setters, in: statement) || isStoreMember(store, statement)
        || isEdited(statement),
      !isOther(statement),
      statement.first(where: { file.nonces[$0] }) == index
    else { return nil }
    return hit(
      index, .likely, "\(file.word(store)) keeps the nonce beyond the attempt and the process")
  }

  /// `dataStore.edit { it[NONCE_KEY] = value }`
  func isEdited(_ statement: Range<Int>) -> Bool {
    file.contains(["edit"], in: statement)
      && statement.contains { file.isMark($0, "]") && file.isMark($0 + 1, "=") }
  }

  /// Whether what is stored is removed, or tells something about nonces alone.
  func isOther(_ statement: Range<Int>) -> Bool {
    file.contains(
      [
        "remove", "removeObject", "removeItem", "removeValue", "delete", "true", "false", "YES",
        "NO",
      ],
      in: statement)
  }

  /// `localStorage.nonce = …`, `localStorage['nonce'] = …`
  func isStoreMember(_ store: Int, _ statement: Range<Int>) -> Bool {
    guard store == statement.lowerBound || file.word(store - 1) == "." else { return false }
    let sign = file.isMark(store + 1, "[") ? max(file.mates[store + 1], store) + 1 : store + 3
    return file.isMark(sign, "=")
  }

  /// What the nonce is called in a type that says what it is.
  private static let valueNames: Set<String> = [
    "current", "value", "raw", "text", "cached", "stored", "pending", "token", "hex", "string",
    "_current", "_value", "_cached", "$value", "$current",
  ]

  /// What a type that is named after a nonce has once for all: `def self.current; @current ||= …`,
  /// `object LoginNonce { val value = … }`.
  private var ofNonceTypes: [ScanHit] {
    let types = file.blocks.filter { $0.kind == .type && Self.isNonce($0.name) }
    guard !types.isEmpty else { return [] }
    return file.words.indices.compactMap { index in
      guard file.isName(index), Self.valueNames.contains(file.word(index).lowercased()),
        types.contains(where: { $0.body.contains(index) })
      else { return nil }
      if file.isInFunction(index) {
        let isOfClass = file.surroundings(of: index).last { $0.kind == .function }.map {
          file.contains(["self", "static"], in: $0.header..<$0.header + 3)
            || file.word($0.header - 1) == "static"
        }
        return isOfClass == true || file.isMark(index - 2, "@")
          ? memoized(index, isNonce: true) : nil
      }
      let statement = file.statement(at: index)
      let isSingle =
        file.contains(["static"], in: statement.lowerBound..<index)
        || file.language == .kotlin
          && file.surroundings(of: index).last { $0.kind == .type }.map {
            file.contains(["object"], in: $0.header..<$0.body.lowerBound)
          } == true
      return isSingle && (file.isMark(index + 1, "=") || file.isMark(index + 1, ":"))
        ? declared(index, isNonce: true) : nil
    }
  }

  /// `@nonce ||= make()`, `self::$nonce ??= make()`
  private func memoized(_ index: Int, isNonce: Bool = false) -> ScanHit? {
    guard file.isName(index), isNonce || Self.isNonce(file.word(index)), file.isInFunction(index)
    else { return nil }
    let sign = index + 1
    let isOr =
      file.isMark(sign, "||") && file.isMark(sign + 1, "=")
      || file.isMark(sign, "??") && file.isMark(sign + 1, "=") || file.isMark(sign, "??=")
      || file.isMark(sign, "||=")
    let before = file.word(index - 1)
    guard isOr, ["@", ".", "::", "->"].contains(before) || file.language == .ruby,
      !["session", "Session"].contains(file.word(index - 2))
    else { return nil }
    let statement = file.statement(at: index)
    guard isMade(sign + 1..<max(sign + 1, statement.upperBound)) else { return nil }
    return hit(
      index, capped(index), "'\(file.word(index))' is made once and given to every attempt")
  }

  /// The nonce of an object that is made with it: `self.nonce = make()` where it begins.
  private func initialized(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.isNonce(file.word(index)), file.isMark(index + 1, "=") else {
      return nil
    }
    let statement = file.statement(at: index)
    // `static { nonce = make(); }`
    let brace = file.parents[index]
    if file.language == .java, brace > 0, file.word(brace - 1) == "static",
      isMade(index + 2..<max(index + 2, statement.upperBound))
    {
      return hit(index, .likely, "'\(file.word(index))' is made once for the whole process")
    }
    guard
      [".", "->", "@"].contains(file.word(index - 1))
        ? file.word(index - 1) == "@" || ["self", "this", "$this"].contains(file.word(index - 2))
        : index == statement.lowerBound && isMember(index),
      let function = file.surroundings(of: index).last(where: { $0.kind == .function }),
      let type = file.surroundings(of: index).last(where: { $0.kind == .type })
    else { return nil }
    let head = function.header..<function.body.lowerBound
    let isBeginning =
      ["__init__", "initialize", "constructor", "__construct", "init"].contains(function.name)
      || function.name == type.name || head.contains { file.word($0) == "init" }
    guard isBeginning, isMade(index + 2..<max(index + 2, statement.upperBound)) else { return nil }
    // A value is made for each attempt.
    let isValue = file.contains(
      ["struct", "record", "data"], in: type.header..<type.body.lowerBound)
    return hit(
      index, isValue ? .lookHere : capped(index),
      "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  /// Whether a name that stands alone is one that the type around declares, in languages that need
  /// no more to name a member.
  private func isMember(_ index: Int) -> Bool {
    [.java, .kotlin, .cSharp, .dart, .swift].contains(file.language)
      && file.words.indices.contains { place in
        file.words[place] == file.words[index] && place != index && !file.isInFunction(place)
          && file.isName(place) && file.isMark(file.parents[place], "{")
          && file.kind(ofBrace: file.parents[place]) == .type
      }
  }

  /// An object that is one attempt, or what is sent for one, may have its nonce.
  func capped(_ index: Int) -> Certainty {
    let holder = file.surroundings(of: index).last { $0.kind == .type }?.name.lowercased() ?? ""
    return Self.requests.contains { holder.contains($0) } ? .lookHere : .likely
  }

  /// Whether any function uses a name that is declared outside of all.
  private func isUsedInFunctions(_ index: Int) -> Bool {
    let word = file.word(index)
    return file.words.indices.contains {
      $0 != index && file.words[$0] == word && file.isInFunction($0)
    }
      || !file.blocks.contains { $0.kind == .function }
        && !file.contains(["await"], in: file.words.indices)
  }

  /// Whether a name is that of a nonce, and not of something about nonces.
  static func isNonce(_ name: String) -> Bool {
    NonceName.isValue(name)
  }

  private static let requests = [
    "request", "session", "attempt", "context", "state", "transaction", "challenge", "params",
    "options", "payload", "pkce", "message", "response", "token", "claims", "credential", "test",
  ]

  private static let beginnings: Set<String> = [
    "let", "var", "const", "static", "final", "val", "private", "public", "export", "readonly",
    "String", "string", "internal", "lateinit", "@State", "State", "late", "protected",
    "fileprivate",
    "nonisolated", "unsafe", "@", "volatile", "lazy", "StateObject", "NSString", "pub",
  ]

  /// `private let challenge = makeNonce()`: what makes it says what it is.
  private func named(_ index: Int) -> ScanHit? {
    let word = file.word(index)
    guard file.isMark(index + 1, "("), !file.isInFunction(index), Self.isNonce(word),
      word.first?.isUppercase == false
    else { return nil }
    var sign = index - 1
    while file.isMark(sign, "."), file.isName(sign - 1) { sign -= 2 }
    let name = Alphabets.name(file, of: index)
    guard file.isMark(sign, "="),
      let place = (file.statement(at: index).lowerBound..<sign).last(where: {
        file.word($0) == name && file.isName($0)
      }), !SourceFile.namesNonce(name)
    else { return nil }
    return declared(place, isNonce: true)
  }

  private func declared(_ index: Int, isNonce: Bool = false) -> ScanHit? {
    guard file.isName(index), isNonce || Self.isNonce(file.word(index)), !file.isInFunction(index),
      file.parents[index] < 0 || file.isMark(file.parents[index], "{")
    else { return nil }
    let parent = file.parents[index]
    if parent >= 0, file.kind(ofBrace: parent) != .type, file.word(parent - 2) != "lazy_static" {
      return nil
    }
    let statement = file.statement(at: index)
    let before = statement.lowerBound..<index
    let modifiers = Set(before.map { file.word($0) })
    let isScriptOfPHP = file.language == .php && parent < 0
    guard !isScriptOfPHP, file.language != .go || modifiers.contains("var") else { return nil }
    let holder = file.surroundings(of: index).last { $0.kind == .type }?.name.lowercased() ?? ""
    // Kotlin's objects are there once, whatever they are called.
    let isSingle =
      file.language == .kotlin
      && file.surroundings(of: index).last { $0.kind == .type }.map {
        file.contains(["object"], in: $0.header..<$0.body.lowerBound)
      } == true
    let isConstant = file.language == .ruby || file.language == .python
    let isStatic = modifiers.contains("static") && !modifiers.contains("func")
    // What a class has, and not its objects, is there once for the whole process.
    let isShared =
      isSingle || isStatic || isConstant || file.surroundings(of: index).isEmpty
    let cap: Certainty =
      !isShared && Self.requests.contains { holder.contains($0) } ? .lookHere : .likely
    var sign = index + 1
    while sign < statement.upperBound, !file.isMark(sign, "="), !file.isMark(sign, ":=") {
      if file.language == .cSharp, modifiers.contains("static"), file.isMark(sign, "{"),
        file.word(sign + 1) == "get", file.contains(["set"], in: sign..<max(sign, file.mates[sign]))
      {
        return hit(
          index, min(cap, .likely), "'\(file.word(index))' is shared by all attempts of the process"
        )
      }
      if file.isMark(sign, "(") || file.isMark(sign, "=>") || file.isMark(sign, "{") { return nil }
      sign += 1
    }
    guard sign < statement.upperBound else {
      // `private static String nonce;`
      let isText = statement.contains { ["String", "string", "NSString"].contains(file.word($0)) }
      let isDeclared =
        isText && isStatic
        && [.java, .cSharp, .swift, .php, .dart, .typeScript, .objectiveC].contains(file.language)
        && (file.isMark(index + 1, ";") || file.isMark(index + 1, ":"))
        && (file.isName(index - 1) || ["?", "*"].contains(file.word(index - 1)))
        && !modifiers.contains("let") && !modifiers.contains("final")
      return isDeclared
        ? hit(
          index, min(cap, .likely), "'\(file.word(index))' is shared by all attempts of the process"
        ) : nil
    }
    let value = sign + 1..<max(sign + 1, statement.upperBound)
    guard isConstant ? before.isEmpty : !modifiers.isDisjoint(with: Self.beginnings) else {
      return nil
    }
    if file.language == .ruby, file.word(index).first?.isUppercase != true { return nil }
    if file.language == .rust {
      // `static NONCE: Lazy<String> = Lazy::new(|| …)`
      return modifiers.contains("static")
        && value.contains { makes($0) && file.word($0) != "new" }
        ? hit(index, min(cap, .likely), "'\(file.word(index))' is made once for the whole process")
        : nil
    }
    // Something is called that makes it, and it is no function itself.
    let isCalled = isCalledAtOnce(value)
    guard isCalled || isMade(value),
      isCalled || !value.contains(where: { file.isMark($0, "=>") || file.isMark($0, "{") }),
      isCalled || file.word(value.first ?? sign) != "function",
      isCalled || !file.isMark(sign + 1, "{"),
      !file.language.isScript && !isConstant || !file.surroundings(of: index).isEmpty
        || isUsedInFunctions(index),
      isCalled
        || !file.contains(
          ["lambda", "func", "fun", "fn", "useRef", "getenv", "require", "env"], in: value)
    else { return nil }
    return hit(
      index, isShared && isFixed(modifiers) && facts.purpose == .signIn ? .certain : cap,
      isShared
        ? "'\(file.word(index))' is made once for the whole process"
        : "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  /// Whether nothing can be given to a name another time.
  private func isFixed(_ modifiers: Set<String>) -> Bool {
    let words: Set<String> =
      switch file.language {
      case .swift: ["let"]
      case .kotlin: ["val"]
      case .java, .dart: ["final", "const"]
      case .cSharp, .typeScript, .javaScript: ["readonly", "const"]
      default: []
      }
    return !modifiers.isDisjoint(with: words)
  }

  /// `run { … }`, `{ … }()`, `(() => …)()`: a function that is called where it is written, and makes
  /// something random.
  private func isCalledAtOnce(_ value: Range<Int>) -> Bool {
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

  /// Whether what a value is made by, first of all, may make a nonce.
  func isMade(_ value: Range<Int>) -> Bool {
    for index in value {
      if file.isMark(index, "(") {
        // `field(default=make())` of a Python class.
        if file.language == .python, ["field", "Field"].contains(file.word(index - 1)),
          let place = value.first(where: { file.follows(["default", "="], at: $0) })
        {
          return value.contains { $0 > place && makes($0) }
        }
        // `String(make())`, `hash(UUID())`: one bracket deeper counts as well.
        return makes(index - 1) || index + 2 < value.upperBound && makes(index + 1)
      }
      if file.isMark(index, "{") || file.isText(index) { return false }
    }
    return false
  }

  /// Whether a call at a token may make a nonce.
  func makes(_ index: Int) -> Bool {
    guard file.isName(index), file.isMark(index + 1, "(") else { return false }
    let word = file.word(index).lowercased()
    // `NonceGenerator.urlSafe(…)`
    let isOfGenerator =
      [".", "::", "->"].contains(file.word(index - 1))
      && SourceFile.namesNonce(file.word(index - 2))
      && file.word(index - 2).first?.isUppercase == true
    return SourceFile.namesNonce(word) || isOfGenerator
      || [
        "random", "generate", "uuid", "nanoid", "guid", "make", "create", "hex", "token_", "bytes",
        "newstring",
        "new_v4", "base64", "text",
      ].contains {
        word.contains($0)
      }
  }
}
