/// Nonces that are kept where more than one attempt finds them.
struct KeepingRule {
  let facts: FileFacts
  var file: SourceFile { facts.file }

  static func hits(_ facts: FileFacts) -> [ScanHit] {
    guard facts.speaksOfNonce else { return [] }
    let rule = KeepingRule(facts: facts)
    return rule.storedByKey + rule.keptOnce
      + facts.file.words.indices.compactMap { index in
        guard facts.file.nonces[index] else { return nil }
        return rule.stored(index) ?? rule.declared(index) ?? rule.memoized(index)
          ?? rule.initialized(index)
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

  /// `@nonce ||= make()`, `self::$nonce ??= make()`
  private func memoized(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.isNonce(file.word(index)), file.isInFunction(index) else {
      return nil
    }
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
    guard file.isName(index), Self.isNonce(file.word(index)), file.isMark(index + 1, "="),
      [".", "->", "@"].contains(file.word(index - 1)),
      file.word(index - 1) == "@" || ["self", "this"].contains(file.word(index - 2)),
      let function = file.surroundings(of: index).last(where: { $0.kind == .function }),
      let type = file.surroundings(of: index).last(where: { $0.kind == .type })
    else { return nil }
    let head = function.header..<function.body.lowerBound
    let isBeginning =
      ["__init__", "initialize", "constructor", "__construct", "init"].contains(function.name)
      || function.name == type.name || head.contains { file.word($0) == "init" }
    let statement = file.statement(at: index)
    guard isBeginning, isMade(index + 2..<max(index + 2, statement.upperBound)) else { return nil }
    return hit(
      index, capped(index),
      "'\(file.word(index))' is made once for each object, however many attempts it makes")
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
    "options", "payload", "message", "response", "token", "claims", "config", "credential", "test",
  ]

  private static let beginnings: Set<String> = [
    "let", "var", "const", "static", "final", "val", "private", "public", "export", "readonly",
    "String", "string", "internal", "lateinit", "@State", "State", "late", "protected",
    "fileprivate",
    "nonisolated", "unsafe", "@", "volatile", "lazy", "StateObject", "NSString", "pub",
  ]

  private func declared(_ index: Int) -> ScanHit? {
    guard file.isName(index), Self.isNonce(file.word(index)), !file.isInFunction(index),
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
    let cap: Certainty =
      !isSingle && Self.requests.contains { holder.contains($0) } ? .lookHere : .likely
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
    let isStatic = modifiers.contains("static") && !modifiers.contains("func")
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
    let isConstant = file.language == .ruby || file.language == .python
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
    guard isMade(value), !value.contains(where: { file.isMark($0, "=>") || file.isMark($0, "{") }),
      file.word(value.first ?? sign) != "function", !file.isMark(sign + 1, "{"),
      !file.language.isScript && !isConstant || !file.surroundings(of: index).isEmpty
        || isUsedInFunctions(index),
      !file.contains(
        ["lambda", "func", "fun", "fn", "useRef", "getenv", "require", "env"], in: value)
    else { return nil }
    if file.surroundings(of: index).isEmpty,
      file.language == .kotlin || file.language == .dart
        || file.language == .swift || file.language.isScript || isConstant
    {
      return hit(
        index, min(cap, .likely), "'\(file.word(index))' is made once for the whole process")
    }
    return hit(
      index, cap,
      isStatic
        ? "'\(file.word(index))' is made once for the whole process"
        : "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  /// Whether what a value is made by, first of all, may make a nonce.
  func isMade(_ value: Range<Int>) -> Bool {
    for index in value {
      if file.isMark(index, "(") {
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
    return SourceFile.namesNonce(word)
      || [
        "random", "generate", "uuid", "guid", "make", "create", "hex", "token_", "bytes",
        "newstring",
        "new_v4", "base64", "text",
      ].contains {
        word.contains($0)
      }
  }
}
