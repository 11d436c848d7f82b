/// How the adapter makes an object of the app's.
extension AppProviderChoice {
  /// Whether it is one object for the process.
  var isShared: Bool { made.hasSuffix(".shared") }

  /// How an object of a class is made; nil where the adapter cannot.
  static func made(_ type: String, _ files: [AppFile], depth: Int = 2) -> String? {
    let inits = files.flatMap(\.functions).filter { $0.owner == type && $0.name == "init" }
    let isShared = files.contains { $0.shared.contains(type) }
    if isShared, inits.contains(where: \.isHidden) { return "\(type).shared" }
    if inits.isEmpty { return "\(type)()" }
    for initialiser in inits where !initialiser.isHidden && !initialiser.isAsync {
      let arguments = initialiser.parameters.filter { !$0.hasDefault }.map { parameter in
        argument(parameter, files, depth).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      guard arguments.allSatisfy({ $0 != nil }) else { continue }
      let call = "\(type)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
      return initialiser.doesThrow ? "try \(call)" : call
    }
    return isShared ? "\(type).shared" : nil
  }

  /// Which initialiser asks for what cannot be made, with its place; nil where there is none.
  static func obstacle(_ type: String, _ files: [AppFile], depth: Int = 2) -> String? {
    for file in files {
      for initialiser in file.functions
      where initialiser.owner == type && initialiser.name == "init" {
        let lacking = initialiser.parameters.first {
          !$0.hasDefault && argument($0, files, depth) == nil
        }
        guard let lacking else { continue }
        let inner = candidates(name(of: lacking.type), files, depth).lazy.compactMap {
          obstacle($0, files, depth: depth - 1)
        }.first
        return inner
          ?? "\(file.path):\(initialiser.line): \(type).init asks for "
          + "'\(lacking.name): \(lacking.type)', of which nothing can be made here; give it a default, "
          + "or write the adapter's 'provider:' by hand"
      }
    }
    return nil
  }

  private static func argument(
    _ parameter: AppFile.Function.Parameter, _ files: [AppFile], _ depth: Int
  ) -> String? {
    if let value = AppArgument.of(parameter.type) { return value }
    let name = name(of: parameter.type)
    let calls = candidates(name, files, depth).compactMap { made($0, files, depth: depth - 1) }
    // What asks for nothing is more likely to answer by itself.
    return calls.first { $0.hasSuffix("()") } ?? calls.first ?? AppArgument.made(parameter.type)
  }

  private static func name(of type: String) -> String {
    type.split(separator: " ").last.map(String.init) ?? ""
  }

  /// The type, or those that conform to it where it is a protocol; none where the app has no such type.
  private static func candidates(_ type: String, _ files: [AppFile], _ depth: Int) -> [String] {
    guard depth > 0, files.contains(where: { $0.declares.contains(type) }) else { return [] }
    guard files.contains(where: { $0.protocols.contains(type) }) else { return [type] }
    return files.flatMap { file in
      file.conformances.filter { $0.value.contains(type) }.keys
    }.sorted()
  }
}
