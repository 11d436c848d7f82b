// Answers, state and what is shown.
extension Cause {
  package static let endlessRetries = Cause(
    "endless-retries", .accountAnswered, "a failed call is made again without end")
  package static let secondReplyHeard = Cause(
    "second-reply-heard", .accountAnswered, "a second reply to one call is answered again")
  package static let twoPathsAnswer = Cause(
    "two-paths-answer", .accountAnswered, "two paths both answer")
  package static let errorNotAnswered = Cause(
    "error-not-answered", .accountAnswered, "the error of a call is not answered")
  package static let namelessNotAnswered = Cause(
    "nameless-not-answered", .accountAnswered, "the completion is only called where a name came")
  package static let answerTiedToUser = Cause(
    "answer-tied-to-user", .accountAnswered,
    "an answer is tied to a user who may be gone meanwhile")
  package static let stateNeverSet = Cause(
    "state-never-set", .accountState, "the state is never set, so nothing tells the flows apart")
  package static let unknownStateGoesOn = Cause(
    "unknown-state-goes-on", .accountState, "the switch over the state has a default that goes on")
  package static let stateIgnored = Cause(
    "state-ignored", .accountState, "the state that comes back is not looked at")
  package static let cancelAsError = Cause(
    "cancel-as-error", .accountCancelQuiet,
    "the provider's code 1001 is treated like every other error")
  package static let cancelTextShown = Cause(
    "cancel-text-shown", .accountCancelQuiet,
    "the error text is set before the kind of error is looked at")
  package static let loadingStuck = Cause(
    "loading-stuck", .accountCancelQuiet, "loading ends on some paths only")
  package static let errorNeverCleared = Cause(
    "error-never-cleared", .accountCancelQuiet,
    "the error text is set at an ending, and cleared nowhere")
  package static let nativeButtonAuthorizes = Cause(
    "native-button-authorizes", .accountSingleAuthorization,
    "the button's handler starts a controller of its own")
  package static let requestMadeAgain = Cause(
    "request-made-again", .accountSingleAuthorization,
    "the request is made again for a later step")
}

// Links.
extension Cause {
  package static let linkSignsIn = Cause(
    "link-signs-in", .accountLinkKeepsUser, "the credential signs in instead of being linked")
  package static let inUseAsError = Cause(
    "in-use-as-error", .accountLinkInUse, "'credential in use' is treated like every other error")
  package static let spentCredentialUsed = Cause(
    "spent-credential-used", .accountLinkInUse,
    "the credential that was sent is used again, not the one in the error")
  package static let changeOfUserUnsaid = Cause(
    "change-of-user-unsaid", .accountLinkInUse,
    "the caller is not told that the user changed, so nothing is migrated")
  package static let replacedUserDeleted = Cause(
    "replaced-user-deleted", .accountLinkInUse,
    "the user who is replaced is deleted before anybody could migrate the data",
    remedy: "Sign in with the updated credential, say whom it replaced, and leave the rest to the "
      + "migration.")
  package static let linkErrorReplaced = Cause(
    "link-error-replaced", .accountLinkErrors, "the error is replaced by a text of the app's own")
  package static let linkErrorPassedOver = Cause(
    "link-error-passed-over", .accountLinkErrors,
    "the error branch goes on as if the link had worked")
  package static let failedLinkFallsBack = Cause(
    "failed-link-falls-back", .accountLinkErrors, "a failed link falls back to another call")
}

// Names and e-mail addresses.
extension Cause {
  package static let firstDetailsNotStored = Cause(
    "first-details-not-stored", .accountFirstSignInOnly,
    "what comes at the first sign-in only is not stored then")
  package static let absenceStored = Cause(
    "absence-stored", .accountFirstSignInOnly, "what does not come is stored as nothing")
  package static let missingNameJoined = Cause(
    "missing-name-joined", .accountDisplayName, "a missing part is joined like one that came")
  package static let bothNamesDemanded = Cause(
    "both-names-demanded", .accountDisplayName, "both parts are demanded")
  package static let failedUpdateSignsOut = Cause(
    "failed-update-signs-out", .accountDisplayName, "a failed profile update undoes the sign-in")
  package static let updateErrorDropped = Cause(
    "update-error-dropped", .accountDisplayName, "the error of the profile update is dropped")
}

// Signing out and revocations.
extension Cause {
  package static let storedIDKept = Cause(
    "stored-id-kept", .accountSignOut, "only the backend's session is ended")
  package static let storageCleared = Cause(
    "storage-cleared", .accountSignOut, "the whole storage is cleared")
  package static let backendSessionKept = Cause(
    "backend-session-kept", .accountSignOut, "only the stored id is forgotten")
  package static let idForgottenLate = Cause(
    "id-forgotten-late", .accountSignOut,
    "the id is forgotten after the backend's sign-out, which may fail")
  package static let signOutErrorDropped = Cause(
    "sign-out-error-dropped", .accountSignOut, "the error of the backend's sign-out is dropped")
  package static let storedAfterAwait = Cause(
    "stored-after-await", .accountSignOut,
    "what comes after an await is stored without a look at whether the user is still there")
  package static let nobodyListens = Cause(
    "nobody-listens", .accountRevokedRunning, "nobody listens to revocation notices")
  package static let noticeWithoutSignOut = Cause(
    "notice-without-sign-out", .accountRevokedRunning, "the notice leads to no sign-out")
  package static let noticeSignsOutAnyone = Cause(
    "notice-signs-out-anyone", .accountRevokedRunning, "the notice signs out whoever is there")
  package static let observersPileUp = Cause(
    "observers-pile-up", .accountRevokedRunning,
    "an observer is added with every sign-in and none removed")
  package static let observerKept = Cause(
    "observer-kept", .accountRevokedRunning, "the observer is kept after the sign-out")
  package static let stateNotAsked = Cause(
    "state-not-asked", .accountRevokedLaunch, "the credential state is not asked for at launch")
  package static let stateNotHandled = Cause(
    "state-not-handled", .accountRevokedLaunch, "a credential state is not handled")
  package static let everyStateSignsOut = Cause(
    "every-state-signs-out", .accountRevokedLaunch,
    "everything but 'authorized' is taken for a revocation")
}

// Deletion.
extension Cause {
  package static let deletedWithoutProof = Cause(
    "deleted-without-proof", .accountDelete, "nobody had to prove who they are")
  package static let deletedBeforeRevocation = Cause(
    "deleted-before-revocation", .accountDelete,
    "what is deleted before the revocation cannot be revoked any more")
  package static let deletionInOtherOrder = Cause(
    "deletion-in-other-order", .accountDelete, "the steps are in another order")
  package static let tokensNotRevoked = Cause(
    "tokens-not-revoked", .accountDelete, "the tokens are not revoked")
  package static let earlierCodeRevoked = Cause(
    "earlier-code-revoked", .accountDelete,
    "the code of an earlier sign-in is used, which is spent or expired")
  package static let deletionGoesOn = Cause(
    "deletion-goes-on", .accountDelete,
    "the error of a step is logged and the next one made all the same")
  package static let deletionCalledDone = Cause(
    "deletion-called-done", .accountDelete, "the answer does not look at the last step")
  package static let deletionStepMissing = Cause(
    "deletion-step-missing", .accountDelete, "a step is missing")
  package static let ownNoticeHeard = Cause(
    "own-notice-heard", .accountDelete,
    "the notice that a deletion's own revocation sets off signs the user out in the middle of it",
    remedy: "Pass over revocation notices from the revocation to the end of the deletion.")

  package static let sheetForOthers = Cause(
    "sheet-for-others", .accountOtherUser,
    "a user who has nothing to do with Apple is shown Apple's sheet")
  package static let othersNotServed = Cause(
    "others-not-served", .accountOtherUser,
    "sign-out or deletion works for users of the provider only")
  package static let othersDetailsUsed = Cause(
    "others-details-used", .accountOwnName,
    "what is stored of one user is used for the next")
  package static let otherUserAccepted = Cause(
    "other-user-accepted", .accountReauthSameUser,
    "a sheet that another Apple ID has confirmed counts as a proof")
  package static let storedBeforeSuccess = Cause(
    "stored-before-success", .accountNothingKept,
    "the user id is stored before the backend has agreed")
  package static let overtakenStaysIn = Cause(
    "overtaken-stays-in", .accountNothingKept,
    "a sign-in that a sign-out has overtaken leaves its user signed in at the backend")
  package static let failureSignsOut = Cause(
    "failure-signs-out", .accountDelete,
    "a step that fails or is cancelled signs the user out")
  package static let noticeDeletes = Cause(
    "notice-deletes", .accountRevokedRunning,
    "a revocation notice deletes the user, who has asked for no such thing")
  package static let otherIDAsked = Cause(
    "other-id-asked", .accountRevokedLaunch,
    "the provider is asked about another id than the one that it gave its user")
  package static let namesReversed = Cause(
    "names-reversed", .accountDisplayName, "family and given name stand in the wrong order")

  package static let sessionInTwoSteps = Cause(
    "session-in-two-steps", .accountThreads,
    "who is there is looked at in one step and stored in the next: another thread comes between")
  package static let leavingInTwoSteps = Cause(
    "leaving-in-two-steps", .accountThreads,
    "whether a sign-out is under way is looked at in one step and noted in the next",
    remedy: "Look and note in one step, and add whoever waits in that step as well.")
  package static let observerSlips = Cause(
    "observer-slips", .accountThreads,
    "one thread adds an observer while another removes those that it knows",
    remedy: "Add and remove observers under the lock that says who is there.")
  package static let linkedUnasked = Cause(
    "linked-unasked", .accountLinkConsent,
    "a user who is not anonymous is linked without a question")
  package static let sessionUnordered = Cause(
    "session-unordered", .accountRaceFree,
    "what is remembered of the user is used by two threads without an order")

  static let accountCauses: [Cause] = [
    linkedUnasked,
    sessionInTwoSteps, leavingInTwoSteps, observerSlips, sessionUnordered,
    sheetForOthers, othersNotServed, othersDetailsUsed, otherUserAccepted, storedBeforeSuccess,
    overtakenStaysIn, failureSignsOut, noticeDeletes, otherIDAsked, namesReversed,
    endlessRetries, secondReplyHeard, twoPathsAnswer, errorNotAnswered, namelessNotAnswered,
    answerTiedToUser, stateNeverSet, unknownStateGoesOn, stateIgnored, cancelAsError,
    cancelTextShown, loadingStuck, errorNeverCleared, nativeButtonAuthorizes, requestMadeAgain,
    linkSignsIn, inUseAsError, spentCredentialUsed, changeOfUserUnsaid, linkErrorReplaced,
    linkErrorPassedOver, failedLinkFallsBack, firstDetailsNotStored, absenceStored,
    missingNameJoined, bothNamesDemanded, failedUpdateSignsOut,
    updateErrorDropped, storedIDKept,
    storageCleared, backendSessionKept, idForgottenLate, signOutErrorDropped, storedAfterAwait,
    nobodyListens, noticeWithoutSignOut, noticeSignsOutAnyone, observersPileUp, observerKept,
    stateNotAsked, stateNotHandled, everyStateSignsOut, deletedWithoutProof,
    deletedBeforeRevocation, deletionInOtherOrder, tokensNotRevoked, earlierCodeRevoked,
    deletionGoesOn, deletionCalledDone, deletionStepMissing, ownNoticeHeard, replacedUserDeleted,
  ]
}
