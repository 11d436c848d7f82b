internal import ConformanceModel
internal import ReferenceAuth

extension TokenCause {
  /// The likely causes of wrong verdicts about issuer, audience and times: what lets wrong tokens
  /// in, the plainest first, then what keeps right ones out.
  static func ofClaims(_ judgement: TokenJudgement) -> [Cause] {
    let contract = judgement.subject.contract.token
    let thrown = judgement.faulty.filter(\.isThrown)
    let accepted = judgement.faulty.filter(\.isAccepted)
    if !thrown.isEmpty {
      let throwing =
        thrown.allSatisfy { $0.tokenCase.flags.contains(.units) }
        ? Cause.timesConverted.saying(
          "a time in the token is converted to a type that cannot hold it, which throws")
        : .rejectionThrown
      return ofAcceptances(accepted, contract).filter { !$0.isSame(as: throwing) } + [throwing]
    }
    let refused = judgement.faulty.filter { judgement.fault($0) == .rejected }
    let undeclared = undeclared(refused, contract)
    let clock = undeclared == nil ? OtherClock(judgement, accepted, refused) : nil
    // What a clock that runs on lets in is no mistake of another kind.
    let dangers = ofAcceptances(accepted.filter { !(clock?.letsIn($0) ?? false) }, contract)
    if let undeclared { return dangers + [undeclared] }
    let others =
      [clock?.cause].compactMap(\.self)
      + ofRefusals(refused.filter { !(clock?.keepsOut($0) ?? false) }.map(\.tokenCase))
    return dangers + (dangers.isEmpty ? others : others.filter { $0 != .validTokenRefused })
  }

  /// One cause for each claim of which wrong values get in; two where it may be absent and of any
  /// type.
  private static func ofAcceptances(
    _ accepted: [TokenFinding], _ contract: TokenContract
  ) -> [Cause] {
    let old = accepted.filter { $0.tokenCase.id.hasPrefix("maximum-age") }
    let rest = accepted.filter { !$0.tokenCase.id.hasPrefix("maximum-age") }
    let claims = Dictionary(grouping: rest) { finding in
      VerifiedClaim.allCases.first { $0.flag.map(finding.tokenCase.flags.contains) ?? false }
    }
    let found = claims.flatMap { claim, findings in
      ofClaim(claim, findings, contract).map {
        (rank: $0.rank, claim: claim?.rawValue ?? "", cause: $0.cause)
      }
    }
    var causes = found.sorted { ($0.rank, $0.claim) < ($1.rank, $1.claim) }.map(\.cause)
    if causes.count(where: { $0.isSame(as: .timesConverted) }) > 1 {
      causes = causes.map { $0.isSame(as: .timesConverted) ? .timesConverted : $0 }
    }
    // One leeway and one conversion serve all times.
    var names: Set<String> = []
    causes = causes.filter { names.insert($0.name).inserted }
    // Who does not look at times at all lets old tokens in, too.
    let timesPass = claims.keys.contains { $0 == .exp || $0 == .iat || $0 == .nbf }
    return causes + (!old.isEmpty && !timesPass ? [.ageNotLimited] : [])
  }

  private static func ofClaim(
    _ claim: VerifiedClaim?, _ accepted: [TokenFinding], _ contract: TokenContract
  ) -> [(rank: Int, cause: Cause)] {
    let (rank, cause) = ofClaimsAccepted(accepted.map { flags(of: $0, claim) }, contract)
    let others = accepted.filter { hasOtherType($0, claim) }
    // Who takes an absent claim takes null for one.
    let besides = others.filter { !isNull($0, claim) }
    let converted =
      claim.map { claim in
        Cause.timesConverted.saying(
          "\(claim.rawValue) of another type than a number is converted or ignored")
      } ?? .timesConverted
    let areMilliseconds = accepted.allSatisfy { $0.tokenCase.id.hasPrefix("milliseconds") }
    return switch cause {
    case .timesConverted where areMilliseconds:
      [
        (
          rank,
          .timesConverted.saying(
            "a large \(claim?.rawValue ?? "time") is taken for one in milliseconds, and divided")
        )
      ]
    case .timesConverted where claim == .exp && accepted.allSatisfy(expiresBefore1970):
      [
        (
          rank,
          .expiryNotCompared.saying("an exp of zero or less is taken for one that never expires")
        )
      ]
    case .expiryNotCompared: [(rank, ofExpiry(accepted))]
    // A second at the limit explains nothing else.
    case .expiryInclusive where accepted.contains(where: isBesideLimit):
      ofClaim(claim, accepted.filter(isBesideLimit), contract) + [(Int.max, cause)]
    case .expiryOptional, .issuedAtOptional:
      [(rank, cause)] + (besides.isEmpty ? [] : [(Int.max, converted)])
    case .timesConverted: [(Int.max, others.count == accepted.count ? converted : cause)]
    case .issuerLenient: [(rank, ofLenience(cause, .iss, contract.issuer, accepted))]
    case .audienceLenient: [(rank, ofLenience(cause, .aud, contract.audience, accepted))]
    default: [(rank, cause)]
    }
  }

  private static func isBesideLimit(_ finding: TokenFinding) -> Bool {
    !finding.tokenCase.flags.contains(.limit)
  }

  /// Whether exp is a number, and not a second after 1970 began.
  private static func expiresBefore1970(_ finding: TokenFinding) -> Bool {
    guard
      case .number(let text)? = ClaimForms.member("exp", in: finding.tokenCase.attempt.token),
      let expiry = Double(text)
    else { return false }
    return expiry <= 0
  }

  /// A vector's flags; a claim that is null is there, whatever becomes of an absent one.
  private static func flags(of finding: TokenFinding, _ claim: VerifiedClaim?) -> Set<TokenFlag> {
    let tokenCase = finding.tokenCase
    let value = claim.flatMap { ClaimForms.member($0.rawValue, in: tokenCase.attempt.token) }
    return value == nil ? tokenCase.flags : tokenCase.flags.subtracting([.absent])
  }

  /// Whether a time is neither a number nor missing.
  private static func hasOtherType(_ finding: TokenFinding, _ claim: VerifiedClaim?) -> Bool {
    guard let claim, !flags(of: finding, claim).contains(.absent) else { return false }
    let value = ClaimForms.member(claim.rawValue, in: finding.tokenCase.attempt.token)
    // What is no JSON, such as NaN, cannot be read here.
    return value.map { !claim.takes($0) || $0 == .null } ?? true
  }

  private static func isNull(_ finding: TokenFinding, _ claim: VerifiedClaim?) -> Bool {
    claim.flatMap { ClaimForms.member($0.rawValue, in: finding.tokenCase.attempt.token) } == .null
  }

  /// What makes a text nearly right, where all that got in are so in one way.
  private static func ofLenience(
    _ cause: Cause, _ claim: VerifiedClaim, _ right: String, _ accepted: [TokenFinding]
  ) -> Cause {
    if claim == .iss, accepted.allSatisfy({ isArray($0, claim) }) {
      return cause.saying("iss may be an array that holds the right one, not a string")
    }
    let texts = accepted.compactMap { finding -> String? in
      let value = ClaimForms.member(claim.rawValue, in: finding.tokenCase.attempt.token)
      return switch value {
      case .string(let text)?: text
      case .array(let values)? where claim == .aud:
        // Who looks for the right one in an array's text finds it in one of its entries.
        value?.texts.first { values.count == 1 || $0.contains(right) }
      default: value?.texts.first { $0.contains(right) }
      }
    }
    guard texts.count == accepted.count else { return cause }
    let name = claim.rawValue
    if texts.allSatisfy({ $0 == right }) {
      return cause.saying("\(name) may be of another type, with the right one anywhere in it")
    }
    if texts.allSatisfy({ $0.filter { !$0.isWhitespace } == right }) {
      return cause.saying("white space around \(name) is passed over")
    }
    if texts.allSatisfy({ isRightButForDots($0, right) }) {
      return cause.saying(
        "\(name) is compared with a pattern in which a dot stands for any letter")
    }
    if let sentence = part(of: texts, right) {
      return cause.saying("\(name) \(sentence)")
    }
    if claim == .iss, texts.allSatisfy({ $0.hasPrefix("https://account") }),
      !right.hasPrefix("https://account")
    {
      let names = Set(texts).sorted().map { "'\($0)'" }.joined(separator: ", ")
      return cause.saying("iss may be another issuer than the contract's: \(names)")
    }
    return cause
  }

  /// What is enough where a text has the right one in it; nil where that explains nothing.
  private static func part(of texts: [String], _ right: String) -> String? {
    if texts.allSatisfy({ $0.lowercased() == right.lowercased() }) {
      return "is compared without regard to case"
    }
    if texts.allSatisfy({ $0.split(whereSeparator: \.isNewline).first.map(String.init) == right }) {
      return "is compared up to the end of its first line"
    }
    if texts.allSatisfy({ $0 == right + "/" }) { return "may have a slash behind the right one" }
    if texts.allSatisfy({ $0.hasPrefix(right) }) {
      return "need only begin with the right one, with whatever after it"
    }
    if texts.allSatisfy({ $0.hasSuffix(right) }) {
      return "need only end with the right one, with whatever before it"
    }
    return texts.allSatisfy({ $0.contains(right) })
      ? "need only contain the right one, with whatever around it" : nil
  }

  private static func isArray(_ finding: TokenFinding, _ claim: VerifiedClaim) -> Bool {
    if case .array? = ClaimForms.member(claim.rawValue, in: finding.tokenCase.attempt.token) {
      return true
    }
    return false
  }

  private static func isRightButForDots(_ text: String, _ right: String) -> Bool {
    text.utf8.count == right.utf8.count
      && zip(text.utf8, right.utf8).allSatisfy { $0 == $1 || $1 == UInt8(ascii: ".") }
  }

  /// Whoever refuses an exp of nine seconds, and none of 2001, compares it in whatever unit.
  private static func ofExpiry(_ accepted: [TokenFinding]) -> Cause {
    let smallPasses = accepted.contains { finding in
      let expiry = (try? TokenFacts(of: finding.tokenCase.attempt.token))?.exp
      return expiry.map { (0..<1_000).contains($0) } ?? false
    }
    return .expiryNotCompared.saying(
      smallPasses
        ? "exp is not compared"
        : "exp is compared in another unit than seconds, or from another day than 1 January 1970")
  }

  private static func ofClaimsAccepted(
    _ accepted: [Set<TokenFlag>], _ contract: TokenContract
  ) -> (rank: Int, cause: Cause) {
    let leeway = "longer than the contract's (\(contract.leeway) s)"
    // What nothing but a missing step lets in, then what a wrong step does, the plainest first.
    let causes: [(flags: Set<TokenFlag>, cause: Cause)] = [
      ([.issuer, .uncompared], .issuerNotCompared),
      ([.audience, .uncompared], .audienceNotCompared),
      ([.expiry, .uncompared], .expiryNotCompared),
      ([.expiry, .asText], .comparedAsText),
      ([.issuedAt, .uncompared], .issuedAtNotCompared),
      ([.notBefore, .uncompared], .notBeforeNotCompared),
      ([.farBeyondLeeway], .leewayTooLong.saying("the leeway is far \(leeway)")),
      ([.beyondLeeway], .leewayTooLong.saying("the leeway is \(leeway)")),
      ([.limit], .expiryInclusive),
      ([.expiry, .absent], .expiryOptional),
      ([.issuedAt, .absent], .issuedAtOptional),
      ([.issuer, .absent], .issuerOptional),
      ([.audience, .absent], .audienceOptional),
      ([.issuer], .issuerLenient),
      ([.audience], .audienceLenient),
    ]
    let first = causes.enumerated().first { _, row in
      accepted.contains { row.flags.isSubset(of: $0) }
    }
    return first.map { ($0.offset, $0.element.cause) } ?? (causes.count, .timesConverted)
  }
}

extension JSONValue {
  /// Every text in it, however deep.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let object): object.members.flatMap { [$0.name] + $0.value.texts }
    default: []
    }
  }
}

extension VerifiedClaim {
  /// What vectors about the claim are marked with.
  var flag: TokenFlag? {
    switch self {
    case .iss: .issuer
    case .aud: .audience
    case .exp: .expiry
    case .iat: .issuedAt
    case .nbf: .notBefore
    case .sub: nil
    }
  }
}
