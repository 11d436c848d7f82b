internal import PlainText

/// What a worker tells while a request is open, a line without an id.
package enum WireNotice: Sendable, Hashable {
  /// The case that is about to run; `nil` where the worker only says that it is alive.
  case progress(CaseMark?)
  /// The provider is asked; callbacks will name the number.
  case requested(number: Int, AuthorizationRequest)
  /// The caller of an attempt was told something.
  case answered(attempt: Int, SignInAnswer)
  /// A coordinator did something.
  case account(WireAccountNotice)
  /// A name that is not in the protocol.
  case unknown(String)

  /// The names of the notices about sign-in.
  package static let signInNames = [requestedName, answeredName]
  private static let requestedName = "provider.requested"
  private static let answeredName = "signIn.answered"
  private static let progressName = "progress"

  /// The `notice` member.
  package var name: String {
    switch self {
    case .progress: Self.progressName
    case .requested: Self.requestedName
    case .answered: Self.answeredName
    case .account(let notice): notice.notice
    case .unknown(let name): name
    }
  }

  /// The fault of a program that tells this where only `names` have a meaning.
  package func isUnknown(among names: [String]) -> SubjectFault {
    let hint = NearestName.to(name, among: names).map { " Did you mean '\($0)'?" } ?? ""
    return .malformedAnswer("the notice '\(name)' is unknown.\(hint)")
  }
}

/// Notes the case that is about to run, so that the runner knows what a process died of.
package struct CaseMark: Codable, Sendable, Hashable {
  /// Counts the cases of one check from 0.
  package var number: Int
  /// More cases than any check has.
  package static let numbers = 0...1 << 40
  /// What the case is, for evidence.
  package var label: String
  /// What it means if the process ends during the case.
  package var ifEnds: ProcessEndMeaning

  package init(number: Int, label: String, ifEnds: ProcessEndMeaning) {
    self.number = number
    self.label = label
    self.ifEnds = ifEnds
  }
}

/// What it means if the subject's process ends during a case.
package enum ProcessEndMeaning: String, Codable, Sendable, Hashable {
  /// Ending is a legal answer: an abort on a failing byte source, a trap on length 0.
  case legal
  /// Ending is a crash.
  case crash
}

extension WireNotice: Codable {
  private enum CodingKeys: String, CodingKey {
    case notice, progress, request, nonce, state, scopes, attempt, answer, credential, code
  }

  /// - Throws: `DecodingError` for members of another type; ``SubjectFault/malformedAnswer(_:)``
  ///   for a member that is missing or has no meaning.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .notice)
    func required<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else {
        throw SubjectFault.malformedAnswer(
          "the notice '\(name)' has no member '\(key.stringValue)'")
      }
      return value
    }
    switch name {
    case Self.progressName:
      let mark = try container.decodeIfPresent(CaseMark.self, forKey: .progress)
      guard mark.map({ CaseMark.numbers.contains($0.number) }) ?? true else {
        throw SubjectFault.malformedAnswer(
          "the notice '\(name)' has the case number \(mark?.number ?? 0)")
      }
      self = .progress(mark)
    case Self.requestedName:
      self = .requested(
        number: try required(.request),
        AuthorizationRequest(
          nonce: try container.decodeIfPresent(String.self, forKey: .nonce),
          state: try container.decodeIfPresent(String.self, forKey: .state),
          scopes: try container.decodeIfPresent([String].self, forKey: .scopes) ?? []))
    case Self.answeredName:
      let attempt: Int = try required(.attempt)
      let word: String = try required(.answer)
      let answer: SignInAnswer
      switch word {
      case "credential": answer = .credential(try required(.credential))
      case "cancelled": answer = .cancelled
      case "refused": answer = .refused
      case "failure":
        let code = try container.decodeIfPresent(String.self, forKey: .code)
        answer = .failure(code: code ?? "no code")
      default:
        throw SubjectFault.malformedAnswer(
          "the notice '\(name)' has the answer '\(word)'. Expected 'credential', 'cancelled', "
            + "'refused' or 'failure'.")
      }
      self = .answered(attempt: attempt, answer)
    default:
      self =
        WireAccountNotice.names.contains(name)
        ? .account(try WireAccountNotice(from: decoder)) : .unknown(name)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .account(let notice) = self { return try notice.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .notice)
    switch self {
    case .progress(let mark): try container.encodeIfPresent(mark, forKey: .progress)
    case .requested(let number, let request):
      try container.encode(number, forKey: .request)
      try container.encodeIfPresent(request.nonce, forKey: .nonce)
      try container.encodeIfPresent(request.state, forKey: .state)
      try container.encode(request.scopes, forKey: .scopes)
    case .answered(let attempt, let answer):
      try container.encode(attempt, forKey: .attempt)
      try container.encode(answer.word.rawValue, forKey: .answer)
      if case .credential(let credential) = answer {
        try container.encode(credential, forKey: .credential)
      }
      if case .failure(let code) = answer { try container.encode(code, forKey: .code) }
    case .account, .unknown: break
    }
  }
}
