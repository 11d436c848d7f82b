/// The object of an app that signs in, and how it is made and asked.
struct AppProviderChoice {
  let type: String
  /// The expression that makes it.
  let made: String
  let entry: AppEntry
  /// Another way into the same object: one is awaited, and the other one calls back.
  let other: AppEntry?

  /// The best way in of all classes that make requests, hear of them, or have those that do.
  init?(_ files: [AppFile]) {
    let delegates = Set(
      files.flatMap { file in
        file.conformances.filter { $0.value.contains("ASAuthorizationControllerDelegate") }.keys
      })
    let marks = delegates.union(["ASAuthorizationController"])
    let aliases = files.reduce(into: [String: String]()) { $0.merge($1.aliases) { old, _ in old } }
    let starting = AppFile.Function.starting(files.flatMap(\.functions))
    var best: (key: (Int, String), choice: AppProviderChoice)?
    for type in Set(files.flatMap(\.classes)).sorted() {
      let functions = files.flatMap(\.functions).filter { $0.owner == type }
      let uses = files.reduce(into: Set<String>()) { $0.formUnion($1.uses[type] ?? []) }
      let isDelegate = delegates.contains(type)
      guard let made = Self.made(type, files) else { continue }
      let channel = files.lazy.compactMap { $0.channels[type] }.first
      var entries = functions.compactMap { function -> AppEntry? in
        let entry = AppEntry(function, aliases: aliases)
        guard let channel, case .function(_, .watched)? = entry else { return entry }
        return .function(function, .watched(channel))
      }
      if !isDelegate {
        entries = uses.isDisjoint(with: marks) ? [] : entries.filter(\.isAboutSignIn)
      }
      if let button = Self.button(functions) { entries.append(button) }
      // What starts no request comes after all that do.
      func rank(_ entry: AppEntry) -> Int {
        if case .function(let function, _) = entry, !function.starts(starting) {
          return entry.rank + 110
        }
        return entry.rank
      }
      guard let entry = entries.min(by: { rank($0) < rank($1) }) else { continue }
      if rank(entry) == entry.rank { entries.removeAll { rank($0) != $0.rank } }
      let key = (rank(entry) + (isDelegate ? 0 : 1), type)
      if best.map({ key < $0.key }) ?? true {
        best = (key, AppProviderChoice(type, made, entry, other: entry.other(of: entries)))
      }
    }
    guard let best else { return nil }
    self = best.choice
  }

  private init(_ type: String, _ made: String, _ entry: AppEntry, other: AppEntry?) {
    self.type = type
    self.made = made
    self.entry = entry
    self.other = other
  }

  /// Two functions that are a native button's closures.
  private static func button(_ functions: [AppFile.Function]) -> AppEntry? {
    let open = functions.filter { !$0.isHidden && !$0.isStatic }
    let request = open.first {
      !$0.isAsync
        && ($0.parameters.isEmpty && $0.result == "ASAuthorizationAppleIDRequest"
          || $0.parameters.count == 1 && $0.parameters[0].type == "ASAuthorizationAppleIDRequest"
            && $0.result.isEmpty)
    }
    // What ends nowhere cannot be heard of.
    let end = open.first {
      !$0.doesThrow && $0.parameters.count == 1 && ($0.isAsync || $0.result.isEmpty)
        && $0.parameters[0].type.hasPrefix("Result < ASAuthorization ,")
    }
    guard let request, let end else { return nil }
    return .button(request: request, end: end)
  }

  /// Whether it is one object for the process.
  var isShared: Bool { made.hasSuffix(".shared") }

  /// How an object of a type is made, or of the first one that conforms to a protocol.
  private static func made(for type: String, _ files: [AppFile], _ depth: Int) -> String? {
    guard depth > 0, files.contains(where: { $0.declares.contains(type) }) else { return nil }
    guard files.contains(where: { $0.protocols.contains(type) }) else {
      return made(type, files, depth: depth - 1)
    }
    let conforming = files.flatMap { file in
      file.conformances.filter { $0.value.contains(type) }.keys
    }
    return conforming.sorted().lazy.compactMap { made($0, files, depth: depth - 1) }.first
  }

  /// How an object of a class is made; nil where the adapter cannot.
  static func made(_ type: String, _ files: [AppFile], depth: Int = 2) -> String? {
    let inits = files.flatMap(\.functions).filter { $0.owner == type && $0.name == "init" }
    let isShared = files.contains { $0.shared.contains(type) }
    if isShared, inits.contains(where: \.isHidden) { return "\(type).shared" }
    if inits.isEmpty { return "\(type)()" }
    for initialiser in inits where !initialiser.isHidden && !initialiser.isAsync {
      let arguments = initialiser.parameters.filter { !$0.hasDefault }.map { parameter -> String? in
        let type = parameter.type.split(separator: " ").last.map(String.init) ?? ""
        let value = AppArgument.of(parameter.type) ?? made(for: type, files, depth)
        return value.map { (parameter.label.map { "\($0): " } ?? "") + $0 }
      }
      guard arguments.allSatisfy({ $0 != nil }) else { continue }
      let call = "\(type)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
      return initialiser.doesThrow ? "try \(call)" : call
    }
    return isShared ? "\(type).shared" : nil
  }
}
