internal import ConformanceModel

extension Check {
  /// A check that judges all token vectors of one requirement.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - scope: What the vectors are, after their number.
  static func tokenVectors(_ id: RequirementID, scope: String) -> Check {
    Check(id, .token, kind: .vector) { subject, context in
      var judgement = TokenJudgement(subject, context)
      let cases = try await TokenCases(for: id, &judgement)
      try await judgement.judge(cases.all(id))
      return judgement.outcome(scope: "\(judgement.findings.count) tokens: \(scope)")
    }
  }
}

extension CheckOutcome {
  /// For a subject whose type does not have what its contract lists.
  static let noTokens = CheckOutcome.notApplicable("the subject does not offer 'token'")
}
