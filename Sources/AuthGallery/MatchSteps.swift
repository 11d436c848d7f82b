internal import ConformanceModel

/// The steps of an honest matcher; a known-bad one replaces a single step.
struct MatchSteps: Sendable {
  /// Takes the token apart; `nil` for what is no token.
  var read: @Sendable (String) -> TokenReading? = { TokenReading($0) }
  /// What is said where no nonce is expected.
  var withoutExpectation: @Sendable (TokenReading) -> MatchVerdict = { _ in
    .rejected(.nonceMissing)
  }
  /// What is said, before the claim is looked at, for whatever else the token holds.
  var beforeComparing: @Sendable (TokenReading) -> MatchVerdict? = { _ in nil }
  /// What is said of a claim that is no text, or an empty one.
  var withoutText: @Sendable (TokenReading.Claim, _ expected: String) -> MatchVerdict = {
    claim, _ in
    switch claim {
    case .absent, .null, .text: .rejected(.nonceMissing)
    case .bool, .number, .list, .object: .rejected(.nonceMalformed)
    }
  }
  /// What the claim must be.
  var expected: @Sendable (_ rawNonce: String) -> String = { Self.claim(.hex, of: $0) }
  /// Whether the claim is what it must be.
  var matches: @Sendable (_ claim: String, _ expected: String) -> Bool = {
    $0.utf8.elementsEqual($1.utf8)
  }
  /// What is said of a claim that is another one.
  var mismatch: MatchVerdict = .rejected(.nonceMismatch)

  /// Replaces all the steps above, where a defect lies between several whole matchers.
  var judge: (@Sendable (MatchAttempt) -> MatchVerdict)?

  /// A matcher with one step replaced.
  init(_ replace: (inout MatchSteps) -> Void = { _ in }) { replace(&self) }

  /// Judges one token.
  func match(_ attempt: MatchAttempt) -> MatchVerdict {
    if let judge { return judge(attempt) }
    guard let reading = read(attempt.token) else { return .rejected(.malformedToken) }
    guard let rawNonce = attempt.rawNonce, !rawNonce.isEmpty else {
      return withoutExpectation(reading)
    }
    if let verdict = beforeComparing(reading) { return verdict }
    guard case .text(let claim) = reading["nonce"], !claim.isEmpty else {
      return withoutText(reading["nonce"], expected(rawNonce))
    }
    return matches(claim, expected(rawNonce)) ? .accepted : mismatch
  }

  /// An honest matcher for which the first of several members counts.
  static let takingFirst = MatchSteps { steps in
    steps.read = { TokenReading(allowingDuplicates: $0) }
  }

  /// An honest matcher for which the last of several members counts.
  static let takingLast = MatchSteps { steps in
    steps.read = { TokenReading(allowingDuplicates: $0)?.reversed }
  }
}

extension GallerySubject {
  /// A known-bad matcher.
  static func knownBadMatcher(
    _ name: String, violates: Set<RequirementID>, causes: [Cause], story: String,
    token: TokenContract = TokenContract(), _ replace: (inout MatchSteps) -> Void
  ) -> GallerySubject {
    let steps = MatchSteps(replace)
    return GallerySubject(
      .knownBad, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, token: token), match: { steps.match($0) }))
  }

  /// A matcher that is unusual and right.
  static func legalMatcher(
    _ name: String, story: String, token: TokenContract = TokenContract(),
    _ replace: (inout MatchSteps) -> Void
  ) -> GallerySubject {
    let steps = MatchSteps(replace)
    return GallerySubject(
      .legal, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, token: token), match: { steps.match($0) }))
  }
}
