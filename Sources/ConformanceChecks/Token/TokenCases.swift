internal import ConformanceModel
internal import ConformanceVectors

/// The token vectors as a contract reads them.
struct TokenCases {
  /// Every vector with its group's clock; tokens that are made by a recipe are made once.
  private static let vectors: Result<[(vector: TokenVector, clock: Int)], any Error> = Result {
    try VectorLibrary.embedded.token().flatMap { group in
      group.tests.map { vector in
        var vector = vector
        vector.token = vector.compactToken
        return (vector, group.clock)
      }
    }
  }

  let contract: TokenContract
  let writer: TokenWriter
  private let policy: TokenPolicy
  let catalogue: Int
  let fresh: FreshNonces

  /// - Parameters:
  ///   - purpose: The requirement to be judged; its nonces are its own.
  ///   - judgement: Tells which nonces are used up, where they are at all.
  /// - Throws: A ``SubjectFault``.
  init(for purpose: RequirementID, _ judgement: inout TokenJudgement) async throws {
    contract = judgement.subject.contract.token
    writer = TokenWriter(contract)
    catalogue = judgement.context.catalogue
    policy = TokenPolicy(
      nonceForm: contract.nonceForm.rawValue, nonceSupported: contract.nonceSupported.rawValue,
      signatures: Set(contract.signatures.map(\.rawValue)),
      claims: Set(contract.claims.map(\.rawValue)), leeway: contract.leeway,
      audiences: contract.furtherAudiences.rawValue)
    fresh = try await FreshNonces(for: purpose, &judgement)
    judgement.prove(by: PositiveControl(writer, fresh))
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
      let isAside = Self.aside.contains(requirement) && contract.nonceForm != .hex
      return (isAside ? moved(vector, clock, from: .hex) : nil) ?? tokenCase(vector, clock)
    }.filter { !isRightByChance($0) }
  }

  /// Requirements whose vectors are about something else than the nonce.
  private static let aside: Set<RequirementID> = [
    .tokenStructure, .tokenClaims, .tokenAzp, .tokenSubject, .tokenTypeConfusion,
  ]

  /// The vectors that are right under another contract, and must be rejected under this one.
  ///
  /// - Parameter requirement: Whose vectors.
  func otherForms(_ requirement: RequirementID = .tokenAccept) throws -> [TokenCase] {
    try vectors(requirement)
      .filter { isRightElsewhere($0.vector) }
      .compactMap { tokenCase($0.vector, $0.clock) }
  }

  /// Tokens with claims in every form that has one text, and another nonce's; nothing is expected
  /// of them.
  ///
  /// They have nonces of their own, so that the vectors keep theirs for the check that judges them.
  ///
  /// - Parameter inMilliseconds: Whether their exp counts milliseconds, where others count seconds.
  func claimProbes(inMilliseconds: Bool = false) -> [TokenCase] {
    let forms: [(String) -> String?] =
      [{ _ in writer.claim(of: "another-nonce-kX7-wPq.2mV_Zt9RbN4") }]
      + NonceForm.allCases.map { form in { ClaimForms.claim(form, of: $0) } }
      + ClaimDiagnosis.OtherForm.allCases.map { form in { form.text($0) } }
    return forms.enumerated().compactMap { index, form in
      let rawNonce = fresh.nonce("probe-\(index)\(inMilliseconds ? "-milliseconds" : "")")
      return form(rawNonce).map { claim in
        probe(
          index, rawNonce,
          inMilliseconds
            ? writer.payload(nonce: claim, more: #""exp":4102444800000"#, leavingOut: "exp")
            : writer.payload(nonce: claim))
      }
    }
  }

  /// A token whose claim is what a subject made of its nonce; `nil` where that is the right claim, or
  /// no text that a digest is written in.
  func ownDigestProbe(_ digest: String, of rawNonce: String) -> TokenCase? {
    let isDigest = digest.utf8.allSatisfy { byte in
      // Letters, digits, and what base64 and prefixes have besides: nothing that JSON would escape.
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: " "):
        true
      default: false
      }
    }
    guard isDigest, (1...256).contains(digest.utf8.count), digest != writer.claim(of: rawNonce)
    else { return nil }
    return probe(105, rawNonce, writer.payload(nonce: digest))
  }

  /// A right token without a claim that the contract says nothing of, or with one more.
  ///
  /// Where it gets in and others do not, that claim is verified.
  func undeclaredProbe(_ claim: VerifiedClaim) -> TokenCase {
    let rawNonce = fresh.nonce("undeclared-\(claim.rawValue)")
    // Only nbf is in no token of Apple's.
    let more = claim == .nbf ? "\"nbf\":\(TokenText.clock - 60)" : nil
    return probe(
      100, rawNonce,
      writer.payload(
        nonce: writer.claim(of: rawNonce), more: more,
        leavingOut: more == nil ? claim.rawValue : nil))
  }

  /// A right token but for the value of one claim; nil for a claim that has no single wrong value.
  func wrongProbe(_ claim: VerifiedClaim) -> TokenCase? {
    let values: [VerifiedClaim: String] = [
      .iss: #""https://accounts.example.com""#, .aud: #""com.example.other""#, .exp: "1000000000",
    ]
    guard let value = values[claim] else { return nil }
    let rawNonce = fresh.nonce("wrong-\(claim.rawValue)")
    return probe(
      102, rawNonce,
      writer.payload(
        nonce: writer.claim(of: rawNonce), more: "\"\(claim.rawValue)\":\(value)",
        leavingOut: claim.rawValue))
  }

  /// Right tokens but for a nonce claim of nothing, where a nonce is expected.
  var nothingProbes: [TokenCase] {
    bareProbes + [nullProbe, probe(105, fresh.nonce("empty"), writer.payload(nonce: ""))]
  }

  /// A right token whose ES256 signature is an ECDSA-Sig-Value (RFC 3279 section 2.2.3).
  var derProbe: TokenCase {
    let rawNonce = fresh.nonce("der")
    var made = probe(101, rawNonce, writer.payload(nonce: writer.claim(of: rawNonce)))
    var parts = made.attempt.token.split(separator: ".").map(String.init)
    let signature = ClaimForms.bytes(ofBase64URL: parts[2]) ?? []
    let numbers = [signature.prefix(32), signature.dropFirst(32)].flatMap { number -> [UInt8] in
      var bytes = Array(number.drop { $0 == 0 })
      // A first bit of 1 would make it negative.
      if bytes.first.map({ $0 >= 0x80 }) ?? true { bytes.insert(0, at: 0) }
      return [0x02, UInt8(bytes.count)] + bytes
    }
    parts[2] = ClaimForms.base64URL([0x30, UInt8(numbers.count)] + numbers)
    made.attempt.token = parts.joined(separator: ".")
    return made
  }

  /// A token whose nonce claim is null.
  var nullProbe: TokenCase {
    probe(103, fresh.nonce("null"), writer.payload(nonce: nil, more: #""nonce":null"#))
  }

  /// A token with another nonce's claim.
  var otherNonceProbe: TokenCase {
    probe(104, fresh.nonce("other"), writer.payload(nonce: writer.claim(of: fresh.nonce("own"))))
  }

  /// Tokens without a nonce claim, with `nonce_supported` and without.
  var bareProbes: [TokenCase] {
    let payload = String(decoding: writer.payload(nonce: nil), as: UTF8.self)
    let bare = payload.replacingEach(",\"nonce_supported\":true", with: "") ?? payload
    return [payload, bare].enumerated().map { index, payload in
      probe(index, fresh.nonce("bare-\(index)"), Array(payload.utf8))
    }
  }

  func probe(_ number: Int, _ rawNonce: String, _ payload: [UInt8]) -> TokenCase {
    TokenCase(
      id: "probe \(number + 1)", comment: "a probe",
      attempt: MatchAttempt(
        token: writer.compact(payload), rawNonce: rawNonce, now: TokenText.clock),
      expected: .either)
  }

  private func vectors(_ requirement: RequirementID) throws -> [(vector: TokenVector, clock: Int)] {
    try Self.vectors.get().filter { vector, _ in
      vector.judges(requirement) && vector.isKnown(to: catalogue)
    }
  }

  private func rule(_ vector: TokenVector, form: NonceForm) -> TokenRule? {
    var policy = policy
    policy.nonceForm = form.rawValue
    return vector.rule(for: policy).map { loosened($0, vector, policy) }
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
    let flags = Set(vector.flags.compactMap(TokenFlag.init))
    let token =
      mayAdapt
      ? freshened(vector.compactToken, vector, clock)
      : rule.verdict == .reject
        ? writer.reforged(
          vector.compactToken, rawNonce: vector.rawNonce, flags, secret: vector.secret)
        : vector.compactToken
    guard let token else { return nil }
    var expected = expectation(rule, vector)
    // Signing a token again would make another signature of it, so that its nonce stays.
    if isSignature, fresh.haveBeenUsed, expected == .accept { expected = .acceptOnce }
    return made(vector, clock, token, vector.rawNonce, rule, expected)
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
    // Once only: what was made for an own audience may hold the vectors' or a near miss of it.
    let token = freshened(vector.compactToken, vector, clock) { payload in
      payload.replacingEach(claim, with: "\"\(writer.claim(of: raw))\"")
    }
    guard let token else { return nil }
    return made(vector, clock, token, raw, rule, expectation(rule, vector))
  }

  /// The present in which a vector is judged.
  func now(_ vector: TokenVector, _ clock: Int) -> Int {
    (vector.now ?? clock) + (vector.leeways ?? 0) * contract.leeway
  }

  private func made(
    _ vector: TokenVector, _ clock: Int, _ token: String, _ rawNonce: String?, _ rule: TokenRule,
    _ expected: TokenCase.Expectation
  ) -> TokenCase {
    let now = now(vector, clock)
    let expected = expected == .accept && isTooOld(token, now) ? .either : expected
    return TokenCase(
      id: vector.id, comment: vector.comment,
      attempt: MatchAttempt(token: token, rawNonce: rawNonce, now: now),
      // A claim that nobody verifies may be any of two, in both orders.
      expected: expected, pair: rule.reasons == ["malformedToken"] ? nil : vector.pair,
      flags: Set(vector.flags.compactMap(TokenFlag.init)))
  }

  private func expectation(_ rule: TokenRule, _ vector: TokenVector) -> TokenCase.Expectation {
    switch rule.verdict {
    case .accept: return .accept
    case .either: return .either
    case .reject:
      var reasons = Set(rule.reasons.compactMap(RejectionReason.init(rawValue:)))
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
