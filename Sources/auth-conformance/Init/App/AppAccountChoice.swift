/// The object of an app that keeps the account, and how it is asked for what account stories do.
struct AppAccountChoice {
  /// What a story does, in the order of an adapter's arguments.
  enum Action: String, CaseIterable {
    case launch, signInAnonymously, signIn, link, reauthenticate, signOut, delete

    /// Its words in what is said of it.
    var words: String {
      switch self {
      case .launch: "a look at the credential's state when the app starts"
      case .signInAnonymously: "anonymous sign-in"
      case .signIn: "sign-in"
      case .link: "linking an anonymous user"
      case .reauthenticate: "reauthentication"
      case .signOut: "sign-out"
      case .delete: "deletion"
      }
    }

    /// What an app function does, by its name and its body; nil where it is none of these.
    init?(_ function: AppFile.Function) {
      let name = function.name.lowercased()
      func has(_ words: String...) -> Bool { words.contains(where: name.contains) }
      if has("google", "facebook", "twitter", "github", "email", "phone", "password", "unlink")
        || function.uses.contains("withEmail") && has("signin", "login")
      {
        return nil
      }
      if has("anonym", "guest") {
        self = .signInAnonymously
      } else if has("reauth") {
        self = .reauthenticate
      } else if ["delete", "deleteaccount", "deleteuser", "deletecurrentuser", "removeaccount"]
        .contains(name) || has("deleteaccount", "deleteuser")
      {
        self = .delete
      } else if has("signout", "logout", "logoff") {
        self = .signOut
      } else if has("link") {
        self = .link
      } else if !function.uses.isDisjoint(with: ["getCredentialState", "credentialState"]) {
        self = .launch
      } else if has("signin", "login", "authenticate") || name == "apple" {
        self = .signIn
      } else {
        return nil
      }
    }
  }

  let type: String
  /// The argument of the adapter.
  let argument: String
  /// What was found, and what is not asked for, in sentences.
  let remarks: [String]

  /// - Returns: The class that knows most of the actions, or why there is none.
  static func find(_ files: [AppFile]) -> Result<AppAccountChoice, Obstacle> {
    let backends = files.filter { !$0.imports.isDisjoint(with: ["FirebaseAuth", "Firebase"]) }
    guard !backends.isEmpty else {
      return .failure(
        Obstacle(
          "no file imports FirebaseAuth, which is the only backend that can be stood in for"))
    }
    let aliases = files.reduce(into: [String: String]()) { $0.merge($1.aliases) { old, _ in old } }
    var best: (known: Int, choice: AppAccountChoice)?
    var nearest: String?
    for type in Set(files.flatMap(\.classes)).sorted() {
      let functions = files.flatMap(\.functions).filter { $0.owner == type }
      let uses = files.reduce(into: Set<String>()) { $0.formUnion($1.uses[type] ?? []) }
      guard uses.contains("Auth") else { continue }
      let calls = calls(of: functions, aliases)
      let isAccount = calls.keys.contains { $0 != .signIn && $0 != .launch }
      guard calls[.signIn] != nil, isAccount else {
        nearest =
          nearest
          ?? (calls[.signIn] == nil
            ? "\(type) has no function that signs in and tells how that ended"
            : "\(type) has no function that signs out, links, proves or deletes")
        continue
      }
      guard let made = AppProviderChoice.made(type, files) else {
        nearest = "\(type) cannot be made by another file"
        continue
      }
      if best.map({ calls.count > $0.known }) ?? true {
        best = (calls.count, AppAccountChoice(type, made, calls, functions, files))
      }
    }
    if let best { return .success(best.choice) }
    return .failure(
      Obstacle(nearest ?? "no class asks FirebaseAuth, signs in, and signs out, links or deletes"))
  }

  /// Why no account is judged.
  struct Obstacle: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  private static func calls(
    of functions: [AppFile.Function], _ aliases: [String: String]
  ) -> [Action: String] {
    var found: [Action: (rank: Int, call: String)] = [:]
    for function in functions {
      guard let action = Action(function),
        let call = AppEntry.asked(of: function, for: action, aliases: aliases)
      else { continue }
      // Of several, the one that says Apple's name, then the shortest name.
      let isOfApple = function.name.lowercased().contains("apple")
      let rank = function.name.utf8.count - (isOfApple ? 100 : 0)
      if found[action].map({ rank < $0.rank }) ?? true { found[action] = (rank, call) }
    }
    return found.mapValues(\.call)
  }

  /// Words by which something is kept on the device.
  private static let keepers: Set<String> = [
    "UserDefaults", "@AppStorage", "SecItemAdd", "NSUbiquitousKeyValueStore", "FileManager",
    "Keychain", "KeychainItem", "KeychainWrapper",
  ]

  private init(
    _ type: String, _ made: String, _ calls: [Action: String], _ functions: [AppFile.Function],
    _ files: [AppFile]
  ) {
    self.type = type
    let words = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    let uses = files.reduce(into: Set<String>()) { $0.formUnion($1.uses[type] ?? []) }
    let state = files.contains(where: \.setsState)
    let listens = words.contains("credentialRevokedNotification")
    let leavesOff = words.contains("removeObserver") || !listens
    let contract =
      "AccountContract(usesState: \(state), deletesData: false, "
      + "observation: .\(leavesOff ? "whileSignedIn" : "always"), keeps: [], "
      + "setsDisplayName: \(words.contains("createProfileChangeRequest"))"
      + (Self.keepers.isDisjoint(with: words) ? ", keepsID: false)" : ")")
    var lines = ["contract: \(contract)", "app: { \(made) }"]
    lines += Action.allCases.compactMap { action in
      calls[action].map { "\(action.rawValue): \($0)" }
    }
    if uses.contains("isLoading"), !uses.isDisjoint(with: ["errorMessage", "error", "authError"]) {
      lines.append("view: { AccountView(of: $0) }")
    }
    argument = "account: AppAccount(\n      \(lines.joined(separator: ",\n      ")))"
    var remarks = ["the account is kept by \(type)"]
    let missing = Action.allCases.filter { calls[$0] == nil && $0 != .launch }
    if !missing.isEmpty {
      remarks.append(
        "of the account these are not judged, since \(type) has no function that does it and "
          + "tells how it ended: \(missing.map(\.words).joined(separator: ", "))")
    }
    if calls[.launch] == nil {
      remarks.append(
        "\(type) has no function that looks at the credential's state: when the app "
          + "starts, it is only made")
    }
    self.remarks = remarks
  }
}
