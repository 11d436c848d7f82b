internal import ConformanceModel

extension Check {
  /// A token without a usable nonce claim is rejected.
  package static let tokenMissing = Check.tokenVectors(
    .tokenMissing, scope: "claims absent, null, empty, of another type, or under another name")
}
