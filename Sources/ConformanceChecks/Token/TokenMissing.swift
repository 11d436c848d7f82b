internal import ConformanceModel

extension Check {
  /// A token without a usable nonce claim is rejected.
  package static let tokenMissing = Check.tokenVectors(
    "token.missing", scope: "claims absent, null, empty, of another type, or under another name")
}
