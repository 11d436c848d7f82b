extension Catalogue {
  /// The checks of the area token.
  static let token: [Check] = [
    .tokenAccept, .tokenMismatch, .tokenMissing, .tokenExpectedEmpty, .tokenContract,
    .tokenNonceSupported, .tokenDuplicateKeys, .tokenReplay, .tokenStructure, .tokenSignature,
    .tokenClaims, .tokenTolerant, .tokenTotal, .tokenReplayConcurrent, .tokenKeyRotation,
    .tokenAzp, .tokenSubject, .tokenCodeHash, .tokenTypeConfusion, .tokenWeakKeys,
    .tokenRaceFree,
  ]
}
