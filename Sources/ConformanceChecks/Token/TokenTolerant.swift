internal import ConformanceModel

extension Check {
  /// What the provider really sends is accepted.
  package static let tokenTolerant = Check.tokenVectors(
    .tokenTolerant,
    scope: "booleans as texts, whose values nothing here shows, unknown claims, any order, white "
      + "space, RS256 and ES256")
}
