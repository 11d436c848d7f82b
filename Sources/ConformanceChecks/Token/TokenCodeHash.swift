internal import ConformanceModel
internal import PlainText

extension Check {
  /// `c_hash` fits the authorization code that came with the token.
  package static let tokenCodeHash = Check(
    .tokenCodeHash, .token, kind: .vector,
    exclusion: { contract, _ in
      contract.token.verifiesCodeHash ? nil : "the contract does not say that c_hash is compared"
    }
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let cases = try await TokenCases(for: .tokenCodeHash, &judgement)
    try await judgement.judge(CodeHash.allCases.map { cases.tokenCase($0) })
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens with one code, and with c_hash right, another's, "
        + "absent, or in another form",
      cause: cause)
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let accepted = faulty.filter(\.isAccepted).map(\.tokenCase.comment)
    if accepted.contains(CodeHash.another.rawValue) { return .codeHashNotCompared }
    if accepted.contains(CodeHash.absent.rawValue) { return .codeHashOptional }
    if !accepted.isEmpty { return .codeHashLenient }
    return faulty.contains { judgement.fault($0) == .rejected } ? .codeHashRefused : nil
  }
}

/// What stands under `c_hash`.
private enum CodeHash: String, CaseIterable {
  case right = "the right c_hash"
  case another = "another code's c_hash"
  case absent = "no c_hash"
  case null = "c_hash is null"
  case empty = "c_hash is empty"
  case beginning = "the first 8 letters of c_hash"
  case longer = "c_hash with a letter behind"
  case whole = "the whole digest"
  case secondHalf = "the second half of the digest"
  case hex = "the first half of the digest in hex"
  case padded = "c_hash with padding"
  case otherCase = "c_hash in lower case"
  case plain = "the code itself"

  /// The member's JSON text; nil where there is none.
  func member(code: String) -> String? {
    let digest = ClaimForms.digest(of: code)
    let half = ClaimForms.base64URL(Array(digest.prefix(16)))
    func text(_ value: String) -> String { "\"c_hash\":\"\(value)\"" }
    return switch self {
    case .right: text(half)
    case .another:
      text(ClaimForms.base64URL(Array(ClaimForms.digest(of: code + "2").prefix(16))))
    case .absent: nil
    case .null: "\"c_hash\":null"
    case .empty: text("")
    case .beginning: text(String(half.prefix(8)))
    case .longer: text(half + "A")
    case .whole: text(ClaimForms.base64URL(digest))
    case .secondHalf: text(ClaimForms.base64URL(Array(digest.suffix(16))))
    case .hex: text(Hex.encode(Array(digest.prefix(16))))
    case .padded: text(half + "==")
    case .otherCase: text(half.lowercased())
    case .plain: text(code)
    }
  }
}

extension TokenCases {
  fileprivate func tokenCase(_ hash: CodeHash) -> TokenCase {
    let code = "c5f1-code.0.mtux.Ab9_Zk3QwE7rTyUi"
    let rawNonce = fresh.nonce("code-\(hash)")
    let token = writer.compact(nonce: writer.claim(of: rawNonce), more: hash.member(code: code))
    let wrong = Set(RejectionReason.allCases).subtracting([.replayed, .expired, .notYetValid])
    return TokenCase(
      id: "\(hash)", comment: hash.rawValue,
      attempt: MatchAttempt(
        token: token, rawNonce: rawNonce, now: TokenText.clock, authorizationCode: code),
      expected: hash == .right ? .accept : .reject(wrong))
  }
}
