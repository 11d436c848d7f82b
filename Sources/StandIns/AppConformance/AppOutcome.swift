public import AuthConformance
internal import Foundation
internal import Synchronization

/// What has come of a sign-in that returns nothing, seen from outside when it has returned.
///
/// An attempt that handed a credential over to the backend has succeeded. Where it did not, and its
/// object shows an error under a usual name (`error`, `errorMessage`), it has failed with that. Else
/// it was cancelled: such code shows nothing then.
public struct AppOutcome {
  private static let errors: Set<String> = [
    "error", "errormessage", "errortext", "autherror", "authenticationerror", "signinerror",
    "loginerror", "lasterror", "alertmessage",
  ]
  private static let busyNames: Set<String> = [
    "isloading", "loading", "issigningin", "isauthenticating", "isbusy", "inprogress",
  ]

  /// How often nothing told what had come of it.
  static var untoldOutcomes: Int { untold.withLock { $0 } }
  private static let untold = Mutex(0)

  private let app: Any
  private let hasSucceeded: Bool
  /// What was seen of it meanwhile, where somebody watched.
  private var seen: SignInCredential?

  /// - Parameters:
  ///   - app: The app's object.
  ///   - hasSucceeded: Whether its return alone says that it has succeeded.
  public init(of app: Any, hasSucceeded: Bool = false) {
    self.app = app
    self.hasSucceeded = hasSucceeded
  }

  /// A success that was seen from outside, or told to a closure.
  ///
  /// - Parameters:
  ///   - app: The app's object.
  ///   - credential: What was handed out.
  init(of app: Any, seen credential: SignInCredential) {
    self.init(of: app, hasSucceeded: true)
    seen = credential
  }

  /// The credential, as far as the object shows it.
  ///
  /// - Throws: What it shows instead.
  func credential() throws -> SignInCredential {
    if let seen { return seen }
    if hasSucceeded { return AppCredential.of(app, from: nil) }
    if AppStage.attempt?.hasHandedOver == true {
      return SignInCredential(rawNonce: "", identityToken: "")
    }
    switch Self.error(in: app) {
    case let error as any Error: throw AppFailure.of(error)
    case let text?: throw SignInFailure.failed(code: "\(text)")
    case nil: throw Self.nothingShown
    }
  }

  /// What is taken to have come of an attempt of which nothing is seen.
  private static var nothingShown: SignInFailure {
    isUntold()
    return AppStage.attempt?.isRefused == true ? .alreadyInProgress : .cancelled
  }

  /// Notes that nothing told what had come of an attempt.
  static func isUntold() { untold.withLock { $0 += 1 } }

  /// What has come of something asked of the account.
  ///
  /// - Parameters:
  ///   - action: What was asked for.
  ///   - isSomeoneThere: Whether anybody is signed in afterwards.
  /// - Throws: What the object shows instead.
  func settle(_ action: AccountAction, isSomeoneThere: Bool) throws {
    if hasSucceeded || action == .delete && !isSomeoneThere { return }
    switch Self.error(in: app) {
    case let error as any Error: throw AppFailure.of(error)
    case let text?: throw SignInFailure.failed(code: "\(text)")
    case nil: break
    }
    switch action {
    case .launch, .signOut, .signInAnonymously: return
    case .delete: throw SignInFailure.cancelled
    case .signIn, .link, .reauthenticate, .configureButton, .completeButton:
      guard AppStage.attempt?.hasHandedOver != true else { return }
      throw Self.nothingShown
    }
  }

  static func busy(in app: Any) -> Bool { field(of: app, busyNames) as? Bool ?? false }

  static func error(in app: Any) -> Any? {
    field(of: app, errors).flatMap { ($0 as? String)?.isEmpty == true ? nil : $0 }
  }

  /// Whether it has a field for errors, or for being busy: whoever has one tells by it.
  static func hasWords(for app: Any) -> Bool {
    !fields(of: app, errors.union(busyNames)).isEmpty
  }

  /// The values that it shows besides errors and being busy, by their names.
  static func values(of app: Any) -> [String: String] {
    let own = errors.union(busyNames)
    let inner = ["nonce", "controller", "request", "delegate", "observation", "continuation"]
    let shown = fields(of: app, nil).compactMap { name, value -> (String, String)? in
      guard !own.contains(name), !inner.contains(where: name.contains),
        let value = AppCredential.shown(value), value as? Bool != false
      else { return nil }
      let isObject = type(of: value) is AnyClass
      return (name, isObject ? "\(ObjectIdentifier(value as AnyObject))" : "\(value)")
    }
    return Dictionary(shown) { first, _ in first }
  }

  private static func field(of app: Any, _ names: Set<String>) -> Any? {
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

extension AccountView {
  /// What an app's object shows by the usual names of its fields: whether it is busy, and its error.
  ///
  /// - Parameter app: The object.
  public init(of app: Any) {
    self.init(
      isLoading: AppOutcome.busy(in: app),
      errorText: AppOutcome.error(in: app).map { ($0 as? String) ?? "\($0)" })
  }
}
