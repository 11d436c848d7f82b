/// What an app's object shows at one time, by the usual names of its fields.
struct AppShown {
  /// What a field shows.
  struct Field: Equatable {
    let text: String
    /// How often it was set, where that is counted: an equal value that is set again is news.
    let changes: Int?
  }

  let error: Field?
  /// What it shows besides errors and being busy, by the names.
  let values: [String: Field]

  /// - Parameter app: The object.
  init(of app: Any) {
    error = Self.fields(of: app, Self.errors).lazy.compactMap { Self.field($0.value) }
      .first { !$0.text.isEmpty }
    values = Self.values(of: app)
  }

  /// The names of fields that show now what they did not show then.
  func news(since then: AppShown) -> Set<String> {
    Set(values.keys.filter { values[$0] != then.values[$0] })
  }

  /// The names of fields that show something else than then, or nothing any more.
  func differences(from then: AppShown) -> Set<String> {
    news(since: then).union(then.news(since: self))
  }

  /// Whether it shows that its sheet has failed; whoever has no words for that need not.
  func showsFailure(of app: Any, since then: AppShown) -> Bool {
    // The same words may be shown once more.
    error != nil || !news(since: then).isEmpty || !Self.hasWords(for: app)
  }

  /// The error that it shows, as it is.
  static func error(in app: Any) -> Any? {
    first(of: app, errors).flatMap { ($0 as? String)?.isEmpty == true ? nil : $0 }
  }

  static func isBusy(_ app: Any) -> Bool { first(of: app, busyNames) as? Bool ?? false }

  /// Whether it has a field for errors, or for being busy: whoever has one tells by it.
  static func hasWords(for app: Any) -> Bool {
    !fields(of: app, errors.union(busyNames)).isEmpty
  }

  private static let errors: Set<String> = [
    "error", "errormessage", "errortext", "autherror", "authenticationerror", "signinerror",
    "loginerror", "lasterror", "alertmessage",
  ]
  private static let busyNames: Set<String> = [
    "isloading", "loading", "issigningin", "isauthenticating", "isbusy", "inprogress",
  ]
  /// Words in the names of fields that nobody is shown.
  private static let inner = [
    "nonce", "controller", "request", "delegate", "observation", "continuation",
  ]

  private static func values(of app: Any) -> [String: Field] {
    let own = errors.union(busyNames)
    let shown = fields(of: app, nil).compactMap { name, value -> (String, Field)? in
      guard !own.contains(name), !inner.contains(where: name.contains),
        AppCredential.shown(value) as? Bool != false
      else { return nil }
      return field(value).map { (name, $0) }
    }
    return Dictionary(shown) { first, _ in first }
  }

  private static func field(_ value: Any) -> Field? {
    guard let shown = AppCredential.shown(value) else { return nil }
    let isObject = type(of: shown) is AnyClass
    return Field(
      text: isObject ? "\(ObjectIdentifier(shown as AnyObject))" : "\(shown)",
      changes: (value as? any ShownValue)?.changes)
  }

  private static func first(of app: Any, _ names: Set<String>) -> Any? {
    fields(of: app, names).lazy.compactMap { AppCredential.shown($0.value) }.first
  }

  private static func fields(of app: Any, _ names: Set<String>?) -> [(name: String, value: Any)] {
    var found: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: app)
    while let level = mirror {
      for child in level.children {
        let name = (child.label ?? "").lowercased().filter(\.isLetter)
        if names?.contains(name) ?? true { found.append((name, child.value)) }
      }
      mirror = level.superclassMirror
    }
    return found
  }
}
