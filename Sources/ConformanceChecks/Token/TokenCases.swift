internal import ConformanceModel
internal import ConformanceVectors

/// The token vectors as a contract reads them.
struct TokenCases {
  private static let groups: Result<[TokenGroup], any Error> = Result {
    try VectorLibrary.embedded.token()
  }

  private let contract: TokenContract
  private let fresh: FreshNonces

  /// - Parameters:
  ///   - purpose: The requirement to be judged; its nonces are its own.
  ///   - judgement: Tells which nonces are used up, where they are at all.
  /// - Throws: A ``SubjectFault``.
  init(for purpose: String, _ judgement: inout TokenJudgement) async throws {
    contract = judgement.subject.contract.token
    fresh = try await FreshNonces(for: purpose, &judgement)
  }

  /// The vectors of a requirement.
  ///
  /// Vectors whose claim is right under another contract only are left out: whether they get in
  /// is the question of `token.contract` alone, and of ``otherForms()``.
  func all(_ requirement: String) throws -> [TokenCase] {
    try vectors(requirement).compactMap { vector, clock in
      if isRightElsewhere(vector) { return recast(vector, clock) }
      // Broken shapes are written around the hex claim: with another one, only the shape is wrong.
      let isShape = requirement == "token.structure" && contract.nonceForm != .hex
      return (isShape ? moved(vector, clock, from: .hex) : nil) ?? tokenCase(vector, clock)
    }
  }

  /// The vectors that are right under another contract, and must be rejected under this one.
  func otherForms() throws -> [TokenCase] {
    try vectors("token.accept")
      .filter { isRightElsewhere($0.vector) }
      .compactMap { tokenCase($0.vector, $0.clock) }
  }

  private func vectors(_ requirement: String) throws -> [(vector: TokenVector, clock: Int)] {
    try Self.groups.get().flatMap { group in
      group.tests.filter { $0.requirement == requirement }.map { ($0, group.clock) }
    }
  }

  private func rule(_ vector: TokenVector, form: NonceForm) -> TokenRule? {
    vector.rule(form: form.rawValue, nonceSupported: contract.nonceSupported.rawValue)
  }

  private func isRightElsewhere(_ vector: TokenVector) -> Bool {
    let verdicts = NonceForm.allCases.map { rule(vector, form: $0)?.verdict }
    return rule(vector, form: contract.nonceForm)?.verdict == .reject
      && verdicts.contains { $0 != .reject }
  }

  private func tokenCase(_ vector: TokenVector, _ clock: Int) -> TokenCase? {
    guard let rule = rule(vector, form: contract.nonceForm) else { return nil }
    if rule.verdict != .reject, contract.keepsPendingState {
      return moved(vector, clock, from: contract.nonceForm)
    }
    return TokenCase(
      id: vector.id, comment: vector.comment,
      attempt: MatchAttempt(token: vector.compactToken, rawNonce: vector.rawNonce, now: clock),
      expected: expectation(rule), pair: vector.pair, flags: vector.flags)
  }

  /// A vector written for the hex form, in the contract's form; others are left out.
  private func recast(_ vector: TokenVector, _ clock: Int) -> TokenCase? {
    let hasOwnVectors = contract.nonceForm == .raw && vector.id.hasPrefix("token-accept")
    guard !hasOwnVectors, rule(vector, form: .hex)?.verdict != .reject else { return nil }
    return moved(vector, clock, from: .hex)
  }

  /// The same token for the contract's form and, where nonces are used up, for a fresh nonce.
  private func moved(_ vector: TokenVector, _ clock: Int, from form: NonceForm) -> TokenCase? {
    guard let rule = rule(vector, form: form), let old = vector.rawNonce else { return nil }
    let raw = contract.keepsPendingState ? fresh.nonce("\(vector.id).\(old)") : old
    let parts = vector.compactToken.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let bytes = ClaimForms.bytes(ofBase64URL: parts[1]),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let claim = "\"\(ClaimForms.claim(form, of: old))\""
    let pieces = text.split(separator: claim, omittingEmptySubsequences: false)
    // A claim written with escapes cannot be found; the vectors that remain say the same.
    guard pieces.count > 1 else { return nil }
    let payload = pieces.joined(separator: "\"\(ClaimForms.claim(contract.nonceForm, of: raw))\"")
    let token = "\(parts[0]).\(ClaimForms.base64URL(Array(payload.utf8))).\(parts[2])"
    return TokenCase(
      id: vector.id, comment: vector.comment,
      attempt: MatchAttempt(token: token, rawNonce: raw, now: clock),
      expected: expectation(rule), pair: vector.pair, flags: vector.flags)
  }

  private func expectation(_ rule: TokenRule) -> TokenCase.Expectation {
    switch rule.verdict {
    case .accept: .accept
    case .either: .either
    case .reject:
      // Where a nonce is also used up by a token that does not fit, the vectors' common nonce
      // is spent after the first of them.
      .reject(
        Set(rule.reasons.compactMap(RejectionReason.init(rawValue:)))
          .union(contract.keepsPendingState ? [.replayed] : []))
    }
  }
}
