internal import ConformanceModel

extension Gallery {
  /// Providers with one defect each.
  package static let knownBadSignIns: [GallerySubject] =
    [
      .any1001IsCancel, .cancelAsFailure, .cancelDropsCallback, .cancelLostBeforeStored,
      .checkAwaitSet, .checkAwaitSetLock, .checkAwaitSetMainActor, .checkAwaitSetOneSlot,
      .cleanupWipesReentrant,
      .clearedInLaterHop, .codeNotCarried, .completionTwice, .constantContinuation, .delegateFreed,
      .delegateNeverSet, .emptyErrorCallback, .failureCodeLost, .flagOfDeinit,
      .flagClearedByMainQueue,
      .flagNeverConsulted, .flagSetInUnstructuredTask, .flagStuckAfterCancel,
      .flagStuckAfterEarlyCancel, .flagStuckAfterMalformed, .flagStuckAfterStartFailure,
      .flagStuckAfterTaskCancel, .freedWhenDropped, .guardOnOneEntryOnly, .guardPerEntry,
      .guardPerObject,
      .joinAnswersOnlyFirst, .joinersPoll, .lateResultKept, .lateSuccessAnswersNext,
      .lateSuccessResumesTwice,
      .mainActorAssumedAnywhere, .mainActorAssumedInAsync, .managerTakesAnyController,
      .missingReturn, .missingTokenAsEmpty, .newcomerDroppedSilently, .newcomerQueued, .noGuard,
      .nonceDrawnTwice,
      .nonceEmptyFallback, .nonceFailureIgnored, .nonceOverwrittenByNewcomer,
      .nonceRefreshedLater, .nonceStoredByMainQueue, .noncePerObject, .noncePerProcess, .rareWindow,
      .refusalClearsFlag,
      .refusalDropsNonce, .rawNonceSent, .releasedInLaterHop, .guestAfterCancel, .returnMissing,
      .sheetAfterCancel, .silentOnCancel,
      .printsRawNonce, .logsCode, .tokenInError, .silentOnMissingToken, .silentOnTokenNotUTF8,
      .silentOnWrongCredential, .silentWithoutWindow,
      .slotNotCleared, .slotOverwritten, .sourceTimerNotStopped, .staleCallbackAccepted,
      .staleCallbackCancels, .startedBeforeStored,
      .startsOffMain, .staticCurrent, .staticFlag, .staticNonce, .supersededResumedTwice,
      .supersedesUndeclared, .supersedeLeavesOlderWaiting, .taskCancelIgnored,
      .timerBetweenCallbackAndHop,
      .timerBetweenCancelAndHop, .timerLeavesGuardSet, .timerNeverFires,
      .unwrapsContinuation, .weakSelfBeforeStart,
    ] + slippedSessions + slippedStyles + slippedPhases + slippedLogins + slippedTaps
    + slippedSheets + knownBadGuards + knownBadAnswers

  /// Unusual providers that are right under their contracts.
  package static let legalSignIns: [GallerySubject] =
    [
      .actorBased, .answeringDeinit, .answersOnMainQueue, .answersOnQueue, .assumesMainActor,
      .asyncOnly, .asyncStream, .awaitsBehindAGuard, .base64URLByContract,
      .cancelsByController, .codeOnly, .completionOnly, .completionThroughMainQueue, .everyField,
      .hopsToMainActor, .joining,
      .logsHarmlessThings, .mainActorBased, .mainQueueState, .mainQueueTimer,
      .mainQueueTimerSource, .mainRunLoopTimer, .ownRandomness, .perCallDelegates,
      .preconcurrencyDelegate, .processGuard, .rawNonceByContract, .refusingLock, .resumedFlag,
      .serialQueue, .sessionOnly, .superseding, .suspendedSetUp, .throwsCancellationError,
      .timeoutWithLateSuccess,
    ] + rightSessions + rightStyles + rightPhases + rightLogins + rightTaps + rightSheets
    + legalThreads + legalAnswers
}
