internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let ownClock = legalVerifier(
    "own-clock",
    story: "Times are judged by a clock of its own: here one that stands still in 2026.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      takesClock: false)
  ) { steps in
    let isExpired = steps.isExpired, isEarly = steps.isEarly
    let present: Double = 1_790_000_000
    steps.isExpired = { value, _, leeway in isExpired(value, present, leeway) }
    steps.isEarly = { name, value, _, leeway in isEarly(name, value, present, leeway) }
  }
}
