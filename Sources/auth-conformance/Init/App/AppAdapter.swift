/// The adapter that `init app` writes, made of what was found in an app's files.
struct AppAdapter {
  let text: String
  /// What the user ought to know of it, in sentences.
  let remarks: [String]
  /// Whether nothing was found that could be judged.
  let isEmpty: Bool

  /// - Parameters:
  ///   - name: How reports call the app.
  ///   - files: What is compiled beside the adapter.
  ///   - omissions: What has to do with signing in and is not.
  ///   - program: The path of `auth-conformance`.
  init(
    _ name: String, _ files: [AppFile], omissions: [AppSelection.Omission] = [], program: String
  ) {
    var remarks: [String] = []
    var unjudged = omissions.map { "\($0.path) (\($0.reason))" }
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
    var imports = ["AppConformance"]
    if let choice = AppProviderChoice(files) {
      type = "AppSubject"
      if lines.count == 1 || !lines[1].hasPrefix("nonce") {
        remarks.append("nonces are drawn by signing in")
      }
      let isOneOfMany = !choice.isShared && files.contains { $0.shared.contains(choice.type) }
      lines.append(
        "provider: { \(isOneOfMany ? "AppShared.object(\(choice.made))" : choice.made) }")
      let ways = [choice.entry] + (choice.other.map { [$0] } ?? [])
      // What is awaited comes first among the arguments.
      lines += ways.map(\.call).sorted { $0.hasPrefix("signIn") && !$1.hasPrefix("signIn") }
      let cancel = functions.first {
        $0.owner == choice.type && !$0.isHidden && !$0.isStatic && !$0.isAsync
          && ["cancel", "cancelSignIn"].contains($0.name) && $0.parameters.isEmpty
      }
      if let cancel { lines.append("cancel: { $0.\(cancel.name)() }") }
      remarks.append(
        "sign-in is "
          + ways.map { "\(choice.type).\($0.function.name)" }.joined(separator: " and "))
      switch AppAccountChoice.find(files) {
      case .success(let account):
        lines.append(account.argument)
        remarks += account.remarks
      case .failure(let obstacle):
        remarks.append(
          "the account (sign-out, revocation, linking, deletion) is not judged: \(obstacle.sentence)"
        )
        unjudged.append(
          "the account's sign-out, revocation, linking and deletion (\(obstacle.sentence))")
      }
      unjudged += choice.callers(in: files)
      imports += AppArgument.modules(of: lines)
      if choice.isShared {
        remarks.append(
          "\(choice.type) is one object for the whole process: what one attempt leaves behind is there "
            + "in the next scenario")
      } else if isOneOfMany {
        remarks.append(
          "\(choice.type).shared is not what is judged: each scenario makes its own object, which "
            + "stays, as the app's does, until its attempts are answered")
      }
    } else {
      remarks.append(
        "sign-in is not judged: no class was found that makes requests, can be made here, and has a "
          + "function which is awaited, calls back once or returns what will tell")
      remarks += AppProviderChoice.delegates(files).sorted().compactMap {
        AppProviderChoice.obstacle($0, files)
      }
    }
    let kept = type == "AppSubject" ? files.lazy.compactMap(\.keptNonce).first : nil
    isEmpty = type == "FunctionSubject" && lines.count == 1
    self.remarks = remarks
    text = """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      // Written by 'auth-conformance init app'; yours to change. \(type == "AppSubject" ? Self.reading : Self.finding)
      \(kept.map { "AppCredential.readsNonce { \($0) }\n" } ?? "")AppVerdict.main(
        \(type)(
          \(lines.joined(separator: ",\n    "))),\(Self.argument(unjudged))
        suite: \(Self.literal(program)))

      """
  }

  private static let reading = """
    What the app hands out and throws is
    // read by the usual names: 'credential:' and 'failure:' say otherwise.
    """
  private static let finding = """
    What its nonces are made of is found
    // out: 'FunctionSubject(…).declaring { $0.nonce.alphabet = "…" }' says otherwise.
    """

  private static func argument(_ unjudged: [String]) -> String {
    let texts = unjudged.map { "\n    \(literal($0))," }.joined()
    return unjudged.isEmpty ? "" : "\n  unjudged: [\(texts)\n  ],"
  }

  private static func draw(_ function: AppFile.Function) -> String {
    guard let length = function.parameters.first(where: { $0.type == "Int" }) else {
      return "_ in \(function.called)()"
    }
    return "\(function.called)(\(length.label.map { "\($0): " } ?? "")$0 ?? 32)"
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
