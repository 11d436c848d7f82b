extension Catalogue {
  /// The checks of the area guard, in catalogue order.
  static let `guard`: [Check] = [
    .guardExclusive,
    .guardRefusalHarmless,
    .guardReleased,
    .guardOwnNonce,
    .guardStaleCallback,
    .guardSuspension,
    .guardEveryEntry,
    .guardInstances,
    .guardFlows,
    .guardThreads,
    .guardRaceFree,
  ]
}
