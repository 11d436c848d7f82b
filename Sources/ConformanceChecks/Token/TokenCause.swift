internal import ConformanceModel

/// Names the defect behind wrong answers.
enum TokenCause {
  /// More different wrong claims than this and no single lenient comparison explains them.
  private static let mostDifferentClaims = 6
  /// As many letters at the beginning or end are not the same by chance, not in hex either.
  private static let fewestLettersShared = 8

  /// The likely causes: what lets wrong tokens in, then what throws; else what keeps right ones out.
  ///
  /// - Parameters:
  ///   - faulty: The answers that are wrong.
  ///   - findings: All answers of the check.
  ///   - contract: What the subject declares.
  static func likely(
    _ faulty: [TokenFinding], of findings: [TokenFinding], _ contract: TokenContract
  ) -> [Cause] {
    let accepted = faulty.filter(\.isAccepted)
    let dangers = accepted.isEmpty ? [] : ofAcceptances(accepted, of: findings, contract)
    if faulty.contains(where: \.isThrown) { return dangers + [.rejectionThrown] }
    return accepted.isEmpty ? [ofRejections(faulty, of: findings)] : dangers
  }

  private static func ofAcceptances(
    _ accepted: [TokenFinding], of findings: [TokenFinding], _ contract: TokenContract
  ) -> [Cause] {
    if let whole = ofAll(accepted, contract) { return [whole] }
    let flags = accepted.reduce(into: Set()) { $0.formUnion($1.tokenCase.flags) }
    let shapes = shapeDefects.filter { flags.contains($0.flag) }.map(\.cause)
    // Who reads leniently refuses something: of all kinds nothing is read at all.
    if flags.isSuperset(of: [.base64, .utf8, .json, .parts]) { return [.unreadablePasses] }
    if !shapes.isEmpty { return shapes }
    let refusesAbsent = findings.contains { finding in
      guard case .verdict(.rejected) = finding.answer else { return false }
      return finding.tokenCase.diagnosis == .absent
    }
    if accepted.allSatisfy({ hasTrimmedName($0.tokenCase.attempt.token) }) {
      return [
        .namesIgnoringCase.saying("member names are trimmed: 'nonce ' counts as 'nonce'")
      ]
    }
    // The most telling one first, the same in every run.
    let telling = Set(accepted.map(\.tokenCase.diagnosis))
      .compactMap { cause(of: $0, contract, refusesAbsent: refusesAbsent) }
      .min { ($0.rank, $0.cause.sentence) < ($1.rank, $1.cause.sentence) }
    return [telling?.cause].compactMap(\.self)
  }

  /// The one mistake that explains all that was accepted, if there is one.
  private static func ofAll(_ accepted: [TokenFinding], _ contract: TokenContract) -> Cause? {
    if let made = comparisons.first(where: { row in
      accepted.allSatisfy { $0.tokenCase.flags.contains(row.flag) }
    }) {
      return made.cause
    }
    if accepted.allSatisfy({ isBrokenInHeader($0.tokenCase) }),
      accepted.contains(where: { $0.tokenCase.attempt.token.hasPrefix(".") })
    {
      return .headerNotRead
    }
    if accepted.allSatisfy({ isRightOnceUnwrapped($0.tokenCase) }) { return .tokenUnwrapped }
    let kinds = Set(accepted.map(\.tokenCase.diagnosis))
    let forms = kinds.count { if case .otherForm = $0 { true } else { false } }
    if forms > mostDifferentClaims { return .claimNotCompared }
    if let beside = ofClaimsBeside(accepted) { return beside }
    if isNumber(accepted, kinds) { return .comparedAsHexNumber }
    if kinds.contains(.unrelated) {
      let unrelated = accepted.filter { $0.tokenCase.diagnosis == .unrelated }
      return unrelated.allSatisfy { isPartlyRight($0.tokenCase.attempt, contract) }
        ? .lettersNotCompared : .claimNotCompared
    }
    return nil
  }

  /// Which claims a wrong or absent nonce gets in beside, where nothing else lets one in.
  private static func ofClaimsBeside(_ accepted: [TokenFinding]) -> Cause? {
    let members = accepted.compactMap(\.tokenCase.beside)
    guard members.count == accepted.count, !members.isEmpty else { return nil }
    let named = members.map { member -> String in
      let parts = member.split(separator: ":", maxSplits: 1).map(String.init)
      // Values are told where others of the same claim are refused.
      let name = parts[0].filter { $0 != "\"" }
      let all = BesideClaims.members(of: name)
      return members.count { $0.hasPrefix(parts[0]) } == all ? name : "\(name) \(parts[1])"
    }
    let names = named.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: ", ")
    return accepted.allSatisfy { $0.tokenCase.diagnosis == .absent }
      ? .absentClaimPasses.saying("an absent claim passes in a token with \(names)")
      : .claimNotCompared.saying("the claim is not compared in a token with \(names)")
  }

  /// Whether all that got in is the right number in hex, and no text of it a longer one.
  private static func isNumber(_ accepted: [TokenFinding], _ kinds: Set<ClaimDiagnosis>) -> Bool {
    let upper: [ClaimDiagnosis] = [.otherForm(.upperCaseHex), .altered(.hex, .letterCase)]
    // A digest may begin with a zero, which may be missing as well.
    let others: [ClaimDiagnosis] = [.spaces, .preceded, .end].map { .altered(.hex, $0) }
    return kinds.isSubset(of: upper + others) && !kinds.isDisjoint(with: upper)
      && accepted.contains { $0.tokenCase.id == "zero-1" }
  }

  /// Whether a token's payload is as it should be, and what stands in front of it is not.
  private static func isBrokenInHeader(_ tokenCase: TokenCase) -> Bool {
    let token = tokenCase.attempt.token
    return !tokenCase.flags.isDisjoint(with: [.headerPart, .wrapped])
      || token.hasPrefix(".") && token.utf8.count { $0 == UInt8(ascii: ".") } == 2
  }

  /// Whether nothing but what stands around a token is wrong about it.
  private static func isRightOnceUnwrapped(_ tokenCase: TokenCase) -> Bool {
    let token = tokenCase.attempt.token
    let spaces: Set<UInt8> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
    let trimmed = Array(token.utf8.drop(while: spaces.contains))
    let end = trimmed.lastIndex { !spaces.contains($0) }.map { $0 + 1 } ?? 0
    guard end < token.utf8.count else { return tokenCase.flags.contains(.wrapped) }
    let bare = String(decoding: trimmed[..<end], as: UTF8.self)
    if case .unreadable = ClaimForms.claim(in: bare) { return false }
    return true
  }

  /// Whether the claim begins or ends as the right one does.
  private static func isPartlyRight(_ attempt: MatchAttempt, _ contract: TokenContract) -> Bool {
    guard case .text(let claim) = ClaimForms.claim(in: attempt.token) else { return false }
    let right = ClaimForms.claim(contract.nonceForm, of: attempt.rawNonce ?? "")
    let beginning = zip(claim.utf8, right.utf8).prefix { $0 == $1 }.count
    let end = zip(claim.utf8.reversed(), right.utf8.reversed()).prefix { $0 == $1 }.count
    return max(beginning, end) >= fewestLettersShared
  }

  /// Whether a token has no nonce but a member whose name is that with spaces around it.
  private static func hasTrimmedName(_ token: String) -> Bool {
    ClaimForms.member("nonce", in: token) == nil && ClaimForms.member("nonce ", in: token) != nil
  }

  private static func ofRejections(
    _ faulty: [TokenFinding], of findings: [TokenFinding]
  ) -> Cause {
    let reasons = Set(
      faulty.compactMap { finding -> RejectionReason? in
        guard case .verdict(.rejected(let reason)) = finding.answer else { return nil }
        return reason
      })
    if faulty.allSatisfy({ $0.tokenCase.expected != .accept }) {
      let right = faulty.compactMap { finding -> Set<RejectionReason>? in
        if case .reject(let reasons) = finding.tokenCase.expected { reasons } else { nil }
      }
      let common = right.dropFirst().reduce(right.first ?? []) { $0.intersection($1) }
      guard reasons.count == 1, let only = reasons.first, !common.isEmpty else {
        return .wrongReason
      }
      let names = common.map { "'\($0.rawValue)'" }.sorted().joined(separator: " or ")
      return .wrongReason.saying("a rejection says '\(only.rawValue)' where \(names) is right")
    }
    if findings.allSatisfy({ $0.tokenCase.expected != .accept || !$0.isAccepted }) {
      return .rightClaimRejected
    }
    return .readsTooMuch
  }

  /// What lets in tokens that were all made for one lenient comparison.
  private static let comparisons: [(flag: TokenFlag, cause: Cause)] = [
    (.nameCase, .namesIgnoringCase), (.looseEquality, .comparedAsNumbers),
    (.oddNonce, .rawNonceChanged), (.signaturePart, .lenientSignatureBase64),
    (.wrapped, .tokenUnwrapped),
  ]

  /// What lets in a token whose shape is wrong; the first that applies explains most.
  private static let shapeDefects: [(flag: TokenFlag, cause: Cause)] = [
    (.base64, .lenientBase64), (.utf8, .repairedUTF8), (.utf16, .encodingGuessed),
    (.json, .lenientJSON), (.resource, .unlimitedDepth), (.parts, .partsNotCounted),
  ]

  /// The cause of an accepted claim, if the claim gives it away; a lower rank is more telling.
  private static func cause(
    of claim: ClaimDiagnosis, _ contract: TokenContract, refusesAbsent: Bool
  ) -> (rank: Int, cause: Cause)? {
    switch claim {
    case .absent: (4, .absentClaimPasses)
    case .null: (7, .nullClaimPasses)
    case .empty: (8, .emptyClaimPasses)
    case .notText: (9, .claimOfAnotherType)
    case .wrapped(let form):
      (
        6,
        .claimInContainer.saying(
          "the claim may be an array or object that holds \(form.phrase)")
      )
    // Who lets an absent claim pass lets it pass whatever stands elsewhere: only one who refuses it
    // where it is nowhere has looked there.
    case .elsewhere where !refusesAbsent: (4, .absentClaimPasses)
    case .elsewhere:
      (
        5,
        .claimInContainer.saying(
          "the claim is looked for in other members or in the header as well")
      )
    case .exact(let form) where form != contract.nonceForm:
      (
        3,
        .otherFormAccepted.saying(
          "\(form.phrase) is accepted, although the contract says "
            + "'\(contract.nonceForm.rawValue)'")
      )
    case .otherForm(.upperCaseHex): cause(of: .letterCase)
    case .otherForm(.prefixedHex), .otherForm(.namedHex): cause(of: .preceded)
    case .otherForm(let form): (3, .otherFormAccepted.saying("\(form.rawValue) is accepted"))
    case .altered(_, let alteration): cause(of: alteration)
    case .otherHash(let name): (9, .otherFormAccepted.saying("a \(name) digest is accepted"))
    case .unreadable: (9, .unreadablePasses)
    case .exact, .unrelated: nil
    }
  }

  /// The comparison that takes an altered claim for the right one.
  private static func cause(
    of alteration: ClaimDiagnosis.Alteration
  ) -> (rank: Int, cause: Cause) {
    switch alteration {
    case .fewLetters: (0, .lettersNotCompared)
    case .beginning: (1, .prefixCompared)
    case .end: (1, .suffixCompared)
    case .letterCase: (2, .caseNotCompared)
    case .spaces: (3, .whiteSpaceTrimmed)
    case .nul: (3, .comparisonStopsAtNul)
    case .lookAlike: (3, .comparedAsUnicode)
    case .percentEncoded: (3, .claimDecodedAgain)
    case .extended, .preceded, .contained: (2, .claimContained)
    }
  }
}
