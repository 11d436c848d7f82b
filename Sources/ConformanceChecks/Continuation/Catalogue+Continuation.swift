extension Catalogue {
  /// The checks of the area continuation, in catalogue order.
  static let continuation: [Check] = [
    .continuationAnsweredOnce,
    .continuationSuccess,
    .continuationCancel,
    .continuationFailure,
    .continuationMalformed,
    .continuationDuplicates,
    .continuationEarly,
    .continuationStartFailure,
    .continuationDropped,
    .continuationCancellation,
    .continuationTimeout,
    .continuationClean,
    .continuationReentrant,
    .continuationMainThread,
    .continuationCancelledBefore,
    .continuationReleased,
    .continuationWithdrawn,
    .continuationAnchor,
    .continuationThreads,
    .continuationRaceFree,
  ]
}
