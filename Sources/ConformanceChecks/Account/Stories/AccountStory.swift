package import ConformanceModel

/// What happens to an account: data, so that it can be drawn, shrunk, written down and replayed.
package struct AccountStory: Hashable, Sendable {
  /// The most steps a story may have.
  package static let longest = 8

  /// The vector's permanent id, or a name for a generated story.
  package var id: String
  /// What is special about it, in a few words.
  package var comment: String
  /// How everything stands before the first step.
  package var given: AccountGiven
  /// What happens; everything settles after every step.
  package var steps: [AccountStep]
  /// How it ends, where a vector says so.
  var ending: AccountEnding?

  /// - Parameters:
  ///   - id: Names the story in evidence.
  ///   - comment: What is special about it.
  ///   - given: How everything stands before.
  ///   - steps: What happens.
  package init(_ id: String, _ comment: String, given: AccountGiven, steps: [AccountStep]) {
    self.id = id
    self.comment = comment
    self.given = given
    self.steps = steps
  }

  /// Whether the contract offers all that the steps use.
  package func applies(to contract: AccountContract) -> Bool {
    guard given.session != .anonymous || contract.hasAnonymousUsers else { return false }
    return steps.allSatisfy { step in step.verb.map(contract.offers) ?? true }
  }
}

/// How a story ends under every contract that offers its steps.
struct AccountEnding: Hashable, Sendable {
  /// Who is signed in at the end, compared with the beginning.
  enum User: String, Hashable, Sendable {
    case same, nobody, another
  }

  /// The answer to the last action, as ``AccountAnswer/word`` names it; nil for a notice.
  var answer: String?
  var user: User
}

/// How everything stands before a story begins; then the app is launched.
package struct AccountGiven: Hashable, Sendable {
  /// Who is signed in.
  package enum Session: String, Hashable, Sendable, CaseIterable {
    case nobody, anonymous
    /// A user of the provider, whose id, name and e-mail address are stored.
    case apple
    /// A user of another provider.
    case other
  }

  /// What the sheet tells of the user's name at the first sign-in.
  package enum Names: String, Hashable, Sendable, CaseIterable {
    case both, given, family, none
    /// No name, and the e-mail address.
    case address
  }

  /// Who is signed in.
  package var session = Session.nobody
  /// What the sheet tells at the first sign-in; an `apple` session has had it.
  package var names = Names.both
  /// Whether another user of the backend has the provider's user already.
  package var isTaken = false
  /// What the provider thinks of its user.
  package var state = CredentialState.authorized
  /// Ends every token and code, so that they can be told from other texts.
  var secretSuffix = ""

  package init() {}
}

/// One step of a story.
package enum AccountStep: Hashable, Sendable {
  /// The next call of the kind goes wrong in this way.
  case fault(AccountCall.Kind, AccountFault)
  /// The user or the app does something.
  case act(AccountVerb)
  /// The provider revokes its user's tokens and sends a notice.
  case notice
  /// The provider changes its mind about its user, and sends no notice.
  case becomes(CredentialState)
  /// On another device another user links the provider's user.
  case taken
  /// Whoever is there goes on with the other of two devices; the first time, the app is launched
  /// there with nobody signed in. What was left stays as it is, and hears notices.
  case otherDevice

  /// What the user or the app does.
  package var verb: AccountVerb? { if case .act(let verb) = self { verb } else { nil } }
}

/// What the user or the app does.
package enum AccountVerb: String, Hashable, Sendable, CaseIterable {
  case signIn, link, reauthenticate, signOut, delete
  /// The app is started again: a new coordinator with the old storage.
  case launch
  case signInAnonymously
  /// The user taps a native button, which makes the request itself.
  case nativeSignIn, nativeLink

  /// Whether a native button makes the request.
  package var isNative: Bool { self == .nativeSignIn || self == .nativeLink }

  /// What the authorization is for; nil where none is made.
  package var flow: AccountFlow? {
    switch self {
    case .signIn, .nativeSignIn: .signIn
    case .link, .nativeLink: .link
    case .reauthenticate, .delete: .reauthenticate
    case .signOut, .launch, .signInAnonymously: nil
    }
  }

  /// The calls that a correct coordinator may make for it, in order.
  package var calls: [AccountCall.Kind] {
    switch self {
    case .signIn, .nativeSignIn: [.authorize, .signIn, .updateProfile]
    case .link, .nativeLink: [.authorize, .link, .signIn, .updateProfile]
    case .reauthenticate: [.authorize, .reauthenticate]
    case .signOut: [.signOut]
    case .delete: [.authorize, .reauthenticate, .revokeToken, .deleteData, .deleteUser]
    case .launch: [.credentialState, .signOut]
    case .signInAnonymously: [.signInAnonymously]
    }
  }
}

/// How a call goes wrong.
package enum AccountFault: Hashable, Sendable {
  /// An error with this code; of the sheet, always code 1004.
  case fails(String)
  /// The user closes the sheet.
  case cancel
  /// The sheet's credential has lost its state.
  case missingState
  /// The sheet's credential has a state that nobody knows.
  case unknownState
  /// The sheet's credential has no authorization code.
  case noCode
  /// The credential is in use, and the error brings no updated one.
  case bareInUse
  /// The reply comes after those to all other calls that are outstanding.
  case late
  /// The reply comes twice.
  case twice
  /// No reply comes; the story ends here.
  case never
  /// Another person confirms the sheet, with an Apple ID of their own.
  case otherUser
}
