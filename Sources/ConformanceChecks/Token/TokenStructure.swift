internal import ConformanceModel

extension Check {
  /// What is not a well-formed compact token is rejected, without a crash.
  package static let tokenStructure = Check.tokenVectors(
    .tokenStructure,
    scope: "1 to 5 parts, broken base64url in each, broken UTF-8 in the audience, broken JSON, "
      + "10,000 levels deep, 1 MiB long")
}
