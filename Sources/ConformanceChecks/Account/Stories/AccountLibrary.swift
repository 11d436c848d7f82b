package import ConformanceModel
internal import ConformanceVectors

/// The stories of the vectors, decoded once a process.
package enum AccountLibrary {
  private typealias Known = (vector: AccountVector, story: AccountStory)

  private static let all: Result<[String: [Known]], any Error> = Result {
    let vectors = try VectorLibrary.embedded.account()
    return Dictionary(grouping: vectors) { $0.requirement ?? "" }
      .mapValues { $0.map { ($0, AccountStory($0)) } }
  }

  /// The stories of a requirement in the vectors' order, plain ones first.
  ///
  /// - Parameters:
  ///   - requirement: Whose.
  ///   - catalogue: Stories that came later are left out.
  /// - Throws: The problem of a vector file.
  package static func stories(
    of requirement: RequirementID, asOf catalogue: Int = Requirement.catalogueVersion
  ) throws -> [AccountStory] {
    try (all.get()[requirement.rawValue] ?? [])
      .filter { $0.vector.isKnown(to: catalogue) }.map(\.story)
  }
}

extension AccountStory {
  fileprivate init(_ vector: AccountVector) {
    var given = AccountGiven()
    given.session = AccountGiven.Session(rawValue: vector.given.session.rawValue) ?? .nobody
    given.names = AccountGiven.Names(rawValue: vector.given.names.rawValue) ?? .both
    given.isTaken = vector.given.taken
    given.state = CredentialState(rawValue: vector.given.state)
    self.init(
      vector.id, vector.comment, given: given, steps: vector.steps.map(AccountStep.init))
    let user = AccountEnding.User(rawValue: vector.expect.user.rawValue) ?? .same
    let endsWithAct = steps.last?.verb != nil
    ending = AccountEnding(answer: endsWithAct ? vector.expect.answers.last : nil, user: user)
  }
}

extension AccountStep {
  fileprivate init(_ step: AccountVectorStep) {
    switch step {
    case .act(let verb): self = .act(AccountVerb(verb))
    case .fault(let call, let fault, let code):
      self = .fault(AccountCall.Kind(call), AccountFault(fault, code))
    case .notice: self = .notice
    case .becomes(let state): self = .becomes(CredentialState(rawValue: state))
    case .taken: self = .taken
    }
  }
}

extension AccountVerb {
  fileprivate init(_ verb: AccountVectorStep.Verb) {
    guard let known = AccountVerb(rawValue: verb.rawValue) else {
      preconditionFailure("the vectors' verb '\(verb.rawValue)' is none of the stories'")
    }
    self = known
  }
}

extension AccountCall.Kind {
  fileprivate init(_ call: AccountVectorStep.Call) {
    guard let known = AccountCall.Kind(rawValue: call.rawValue) else {
      preconditionFailure("the vectors' call '\(call.rawValue)' is none of the coordinators'")
    }
    self = known
  }
}

extension AccountFault {
  fileprivate init(_ fault: AccountVectorStep.Fault, _ code: String?) {
    self =
      switch fault {
      case .fails: .fails(code ?? "internal")
      case .cancel: .cancel
      case .missingState: .missingState
      case .unknownState: .unknownState
      case .noCode: .noCode
      case .bareInUse: .bareInUse
      case .late: .late
      case .twice: .twice
      case .never: .never
      case .otherUser: .otherUser
      }
  }
}
