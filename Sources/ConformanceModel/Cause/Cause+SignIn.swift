// A caller without an answer, or with two.
extension Cause {
  package static let silentCallback = Cause(
    "silent-callback", .continuationAnsweredOnce, "the error callback returns without answering",
    remedy: "Answer the caller on every path of that callback, before it returns.")
  package static let silentOnMalformed = Cause(
    "silent-on-malformed", .continuationMalformed,
    "the path for a malformed credential returns without answering")
  package static let silentStartFailure = Cause(
    "silent-start-failure", .continuationStartFailure,
    "the path on which an attempt cannot start returns without answering",
    remedy: "Answer with an error on every path that returns before the request starts.")
  package static let startFailurePassed = Cause(
    "start-failure-passed", .continuationStartFailure,
    "an attempt is told that it cannot start, and starts all the same",
    remedy: "Return right after that answer.")
  package static let delegateFreed = Cause(
    "delegate-freed", .continuationAnsweredOnce,
    "nothing keeps the delegate alive: it was freed before the provider called back",
    remedy: "Keep a strong reference to the delegate until the caller is answered: the controller "
      + "holds it weakly.")
  package static let delegateNeverSet = Cause(
    "delegate-never-set", .continuationAnsweredOnce,
    "the controller's delegate is never set, so nobody hears the provider",
    remedy: "Set the delegate before `performRequests`.")
  package static let delegateSetLate = Cause(
    "delegate-set-late", .continuationEarly,
    "the delegate is set after `performRequests`: a callback from inside it finds nobody",
    remedy: "Set the delegate, then call `performRequests`.")
  package static let freedWhenDropped = Cause(
    "freed-when-dropped", .continuationDropped,
    "nothing keeps the object that would answer alive: it is freed with the caller's last "
      + "reference",
    remedy: "Keep the object alive while an attempt is pending, and let go of it when the caller "
      + "is answered; or answer in `deinit`.")
  package static let startedBeforeStored = Cause(
    "started-before-stored", .continuationEarly,
    "`performRequests` is called before the continuation is stored",
    remedy: "Store the continuation, then call `performRequests`.")
  package static let cleanupWipesInnerAttempt = Cause(
    "cleanup-wipes-inner-attempt", .continuationReentrant,
    "the clean-up after the completion wipes the attempt started inside it")
  package static let slotNotCleared = Cause(
    "slot-not-cleared", .continuationDuplicates,
    "the slot is not cleared before the caller is answered", brings: [keptAfterEnd])
  package static let answeredTwice = Cause(
    "answered-twice", .continuationAnsweredOnce,
    "one callback answers the caller twice: a `return` is missing after an answer, or a timer "
      + "answers as well",
    remedy: "Return right after each answer, and take the continuation out of its slot in the one "
      + "function that resumes it, which a timer uses as well.",
    brings: [slotNotCleared])
  package static let cancelDropsCaller = Cause(
    "cancel-drops-caller", .continuationCancellation,
    "cancel() forgets the pending caller instead of answering it",
    remedy: "Take the pending continuation out of its slot in cancel(), and resume it with "
      + "'cancelled'.")
  package static let startedAfterEnd = Cause(
    "started-after-end", .continuationCancellation,
    "the request is started although the attempt has ended meanwhile",
    remedy: "After every `await` before the start, check that the attempt is still the pending "
      + "one.")
  package static let cancelRemembered = Cause(
    "cancel-remembered", .continuationCancellation,
    "a cancel while nothing is pending is remembered, and ends the next attempt",
    remedy: "Let a cancel without a pending attempt change nothing.")
  package static let cancelReachesOthers = Cause(
    "cancel-reaches-others", .guardRefusalHarmless,
    "the cancel of one caller ends the attempt of another",
    remedy: "Hand the attempt's id to the cancellation handler, and compare it with the pending "
      + "one's in the step that ends it, after every hop.")
  package static let noCancellationHandler = Cause(
    "no-cancellation-handler", .continuationCancellation,
    "there is no cancellation handler, so the attempt of a cancelled task waits on",
    remedy: "Wrap the wait in `withTaskCancellationHandler`, and answer the pending caller in "
      + "`onCancel`.")
  package static let sheetAfterCancel = Cause(
    "sheet-after-cancel", .continuationCancelledBefore,
    "a request is started although the task is cancelled already")
  package static let startedOffMain = Cause(
    "started-off-main", .continuationMainThread,
    "an authorization controller is made or started off the main actor",
    remedy: "Make, set up and start the controller on the main actor, in a function marked "
      + "`@MainActor`.")
  package static let keptAfterEnd = Cause(
    "kept-after-end", .continuationReleased,
    "something keeps itself alive for ever: by a reference or a list that is never cleared, or by "
      + "a cycle")
  package static let sheetNotWithdrawn = Cause(
    "sheet-not-withdrawn", .continuationWithdrawn,
    "the controller of a cancelled attempt is not cancelled")
  package static let anchorMissing = Cause(
    "anchor-missing", .continuationAnchor,
    "the presentation provider is not set, or nothing keeps it alive")
  package static let timerNeverFires = Cause(
    "timer-never-fires", .continuationTimeout,
    "the timer of the timeout never fires, or answers nobody",
    remedy: "Start the timer with the attempt, keep it until the ending, and let it answer the "
      + "caller.")
  package static let timerNotStopped = Cause(
    "timer-not-stopped", .continuationTimeout,
    "the timer of an attempt that has ended goes on, and ends the next one",
    remedy: "Stop the timer at every ending, start none for a refused attempt, and compare the "
      + "attempt's id when it fires.")
  package static let timerLeavesGuardSet = Cause(
    "timer-leaves-guard-set", .continuationTimeout,
    "the timeout answers the caller, but leaves the guard set",
    remedy: "End the attempt in the timer by the same function as in a callback, which releases "
      + "the guard.")
}

// An answer of the wrong kind, or with the wrong contents.
extension Cause {
  package static let cancelAsFailure = Cause(
    "cancel-as-failure", .continuationCancel,
    "the provider's cancel code is passed on as a failure",
    remedy: "Answer `ASAuthorizationError.canceled`, and a cancel by the caller, with 'cancelled'.")
  package static let failureAsSuccess = Cause(
    "failure-as-success", .continuationFailure,
    "a cancel or a failure is answered as a success",
    remedy: "Answer with a credential for a credential only; what an app does without one, such as "
      + "letting a guest in, its caller decides.")
  package static let any1001IsCancel = Cause(
    "any-1001-is-cancel", .continuationCancel,
    "code 1001 is taken for a cancel whatever its domain",
    remedy: "Compare the domain as well: `(error as? ASAuthorizationError)?.code == .canceled`.")
  package static let everyErrorIsCancel = Cause(
    "every-error-is-cancel", .continuationFailure, "every error is taken for a cancel",
    remedy: "Answer with 'cancelled' for `ASAuthorizationError.canceled` only, and pass other "
      + "errors on.")
  package static let requestRetried = Cause(
    "request-retried", .continuationFailure,
    "after a failure the request is made again, and the caller is not told",
    remedy: "Answer with the failure; trying again is the user's choice.")
  package static let codeLost = Cause(
    "code-lost", .continuationFailure, "the provider's error is replaced by one without its code",
    remedy: "Pass the provider's error on, with its domain and code.")
  package static let malformedPassedOn = Cause(
    "malformed-passed-on", .continuationMalformed,
    "a credential with a defect is passed on as a success",
    remedy: "Look at every part that you need, and answer with an error where one is missing or "
      + "cannot be read.")
  package static let fieldsNotCopied = Cause(
    "fields-not-copied", .continuationSuccess,
    "not all fields of the provider's credential are copied",
    remedy: "Copy every field that the contract declares from the provider's credential.")
  package static let optionalDemanded = Cause(
    "optional-demanded", .continuationSuccess,
    "what the provider sends at the first sign-in only is demanded at every one",
    remedy: "Take name and e-mail where they come, and go on without them.")
  package static let byteFailureIgnored = Cause(
    "byte-failure-ignored", .continuationStartFailure, "the failure of the byte source is ignored",
    remedy: "Where the byte source fails, answer with an error and start no request.")
  package static let lateResultKept = Cause(
    "late-result-kept", .continuationClean,
    "a result that came when nobody waited is kept for the next attempt",
    remedy: "Drop a result that comes while no attempt is pending.")
  package static let earlierResultGiven = Cause(
    "earlier-result-given", .continuationClean,
    "the result of an earlier attempt is handed out again",
    remedy: "Keep nothing of an attempt that has ended, and answer only with what this attempt has "
      + "brought.")
  package static let detailsKept = Cause(
    "details-kept", .continuationSuccess,
    "a name, a code or the like of an earlier user is handed out with the next one",
    remedy: "Keep a name with its user's id and compare the id before using it; keep no code.")
  package static let controllerNotCompared = Cause(
    "controller-not-compared", .guardStaleCallback,
    "the callback's controller is not compared with the pending one")
}

// The nonce of an attempt.
extension Cause {
  package static let rawNonceSent = Cause(
    "raw-nonce-sent", .continuationSuccess, "the raw nonce is sent where its digest belongs",
    remedy: "Set the request's `nonce` to the digest of the raw nonce.")
  package static let otherDigestSent = Cause(
    "other-digest-sent", .continuationSuccess,
    "the digest is sent in another form than the contract declares",
    remedy: "Send the digest in the declared form, or declare the form in use.")
  package static let digestHandedOut = Cause(
    "digest-handed-out", .continuationSuccess,
    "the digest is handed out where the raw nonce belongs",
    remedy: "Send the digest with the request, and hand out the raw nonce with the token.")
  package static let nonceNotSent = Cause(
    "nonce-not-sent", .continuationSuccess, "the request carries no nonce",
    remedy: "Set the request's nonce before `performRequests`.")
  package static let nonceDrawnTwice = Cause(
    "nonce-drawn-twice", .continuationSuccess, "one nonce is sent and another one kept",
    remedy: "Draw once for each attempt; send and keep that same nonce.")
  package static let nonceEmptyFallback = Cause(
    "nonce-empty-fallback", .continuationReentrant,
    "a missing nonce is replaced by \"\" at completion",
    remedy: "Keep the raw nonce with the attempt until it is answered; where it is missing, answer "
      + "with an error, not with \"\".")
  package static let nonceOverwritten = Cause(
    "nonce-overwritten", .guardOwnNonce,
    "all attempts share one current nonce, which a later one overwrites")
  package static let nonceReadLater = Cause(
    "nonce-read-later", .guardOwnNonce,
    "the nonce is read in a later step than the one that takes the attempt",
    remedy: "Take the attempt and its raw nonce out in one step.")
  package static let nonceStoredLater = Cause(
    "nonce-stored-later", .guardOwnNonce,
    "the nonce is stored in a later step than the one that starts the request",
    remedy: "Store the nonce in the step that starts the request, before `performRequests`.")
  package static let nonceReplacedLater = Cause(
    "nonce-replaced-later", .guardOwnNonce,
    "a nonce that is kept ready serves two attempts, since the next one is made in a later step",
    remedy: "Draw a nonce in the step that starts the request, for each attempt its own; keep none "
      + "ready.")
}

extension Cause {
  static let signInCauses: [Cause] = [
    answeredTwice, failureAsSuccess, overlapUndeclared,
    backgroundDropsCaller, backgroundEndsAttempt, returnReleases, returnStartsAgain,
    earlierResultGiven, detailsKept, comparedBeforeHop, cancelHops,
    checkThenSet, locksCrossed, answeredFromTwoThreads, guardUnordered, slotUnordered,
    keptAfterEnd, sheetNotWithdrawn, anchorMissing, flowsUnguarded,
    delegateSetLate, startedAfterEnd, cancelRemembered, cancelReachesOthers, timerNotStopped,
    requestRetried, optionalDemanded, digestHandedOut, nonceNotSent, newcomerJoined,
    olderToldOtherwise, coolDown,
    silentCallback, silentOnMalformed, silentStartFailure, startFailurePassed,
    delegateFreed, delegateNeverSet,
    freedWhenDropped, sheetAfterCancel, startedOffMain, instancesShareState,
    newcomerQueued, refusalReleases, refusalTouches,
    startedBeforeStored, cleanupWipesInnerAttempt, slotNotCleared, cancelDropsCaller,
    noCancellationHandler, timerNeverFires, timerLeavesGuardSet, cancelAsFailure, any1001IsCancel,
    everyErrorIsCancel, codeLost, malformedPassedOn, fieldsNotCopied, byteFailureIgnored,
    lateResultKept, controllerNotCompared, rawNonceSent, otherDigestSent, nonceDrawnTwice,
    nonceEmptyFallback, nonceOverwritten, nonceReadLater, nonceReplacedLater,
    nonceStoredLater, noGuard,
    guardPerEntry, newcomerDropped, olderNotAnswered, joinersNotAnswered, slotShared, flagStaysSet,
    checkAwaitSet, slotClearedLater, cleanupInLaterStep, cancelLost, guardReleasedLater,
  ]
}
