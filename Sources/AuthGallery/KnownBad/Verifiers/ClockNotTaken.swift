internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let clockNotTaken = GallerySubject(
    .knownBad, violates: [.tokenClaims], causes: [.clockNotTaken],
    story: "Times are judged by the machine's clock, and the contract does not say so.",
    subject: FunctionSubject(
      "clock-not-taken",
      contract: Contract(
        name: "clock-not-taken", token: TokenContract(claims: Set(VerifiedClaim.allCases))),
      match: { attempt in
        var late = attempt
        // A clock that stands still in 2026, so that the verdict is the same each time.
        late.now = 1_790_000_000
        return VerifierSteps().verify(
          late, TokenContract(claims: Set(VerifiedClaim.allCases)))
      }))
}
