internal import ConformanceModel
internal import ConformanceVectors

/// The scenarios of the vectors, decoded once a process.
enum ScenarioLibrary {
  private typealias Known = (vector: ScenarioVector, scenario: SignInScenario)

  private static let all: Result<[String: [Known]], any Error> = Result {
    let library = VectorLibrary.embedded
    let vectors = try library.continuation() + library.guardScenarios()
    return Dictionary(grouping: vectors) { $0.requirement ?? "" }
      .mapValues { $0.map { ($0, SignInScenario($0)) } }
  }

  /// The scenarios of a requirement in the vectors' order, plain ones first.
  ///
  /// - Parameters:
  ///   - requirement: Whose.
  ///   - catalogue: Scenarios that came later are left out.
  /// - Throws: The problem of a vector file.
  static func scenarios(
    of requirement: RequirementID, asOf catalogue: Int = Requirement.catalogueVersion
  ) throws -> [SignInScenario] {
    try (all.get()[requirement.rawValue] ?? [])
      .filter { $0.vector.isKnown(to: catalogue) }.map(\.scenario)
  }
}

extension SignInScenario {
  fileprivate init(_ vector: ScenarioVector) {
    var expectations: [SignInContract.Overlap: SignInExpectation] = [:]
    for overlap in SignInContract.Overlap.allCases {
      guard let expected = vector.expectation(under: overlap.rawValue) else { continue }
      expectations[overlap] = SignInExpectation(
        answers: expected.answers.mapValues { $0.map(SignInAnswer.Word.init) },
        requests: expected.requests, outstandingAtMost: expected.outstandingAtMost)
    }
    self.init(
      vector.id, vector.comment, steps: vector.steps.map(SignInStep.init),
      expectations: expectations)
  }
}

extension SignInAnswer.Word {
  fileprivate init(_ answer: ScenarioExpectation.Answer) {
    switch answer {
    case .credential: self = .credential
    case .cancelled: self = .cancelled
    case .refused: self = .refused
    case .failure: self = .failure
    }
  }
}

extension SignInStep {
  fileprivate init(_ step: ScenarioStep) {
    switch step {
    case .start(let start):
      var copy = SignInStart(start.attempt, entry: start.entry.map(SignInContract.Entry.init))
      copy.early = start.early.map(ProviderCallback.Kind.init)
      copy.hasWindow = start.hasWindow
      copy.bytesFail = start.bytesFail
      copy.inside = start.inside
      self = .start(copy)
    case .callback(let attempt, let callback):
      let kind = ProviderCallback.Kind(callback.kind)
      let copy = ProviderCallback(kind, domain: callback.domain, code: callback.code)
      self = .callback(attempt: attempt, copy)
    case .cancel: self = .cancel
    case .cancelTask(let attempt): self = .cancelTask(attempt: attempt)
    case .drop: self = .drop
    case .timeout: self = .timeout
    }
  }
}

extension SignInContract.Entry {
  fileprivate init(_ entry: ScenarioStart.Entry) {
    switch entry {
    case .async: self = .async
    case .completion: self = .completion
    }
  }
}

extension ProviderCallback.Kind {
  fileprivate init(_ kind: ScenarioCallback.Kind) {
    switch kind {
    case .success: self = .success
    case .cancel: self = .cancel
    case .failure: self = .failure
    case .foreignCancel: self = .foreignCancel
    case .wrongCredentialType: self = .wrongCredentialType
    case .missingToken: self = .missingToken
    case .tokenNotUTF8: self = .tokenNotUTF8
    case .missingCode: self = .missingCode
    case .emptyToken: self = .emptyToken
    case .codeNotUTF8: self = .codeNotUTF8
    case .returning: self = .returning
    }
  }
}
