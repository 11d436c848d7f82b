// Answers, state and what is shown.
extension Cause {
  package static let endlessRetries = Cause(
    "endless-retries", .accountAnswered, "a failed call is repeated without a limit",
    remedy: "Answer with the error after the first failure, or after a fixed number of tries.")
  package static let secondReplyHeard = Cause(
    "second-reply-heard", .accountAnswered, "a second reply to one call is handled like the first",
    remedy: "Take the pending action out before you handle a reply, and ignore a reply that finds "
      + "none.")
  package static let twoPathsAnswer = Cause(
    "two-paths-answer", .accountAnswered, "two paths answer the same action",
    remedy: "Take the caller out before you answer, so that the second path finds nobody to "
      + "answer.")
  package static let errorNotAnswered = Cause(
    "error-not-answered", .accountAnswered, "the error of a call is not answered",
    remedy: "Answer in the error branch of every call, also where only the profile update failed.")
  package static let namelessNotAnswered = Cause(
    "nameless-not-answered", .accountAnswered, "the completion is called only if a name came",
    remedy: "Call the completion outside `if let fullName`: with no name and with half a name as "
      + "well.")
  package static let answerTiedToUser = Cause(
    "answer-tied-to-user", .accountAnswered,
    "the caller is answered only if the user is still there, who may have signed out meanwhile",
    remedy: "Answer also where the user has gone meanwhile, with 'cancelled' or an error.")
  package static let stateNeverSet = Cause(
    "state-never-set", .accountState,
    "the request's state is never set, so nothing tells the flows apart",
    remedy: "Set the request's `state` to the flow before `performRequests`, and switch over it in "
      + "the callback.")
  package static let unknownStateGoesOn = Cause(
    "unknown-state-goes-on", .accountState,
    "the `default` of the switch over the state goes on with a flow",
    remedy: "Answer with an error in the `default` case, and where no state comes back.")
  package static let stateIgnored = Cause(
    "state-ignored", .accountState, "the state that comes back is never looked at",
    remedy: "Switch over the credential's `state` in the callback, and answer a missing or unknown "
      + "one with an error.")
  package static let cancelAsError = Cause(
    "cancel-as-error", .accountCancelQuiet,
    "the provider's code 1001 is treated like every other error",
    remedy: "Look for `ASAuthorizationError.canceled` before other errors, and answer it with "
      + "'cancelled'.")
  package static let cancelTextShown = Cause(
    "cancel-text-shown", .accountCancelQuiet,
    "the error text is set before the kind of error is looked at",
    remedy: "Look first whether the error is a cancel, and set the error text only if it is not.")
  package static let loadingStuck = Cause(
    "loading-stuck", .accountCancelQuiet, "loading is ended on some paths only",
    remedy: "Set `isLoading` to false in the one place where every attempt ends, also after a "
      + "cancel or an error.")
  package static let errorNeverCleared = Cause(
    "error-never-cleared", .accountCancelQuiet, "the error text of an attempt is never cleared",
    remedy: "Clear the error text where a new attempt begins.")
  package static let nativeButtonAuthorizes = Cause(
    "native-button-authorizes", .accountSingleAuthorization,
    "the native button's handler starts a controller of its own")
  package static let requestMadeAgain = Cause(
    "request-made-again", .accountSingleAuthorization, "a later step makes a second request",
    remedy: "Make one request for each tap, and hand its credential on to the later steps.")
}

// Links.
extension Cause {
  package static let linkSignsIn = Cause(
    "link-signs-in", .accountLinkKeepsUser, "the credential is used to sign in, not to link")
  package static let inUseAsError = Cause(
    "in-use-as-error", .accountLinkInUse, "'credential in use' is treated like every other error",
    remedy: "Take the updated credential out of the error and sign in with it once; without one, "
      + "report the error.")
  package static let spentCredentialUsed = Cause(
    "spent-credential-used", .accountLinkInUse,
    "the spent credential is used again, not the updated one in the error",
    remedy: "Sign in with the updated credential of the error only; where the error brings none, "
      + "report it.")
  package static let changeOfUserUnsaid = Cause(
    "change-of-user-unsaid", .accountLinkInUse,
    "the caller is not told that the user changed, so nothing is migrated",
    remedy: "Answer with the id of the replaced user beside the new one, so that the app can "
      + "migrate the data.")
  package static let replacedUserDeleted = Cause(
    "replaced-user-deleted", .accountLinkInUse,
    "the replaced user is deleted before anybody could migrate the data",
    remedy: "Sign in with the updated credential, say whom it replaced, and leave the rest to the "
      + "migration.")
  package static let linkErrorReplaced = Cause(
    "link-error-replaced", .accountLinkErrors, "the link's error is replaced by another one",
    remedy: "Pass the backend's error on with its code.")
  package static let linkErrorPassedOver = Cause(
    "link-error-passed-over", .accountLinkErrors,
    "the error branch goes on as if the link had worked",
    remedy: "Answer with the error in the error branch, and return there.")
  package static let failedLinkFallsBack = Cause(
    "failed-link-falls-back", .accountLinkErrors, "after a failed link another call is made",
    remedy: "Answer with the error, call nothing else, and leave the user signed in; only "
      + "'credential in use' leads on.")
}

// Names and e-mail addresses.
extension Cause {
  package static let firstDetailsNotStored = Cause(
    "first-details-not-stored", .accountFirstSignInOnly,
    "name and e-mail, which come at the first sign-in only, are not stored",
    remedy: "Store name and e-mail when they come: the provider does not send them again.")
  package static let absenceStored = Cause(
    "absence-stored", .accountFirstSignInOnly, "a missing name or e-mail overwrites the known one",
    remedy: "Write a name or an e-mail only if it came: `if let`, in the store and in the profile.")
  package static let missingNameJoined = Cause(
    "missing-name-joined", .accountDisplayName,
    "a missing part of the name is joined as if it had come",
    remedy: "Join only the parts that came, as `compactMap` keeps them, and set no name if none "
      + "came.")
  package static let bothNamesDemanded = Cause(
    "both-names-demanded", .accountDisplayName, "the name is set only if both of its parts came",
    remedy: "Set the display name from whichever part came.")
  package static let failedUpdateSignsOut = Cause(
    "failed-update-signs-out", .accountDisplayName, "a failed profile update undoes the sign-in",
    remedy: "Keep the user signed in when the profile update fails, and report its error beside "
      + "the user.")
  package static let updateErrorDropped = Cause(
    "update-error-dropped", .accountDisplayName, "the error of the profile update is dropped",
    remedy: "Report the error of the profile update beside the signed-in user.")
}

// Signing out and revocations.
extension Cause {
  package static let storedIDKept = Cause(
    "stored-id-kept", .accountSignOut,
    "the provider's stored user id is not removed with the session",
    remedy: "Remove the stored user id wherever a user leaves: sign-out, revocation and deletion.")
  package static let storageCleared = Cause(
    "storage-cleared", .accountSignOut,
    "the whole storage is cleared, other providers' ids included",
    remedy: "Remove this provider's stored user id only.")
  package static let backendSessionKept = Cause(
    "backend-session-kept", .accountSignOut,
    "only the stored id is removed; the backend is not told to sign out",
    remedy: "Call the backend's sign-out as well, after removing the stored id.")
  package static let idForgottenLate = Cause(
    "id-forgotten-late", .accountSignOut,
    "the stored id is removed only after the backend's sign-out, which may fail",
    remedy: "Remove the stored id first, then sign out of the backend.")
  package static let signOutErrorDropped = Cause(
    "sign-out-error-dropped", .accountSignOut, "the error of the backend's sign-out is dropped",
    remedy: "Answer with the error of the backend's sign-out instead of dropping it by `try?`.")
  package static let storedAfterAwait = Cause(
    "stored-after-await", .accountSignOut,
    "after an `await` a result is stored without a check whether the user has signed out meanwhile",
    remedy: "After every `await`, check whether a sign-out came in between, and store nothing if "
      + "one did.")
  package static let nobodyListens = Cause(
    "nobody-listens", .accountRevokedRunning, "no observer for revocation notices is added",
    remedy: "Observe `credentialRevokedNotification` from sign-in, link or launch until the user "
      + "leaves.")
  package static let noticeWithoutSignOut = Cause(
    "notice-without-sign-out", .accountRevokedRunning,
    "the observer of revocation notices does not sign the user out",
    remedy: "Sign out in the observer of the notice, also while a sheet is shown.")
  package static let noticeSignsOutAnyone = Cause(
    "notice-signs-out-anyone", .accountRevokedRunning,
    "a revocation notice signs out whoever is there",
    remedy: "Sign out in the observer only if the signed-in user belongs to this provider.")
  package static let observersPileUp = Cause(
    "observers-pile-up", .accountRevokedRunning,
    "an observer is added with every sign-in and none is removed",
    remedy: "Remove the old observer before you add one, and with every sign-out.")
  package static let observerKept = Cause(
    "observer-kept", .accountRevokedRunning, "the observer is kept after the sign-out",
    remedy: "Remove the observer with the sign-out, and add none for a user who has left "
      + "meanwhile.")
  package static let stateNotAsked = Cause(
    "state-not-asked", .accountRevokedLaunch, "the credential state is not asked for at launch",
    remedy: "Call `getCredentialState(forUserID:)` at launch, and sign out where it says "
      + "`.revoked` or `.notFound`.")
  package static let stateNotHandled = Cause(
    "state-not-handled", .accountRevokedLaunch, "a credential state is not handled",
    remedy: "Give every credential state its own case: `.revoked` and `.notFound` sign out, "
      + "`.transferred` does what the contract says.")
  package static let everyStateSignsOut = Cause(
    "every-state-signs-out", .accountRevokedLaunch,
    "everything but 'authorized' is taken for a revocation",
    remedy: "Sign out for `.revoked` and `.notFound`; let a failed check, an unknown state or a "
      + "missing id change nothing.")
}

// Other users, what is left behind, and threads.
extension Cause {
  package static let sheetForOthers = Cause(
    "sheet-for-others", .accountOtherUser,
    "a user who has nothing to do with Apple is shown Apple's sheet",
    remedy: "Look at the user's providers first, and show the sheet to Apple's users only.")
  package static let othersNotServed = Cause(
    "others-not-served", .accountOtherUser,
    "sign-out or deletion works for users of the provider only",
    remedy: "Sign out and delete at the backend whoever the user is; leave out only sheet and "
      + "revocation for users of other providers.")
  package static let othersDetailsUsed = Cause(
    "others-details-used", .accountOwnName, "the stored details of one user are used for the next",
    remedy: "Store the user's id with name and e-mail, and compare it before you store or use "
      + "them.")
  package static let otherUserAccepted = Cause(
    "other-user-accepted", .accountReauthSameUser,
    "a sheet confirmed by another Apple ID counts as proof")
  package static let storedBeforeSuccess = Cause(
    "stored-before-success", .accountNothingKept,
    "the user id is stored before the backend has agreed",
    remedy: "Store the user id only after the backend's sign-in or link has succeeded.")
  package static let overtakenStaysIn = Cause(
    "overtaken-stays-in", .accountNothingKept,
    "a sign-in that a sign-out has overtaken leaves its user signed in at the backend",
    remedy: "When the backend's reply comes, check whether a sign-out came in between; if so, sign "
      + "out of the backend again.")
  package static let failureSignsOut = Cause(
    "failure-signs-out", .accountDelete, "a step that fails or is cancelled signs the user out",
    remedy: "Leave the user signed in until the backend has deleted them; after a failed or "
      + "cancelled step only answer.")
  package static let noticeDeletes = Cause(
    "notice-deletes", .accountRevokedRunning,
    "a revocation notice deletes the user, who has asked for no such thing",
    remedy: "Sign the user out in the observer of the notice, and delete nothing.")
  package static let otherIDAsked = Cause(
    "other-id-asked", .accountRevokedLaunch,
    "the provider is asked about another id than the one it gave its user",
    remedy: "Store the credential's `user`, and ask `getCredentialState(forUserID:)` about that "
      + "id, not the backend's.")
  package static let namesReversed = Cause(
    "names-reversed", .accountDisplayName,
    "family name and given name are joined in the wrong order",
    remedy: "Put the given name before the family name.")

  package static let sessionInTwoSteps = Cause(
    "session-in-two-steps", .accountThreads,
    "who is signed in is checked in one step and the result stored in the next, so another thread "
      + "comes between",
    remedy: "Check who is signed in and store the result under one lock, or in one step of an "
      + "actor.")
  package static let leavingInTwoSteps = Cause(
    "leaving-in-two-steps", .accountThreads,
    "whether a sign-out is under way is checked in one step and noted in the next",
    remedy: "Check and note it in one step, under one lock, and add whoever waits in that step as "
      + "well.")
  package static let observerSlips = Cause(
    "observer-slips", .accountThreads,
    "one thread adds an observer while another removes those it knows of",
    remedy: "Add and remove observers under the lock that says who is there.")
  package static let linkedUnasked = Cause(
    "linked-unasked", .accountLinkConsent,
    "a user who is not anonymous is linked without being asked",
    remedy: "Ask a user who is not anonymous before the link, and do not link if they decline.")
  package static let sessionUnordered = Cause(
    "session-unordered", .accountRaceFree,
    "two threads read and write the user's session without a lock between them")

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
