public import AuthConformance
internal import Foundation
internal import Synchronization

/// What has come of something that returns nothing, seen from outside when it has returned.
///
/// An attempt that handed a credential over to the backend has succeeded. Where it did not, and its
/// object shows an error under a usual name (`error`, `errorMessage`), it has failed with that. Else
/// it was cancelled: such code shows nothing then. Of a sign-in that publishes a user of its own,
/// ``AppWatch`` sees more.
public struct AppOutcome {
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

  /// A success that only the backend was told of.
  static func handedOver(by app: Any) -> AppOutcome {
    AppOutcome(of: app, seen: SignInCredential(rawNonce: "", identityToken: ""))
  }

  /// The same, with what the object shows now, which another attempt may change.
  var remembered: AppOutcome {
    guard hasSucceeded, let credential = try? credential() else { return self }
    return AppOutcome(of: app, seen: credential)
  }

  /// The credential, as far as the object shows it.
  ///
  /// - Throws: What it shows instead.
  func credential() throws -> SignInCredential {
    if let seen { return seen }
    if hasSucceeded {
      // The user that an object shows is its backend's, who may be the same each time.
      let shown = AppCredential.of(app, from: nil)
      return SignInCredential(
        rawNonce: shown.rawNonce, identityToken: shown.identityToken,
        authorizationCode: shown.authorizationCode)
    }
    if AppStage.attempt?.hasHandedOver == true {
      return SignInCredential(rawNonce: "", identityToken: "")
    }
    switch AppShown.error(in: app) {
    case let error as any Error: throw AppFailure.of(error)
    case let text?: throw SignInFailure.failed(code: "\(text)")
    case nil: throw Self.nothingShown
    }
  }

  /// What is taken to have come of an attempt of which nothing is seen.
  static var nothingShown: SignInFailure {
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
    switch AppShown.error(in: app) {
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
}

extension AccountView {
  /// What an app's object shows by the usual names of its fields: whether it is busy, and its error.
  ///
  /// - Parameter app: The object.
  public init(of app: Any) {
    self.init(
      isLoading: AppShown.isBusy(app),
      errorText: AppShown.error(in: app).map { ($0 as? String) ?? "\($0)" })
  }
}
