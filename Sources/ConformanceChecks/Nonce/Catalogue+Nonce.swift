extension Catalogue {
  /// The checks of the area nonce, in catalogue order.
  static let nonce: [Check] = [
    .nonceLengthExact, .nonceLengthDefault, .nonceLengthInvalid, .nonceAlphabetMember,
    .nonceUnique, .nonceUniqueAttempts, .nonceUniqueProcesses, .nonceUniqueThreads,
    .nonceStrength, .nonceSourceFailure, .nonceSecrecy, .nonceNoOverlap,
    .nonceRefillFailure, .nonceKnownGenerator, .nonceFork,
    .nonceThreads,
    .nonceRaceFree,
  ]
}
