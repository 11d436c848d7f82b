internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth

extension GallerySubject {
  static let ownClock = legalVerifier(
    "own-clock",
    story: "Times are judged by the machine's clock.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      takesClock: false)
  ) { steps in
    let isExpired = steps.isExpired, isEarly = steps.isEarly
    let present = { @Sendable in Date().timeIntervalSince1970 }
    steps.isExpired = { value, _, leeway in isExpired(value, present(), leeway) }
    steps.isEarly = { name, value, _, leeway in isEarly(name, value, present(), leeway) }
  }
}
