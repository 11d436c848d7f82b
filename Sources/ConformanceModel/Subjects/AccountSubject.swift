/// A subject that keeps an account: signs in, links, signs out, revokes and deletes.
public protocol AccountSubject: Subject {
  /// Makes a fresh coordinator, as an app does when it starts.
  ///
  /// - Throws: Whatever the implementation throws while it is set up.
  func makeCoordinator(in environment: AccountEnvironment) throws -> any AccountCoordinator
}

/// An implementation under test: what the app's views call, and what they show.
public protocol AccountCoordinator: AnyObject, Sendable {
  /// Does what the user or the app asks for, and says once how it ended.
  ///
  /// - Parameters:
  ///   - action: What is asked for.
  ///   - completion: Must be called exactly once, from wherever it suits.
  func perform(_ action: AccountAction, completion: @escaping @Sendable (AccountAnswer) -> Void)

  /// What the views show now; not asked for where the contract says that nothing is shown.
  var view: AccountView { get }
}

extension AccountCoordinator {
  /// Traps: the contract shows a view that the adapter does not have.
  public var view: AccountView {
    preconditionFailure("the contract says 'showsView', but the adapter lacks view")
  }
}

/// What a coordinator is asked to do.
public enum AccountAction: Hashable, Sendable {
  /// The app was started: look at the stored user's credential state, and listen for revocations.
  case launch
  /// Let the user in without a name.
  case signInAnonymously
  /// The user tapped "Sign in".
  case signIn
  /// The user tapped "Link", to keep what they did anonymously.
  case link
  /// The user has to prove once more who they are.
  case reauthenticate
  /// The user tapped "Sign out".
  case signOut
  /// The user tapped "Delete account".
  case delete
  /// A native button, which makes the request itself, wants it filled in (`onRequest`). Answered
  /// with ``AccountAnswer/request(_:)``.
  case configureButton(AccountFlow)
  /// A native button tells how its request ended (`onCompletion`).
  case completeButton(SheetOutcome)

  /// The action in one word, as stories and wire messages call it.
  public var name: String {
    switch self {
    case .launch: "launch"
    case .signInAnonymously: "signInAnonymously"
    case .signIn: "signIn"
    case .link: "link"
    case .reauthenticate: "reauthenticate"
    case .signOut: "signOut"
    case .delete: "delete"
    case .configureButton: "configureButton"
    case .completeButton: "completeButton"
    }
  }
}

/// What an authorization is for.
public enum AccountFlow: String, Codable, Sendable, CaseIterable {
  case signIn, link
  case reauthenticate = "reauth"
}

/// How an action ended.
public enum AccountAnswer: Hashable, Sendable {
  /// It is done, and there is nothing to say.
  case done
  /// A user is signed in.
  ///
  /// - `user`: The backend's user id.
  /// - `replaced`: The user who was signed in before, where it is another one: their data is
  ///   there to be migrated.
  /// - `problem`: What went wrong although the user is signed in, such as the profile update.
  case signedIn(user: String, replaced: String?, problem: String?)
  /// The user closed the sheet. Nothing to show.
  case cancelled
  /// It failed; `code` is the backend's or the provider's code, in the implementation's words.
  case failed(code: String)
  /// The request of a native button.
  case request(AuthorizationRequest)

  /// One word: `done`, `signedIn`, `cancelled`, `failed` or `request`.
  public var word: String {
    switch self {
    case .done: "done"
    case .signedIn: "signedIn"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .request: "request"
    }
  }
}

/// What the views show.
public struct AccountView: Codable, Hashable, Sendable {
  /// Whether something is under way.
  public var isLoading: Bool
  /// The error shown to the user.
  public var errorText: String?

  /// - Parameters:
  ///   - isLoading: Whether something is under way.
  ///   - errorText: The error shown.
  public init(isLoading: Bool = false, errorText: String? = nil) {
    self.isLoading = isLoading
    self.errorText = errorText
  }
}

/// How the provider's sheet was closed.
public enum SheetOutcome: Hashable, Sendable {
  /// The user agreed.
  case credential(AppleIDCredential)
  /// The user declined, or something went wrong.
  case failed(AuthorizationError)
}
