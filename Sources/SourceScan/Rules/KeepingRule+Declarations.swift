/// Nonces that are made where they are declared, or with the object that has them.
extension KeepingRule {
  /// What the nonce is called in a type that says what it is.
  private static let valueNames: Set<String> = [
    "current", "value", "raw", "text", "cached", "stored", "pending", "token", "hex", "string",
    "_current", "_value", "_cached", "$value", "$current",
  ]

  /// How types are called that keep a nonce for others, and are none themselves.
  private static let keepers = [
    "holder", "store", "provider", "service", "manager", "keeper", "source", "cache", "config",
    "repository",
  ]

  /// What a type that is named after a nonce has once for all: `def self.current; @current ||= …`,
  /// `object LoginNonce { val value = … }`.
  var ofNonceTypes: [ScanHit] {
    let types = file.blocks.filter { type in
      type.kind == .type
        && (Self.isNonce(type.name) || type.name.lowercased().hasSuffix("nonces")
          || SourceFile.namesNonce(type.name)
            && Self.keepers.contains { type.name.lowercased().hasSuffix($0) })
    }
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
        || isInObject(index)
        || file.surroundings(of: index).last { $0.kind == .type }.map { type in
          Self.keepers.contains { type.name.lowercased().hasSuffix($0) }
        } == true
      return isSingle && (file.isMark(index + 1, "=") || file.isMark(index + 1, ":"))
        ? declared(index, isNonce: true) : nil
    }
  }

  /// What runs once for each object, where it begins.
  private static let beginningFunctions: Set<String> = [
    "__init__", "initialize", "constructor", "__construct", "init", "initState", "viewDidLoad",
    "awakeFromNib", "componentDidMount", "onCreate", "ngOnInit", "onInit", "Awake",
    "OnInitialized",
  ]

  /// The nonce of an object that is made with it: `self.nonce = make()` where it begins.
  func initialized(_ index: Int) -> ScanHit? {
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
      Self.beginningFunctions.contains(function.name)
      || function.name == type.name || head.contains { file.word($0) == "init" }
    let isScripts = file.language.isScript && head.contains { file.word($0) == "constructor" }
    let value = index + 2..<max(index + 2, statement.upperBound)
    guard isBeginning || isScripts, isMade(value) || isDrawn(value) else { return nil }
    // A value is made for each attempt.
    let isValue = file.contains(
      ["struct", "record", "data"], in: type.header..<type.body.lowerBound)
    return hit(
      index, isValue ? .lookHere : capped(index),
      "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  /// Whether something is made that has a nonce as one of many members.
  private func isRequestsValue(_ value: Range<Int>) -> Bool {
    value.contains { file.isMark($0, "{") }
  }

  /// Whether a token stands in one of Kotlin's objects, which are there once, whatever they are called.
  private func isInObject(_ index: Int) -> Bool {
    file.language == .kotlin
      && file.surroundings(of: index).last { $0.kind == .type }.map {
        file.contains(["object"], in: $0.header..<$0.body.lowerBound)
      } == true
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

  static let requests = [
    "request", "session", "attempt", "context", "state", "transaction", "challenge", "params",
    "options", "payload", "pkce", "message", "response", "token", "claims", "credential", "test",
    "pending",
    "handshake", "ticket", "exchange",
  ]

  private static let beginnings: Set<String> = [
    "let", "var", "const", "static", "final", "val", "private", "public", "export", "readonly",
    "String", "string", "internal", "lateinit", "@State", "State", "late", "protected",
    "fileprivate",
    "nonisolated", "unsafe", "@", "volatile", "lazy", "StateObject", "NSString", "pub",
  ]

  /// `private let challenge = makeNonce()`: what makes it says what it is.
  func named(_ index: Int) -> ScanHit? {
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

  func declared(_ index: Int, isNonce: Bool = false) -> ScanHit? {
    guard file.isName(index), isNonce || Self.isNonce(file.word(index)), !file.isInFunction(index),
      file.parents[index] < 0 || file.isMark(file.parents[index], "{")
    else { return nil }
    let parent = file.parents[index]
    if parent >= 0, file.kind(ofBrace: parent) != .type,
      !["lazy_static", "thread_local"].contains(file.word(parent - 2))
    {
      return nil
    }
    let statement = file.statement(at: index)
    let before = statement.lowerBound..<index
    let modifiers = Set(before.map { file.word($0) })
    let isScriptOfPHP = file.language == .php && parent < 0
    guard !isScriptOfPHP, file.language != .go || modifiers.contains("var") else { return nil }
    let holder = file.surroundings(of: index).last { $0.kind == .type }?.name.lowercased() ?? ""
    let isConstant = file.language == .ruby || file.language == .python
    let isStatic = modifiers.contains("static") && !modifiers.contains("func")
    // What a class has, and not its objects, is there once for the whole process.
    let isShared =
      isInObject(index) || isStatic || isConstant || file.surroundings(of: index).isEmpty
    let cap: Certainty = isShared ? .likely : isAttempt(holder) ? capped(index) : .likely
    var sign = index + 1
    while sign < statement.upperBound, !file.isMark(sign, "="), !file.isMark(sign, ":=") {
      // `public string Nonce { get; } = Make();`
      if file.language == .cSharp, file.isMark(sign, "{"), file.word(sign + 1) == "get",
        file.mates[sign] > sign, file.isMark(file.mates[sign] + 1, "=")
      {
        let value = file.mates[sign] + 2
        return isMade(value..<max(value, file.statement(at: value).upperBound))
          ? hit(
            index, isShared && facts.tellsOfSignIn ? .certain : cap,
            "'\(file.word(index))' is made once, however many attempts follow") : nil
      }
      if file.language == .cSharp, modifiers.contains("static"), file.isMark(sign, "{"),
        file.word(sign + 1) == "get", file.contains(["set"], in: sign..<max(sign, file.mates[sign]))
      {
        return shared(index, cap)
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
        && [";", ":", "?:"].contains(file.word(index + 1))
        && (file.isName(index - 1) || ["?", "*"].contains(file.word(index - 1)))
        && !modifiers.contains("let") && !modifiers.contains("final")
      return isDeclared ? shared(index, cap) : nil
    }
    let value = sign + 1..<max(sign + 1, statement.upperBound)
    // Fields of JavaScript need no word before them.
    let isField =
      file.language.isScript && parent >= 0 && file.kind(ofBrace: parent) == .type
      && before.allSatisfy { file.isMark($0, "#") }
    // `@@nonce = …`, `$nonce = …`
    let isOfAll =
      file.language == .ruby
      && (file.word(index).hasPrefix("$") || file.word(index).hasPrefix("@@")
        || before.count <= 2 && !before.isEmpty
          && before.allSatisfy { ["@", "$", "@@"].contains(file.word($0)) })
    guard
      isField || isOfAll
        || (isConstant ? before.isEmpty : !modifiers.isDisjoint(with: Self.beginnings))
    else {
      return nil
    }
    if file.language == .ruby, !isOfAll, file.word(index).first?.isUppercase != true { return nil }
    if file.language == .rust {
      // `static NONCE: Lazy<String> = Lazy::new(|| …)`
      return modifiers.contains("static")
        && value.contains { makes($0) && file.word($0) != "new" || isMaker($0) }
        ? hit(
          index, facts.tellsOfSignIn ? .certain : min(cap, .likely),
          "'\(file.word(index))' is made once for the whole process")
        : nil
    }
    // Something is called that makes it, and it is no function itself.
    let isCalled = isCalledAtOnce(value)
    guard isCalled || isMade(value) || isDrawn(value) && !isRequestsValue(value),
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
      index, isShared && isFixed(modifiers, index) && facts.tellsOfSignIn ? .certain : cap,
      isShared
        ? "'\(file.word(index))' is made once for the whole process"
        : "'\(file.word(index))' is made once for each object, however many attempts it makes")
  }

  /// `Lazy::new(Nonce::new_random)`: a function that makes it, which is called later.
  private func isMaker(_ index: Int) -> Bool {
    let word = file.word(index).lowercased()
    return file.isName(index) && file.isMark(index + 1, ")")
      && ["(", "::"].contains(file.word(index - 1))
      && ["random", "generate", "make", "fresh", "new_"].contains { word.contains($0) }
  }

  private func shared(_ index: Int, _ cap: Certainty) -> ScanHit {
    hit(index, min(cap, .likely), "'\(file.word(index))' is shared by all attempts of the process")
  }

  /// Whether nothing can be given to a name another time.
  private func isFixed(_ modifiers: Set<String>, _ index: Int) -> Bool {
    if file.language == .ruby || file.language == .python {
      let word = file.word(index)
      return word == word.uppercased()
    }
    if file.language == .go {
      let word = file.word(index)
      return !facts.places(of: word).contains {
        $0 != index && (file.isMark($0 + 1, "=") || file.isMark($0 + 1, ","))
          && file.isInFunction($0) && $0 == file.statement(at: $0).lowerBound
      }
    }
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
}
