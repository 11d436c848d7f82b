// Generated from Vectors/ by `auth-conformance vectors embed`. Do not edit.

/// The files below `Vectors/` with which the suite was built.
enum EmbeddedVectors {
  /// The text of each file by its path.
  static let texts: [String: String] = [
    "account/stories.json": accountStories,
    "continuation/scenarios.json": continuationScenarios,
    "digest/cavp-long.json": digestCavpLong,
    "digest/cavp-monte.json": digestCavpMonte,
    "digest/cavp-short.json": digestCavpShort,
    "digest/large.json": digestLarge,
    "digest/lengths.json": digestLengths,
    "digest/text.json": digestText,
    "guard/scenarios.json": guardScenarios,
    "keys/private.jwks.json": keysPrivateJwks,
    "keys/trusted.jwks.json": keysTrustedJwks,
    "nonce/alphabets.json": nonceAlphabets,
    "nonce/lengths.json": nonceLengths,
    "nonce/sources.json": nonceSources,
    "schema/account.schema.json": schemaAccountSchema,
    "schema/continuation.schema.json": schemaContinuationSchema,
    "schema/digest.schema.json": schemaDigestSchema,
    "schema/guard.schema.json": schemaGuardSchema,
    "schema/nonce.schema.json": schemaNonceSchema,
    "schema/token.schema.json": schemaTokenSchema,
    "token/claims.json": tokenClaims,
    "token/pool.json": tokenPool,
    "token/shapes.json": tokenShapes,
    "token/signatures.json": tokenSignatures,
    "token/times.json": tokenTimes,
  ]
}
