/// A scripted story of an account: how everything stands, what happens, and how it ends.
package struct AccountVector: Vector {
  package var id: String
  package var requirement: String?
  package var comment: String
  package var flags: [String]
  package var since: Int?
  /// Why an implementation has to get this right.
  package var reason: String
  /// How everything stands before the app is launched.
  package var given: AccountVectorGiven
  /// What happens; everything settles after every step.
  package var steps: [AccountVectorStep]
  /// How it ends under the default contract.
  package var expect: AccountExpectation
}

/// How everything stands before a story.
package struct AccountVectorGiven: Codable, Sendable, Equatable {
  /// Who is signed in.
  package enum Session: String, Codable, Sendable {
    case nobody, anonymous, apple, other
  }

  /// What the sheet tells of the name at the first sign-in.
  package enum Names: String, Codable, Sendable {
    case both, given, family, none, address
  }

  /// Who is signed in.
  package var session: Session
  /// What the sheet tells at the first sign-in; a session of the provider has had it.
  package var names: Names
  /// Whether another user of the backend has the provider's user already.
  package var taken: Bool
  /// What the provider thinks of its user.
  package var state: String

  private enum CodingKeys: String, CodingKey {
    case session, names, taken, state
  }

  /// Reads what is given; what is not named is usual: the whole name, not taken, authorized.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    session = try members.decode(Session.self, forKey: .session)
    names = try members.decodeIfPresent(Names.self, forKey: .names) ?? .both
    taken = try members.decodeIfPresent(Bool.self, forKey: .taken) ?? false
    state = try members.decodeIfPresent(String.self, forKey: .state) ?? "authorized"
  }

  /// Writes what is given as it was read.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(session, forKey: .session)
    if names != .both { try members.encode(names, forKey: .names) }
    if taken { try members.encode(true, forKey: .taken) }
    if state != "authorized" { try members.encode(state, forKey: .state) }
  }
}

/// One step of a story.
package enum AccountVectorStep: Sendable, Equatable {
  /// What the user or the app does.
  package enum Verb: String, Codable, Sendable, CaseIterable {
    case signIn, link, reauthenticate, signOut, delete, launch, signInAnonymously
    case nativeSignIn, nativeLink
  }

  /// A call to provider or backend.
  package enum Call: String, Codable, Sendable, CaseIterable {
    case authorize, credentialState, signInAnonymously, signIn, link, reauthenticate
    case updateProfile, revokeToken, deleteData, deleteUser, signOut, migrate, confirmLink
  }

  /// How a call goes wrong.
  package enum Fault: String, Codable, Sendable, CaseIterable {
    case fails, cancel, missingState, unknownState, noCode, bareInUse, late, twice, never
    case otherUser
  }

  /// The user or the app does something.
  case act(Verb)
  /// The next call of a kind goes wrong.
  case fault(Call, Fault, code: String?)
  /// The provider revokes its user's tokens and sends a notice.
  case notice
  /// The provider changes its mind about its user, and sends no notice.
  case becomes(String)
  /// On another device another user links the provider's user.
  case taken
}

/// How a story ends under the default contract.
package struct AccountExpectation: Codable, Sendable, Equatable {
  /// Who is signed in at the end, compared with the beginning.
  package enum User: String, Codable, Sendable {
    case same, nobody, another
  }

  /// The answers to what the user or the app does, in order, the first launch left out.
  package var answers: [String]
  /// The calls that the last step led to, in order.
  package var calls: [AccountVectorStep.Call]
  /// Who is signed in at the end.
  package var user: User
}

extension AccountVectorStep: Codable {
  private enum CodingKeys: String, CodingKey {
    case step = "do"
    case call, fault, code, state
  }

  /// Reads the step that `do` names.
  ///
  /// - Throws: `DecodingError` where the step is unknown or a member does not fit.
  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    switch try members.decode(String.self, forKey: .step) {
    case "fault":
      self = .fault(
        try members.decode(Call.self, forKey: .call),
        try members.decode(Fault.self, forKey: .fault),
        code: try members.decodeIfPresent(String.self, forKey: .code))
    case "notice": self = .notice
    case "becomes": self = .becomes(try members.decode(String.self, forKey: .state))
    case "taken": self = .taken
    case let other:
      guard let verb = Verb(rawValue: other) else {
        throw DecodingError.dataCorruptedError(
          forKey: .step, in: members, debugDescription: "unknown step '\(other)'")
      }
      self = .act(verb)
    }
  }

  /// Writes the step as it was read.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .act(let verb): try members.encode(verb.rawValue, forKey: .step)
    case .fault(let call, let fault, let code):
      try members.encode("fault", forKey: .step)
      try members.encode(call, forKey: .call)
      try members.encode(fault, forKey: .fault)
      try members.encodeIfPresent(code, forKey: .code)
    case .notice: try members.encode("notice", forKey: .step)
    case .becomes(let state):
      try members.encode("becomes", forKey: .step)
      try members.encode(state, forKey: .state)
    case .taken: try members.encode("taken", forKey: .step)
    }
  }
}
