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
    let delegates = Self.delegates(files)
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

  /// Classes that sign in by the object that is judged, in words: what they make of its answers is
  /// not.
  func callers(in files: [AppFile]) -> [String] {
    let callers = files.flatMap { file in
      file.uses.filter { name, words in
        name != type && file.classes.contains(name) && words.contains(type)
          && words.contains(entry.function.name)
      }.map { "\($0.key) in \(file.path), which calls \(type).\(entry.function.name)" }
    }
    return callers.sorted()
  }

  /// Those that hear of a request's end.
  static func delegates(_ files: [AppFile]) -> Set<String> {
    Set(
      files.flatMap { file in
        file.conformances.filter { $0.value.contains("ASAuthorizationControllerDelegate") }.keys
      })
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
}
