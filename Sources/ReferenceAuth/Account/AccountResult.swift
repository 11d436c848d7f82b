/// What an authorization is for; its word travels as the request's state.
public enum AccountFlow: String, Sendable, CaseIterable {
  case signIn, link
  case reauthenticate = "reauth"
}

/// How a sign-in or a link ended well.
public struct AccountChange: Hashable, Sendable {
  /// The user who is signed in now.
  public var user: BackendUser
  /// The user who was signed in before, where it is another one: migrate their data.
  public var replaced: BackendUser?
  /// Why the display name could not be set; the user is signed in all the same.
  public var profileProblem: String?
}

/// Why an action of the account failed.
public enum AccountFailure: Error, Hashable, Sendable {
  /// The user closed the sheet. Nothing to show.
  case cancelled
  /// No credential came from the provider.
  case signIn(SignInError)
  /// The credential came back with another state than the request had, or with none.
  case unexpectedState(String?)
  /// A native button told its outcome without having been configured.
  case noRequest
  /// The provider sent no authorization code, without which nothing can be revoked.
  case missingAuthorizationCode
  /// The user signed out, or somebody else signed in, while this was under way.
  case overtaken
  /// An earlier deletion was begun, and the app ended before it did. Shown at launch.
  case deletionOpen
  /// The backend failed, in its own words.
  case backend(String)
}

extension AccountFailure {
  /// Whether there is something to show: neither for a cancel nor for a second tap, after which the
  /// first goes on.
  var isShown: Bool { self != .cancelled && self != .signIn(.alreadyInProgress) }
}

extension AccountFailure: CustomStringConvertible {
  /// The failure in one sentence, with what to do.
  public var description: String {
    switch self {
    case .cancelled: "account: cancelled. Nothing to show to the user."
    case .signIn(let error): error.description
    case .unexpectedState(let state):
      "account: found \(state.map { "state '\($0)'" } ?? "no state") in the credential, expected "
        + "that of the request. Start again."
    case .noRequest:
      "account: found the outcome of a button that was not configured. Call configureButton first."
    case .missingAuthorizationCode:
      "account: found no authorization code, which revoking needs. Try again."
    case .overtaken: "account: the user changed meanwhile. See who is signed in, and start again."
    case .deletionOpen:
      "account: a deletion was begun and may not be complete. Sign in if you are not, and delete "
        + "again."
    case .backend(let error): "account: the backend failed: \(error)"
    }
  }
}

/// What the views show.
public struct AccountViewState: Hashable, Sendable {
  /// Whether something is under way.
  public var isLoading = false
  /// The error to show; never for a cancel or a second tap.
  public var errorText: String?
}

/// What an app decides about its accounts.
public struct AccountPolicy: Hashable, Sendable {
  /// What becomes of a user whose app was transferred to another team.
  public enum Transfer: Hashable, Sendable {
    /// The server migrates its users by itself.
    case stay
    /// The user signs in anew.
    case signOut
    /// The backend is asked to migrate the user.
    case migrate
  }

  /// Whether a deletion deletes the data before the user.
  public var deletesData = true
  /// What becomes of a transferred user at launch.
  public var transfer = Transfer.migrate

  /// The usual: data is deleted by the client, transferred users are migrated.
  public init() {}
}
