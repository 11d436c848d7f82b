/// The members of types that a file declares, and those that it asks for, by their names alone.
///
/// An extension may be in any file, and whoever uses what it adds need not name the type.
struct AppMembers: Equatable {
  /// One of them.
  struct Member: Hashable {
    let type: String
    /// Its name; of an initialiser, the call's beginning: `Data(hex:`.
    let name: String
  }

  /// Members of types and of extensions.
  private(set) var declared: Set<Member> = []
  /// What extensions add that other files can use.
  private(set) var added: Set<Member> = []
  /// Names after a point, and calls without one, as an object makes them of its own.
  private(set) var asked: Set<String> = []

  /// What the standard library and Foundation have of many types: an app's extension of that name
  /// may be for another one.
  static let standard: Set<String> = [
    "add", "append", "base64EncodedString", "build", "cancel", "compactMap", "contains",
    "count", "data", "date", "default", "description", "encode", "decode", "error", "filter",
    "first", "flatMap", "format", "formatted", "get", "hash", "id", "index", "insert", "isEmpty",
    "joined", "last", "localizedDescription", "lowercased", "main", "map", "max", "merge", "min",
    "name", "object", "post", "prefix", "publisher", "rawValue", "reduce", "remove", "removeAll",
    "replacing", "reversed", "run", "save", "set", "shared", "sleep", "sorted", "split",
    "standard", "string", "suffix", "text", "title", "trimmingCharacters", "update", "uppercased",
    "utf8", "value", "values",
  ]

  private static let types: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "static", "final", "override", "nonisolated", "mutating", "class",
    "convenience", "required", "lazy", "weak", "unowned", "nonmutating", "indirect",
  ]

  private struct Scope {
    var type: String
    var isExtension: Bool
    var isHidden: Bool
  }

  /// - Parameter tokens: A file's.
  init(_ tokens: [String]) {
    func token(_ at: Int) -> String { tokens.indices.contains(at) ? tokens[at] : "" }
    // The types around, with nothing for a brace that is no type's.
    var around: [Scope?] = []
    var next: Scope?
    var depth = 0
    for at in tokens.indices {
      let word = tokens[at]
      if Self.isName(word) {
        let calls = token(at + 1) == "(" && token(at - 1) != "func"
        if token(at - 1) == "." || calls { asked.insert(word) }
        if calls, token(at + 3) == ":" { asked.insert("\(word)(\(token(at + 2)):") }
      }
      switch word {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        around.append(next)
        next = nil
      case "}": if !around.isEmpty { around.removeLast() }
      case _ where Self.types.contains(word) && depth == 0 && Self.isName(token(at + 1)):
        guard !["func", "var", "let"].contains(token(at + 1)) else { break }
        next = Scope(
          type: token(at + 1), isExtension: word == "extension",
          isHidden: Self.isHidden(tokens, at))
      case "func", "var", "let", "init", "case":
        guard depth == 0, token(at - 1) != ".", let scope = around.last ?? nil else { break }
        let names =
          word == "case" ? Self.cases(tokens, at + 1) : [Self.name(tokens, at, scope.type)]
        let members = names.map { Member(type: scope.type, name: $0) }
        declared.formUnion(members)
        guard scope.isExtension, !scope.isHidden, !Self.isHidden(tokens, at) else { break }
        added.formUnion(members)
      default: break
      }
    }
  }

  private static func isName(_ word: String) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  private static func name(_ tokens: [String], _ at: Int, _ type: String) -> String {
    guard tokens[at] == "init" else { return at + 1 < tokens.count ? tokens[at + 1] : "" }
    let rest = tokens[(at + 1)...].drop { $0 != "(" }.dropFirst()
    return "\(type)(\(rest.first ?? ""):"
  }

  /// The names of `case one, two(Int)`.
  private static func cases(_ tokens: [String], _ start: Int) -> [String] {
    var names: [String] = []
    var at = start
    while at < tokens.count, isName(tokens[at]) {
      names.append(tokens[at])
      at += 1
      var depth = 0
      while at < tokens.count, depth > 0 || tokens[at] == "(" {
        if tokens[at] == "(" { depth += 1 }
        if tokens[at] == ")" { depth -= 1 }
        at += 1
      }
      guard at < tokens.count, tokens[at] == "," else { break }
      at += 1
    }
    return names
  }

  private static func isHidden(_ tokens: [String], _ index: Int) -> Bool {
    tokens[..<index].reversed().prefix { word in
      modifiers.contains(word) || word.hasPrefix("@") || ["private", "fileprivate"].contains(word)
    }.contains { ["private", "fileprivate"].contains($0) }
  }
}
