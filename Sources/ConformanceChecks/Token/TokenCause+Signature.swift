internal import ConformanceModel

extension TokenCause {
  /// What lets a forged token in, by the vector's flag; the first that applies explains most.
  private static let forgeries: [(flag: String, cause: String)] = [
    ("Changed", "the signature is not verified, or not over the bytes as they were received"),
    ("Untrusted", "any key will do: the signature is verified, but not that its key is trusted"),
    ("EmbeddedKey", "a key that the token itself brings or names is trusted"),
    ("AlgNone", "the header's 'none' switches verification off"),
    (
      "AlgConfusion",
      "the header chooses the algorithm, so that a public key serves as a shared secret, or an "
        + "odd name is read as a known one"
    ),
    (
      "KeyName",
      "kid does not choose the key: every trusted key is tried, or names are compared "
        + "leniently"
    ),
    ("Critical", "crit is ignored (RFC 7515 section 4.1.11)"),
    ("ZeroSignature", "r and s are not checked to lie between 1 and n - 1 (CVE-2022-21449)"),
    ("Padding", "the padding of an RSA signature is parsed, not compared as a whole"),
    ("Range", "numbers beyond their range are reduced, not refused"),
    ("WrongEncoding", "another encoding of the signature, or another hash, is accepted too"),
    ("Stripped", "a signature that is missing, short or long is not refused"),
    ("UnsignedRelaxation", "nonce_supported counts before the signature was verified"),
  ]

  /// The likely cause of wrong verdicts about signatures.
  static func ofSignatures(_ judgement: TokenJudgement) -> String? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let flags = Set(faulty.filter(\.isAccepted).flatMap(\.tokenCase.flags))
    if let first = forgeries.first(where: { flags.contains($0.flag) }) { return first.cause }
    let kept = faulty.filter { judgement.fault($0) == .rejected }
    if kept.isEmpty { return nil }
    let genuine = judgement.findings.filter {
      $0.tokenCase.expected == .accept || $0.tokenCase.expected == .acceptOnce
    }
    if kept.count == genuine.count { return "no genuine token was accepted at all" }
    if kept.allSatisfy({ $0.tokenCase.flags.contains("HighS") }) {
      return "s in the upper half is refused, although RFC 7518 does not ask for the lower one"
    }
    if kept.allSatisfy({ $0.tokenCase.comment.contains("leading zero") }) {
      return "leading zero bytes of a signature are lost"
    }
    return "some genuine signatures are refused: look at what is special about those above"
  }

  /// The likely cause of wrong verdicts about issuer, audience and times.
  static func ofClaims(_ judgement: TokenJudgement) -> String? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let accepted = Set(faulty.filter(\.isAccepted).map(\.tokenCase.comment))
    let rejected = faulty.filter { judgement.fault($0) == .rejected }.map(\.tokenCase.comment)
    if !accepted.isEmpty { return claimAccepted(accepted, judgement.subject.contract.token) }
    if rejected.contains(where: { $0.hasPrefix("aud:") }) {
      return "an array of audiences is not searched whole: see RFC 7519 section 4.1.3"
    }
    if rejected.contains("the last second before exp and leeway")
      || rejected.contains(where: { $0.hasSuffix("within the leeway") })
    {
      return "the contract's leeway is not granted"
    }
    return rejected.isEmpty
      ? nil : "a valid token is refused: look at what is special about those above"
  }

  private static func claimAccepted(_ accepted: Set<String>, _ contract: TokenContract) -> String {
    // What nothing but a missing step lets in, then what a wrong step does, the plainest first.
    let causes: [(comment: String, cause: String)] = [
      ("iss: another issuer", "iss is not compared"),
      ("aud: another app", "aud is not compared"),
      ("exp in the past by 20 years", "exp is not compared, or in another unit than seconds"),
      ("iat in 2099", "an iat in the future is not refused"),
      ("nbf in 2099", "nbf is not compared"),
      ("a day after exp and leeway", "the leeway is far longer than the contract's"),
      ("an hour after exp and leeway", "the leeway is far longer than the contract's"),
      ("a minute after exp and leeway", "the leeway is longer than the contract's"),
      ("a second after exp and leeway", "the leeway is longer than the contract's"),
      ("iat a second beyond the leeway", "the leeway is longer than the contract's"),
      ("nbf a second beyond the leeway", "the leeway is longer than the contract's"),
      ("the very second of exp and leeway", "a token is still accepted at exp itself"),
      ("exp is absent", "a token without exp is taken for one that never expires"),
      ("iss: absent", "a token without iss is accepted"),
      ("aud: absent", "a token without aud is accepted"),
    ]
    if let first = causes.first(where: { accepted.contains($0.comment) }) {
      let leeway = first.cause.contains("leeway") ? " (\(contract.leeway) s)" : ""
      return first.cause + leeway
    }
    if accepted.contains(where: { $0.hasPrefix("iss:") }) {
      return "iss is compared leniently: a prefix, another case or another type is enough"
    }
    if accepted.contains(where: { $0.hasPrefix("aud:") }) {
      return "aud is compared leniently: a part, another case or another type is enough"
    }
    return "times that are no JSON numbers are converted, or ignored"
  }
}

extension TokenFinding {
  /// Whether an error came where a verdict was due.
  var isThrown: Bool {
    if case .threw = answer { true } else { false }
  }
}
