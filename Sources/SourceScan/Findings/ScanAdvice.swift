internal import ConformanceModel

/// What a place that looks like a known defect breaks, why that matters, and what to do about it: its
/// rule's own, or what is said of the one check of many that is left out there.
struct ScanAdvice: Equatable, Sendable {
  let requirement: RequirementID
  let reason: String
  let remedy: String

  static let missing = ScanAdvice(
    requirement: .tokenMissing, reason: ScanRule.nilEqualsNil.reason,
    remedy: ScanRule.nilEqualsNil.remedy)
  static let audience = ScanAdvice(
    requirement: .tokenClaims,
    reason: "A token that the provider signed for another app signs its holder in here.",
    remedy: "Refuse a token whose audience is not your client ID: the whole text, or an entry of "
      + "its list.")
  static let issuer = ScanAdvice(
    requirement: .tokenClaims,
    reason: "A token of another issuer is accepted where its key is.",
    remedy: "Refuse a token whose issuer is not the provider's, compared as a whole.")
  static let expiry = ScanAdvice(
    requirement: .tokenClaims,
    reason: "A token that was lost or logged signs in whoever finds it, for ever.",
    remedy: "Refuse a token at and after its exp.")
  /// RFC 8725, section 3.1.
  static let algorithm = ScanAdvice(
    requirement: .tokenSignature,
    reason: "Whoever writes the token chooses how it is verified, or that it is not.",
    remedy: "Name the algorithms that you accept, such as RS256, whatever the header says.")
  static let key = ScanAdvice(
    requirement: .tokenSignature,
    reason: "A token that names a withdrawn or unknown key is judged by one that it does not name.",
    remedy: "Fetch the keys once more where the token's kid is unknown, then refuse it.")
}
