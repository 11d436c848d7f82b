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
    /// One of two closures is called, for a success or for a failure.
    case ends(success: AppFile.Function.Parameter, failure: AppFile.Function.Parameter)
    /// It calls back where it has succeeded, and else is seen from outside.
    case success(AppFile.Function.Parameter)
    /// It tells nobody who asks: the end is seen from outside, or told to whoever listens.
    case watched(AppFile.Channel?)
  }

  case function(AppFile.Function, Shape)
  /// A native button's two closures: one makes a request or fills it in, the other hears of the end.
  case button(request: AppFile.Function, end: AppFile.Function)

  /// - Parameters:
  ///   - function: A function of a class.
  ///   - aliases: What names stand for.
  init?(_ function: AppFile.Function, aliases: [String: String]) {
    guard !Self.leaving.contains(where: function.name.lowercased().contains),
      !function.isOfAnother
    else { return nil }
    if let asked = AppEntry(asking: function, aliases: aliases) {
      self = asked
    } else if let shape = Shape(watching: function, aliases) {
      self = .function(function, shape)
      // Whoever tells nobody has to say so itself, or to start the request.
      let name = function.name.lowercased()
      guard function.startsRequest || Self.words.prefix(4).contains(where: name.contains) else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// Anything that an object is asked to do, and whose end can be heard of.
  ///
  /// - Parameters:
  ///   - function: A function of a class.
  ///   - aliases: What names stand for.
  init?(asking function: AppFile.Function, aliases: [String: String]) {
    guard !function.isHidden, !function.isStatic,
      !Self.called.contains(function.name)
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

  /// What nobody asks for: an initialiser, and what a controller calls.
  static let called: Set<String> = ["init", "authorizationController", "presentationAnchor"]

  /// What is asked of those who are signed in already.
  private static let leaving = [
    "signout", "logout", "delete", "unlink", "revoke", "credentialstate", "refresh", "restore",
    "check", "load", "fetch", "observe",
  ]

  /// A parameter's type where it is a function's.
  static func closure(
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

  private static let words = [
    "signin", "login", "authenticate", "apple", "start", "perform", "request",
  ]

  /// What says so in its name comes first, and what is awaited before what calls back.
  var rank: Int {
    let name = function.name.lowercased()
    let later = ["link", "reauth"].contains(where: name.contains) ? 5 : 0
    let place = (Self.words.firstIndex { name.contains($0) } ?? Self.words.count) + later
    switch self {
    case .function(_, .returned), .function(_, .answered(doesThrow: true)),
      .function(_, .future), .function(_, .stream):
      return place
    case .function(_, .answered), .function(_, .publisher): return place + 10
    case .function(_, .result), .function(_, .pair), .function(_, .ends): return place + 20
    case .function(_, .error), .function(_, .flag): return place + 30
    case .function(_, .done), .function(_, .seen), .function(_, .success): return place + 40
    case .function(_, .watched): return place + 50
    case .button: return 100
    }
  }

  /// Whether it calls back, and is not awaited.
  private var callsBack: Bool {
    guard case .function(_, let shape) = self else { return false }
    return switch shape {
    case .result, .pair, .error, .flag, .done, .ends, .success, .watched: true
    case .returned, .answered, .seen, .future, .stream, .publisher: false
    }
  }

  /// The best of those that ask in the other way and, by their name or what they do, sign in as well.
  func other(of entries: [AppEntry]) -> AppEntry? {
    guard case .function = self else { return nil }
    return entries.filter { entry in
      guard case .function(let function, _) = entry else { return false }
      let name = function.name.lowercased()
      let asks = ["signin", "login", "authenticate", "apple"].contains(where: name.contains)
      if case .function(_, .watched) = entry { return false }
      return entry.callsBack != callsBack && (asks || entry.function.startsRequest)
        && !["link", "reauth", "cancel"].contains(where: name.contains)
    }.min { $0.rank < $1.rank }
  }

  /// Whether what it is called says that it signs in, or it starts a request itself.
  var isAboutSignIn: Bool { rank % 10 < 7 || function.startsRequest }
}

extension AppFile.Function {
  var startsRequest: Bool {
    !uses.isDisjoint(with: ["ASAuthorizationController", "performRequests"])
  }

  private static let others = [
    "google", "facebook", "twitter", "github", "email", "phone", "password", "anonym", "guest",
  ]

  /// Whether it says that it signs in by anything but an Apple ID.
  var isOfAnother: Bool {
    let name = name.lowercased()
    return !name.contains("apple") && !startsRequest && Self.others.contains(where: name.contains)
  }

  /// Whether what it calls starts a request, as far as names tell.
  ///
  /// - Parameter starting: The names of functions that do.
  func starts(_ starting: Set<String>) -> Bool {
    // A client's functions have the names of an app's.
    let isByPassword = !uses.isDisjoint(with: ["withEmail", "EmailAuthProvider"])
    return startsRequest
      || uses.contains {
        starting.contains($0) && (!isByPassword || $0.lowercased().contains("apple"))
      }
  }

  /// The names of those that start a request, themselves or by what they call.
  static func starting(_ functions: [Self]) -> Set<String> {
    var found: Set<String> = []
    var count = -1
    while count < found.count {
      count = found.count
      found.formUnion(functions.filter { $0.name != "init" && $0.starts(found) }.map(\.name))
    }
    return found
  }
}
