/// The adapter that `init app` writes, made of what was found in an app's files.
struct AppAdapter {
  /// How a class is asked to sign in.
  fileprivate enum Entry {
    case async(AppFile.Function)
    case result(AppFile.Function)
    /// Called with a value or an error.
    case pair(AppFile.Function)
  }

  let text: String
  /// What the user ought to know of it, in sentences.
  let remarks: [String]

  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - files: What is compiled beside the adapter.
  ///   - program: The path of `auth-conformance`.
  init(_ name: String, _ files: [AppFile], program: String) {
    var remarks: [String] = []
    var lines = ["\(Self.literal(name))"]
    let functions = files.flatMap(\.functions)
    if let nonce = functions.first(where: { $0.isNonceGenerator && $0.isCallable }) {
      lines.append("nonce: { \(Self.draw(nonce)) }")
      remarks.append("nonces are drawn by \(nonce.name)")
    }
    if let digest = functions.first(where: { $0.isDigest && $0.isCallable }) {
      let label = digest.parameters[0].label.map { "\($0): " } ?? ""
      lines.append("digest: { \(digest.called)(\(label)$0) }")
      remarks.append("digests are made by \(digest.name)")
    }
    var type = "FunctionSubject"
    if let (provider, entry) = Self.provider(files) {
      type = "AppSubject"
      if lines.count == 1 || !lines[1].hasPrefix("nonce") {
        remarks.append("nonces are drawn by signing in")
      }
      let made = Self.isShared(provider, files) ? "\(provider).shared" : "\(provider)()"
      lines.append("provider: { \(made) }")
      lines.append(Self.call(entry))
      let cancel = functions.first {
        $0.owner == provider && !$0.isHidden && !$0.isStatic && !$0.isAsync
          && ["cancel", "cancelSignIn"].contains($0.name) && $0.parameters.isEmpty
      }
      if let cancel { lines.append("cancel: { $0.\(cancel.name)() }") }
      remarks.append("sign-in is \(provider).\(entry.function.name)")
      if made.hasSuffix("shared") {
        remarks.append(
          "\(provider) is one object for the whole process: what one attempt leaves behind is there "
            + "in the next scenario")
      }
    } else {
      remarks.append(
        "sign-in is not judged: no class with an ASAuthorizationControllerDelegate was found that is "
          + "made without arguments and has a function which is async or takes one completion")
    }
    self.remarks = remarks
    text = """
      import AppConformance

      // Written by 'auth-conformance init app'; yours to change. What the app hands out and throws is
      // read by the usual names: 'credential:' and 'failure:' say otherwise.
      AppVerdict.main(
        \(type)(
          \(lines.joined(separator: ",\n    "))),
        suite: \(Self.literal(program)))

      """
  }

  /// The first class that hears of requests and can be asked to sign in.
  private static func provider(_ files: [AppFile]) -> (String, Entry)? {
    let delegates = files.flatMap { file in
      file.conformances.filter { $0.value.contains("ASAuthorizationControllerDelegate") }.keys
    }
    let classes = Set(files.flatMap(\.classes))
    for name in Set(delegates).intersection(classes).sorted() {
      let own = files.flatMap(\.functions).filter { $0.owner == name }
      let inits = own.filter { $0.name == "init" }
      let isMade =
        inits.isEmpty || isShared(name, files)
        || inits.contains { !$0.isHidden && $0.parameters.allSatisfy(\.hasDefault) }
      guard isMade, let entry = own.lazy.compactMap(entry).min(by: { $0.rank < $1.rank }) else {
        continue
      }
      return (name, entry)
    }
    return nil
  }

  private static func isShared(_ name: String, _ files: [AppFile]) -> Bool {
    files.contains { file in
      file.shared.contains(name)
        && file.functions.contains { $0.owner == name && $0.name == "init" && $0.isHidden }
    }
  }

  private static func entry(_ function: AppFile.Function) -> Entry? {
    let given = function.parameters.filter { !$0.hasDefault }
    guard !function.isHidden, !function.isStatic,
      !["init", "authorizationController", "presentationAnchor"].contains(function.name)
    else { return nil }
    if function.isAsync, function.doesThrow, given.isEmpty, !function.result.isEmpty {
      return .async(function)
    }
    guard !function.isAsync, given.count == 1,
      given[0].type.contains("- >") || given[0].type.contains("->")
    else { return nil }
    if given[0].type.contains("Result <") { return .result(function) }
    return given[0].type.filter { $0 == "," }.count == 1 && given[0].type.contains("Error")
      ? .pair(function) : nil
  }

  private static func call(_ entry: Entry) -> String {
    let function = entry.function
    let label = function.parameters.first { !$0.hasDefault }?.label.map { "\($0): " } ?? ""
    switch entry {
    case .async: return "signIn: { try await $0.\(function.name)() }"
    case .result:
      return "completion: { $0.\(function.name)(\(label)$1) }"
    case .pair:
      return """
        completion: { app, answer in
              app.\(function.name)(\(label){ value, error in
                if let value { answer(.success(value)) } else if let error { answer(.failure(error)) }
              })
            }
        """
    }
  }

  private static func draw(_ function: AppFile.Function) -> String {
    guard let length = function.parameters.first else { return "_ in \(function.called)()" }
    return "\(function.called)(\(length.label.map { "\($0): " } ?? "")$0 ?? 32)"
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension AppAdapter.Entry {
  fileprivate var function: AppFile.Function {
    switch self {
    case .async(let function), .result(let function), .pair(let function): function
    }
  }

  /// What says so in its name comes first, and what is awaited before what calls back.
  fileprivate var rank: Int {
    let words = ["signin", "login", "authenticate", "apple", "start", "perform", "request"]
    let name = function.name.lowercased()
    let place = words.firstIndex { name.contains($0) } ?? words.count
    if case .async = self { return place } else { return place + 10 }
  }
}
