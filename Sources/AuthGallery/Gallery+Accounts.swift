extension Gallery {
  /// Coordinators of accounts with one defect each.
  package static let knownBadAccounts: [GallerySubject] =
    [
      .stateNeverSet, .stateIgnored, .unknownStateSignsIn, .linkSignsIn, .linkSignsOutFirst,
      .oldCredentialReused, .spentCredentialAsFallback, .inUseIsAnError, .changeOfUserUnsaid,
      .successInErrorBranch, .everyLinkErrorSignsIn, .linkErrorReplaced, .silentWithoutName,
      .silentAfterFailedUpdate, .secondReplyAnswered, .inUseHeardTwice, .failedCallMadeForEver,
      .sheetResumedTwice, .sheetResumedTwiceAndPrinted,
      .nameOverwrittenByNil, .emailNotStored, .profileOverwrittenByNil, .wholeNameDemanded,
      .straySpaceInName, .failedUpdateSignsOut,
      .failedUpdateUnsaid, .firstIdKept, .firstIdRemembered, .cancelAsError,
      .cancelTextShown, .tokenShown, .linksUnasked, .linksAllTheSame, .loadingStuckAfterCancel,
      .errorNotCleared,
      .nativeButtonAuthorizesAgain,
      .linkAuthorizesTwice, .storedIdKept, .otherProviderSignedOut, .backendSessionKept,
      .forgetsAfterBackend, .signOutFailureUnsaid, .noticeSignsEverybodyOut, .nobodyListens,
      .observerKeptAfterSignOut, .observerAddedEachTime, .revokedNotAsked, .notFoundStays,
      .unknownStateSignsOut, .failedCheckSignsOut, .migrationForgotten, .deletesBeforeRevocation,
      .deletesAfterFailedRevocation, .staleCodeRevoked, .nothingRevoked, .deletesWithoutProof,
      .failedDeletionCalledDone, .dataBeforeProof, .storedAfterUpdate, .signOutForgottenInLink,
    ] + slippedAccounts + slippedNotices + slippedEntries

  /// Coordinators that are unusual and right under their contracts.
  package static let legalAccounts: [GallerySubject] =
    [
      .keepsFlowWithAttempt, .keepsNoDetails,
      .serverDeletesData, .alwaysObserves, .checksAfterNotice,
      .signsOutTransferred, .namesAtBackendOnly, .noView, .forgetsEverything, .customButtonsOnly,
      .asynchronousAccount, .mainActorAccount, .tellsUpdateAsFailure, .asksBeforeLink,
    ] + rightNotices + rightEntries
}
