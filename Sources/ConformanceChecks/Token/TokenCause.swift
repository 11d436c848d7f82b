internal import ConformanceModel

/// Names the defect behind wrong answers.
enum TokenCause {
  /// More different wrong claims than this and no single lenient comparison explains them.
  private static let mostDifferentClaims = 6

  /// The likely cause.
  ///
  /// - Parameters:
  ///   - faulty: The answers that are wrong.
  ///   - findings: All answers of the check.
  ///   - contract: What the subject declares.
  static func likely(
    _ faulty: [TokenFinding], of findings: [TokenFinding], _ contract: TokenContract
  ) -> String? {
    if faulty.contains(where: { if case .threw = $0.answer { true } else { false } }) {
      return "a rejection is reported by throwing; the adapter must turn it into a verdict"
    }
    let accepted = faulty.filter(\.isAccepted)
    return accepted.isEmpty ? ofRejections(faulty, of: findings) : ofAcceptances(accepted, contract)
  }

  private static func ofAcceptances(
    _ accepted: [TokenFinding], _ contract: TokenContract
  ) -> String? {
    let kinds = Set(accepted.map(\.tokenCase.diagnosis))
    let forms = kinds.count { if case .otherForm = $0 { true } else { false } }
    if kinds.contains(.unrelated) || forms > mostDifferentClaims {
      return "the claim is never compared, or the result of the comparison is not used"
    }
    let shapes = Set(accepted.flatMap(\.tokenCase.flags)).compactMap { shapeDefects[$0] }
    if let shape = shapes.min() { return shape }
    // The most telling one first, the same in every run.
    let causes = Set(kinds.compactMap { cause(of: $0, contract) })
    return causes.min { ($0.rank, $0.text) < ($1.rank, $1.text) }?.text
  }

  private static func ofRejections(
    _ faulty: [TokenFinding], of findings: [TokenFinding]
  ) -> String? {
    let reasons = Set(
      faulty.compactMap { finding -> RejectionReason? in
        guard case .verdict(.rejected(let reason)) = finding.answer else { return nil }
        return reason
      })
    if faulty.allSatisfy({ $0.tokenCase.expected != .accept }) {
      let only = reasons.count == 1 ? reasons.first : nil
      return only.map { "one reason for whatever is wrong: '\($0.rawValue)'" }
    }
    if findings.allSatisfy({ $0.tokenCase.expected != .accept || !$0.isAccepted }) {
      return "the right claim is rejected in every token: see token.accept"
    }
    return
      "a claim of another type or a member in another place refuses the whole token: read only "
      + "the claims that are needed"
  }

  /// What lets in a token whose shape is wrong, by the vector's flag.
  private static let shapeDefects: [String: String] = [
    "Parts": "the parts are not counted, or those after the third are ignored",
    "Base64": "base64 is decoded leniently: padding, standard letters or white space",
    "Utf8": "bytes that are no UTF-8 are repaired, not refused",
    "Json": "the JSON parser is lenient, or the payload need not be an object",
    "Resource": "the depth of the JSON is not limited",
  ]

  private struct Cause: Hashable {
    var rank: Int
    var text: String
  }

  private static func cause(of claim: ClaimDiagnosis, _ contract: TokenContract) -> Cause? {
    switch claim {
    case .absent: Cause(rank: 4, text: "an absent claim skips the comparison")
    case .null: Cause(rank: 6, text: "a null claim is treated like an absent one, which passes")
    case .empty: Cause(rank: 7, text: "an empty claim passes")
    case .notText: Cause(rank: 8, text: "a claim that is no text is turned into one, or skipped")
    case .wrapped(let form):
      Cause(rank: 5, text: "the claim may be an array or object that holds \(form.phrase)")
    case .exact(let form) where form != contract.nonceForm:
      Cause(
        rank: 3,
        text: "\(form.phrase) is accepted, although the contract says "
          + "'\(contract.nonceForm.rawValue)'")
    case .otherForm(.upperCaseHex): cause(of: .letterCase)
    case .otherForm(.prefixedHex), .otherForm(.namedHex): cause(of: .preceded)
    case .otherForm(let form): Cause(rank: 3, text: "\(form.rawValue) is accepted")
    case .altered(_, let alteration): cause(of: alteration)
    case .exact, .otherHash, .unrelated, .unreadable: nil
    }
  }

  /// The comparison that takes an altered claim for the right one; a lower rank is more telling.
  private static func cause(of alteration: ClaimDiagnosis.Alteration) -> Cause {
    switch alteration {
    case .fewLetters: Cause(rank: 0, text: "not all letters are compared")
    case .beginning:
      Cause(rank: 1, text: "only as much as the claim has is compared (a prefix is enough)")
    case .end: Cause(rank: 1, text: "only the end is compared (a suffix is enough)")
    case .letterCase:
      Cause(rank: 2, text: "claim and expectation are compared without regard to case")
    case .spaces: Cause(rank: 3, text: "white space is trimmed before comparing")
    case .nul: Cause(rank: 3, text: "the comparison stops at NUL, as C strings do")
    case .lookAlike:
      Cause(
        rank: 3,
        text: "claim and expectation are normalised, or compared by Unicode rules (== on String): "
          + "compare their UTF-8 bytes")
    case .percentEncoded:
      Cause(rank: 3, text: "the claim is decoded once more before comparing")
    case .extended, .preceded, .contained:
      Cause(rank: 2, text: "the right claim need only be contained in what the token says")
    }
  }
}
