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

  /// - Parameters:
  ///   - app: The app's object.
  ///   - hasSucceeded: Whether its return alone says that it has succeeded.
  public init(of app: Any, hasSucceeded: Bool = false) {
    self.app = app
    self.hasSucceeded = hasSucceeded
  }

  /// The credential, as far as the object shows it.
  ///
  /// - Throws: What it shows instead.
  func credential() throws -> SignInCredential {
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
    untold.withLock { $0 += 1 }
    return AppStage.attempt?.isRefused == true ? .alreadyInProgress : .cancelled
  }

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

  fileprivate static func busy(in app: Any) -> Bool { field(of: app, busyNames) as? Bool ?? false }

  fileprivate static func error(in app: Any) -> Any? { field(of: app, errors) }

  private static func field(of app: Any, _ names: Set<String>) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: app)
    while let level = mirror {
      for child in level.children
      where names.contains((child.label ?? "").lowercased().filter(\.isLetter)) {
        if let found = AppCredential.shown(child.value) { return found }
      }
      mirror = level.superclassMirror
    }
    return nil
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
