internal import ConformanceModel

/// Asks a subject for verdicts, one token at a time, and makes an outcome of them.
struct TokenJudgement {
  private static let linesShown = 5

  let subject: any TokenSubject
  let context: CheckContext
  private(set) var findings: [TokenFinding] = []
  private let keys: KeySet?
  private var asked = 0

  init(_ subject: any TokenSubject, _ context: CheckContext) {
    self.subject = subject
    self.context = context
    keys = TestKeys.trusted(for: subject.contract.token)
  }

  /// Judges cases one after another, so that a process that ends has ended at a known token.
  ///
  /// - Throws: A ``SubjectFault``.
  mutating func judge(_ cases: [TokenCase]) async throws {
    for tokenCase in cases {
      let answer = try await ask(tokenCase.attempt, "\(tokenCase.id) (\(tokenCase.comment))")
      findings.append(TokenFinding(tokenCase: tokenCase, answer: answer))
    }
  }

  /// Asks for one verdict.
  ///
  /// - Throws: A ``SubjectFault``; any other error is the subject's own and an answer.
  mutating func ask(
    _ attempt: MatchAttempt, _ label: String
  ) async throws -> TokenFinding.Answer {
    defer { asked += 1 }
    var attempt = attempt
    attempt.keys = keys
    let result = try await context.run(case: asked, label) { [subject, asking = attempt] in
      let verdicts = try await subject.match([asking])
      guard verdicts.count == 1 else {
        throw SubjectFault.malformedAnswer("asked for 1 verdict, received \(verdicts.count)")
      }
      return verdicts[0]
    }
    return switch result {
    case .value(let verdict): .verdict(verdict)
    case .threw(let text): .threw(text)
    // Only endings declared legal are passed over, and no token may end the process.
    case .ended, .judgedBefore: .threw("the case was not judged")
    }
  }

  /// The findings with a fault.
  var faulty: [TokenFinding] { findings.filter { fault($0) != nil } }

  func fault(_ finding: TokenFinding) -> TokenFinding.Fault? {
    finding.fault(judgesReasons: subject.contract.token.givesReasons)
  }

  /// The outcome; a wrong verdict weighs more than a wrong reason.
  ///
  /// - Parameters:
  ///   - scope: What was looked at.
  ///   - cause: The likely cause, if the check knows better than ``TokenCause``.
  func outcome(scope: String, cause: Cause? = nil) -> CheckOutcome {
    let wrong = faulty.filter { fault($0) != .reason }
    let shown = wrong.isEmpty ? faulty : wrong
    guard !shown.isEmpty else { return .pass(cases: findings.count, scope: scope) }
    var lines = [
      "\(shown.count) of \(findings.count) tokens got the wrong "
        + (wrong.isEmpty ? "reason" : "verdict")
    ]
    lines += shown.prefix(Self.linesShown).map(\.line)
    if shown.count > Self.linesShown { lines.append("and \(shown.count - Self.linesShown) more") }
    // The text of an error is the subject's own and may differ from run to run.
    let errors = shown.prefix(Self.linesShown).compactMap { finding -> String? in
      guard case .threw(let text) = finding.answer else { return nil }
      return "\(finding.tokenCase.id): \(text)"
    }
    let cause = cause ?? TokenCause.likely(shown, of: findings, subject.contract.token)
    return CheckOutcome(
      grade: wrong.isEmpty ? .wrongReason : .fail, cases: findings.count, scope: scope,
      evidence: Evidence(observed: lines, drawn: errors, cause: cause))
  }
}
