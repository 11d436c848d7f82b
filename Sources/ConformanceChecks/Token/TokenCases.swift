internal import ConformanceModel
internal import ConformanceVectors

/// The token vectors as a contract reads them.
struct TokenCases {
  private static let groups: Result<[TokenGroup], any Error> = Result {
    try VectorLibrary.embedded.token()
  }

  private let contract: TokenContract
  private let writer: TokenWriter
  private let policy: TokenPolicy
  private let fresh: FreshNonces

  /// - Parameters:
  ///   - purpose: The requirement to be judged; its nonces are its own.
  ///   - judgement: Tells which nonces are used up, where they are at all.
  /// - Throws: A ``SubjectFault``.
  init(for purpose: RequirementID, _ judgement: inout TokenJudgement) async throws {
    contract = judgement.subject.contract.token
    writer = TokenWriter(contract)
    policy = TokenPolicy(
      nonceForm: contract.nonceForm.rawValue, nonceSupported: contract.nonceSupported.rawValue,
      signatures: Set(contract.signatures.map(\.rawValue)),
      claims: Set(contract.claims.map(\.rawValue)), leeway: contract.leeway)
    fresh = try await FreshNonces(for: purpose, &judgement)
  }

  /// The vectors of a requirement.
  ///
  /// Vectors whose claim is right under another contract only are left out: whether they get in
  /// is the question of `token.contract` alone, and of ``otherForms()``.
  func all(_ requirement: RequirementID) throws -> [TokenCase] {
    try vectors(requirement).compactMap { vector, clock in
      // The machine's clock cannot be set to the present that the vector asks for.
      if vector.now != nil, !contract.takesClock { return nil }
      if isRightElsewhere(vector) { return recast(vector, clock) }
      // Vectors about other things are written around the hex claim: with the contract's own, they
      // are still only about them. Forged signatures are left as they are.
      let isAside =
        (requirement == .tokenStructure || requirement == .tokenClaims)
        && contract.nonceForm != .hex
      return (isAside ? moved(vector, clock, from: .hex) : nil) ?? tokenCase(vector, clock)
    }
  }

  /// The vectors that are right under another contract, and must be rejected under this one.
  func otherForms() throws -> [TokenCase] {
    try vectors(.tokenAccept)
      .filter { isRightElsewhere($0.vector) }
      .compactMap { tokenCase($0.vector, $0.clock) }
  }

  private func vectors(_ requirement: RequirementID) throws -> [(vector: TokenVector, clock: Int)] {
    try Self.groups.get().flatMap { group in
      group.tests.filter { $0.judges(requirement) }.map { ($0, group.clock) }
    }
  }

  private func rule(_ vector: TokenVector, form: NonceForm) -> TokenRule? {
    var policy = policy
    policy.nonceForm = form.rawValue
    return vector.rule(for: policy)
  }

  private func isRightElsewhere(_ vector: TokenVector) -> Bool {
    let verdicts = NonceForm.allCases.map { rule(vector, form: $0)?.verdict }
    return rule(vector, form: contract.nonceForm)?.verdict == .reject
      && verdicts.contains { $0 != .reject }
  }

  private func tokenCase(_ vector: TokenVector, _ clock: Int) -> TokenCase? {
    guard let rule = rule(vector, form: contract.nonceForm) else { return nil }
    let isSignature = vector.judges(.tokenSignature)
    if rule.verdict != .reject, contract.keepsPendingState, !isSignature {
      return moved(vector, clock, from: contract.nonceForm)
    }
    // Another signature would be made of a forged one; and of a genuine one, but for others.
    let mayAdapt = !isSignature || rule.verdict == .accept && writer.isForOthers
    guard let token = mayAdapt ? writer.adapted(vector.compactToken) : vector.compactToken else {
      return nil
    }
    var expected = expectation(rule, vector)
    // Signing a token again would make another signature of it: its nonce may be used up.
    if isSignature, contract.keepsPendingState, expected == .accept { expected = .acceptOnce }
    return made(vector, clock, token, vector.rawNonce, expected)
  }

  /// A vector written for the hex form, in the contract's form; others are left out.
  private func recast(_ vector: TokenVector, _ clock: Int) -> TokenCase? {
    let hasOwnVectors = contract.nonceForm == .raw && vector.judges(.tokenAccept)
    guard !hasOwnVectors, rule(vector, form: .hex)?.verdict != .reject else { return nil }
    return moved(vector, clock, from: .hex)
  }

  /// The same token for the contract's form and, where nonces are used up, for a fresh nonce.
  private func moved(_ vector: TokenVector, _ clock: Int, from form: NonceForm) -> TokenCase? {
    guard let rule = rule(vector, form: form), let old = vector.rawNonce else { return nil }
    let raw = contract.keepsPendingState ? fresh.nonce("\(vector.id).\(old)") : old
    let claim = "\"\(ClaimForms.claim(form, of: old))\""
    // A claim written with escapes cannot be found; the vectors that remain say the same.
    let token = writer.adapted(vector.compactToken) { payload in
      let pieces = payload.split(separator: claim, omittingEmptySubsequences: false)
      return pieces.count > 1 ? pieces.joined(separator: "\"\(writer.claim(of: raw))\"") : nil
    }
    guard let token else { return nil }
    return made(vector, clock, token, raw, expectation(rule, vector))
  }

  private func made(
    _ vector: TokenVector, _ clock: Int, _ token: String, _ rawNonce: String?,
    _ expected: TokenCase.Expectation
  ) -> TokenCase {
    let now = (vector.now ?? clock) + (vector.leeways ?? 0) * contract.leeway
    return TokenCase(
      id: vector.id, comment: vector.comment,
      attempt: MatchAttempt(token: token, rawNonce: rawNonce, now: now),
      expected: expected, pair: vector.pair,
      flags: Set(vector.flags.compactMap(TokenFlag.init)))
  }

  private func expectation(_ rule: TokenRule, _ vector: TokenVector) -> TokenCase.Expectation {
    switch rule.verdict {
    case .accept: return .accept
    case .either: return .either
    case .reject:
      var reasons = Set(rule.reasons.compactMap(RejectionReason.init(rawValue:)))
      // Where a nonce is also used up by a token that does not fit, the vectors' common nonce
      // is spent after the first of them.
      if contract.keepsPendingState { reasons.insert(.replayed) }
      // What is no token may be refused for its signature, before it is read.
      if vector.judges(.tokenStructure), !contract.signatures.isEmpty {
        reasons.insert(.badSignature)
      }
      // Forged tokens carry the hex form, which is wrong as well under another contract.
      if vector.judges(.tokenSignature), contract.nonceForm != .hex {
        reasons.insert(.nonceMismatch)
      }
      return .reject(reasons)
    }
  }
}
