internal import ConformanceModel

extension Gallery {
  /// Providers with one defect each.
  package static let knownBadSignIns: [GallerySubject] = [
    .any1001IsCancel, .cancelAsFailure, .cancelDropsCallback, .cancelLostBeforeStored,
    .checkAwaitSet, .checkAwaitSetLock, .checkAwaitSetMainActor, .cleanupWipesReentrant,
    .clearedInLaterHop, .codeNotCarried, .completionTwice, .constantContinuation,
    .delegateFreed, .emptyErrorCallback, .failureCodeLost,
    .flagNeverConsulted, .flagSetInUnstructuredTask, .flagStuckAfterCancel,
    .flagStuckAfterMalformed,
    .flagStuckAfterStartFailure, .flagStuckAfterTaskCancel, .freedWhenDropped,
    .guardOnOneEntryOnly, .guardPerEntry, .joinAnswersOnlyFirst, .lateResultKept,
    .lateSuccessAnswersNext, .lateSuccessResumesTwice, .missingTokenAsEmpty,
    .newcomerDroppedSilently, .noGuard, .nonceDrawnTwice, .nonceEmptyFallback,
    .nonceFailureIgnored, .nonceOverwrittenByNewcomer, .noncePerObject, .noncePerProcess,
    .rareWindow, .rawNonceSent, .releasedInLaterHop, .silentOnCancel, .silentOnMissingToken,
    .silentOnTokenNotUTF8,
    .silentOnWrongCredential, .silentWithoutWindow, .slotNotCleared, .slotOverwritten,
    .staleCallbackAccepted, .startedBeforeStored, .supersededResumedTwice,
    .supersedeLeavesOlderWaiting,
    .taskCancelIgnored, .timerLeavesGuardSet, .timerNeverFires,
  ]

  /// Unusual providers that are right under their contracts.
  package static let legalSignIns: [GallerySubject] = [
    .actorBased, .answeringDeinit, .answersOnMainQueue, .answersOnQueue, .asyncOnly,
    .awaitsBehindAGuard, .base64URLByContract,
    .completionOnly, .everyField,
    .joining, .mainActorBased, .ownRandomness, .perCallDelegates, .rawNonceByContract,
    .refusingLock, .resumedFlag, .superseding, .throwsCancellationError,
    .timeoutWithLateSuccess,
  ]
}
