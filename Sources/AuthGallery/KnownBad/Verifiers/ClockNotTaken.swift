internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let clockNotTaken = byMachineClock(
    "clock-not-taken", Set(VerifiedClaim.allCases),
    "Times are judged by the machine's clock, and the contract does not say so.")

  static let clockNotTakenOfExpiry = byMachineClock(
    "clock-not-taken-of-expiry", [.iss, .aud, .exp],
    "Only exp is looked at, held against the machine's clock, and the contract does not say so.")

  static let clockNotTakenOfBeginning = knownBadVerifier(
    "clock-not-taken-of-beginning", violates: [.tokenClaims], causes: [.clockNotTaken],
    story: "exp and iat are judged by the attempt's time, nbf by the library, and its clock."
  ) { steps in
    steps.isEarly = { name, value, now, leeway in
      guard let value else { return name == "nbf" ? false : nil }
      return value.number.map { (name == "nbf" ? 1_790_000_000 : now) < $0 - leeway }
    }
  }

  private static func byMachineClock(
    _ name: String, _ claims: Set<VerifiedClaim>, _ story: String
  ) -> GallerySubject {
    let token = TokenContract(claims: claims)
    return GallerySubject(
      .knownBad, violates: [.tokenClaims], causes: [.clockNotTaken], story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, token: token),
        match: { attempt in
          var late = attempt
          // A clock that stands still in 2026, so that the verdict is the same each time.
          late.now = 1_790_000_000
          return VerifierSteps().verify(late, token)
        }))
  }
}
