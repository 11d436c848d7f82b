/// What one file of an app declares and uses, as far as its tokens tell.
struct AppFile {
  /// The path as it was given or found.
  let path: String
  private(set) var imports: Set<String> = []
  /// Types, functions and values at the top.
  private(set) var declares: Set<String> = []
  /// Everything that is given a name in it, at any depth.
  private(set) var names: Set<String> = []
  /// Classes, and what they and their extensions here conform to.
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var functions: [Function] = []
  /// The words inside a type and its extensions here.
  private(set) var uses: [String: Set<String>] = [:]
  /// What other files can hear, by the types that have it.
  private(set) var channels: [String: Channel] = [:]
  /// What names stand for.
  private(set) var aliases: [String: String] = [:]
  /// What is compiled here, and is not the same as on a device.
  private(set) var cautions: [String] = []
  /// Whether a request is given a state.
  private(set) var setsState = false
  /// Types of which an object is there already, under the name `shared`.
  private(set) var shared: Set<String> = []
  /// A static property that holds a raw nonce, as an expression.
  private(set) var keptNonce: String?
  let words: Set<String>
  let members: AppMembers
  private var tokens: [String]
  private var lines: [Int]

  init(path: String, source: [UInt8]) {
    self.path = path
    let (all, lines) = SwiftTokens.placed(source)
    let compiled = SwiftConditions.compiled(all, AppSelection.isThere)
    tokens = compiled.map { all[$0] }
    self.lines = compiled.map { lines[$0] }
    words = Set(tokens)
    members = AppMembers(tokens)
    read()
    cautions = Self.differences(all)
    setsState = tokens.indices.contains { at in
      tokens[at] == "state" && at > 1 && tokens[at - 1] == "."
        && tokens[at - 2].lowercased().hasSuffix("request") && token(at + 1) == "="
        && token(at + 2) != "="
    }
    (tokens, self.lines) = ([], [])
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol"]
  private static let naming = kinds.union([
    "typealias", "associatedtype", "func", "let", "var", "case",
  ])
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "private", "fileprivate", "static", "final", "override",
    "nonisolated", "mutating", "class", "convenience", "required",
  ]

  private func token(_ index: Int) -> String { index < tokens.count ? tokens[index] : "" }

  private mutating func read() {
    // The types around, with nothing for a brace that is no type's.
    var around: [String?] = []
    var memberwise: [String: Function] = [:]
    var next: String?
    var parentheses = 0
    var hiding = 0
    for index in tokens.indices {
      let word = tokens[index]
      if Self.naming.contains(word) { names.insert(token(index + 1)) }
      let owner = around.last ?? nil
      if let type = around.last(where: { $0 != nil }) ?? nil {
        uses[type, default: []].insert(word)
      }
      switch word {
      case "(": parentheses += 1
      case ")": parentheses -= 1
      case "{":
        around.append(next)
        next = nil
      case "}":
        if !around.isEmpty { around.removeLast() }
        if around.count < hiding { hiding = 0 }
      case "import":
        // import struct Foundation.Data
        let kinded = Self.kinds.union(["func", "var", "let", "typealias"])
        let isOfOne = kinded.contains(token(index + 1))
        let name = token(isOfOne ? index + 2 : index + 1)
        let isPart = !isOfOne && token(index + 2) == "."
        imports.insert(isPart ? "\(name).\(token(index + 3))" : name)
      case _ where Self.kinds.contains(word) && isName(index + 1):
        guard token(index + 1) != "func", token(index + 1) != "var", token(index + 1) != "let",
          parentheses == 0
        else { break }
        next = token(index + 1)
        if around.isEmpty { declares.insert(token(index + 1)) }
        if word == "class" || word == "actor" { classes.insert(token(index + 1)) }
        if word == "protocol" { protocols.insert(token(index + 1)) }
        if word == "struct" {
          memberwise[token(index + 1)] = Function(
            name: "init", owner: token(index + 1), line: lines[index])
        }
        conform(token(index + 1), from: index + 2)
      case "extension" where parentheses == 0:
        next = token(index + 1)
        if !modifiers(before: index).isDisjoint(with: ["private", "fileprivate"]) {
          hiding = around.count + 1
        }
        conform(token(index + 1), from: index + 2)
      case "func", "init":
        guard parentheses == 0, around.isEmpty || owner != nil,
          index == 0 || tokens[index - 1] != ".",
          var function = function(index, owner)
        else { break }
        function.isHidden = function.isHidden || hiding > 0
        functions.append(function)
        if around.isEmpty { declares.insert(function.name) }
      case "let", "var", "typealias":
        if word == "typealias" { alias(index) }
        if around.isEmpty, parentheses == 0 { declares.insert(token(index + 1)) }
        if let owner, let parameter = stored(index) {
          memberwise[owner]?.parameters.append(parameter)
        }
        channel(index, owner)
        keep(index, owner)
        if token(index + 1) == "shared", index > 0, let owner,
          modifiers(before: index).contains("static")
        {
          shared.insert(owner)
        }
      default: break
      }
    }
    let made = Set(functions.filter { $0.name == "init" }.compactMap(\.owner))
    functions += memberwise.filter { !made.contains($0.key) && !$0.value.parameters.isEmpty }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// What an initialiser that nobody wrote asks for a property.
  private func stored(_ index: Int) -> Function.Parameter? {
    let modifiers = modifiers(before: index)
    guard token(index + 2) == ":", !modifiers.contains("static"),
      !modifiers.contains(where: { $0.hasPrefix("@") }), index == 0 || tokens[index - 1] != "lazy"
    else { return nil }
    let type = type(from: index + 3)
    let next = token(index + 3 + type.count)
    let isComputed =
      next == "{" && !["didSet", "willSet"].contains(token(index + 4 + type.count))
    guard !isComputed, next != "=", tokens[index] == "let" || type.last != "?" else { return nil }
    return Function.Parameter(
      label: token(index + 1), name: token(index + 1), type: type.joined(separator: " "),
      hasDefault: false)
  }

  /// Notes a property that is a publisher, a subject or a stream.
  private mutating func channel(_ index: Int, _ owner: String?) {
    let isTyped = token(index + 2) == ":" || token(index + 2) == "="
    guard let owner, isTyped, Channel.types.contains(token(index + 3)),
      !["Void", "Never", "("].contains(token(index + 5)),
      modifiers(before: index).isDisjoint(with: ["private", "fileprivate", "static"])
    else { return }
    let channel = Channel(
      name: token(index + 1), isStream: token(index + 3).hasPrefix("Async"))
    channels[owner] = channels[owner] ?? channel
  }

  /// Notes `static var currentNonce: String?`, where other files see it.
  private mutating func keep(_ index: Int, _ owner: String?) {
    let (name, modifiers) = (token(index + 1), modifiers(before: index))
    guard let owner, tokens[index...].dropFirst(2).prefix(2) == [":", "String"],
      ["rawnonce", "nonce", "currentnonce", "unhashednonce"].contains(name.lowercased()),
      modifiers.contains("static"), modifiers.isDisjoint(with: ["private", "fileprivate"])
    else { return }
    keptNonce = keptNonce ?? "\(owner).\(name)"
  }

  private func isName(_ index: Int) -> Bool {
    token(index).utf8.first.map { $0 >= 0x41 && $0 != 0x5B && $0 != 0x7B } ?? false
  }

  private mutating func conform(_ type: String, from start: Int) {
    var found = conformances[type] ?? []
    for index in start..<max(start, tokens.count) {
      if ["{", "}", "where"].contains(tokens[index]) { break }
      found.insert(tokens[index])
    }
    conformances[type] = found
  }

  private mutating func alias(_ index: Int) {
    guard token(index + 2) == "=" else { return }
    aliases[token(index + 1)] = type(from: index + 3).joined(separator: " ")
  }

  /// The words of a type that begins here.
  private func type(from start: Int) -> [String] {
    var words: [String] = []
    var depth = 0
    for at in start..<max(start, tokens.count) {
      let word = tokens[at]
      // The next declaration begins where nothing is open and no sign joins.
      let joins = [",", "->", "?", "!", ">", ")", "]", "<", "(", "[", ".", "async", "throws"]
      if depth == 0, let last = words.last, isName(at) || word.hasPrefix("@"),
        !joins.contains(word), !last.hasPrefix("@"),
        !["->", ".", "(", "<", "[", ",", "&", "any", "some"].contains(last)
      {
        break
      }
      if ["{", "}"].contains(word) || word == "=" && depth == 0 { break }
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]", ">"].contains(word) { depth -= 1 }
      words.append(word)
    }
    return words
  }

  /// The words of a body that begins here.
  private func body(_ index: Int) -> Set<String> {
    var depth = 0
    var found: Set<String> = []
    for at in index..<max(index, tokens.count) {
      if tokens[at] == "{" { depth += 1 }
      if tokens[at] == "}" { depth -= 1 }
      found.insert(tokens[at])
      if depth <= 0 { break }
    }
    return found
  }

  private func modifiers(before index: Int) -> Set<String> {
    var found: Set<String> = []
    var at = index - 1
    while at >= 0, Self.modifiers.contains(tokens[at]) || tokens[at].hasPrefix("@") {
      found.insert(tokens[at])
      at -= 1
    }
    return found
  }

  /// Reads a signature: name, parameters, effects, result.
  private func function(_ index: Int, _ owner: String?) -> Function? {
    let modifiers = modifiers(before: index)
    var at = index + (tokens[index] == "init" ? 0 : 1)
    var function = Function(name: token(at), owner: owner, line: lines[index])
    function.isStatic = modifiers.contains("static") || modifiers.contains("class")
    function.isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    while at < tokens.count, tokens[at] != "(" {
      if ["{", "}", "."].contains(tokens[at]) { return nil }
      at += 1
    }
    var (depth, part) = (0, [String]())
    while at < tokens.count {
      let word = tokens[at]
      if ["(", "[", "<"].contains(word) { depth += 1 }
      if [")", "]", ">"].contains(word) { depth -= 1 }
      if depth == 0 || depth == 1 && word == "," {
        if let parameter = Function.Parameter(part) { function.parameters.append(parameter) }
        part = []
        if depth == 0 { break }
      } else if !(depth == 1 && word == "(" && part.isEmpty) {
        part.append(word)
      }
      at += 1
    }
    at += 1
    while at < tokens.count, ["async", "throws", "rethrows", "->"].contains(tokens[at]) {
      if tokens[at] == "async" { function.isAsync = true }
      if tokens[at] == "throws" {
        function.doesThrow = true
        // throws(SignInError)
        if token(at + 1) == "(" {
          while at + 1 < tokens.count, tokens[at] != ")" { at += 1 }
        }
      }
      if tokens[at] == "->" {
        var result: [String] = []
        while at + 1 < tokens.count, !["{", "}", "where"].contains(tokens[at + 1]) {
          at += 1
          result.append(tokens[at])
        }
        function.result = result.joined()
      }
      at += 1
    }
    if token(at) == "where" {
      while at < tokens.count, !["{", "}"].contains(tokens[at]) { at += 1 }
    }
    function.uses = body(at)
    return token(at) == "{" ? function : nil
  }
}
