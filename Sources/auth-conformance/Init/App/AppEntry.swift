/// A way to ask an object of an app to sign in, and how its outcome is told.
enum AppEntry {
  /// How a function tells its outcome.
  enum Shape: Equatable {
    /// It returns it, or throws.
    case returned
    /// It returns what may be missing or be a failure, and throws or not.
    case answered(doesThrow: Bool)
    /// It returns nothing: what has come of it is seen from outside.
    case seen(doesThrow: Bool)
    /// It returns what will tell.
    case future, stream, publisher
    /// It calls back with a `Result`, with a value and an error, with an error alone, or with yes or
    /// no.
    case result, pair, error, flag
    /// It calls back with nothing, when it has ended.
    case done
  }

  case function(AppFile.Function, Shape)
  /// A native button's two closures: one makes a request or fills it in, the other hears of the end.
  case button(request: AppFile.Function, end: AppFile.Function)

  /// - Parameters:
  ///   - function: A function of a class.
  ///   - aliases: What names stand for.
  init?(_ function: AppFile.Function, aliases: [String: String]) {
    guard !Self.leaving.contains(where: function.name.lowercased().contains) else { return nil }
    self.init(asking: function, aliases: aliases)
  }

  /// Anything that an object is asked to do, and whose end can be heard of.
  ///
  /// - Parameters:
  ///   - function: A function of a class.
  ///   - aliases: What names stand for.
  init?(asking function: AppFile.Function, aliases: [String: String]) {
    guard !function.isHidden, !function.isStatic,
      !["init", "authorizationController", "presentationAnchor"].contains(function.name)
    else { return nil }
    let given = function.parameters.filter { !$0.hasDefault }
    let closures = given.filter { Self.closure($0, aliases) != nil }
    guard given.allSatisfy({ Self.closure($0, aliases) != nil || AppArgument.of($0.type) != nil })
    else { return nil }
    if let closure = closures.first {
      guard closures.count == 1, !function.isAsync, let type = Self.closure(closure, aliases),
        let shape = Shape(calledBackWith: type)
      else { return nil }
      self = .function(function, shape)
    } else {
      guard let shape = Shape(of: function) else { return nil }
      self = .function(function, shape)
    }
  }

  /// What is asked of those who are signed in already.
  private static let leaving = [
    "signout", "logout", "delete", "unlink", "revoke", "credentialstate", "refresh", "restore",
    "check", "load", "fetch", "observe",
  ]

  /// A parameter's type where it is a function's.
  private static func closure(
    _ parameter: AppFile.Function.Parameter, _ aliases: [String: String]
  ) -> String? {
    if parameter.type.contains("->") { return parameter.type }
    let name = parameter.type.split(separator: " ").last { !["?", "!", ")"].contains($0) }
    return name.flatMap { aliases[String($0)] }.flatMap { $0.contains("->") ? $0 : nil }
  }

  /// The function that is called first.
  var function: AppFile.Function {
    switch self {
    case .function(let function, _): function
    case .button(let request, _): request
    }
  }

  /// What says so in its name comes first, and what is awaited before what calls back.
  var rank: Int {
    let words = ["signin", "login", "authenticate", "apple", "start", "perform", "request"]
    let name = function.name.lowercased()
    let later = ["link", "reauth"].contains(where: name.contains) ? 5 : 0
    let place = (words.firstIndex { name.contains($0) } ?? words.count) + later
    switch self {
    case .function(_, .returned), .function(_, .answered(doesThrow: true)),
      .function(_, .future), .function(_, .stream):
      return place
    case .function(_, .answered), .function(_, .publisher): return place + 10
    case .function(_, .result), .function(_, .pair): return place + 20
    case .function(_, .error), .function(_, .flag): return place + 30
    case .function(_, .done), .function(_, .seen): return place + 40
    case .button: return 100
    }
  }

  /// Whether it calls back, and is not awaited.
  private var callsBack: Bool {
    guard case .function(_, let shape) = self else { return false }
    return [.result, .pair, .error, .flag, .done].contains(shape)
  }

  /// The best of those that ask in the other way and, by their name or what they do, sign in as well.
  func other(of entries: [AppEntry]) -> AppEntry? {
    guard case .function = self else { return nil }
    return entries.filter { entry in
      guard case .function(let function, _) = entry else { return false }
      let name = function.name.lowercased()
      let asks = ["signin", "login", "authenticate", "apple"].contains(where: name.contains)
      return entry.callsBack != callsBack && (asks || entry.startsRequest)
        && !["link", "reauth", "cancel"].contains(where: name.contains)
    }.min { $0.rank < $1.rank }
  }

  /// Whether what it is called says that it signs in, or it starts a request itself.
  var isAboutSignIn: Bool { rank % 10 < 7 || startsRequest }

  private var startsRequest: Bool {
    !function.uses.isDisjoint(with: ["ASAuthorizationController", "performRequests"])
  }
}

extension AppEntry.Shape {
  /// How a function without a closure tells its outcome; nil where nobody can hear of it.
  fileprivate init?(of function: AppFile.Function) {
    let result = function.result
    let isNothing = ["", "Void", "()"].contains(result)
    if function.isAsync {
      if isNothing {
        self = .seen(doesThrow: function.doesThrow)
      } else if function.doesThrow, !result.hasSuffix("?"), !result.hasPrefix("Optional<") {
        self = .returned
      } else {
        self = .answered(doesThrow: function.doesThrow)
      }
    } else if result.hasPrefix("Future<") {
      self = .future
    } else if result.hasPrefix("AsyncThrowingStream<") || result.hasPrefix("AsyncStream<") {
      self = .stream
    } else if result.hasPrefix("AnyPublisher<") {
      self = .publisher
    } else {
      return nil
    }
  }

  /// How a closure is told, by the words of its type.
  fileprivate init?(calledBackWith type: String) {
    let words = type.split(separator: " ").map(String.init)
    guard let arrow = words.lastIndex(of: "->"), let open = words.firstIndex(of: "(") else {
      return nil
    }
    // The list of parameters, within the parentheses of an optional closure.
    var inside = Array(words[open..<arrow])
    while inside.prefix(2) == ["(", "("] { inside.removeFirst() }
    guard inside.first == "(", inside.last == ")" else { return nil }
    inside = Array(inside.dropFirst().dropLast())
    if inside.first == "Result" {
      self = .result
    } else if inside.isEmpty || inside == ["Void"] {
      self = .done
    } else if inside.contains("Result") {
      return nil
    } else {
      let commas = inside.split(separator: ",", omittingEmptySubsequences: false)
      let last = commas.last.map(Array.init) ?? []
      let isError = last.contains("Error") || last.contains("NSError")
      switch (commas.count, isError) {
      case (2, true): self = .pair
      case (1, true): self = .error
      case (1, false) where last == ["Bool"]: self = .flag
      default: return nil
      }
    }
  }
}
