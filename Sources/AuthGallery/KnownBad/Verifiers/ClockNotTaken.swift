internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let clockNotTaken = byMachineClock(
    "clock-not-taken", Set(VerifiedClaim.allCases),
    "Times are judged by the machine's clock, and the contract does not say so.")

  static let clockNotTakenOfExpiry = byMachineClock(
    "clock-not-taken-of-expiry", [.iss, .aud, .exp],
    "Only exp is looked at, held against the machine's clock, and the contract does not say so.")

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
