internal import ConformanceModel
internal import ReferenceAuth

extension TokenCause {
  /// What lets a forged token in; the first that applies explains most.
  private static let forgeries: [(flag: TokenFlag, cause: Cause)] = [
    (.changed, .signatureNotVerified), (.untrusted, .untrustedKey),
    (.embeddedKey, .embeddedKeyTrusted), (.algNone, .algorithmNone),
    (.algIgnored, .algorithmIgnored), (.algConfusion, .headerChoosesAlgorithm),
    (.keyName, .keyNameIgnored),
    (.critical, .critIgnored), (.zeroSignature, .zeroSignature), (.padding, .rsaPaddingParsed),
    (.stripped, .signatureLength), (.range, .numbersReduced),
    (.wrongEncoding, .otherSignatureEncoding), (.wrongHash, .otherSignatureHash),
    (.unsignedRelaxation, .relaxedBeforeSignature),
  ]

  /// The likely causes of wrong verdicts about signatures: one for each way in, then what throws
  /// or keeps genuine ones out.
  static func ofSignatures(_ judgement: TokenJudgement) -> [Cause] {
    let accepted = Dictionary(grouping: judgement.faulty.filter(\.isAccepted), by: way)
    let ways = forgeries.compactMap { row -> Cause? in
      guard let findings = accepted[row.flag] else { return nil }
      return switch row.flag {
      case .algNone: ofUnsigned(findings)
      // Who skips a signature that nobody names skips a genuine one, too.
      case .algConfusion
      where accepted[.algNone] != nil && !findings.contains(where: namesAlgorithm): nil
      case .algConfusion: ofAlgorithms(findings)
      case .keyName: ofNames(findings)
      default: row.cause
      }
    }
    let dangers = ways.filter { way in !ways.contains { $0.letsIn(way) } }
    if judgement.faulty.contains(where: \.isThrown) { return dangers + [.rejectionThrown] }
    let kept = judgement.faulty.filter { judgement.fault($0) == .rejected }
    if kept.isEmpty { return dangers }
    if kept.allSatisfy({ $0.tokenCase.flags.contains(.highS) }) { return dangers + [.highSRefused] }
    if kept.allSatisfy({ $0.tokenCase.flags.contains(.leadingZero) }) {
      return dangers + [.leadingZerosLost]
    }
    // The wrong key refuses genuine tokens and lets others in.
    if !dangers.isEmpty { return dangers }
    let genuine = judgement.findings.filter {
      $0.tokenCase.expected == .accept || $0.tokenCase.expected == .acceptOnce
    }
    return [kept.count == genuine.count ? .nothingVerified : .genuineSignatureRefused]
  }

  /// The way that a forged token takes: of its flags the first tells it.
  private static func way(of finding: TokenFinding) -> TokenFlag? {
    forgeries.first { finding.tokenCase.flags.contains($0.flag) }?.flag
  }

  private static func algorithm(of finding: TokenFinding) -> String? {
    try? TokenFacts(of: finding.tokenCase.attempt.token).alg
  }

  private static func namesAlgorithm(_ finding: TokenFinding) -> Bool {
    algorithm(of: finding) != nil
  }

  private static func ofUnsigned(_ accepted: [TokenFinding]) -> Cause {
    !accepted.contains(where: namesAlgorithm)
      ? .algorithmNone.saying("a header without alg switches verification off")
      : .algorithmNone
  }

  private static func keyName(_ finding: TokenFinding) -> String? {
    let kid = ClaimForms.header("kid", in: finding.tokenCase.attempt.token)
    return if case .string(let name)? = kid { name } else { nil }
  }

  /// What becomes of a kid: which of the accepted names another key than the one that signed.
  private static func ofNames(_ accepted: [TokenFinding]) -> Cause {
    let names = accepted.map(keyName)
    // A key of another type may be refused for that, and another taken instead.
    let namesAnother = accepted.contains { finding in
      keyName(finding).flatMap(TestKeys.algorithm).map { $0.rawValue == algorithm(of: finding) }
        ?? false
    }
    if namesAnother {
      // What has the first key's name is signed by the second.
      let triesAll = accepted.contains { finding in
        algorithm(of: finding).flatMap(SignatureAlgorithm.init).map(TestKeys.name)
          == keyName(finding)
      }
      return .keyNameIgnored.saying(
        triesAll
          ? "kid does not choose the key: every trusted key is tried"
          : "kid does not choose the key: the first trusted key is taken whatever kid says")
    }
    let isElsewhere = names.contains { name in
      name.map { $0.contains("/") || TestKeys.algorithm(ofKey: $0) != nil } ?? true
    }
    return .keyNameIgnored.saying(
      isElsewhere
        ? "where kid names no trusted key, another one is used"
        : "kid is compared leniently: '\(names.compactMap(\.self).first ?? "")' gets in")
  }

  /// Which algorithms the header may choose.
  private static func ofAlgorithms(_ accepted: [TokenFinding]) -> Cause {
    let names = accepted.compactMap(algorithm)
    if names.contains(where: { $0.hasPrefix("HS") }) {
      return .headerChoosesAlgorithm.saying(
        "the header chooses the algorithm: a public key serves as a shared secret")
    }
    guard let name = names.first else {
      let haveNone = accepted.allSatisfy { finding in
        ClaimForms.header("alg", in: finding.tokenCase.attempt.token) == nil
      }
      return .headerChoosesAlgorithm.saying(
        haveNone
          ? "a header without alg is taken for one of the key's algorithm"
          : "a header whose alg is not a string is taken for one of the key's algorithm")
    }
    return .headerChoosesAlgorithm.saying(
      "the header chooses the algorithm: '\(name)' gets in, which is none that the contract declares"
    )
  }
}

extension Cause {
  /// Whether what makes one forgery pass makes another pass by itself.
  fileprivate func letsIn(_ other: Cause) -> Bool {
    switch self {
    case .signatureNotVerified: other != self
    case .untrustedKey: other.isSame(as: .keyNameIgnored) || other == .embeddedKeyTrusted
    case .algorithmNone: other == .algorithmIgnored
    case .algorithmIgnored: other.isSame(as: .headerChoosesAlgorithm)
    case .zeroSignature: other == .signatureLength || other == .numbersReduced
    case .signatureLength: other == .numbersReduced || other == .otherSignatureEncoding
    default: false
    }
  }
}

extension TokenFinding {
  /// Whether an error came where a verdict was due.
  var isThrown: Bool {
    if case .threw = answer { true } else { false }
  }
}
