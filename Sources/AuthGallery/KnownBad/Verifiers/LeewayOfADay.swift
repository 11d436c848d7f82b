internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth

extension GallerySubject {
  static let leewayOfADay = knownBadVerifier(
    "leeway-of-a-day",
    violates: [.tokenClaims],
    causes: [.leewayTooLong],
    story: "The leeway is a day, although the contract says none."
  ) { steps in
    steps.isExpired = { value, now, _ in value?.number.map { now >= $0 + 86_400 } }
  }

  static let leewayOfADayByTheMachine = knownBadVerifier(
    "leeway-of-a-day-by-the-machine",
    violates: [.tokenClaims],
    causes: [.leewayTooLong],
    story: "The machine's clock counts, and milliseconds of leeway are added to seconds.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      takesClock: false)
  ) { steps in
    steps.isExpired = { value, _, _ in
      value?.number.map { Date().timeIntervalSince1970 >= $0 + 60_000 }
    }
  }

  static let leewayOfAMinuteByTheMachine = knownBadVerifier(
    "leeway-of-a-minute-by-the-machine",
    violates: [.tokenClaims],
    causes: [.leewayTooLong],
    story: "The machine's clock counts, and a library's minute of leeway that nobody declared.",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      takesClock: false)
  ) { steps in
    steps.isExpired = { value, _, _ in
      value?.number.map { Date().timeIntervalSince1970 >= $0 + 60 }
    }
  }
}
