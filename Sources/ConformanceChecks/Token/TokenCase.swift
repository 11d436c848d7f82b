internal import ConformanceModel

/// One token to be judged, and what a correct implementation says of it.
struct TokenCase: Sendable {
  /// What the contract asks for.
  enum Expectation: Sendable, Hashable {
    case accept
    /// Accepted, or rejected as used before.
    case acceptOnce
    /// With one of these reasons, if any is given.
    case reject(Set<RejectionReason>)
    case either
  }

  /// The vector's permanent id.
  var id: String
  /// What is special about the token.
  var comment: String
  /// What is asked of the subject.
  var attempt: MatchAttempt
  /// What it must say.
  var expected: Expectation
  /// The name shared with the other order of the same duplicate members.
  var pair: String?
  /// What is special about the token, for telling causes.
  var flags: Set<TokenFlag> = []
  /// The only mistake that lets the token in; nil where several may.
  var mistake: Cause?
  /// The member beside a wrong nonce claim, for which the comparison may be left out.
  var beside: String?

  /// What the claim is, seen from the raw nonce.
  var diagnosis: ClaimDiagnosis {
    ClaimDiagnosis(token: attempt.token, rawNonce: attempt.rawNonce ?? "")
  }
}

/// What a subject said of one token.
struct TokenFinding: Sendable {
  /// What came back.
  enum Answer: Sendable, Hashable {
    case verdict(MatchVerdict)
    /// The description of the error thrown.
    case threw(String)
  }

  /// How an answer can be wrong.
  enum Fault: Sendable, Hashable {
    case accepted, rejected, threw, reason
  }

  var tokenCase: TokenCase
  var answer: Answer

  /// How the answer is wrong; `nil` if it is right.
  ///
  /// - Parameter judgesReasons: False where the contract says that there are none. A rejection
  ///   without a reason is never wrong.
  func fault(judgesReasons: Bool) -> Fault? {
    switch (answer, tokenCase.expected) {
    case (.threw, _): .threw
    case (_, .either), (.verdict(.accepted), .accept), (.verdict(.accepted), .acceptOnce): nil
    case (.verdict(.rejected(let reason)), .acceptOnce):
      reason == nil || reason == .replayed ? nil : .rejected
    case (.verdict(.accepted), .reject): .accepted
    case (.verdict(.rejected), .accept): .rejected
    case (.verdict(.rejected(let reason)), .reject(let right)):
      reason.map { !judgesReasons || right.contains($0) } ?? true ? nil : .reason
    }
  }

  var isAccepted: Bool { answer == .verdict(.accepted) }

  /// What happened, as a line of evidence.
  var line: String {
    let place = "\(tokenCase.id) (\(tokenCase.comment))"
    switch answer {
    case .threw: return "\(place): threw an error where a verdict was due"
    case .verdict(.accepted): return "\(place): accepted"
    case .verdict(.rejected(let reason)):
      let because = reason.map { " with '\($0.rawValue)'" } ?? ""
      guard case .reject(let right) = tokenCase.expected, let reason, !right.contains(reason) else {
        return "\(place): rejected\(because)"
      }
      let names = RejectionReason.allCases.filter(right.contains).map { "'\($0.rawValue)'" }
      return "\(place): rejected\(because), expected \(names.joined(separator: " or "))"
    }
  }
}
