// A caller without an answer, or with two.
extension Cause {
  package static let silentCallback = Cause(
    "silent-callback", .continuationAnsweredOnce, "the error callback returns without answering")
  package static let silentOnMalformed = Cause(
    "silent-on-malformed", .continuationMalformed,
    "the path for a malformed credential returns without answering")
  package static let silentStartFailure = Cause(
    "silent-start-failure", .continuationStartFailure,
    "the path on which an attempt cannot start returns without answering")
  package static let startFailurePassed = Cause(
    "start-failure-passed", .continuationStartFailure,
    "an attempt that cannot start is told so, and starts all the same",
    remedy: "Return where the attempt is answered.")
  package static let delegateFreed = Cause(
    "delegate-freed", .continuationAnsweredOnce,
    "nothing keeps the delegate alive: it was freed before the provider called back")
  package static let delegateNeverSet = Cause(
    "delegate-never-set", .continuationAnsweredOnce,
    "the controller's delegate is never set, so that nobody hears the provider",
    remedy: "Set the delegate before 'performRequests'.")
  package static let delegateSetLate = Cause(
    "delegate-set-late", .continuationEarly,
    "the delegate is set after 'performRequests': a callback from inside it finds nobody",
    remedy: "Set the delegate, then call 'performRequests'.")
  package static let freedWhenDropped = Cause(
    "freed-when-dropped", .continuationDropped,
    "nothing keeps the object alive that would answer: the last reference frees it")
  package static let startedBeforeStored = Cause(
    "started-before-stored", .continuationEarly,
    "performRequests is called before the continuation is stored")
  package static let cleanupWipesInnerAttempt = Cause(
    "cleanup-wipes-inner-attempt", .continuationReentrant,
    "clean-up after the completion wipes the attempt started inside it")
  package static let slotNotCleared = Cause(
    "slot-not-cleared", .continuationDuplicates,
    "the slot is not cleared before the caller is answered", brings: [keptAfterEnd])
  package static let cancelDropsCaller = Cause(
    "cancel-drops-caller", .continuationCancellation,
    "cancel() forgets the pending caller instead of answering it")
  package static let startedAfterEnd = Cause(
    "started-after-end", .continuationCancellation,
    "the request is started although the attempt has ended meanwhile",
    remedy: "After every wait before the start, look whether the attempt is still the pending one.")
  package static let cancelRemembered = Cause(
    "cancel-remembered", .continuationCancellation,
    "a cancel while nothing is pending is remembered, and ends the next attempt",
    remedy: "Let a cancel without a pending attempt change nothing.")
  package static let cancelReachesOthers = Cause(
    "cancel-reaches-others", .guardRefusalHarmless,
    "the cancel of one caller ends the attempt of another",
    remedy: "Compare the attempt's id in the cancellation handler before ending it.")
  package static let noCancellationHandler = Cause(
    "no-cancellation-handler", .continuationCancellation,
    "no cancellation handler: the caller's task is cancelled, the attempt waits on")
  package static let sheetAfterCancel = Cause(
    "sheet-after-cancel", .continuationCancelledBefore,
    "a task that is cancelled already starts a request all the same")
  package static let startedOffMain = Cause(
    "started-off-main", .continuationMainThread,
    "an authorization controller is made or started off the main actor")
  package static let keptAfterEnd = Cause(
    "kept-after-end", .continuationReleased,
    "something keeps itself alive for ever: a keeper or a list that is never emptied, or a cycle")
  package static let sheetNotWithdrawn = Cause(
    "sheet-not-withdrawn", .continuationWithdrawn,
    "the controller of an attempt that was cancelled is never told")
  package static let anchorMissing = Cause(
    "anchor-missing", .continuationAnchor,
    "the presentation provider is not set, or nothing keeps it alive")
  package static let timerNeverFires = Cause(
    "timer-never-fires", .continuationTimeout,
    "the timer of the timeout never fires, or answers nobody")
  package static let timerNotStopped = Cause(
    "timer-not-stopped", .continuationTimeout,
    "the timer of an attempt that has ended goes on, and ends the next one",
    remedy: "Stop the timer at every ending, and compare the attempt's id when it fires.")
  package static let timerLeavesGuardSet = Cause(
    "timer-leaves-guard-set", .continuationTimeout,
    "the timeout answers the caller, but leaves the guard set")
}

// An answer of the wrong kind, or with the wrong contents.
extension Cause {
  package static let cancelAsFailure = Cause(
    "cancel-as-failure", .continuationCancel,
    "the provider's cancel code is passed on as a failure")
  package static let any1001IsCancel = Cause(
    "any-1001-is-cancel", .continuationCancel,
    "code 1001 is taken for a cancel whatever its domain")
  package static let everyErrorIsCancel = Cause(
    "every-error-is-cancel", .continuationFailure, "every error is taken for a cancel")
  package static let requestRetried = Cause(
    "request-retried", .continuationFailure,
    "after a failure the request is made once more, and the caller hears nothing",
    remedy: "Answer with the failure; trying again is the user's choice.")
  package static let codeLost = Cause(
    "code-lost", .continuationFailure, "the provider's error is replaced by one without its code")
  package static let malformedPassedOn = Cause(
    "malformed-passed-on", .continuationMalformed,
    "a credential with a defect is passed on as a success")
  package static let fieldsNotCopied = Cause(
    "fields-not-copied", .continuationSuccess,
    "not all fields of the provider's credential are copied")
  package static let optionalDemanded = Cause(
    "optional-demanded", .continuationSuccess,
    "what the provider sends at the first sign-in only is demanded at every one",
    remedy: "Take a name and an address where they come, and go on without them.")
  package static let byteFailureIgnored = Cause(
    "byte-failure-ignored", .continuationStartFailure,
    "the failure of the byte source is ignored")
  package static let lateResultKept = Cause(
    "late-result-kept", .continuationClean,
    "a result that came when nobody waited is kept for the next attempt")
  package static let earlierResultGiven = Cause(
    "earlier-result-given", .continuationClean,
    "the result of an earlier attempt is handed out once more",
    remedy: "Keep nothing of an attempt that has ended, and answer with what this one has led to.")
  package static let detailsKept = Cause(
    "details-kept", .continuationSuccess,
    "what belongs to an earlier user, such as a name or a code, is handed out with the next one",
    remedy: "Keep a name with the id of its user, and compare before it is used.")
  package static let controllerNotCompared = Cause(
    "controller-not-compared", .guardStaleCallback,
    "the callback's controller is not compared with the pending one")
}

// The nonce of an attempt.
extension Cause {
  package static let rawNonceSent = Cause(
    "raw-nonce-sent", .continuationSuccess, "the raw nonce is sent where its digest belongs")
  package static let otherDigestSent = Cause(
    "other-digest-sent", .continuationSuccess,
    "the digest is sent in another form than the contract declares")
  package static let digestHandedOut = Cause(
    "digest-handed-out", .continuationSuccess,
    "the digest is handed out where the raw nonce belongs",
    remedy: "Send the digest with the request, and hand out the raw nonce with the token.")
  package static let nonceNotSent = Cause(
    "nonce-not-sent", .continuationSuccess, "the request carries no nonce",
    remedy: "Set the request's nonce before 'performRequests'.")
  package static let nonceDrawnTwice = Cause(
    "nonce-drawn-twice", .continuationSuccess, "one nonce is sent, another one is kept")
  package static let nonceEmptyFallback = Cause(
    "nonce-empty-fallback", .continuationReentrant,
    "a missing nonce is replaced by \"\" at completion")
  package static let nonceOverwritten = Cause(
    "nonce-overwritten", .guardOwnNonce,
    "one shared current nonce: a later attempt has overwritten it")
  package static let nonceReadLater = Cause(
    "nonce-read-later", .guardOwnNonce,
    "the nonce is read in a later step than the one that took the attempt")
  package static let nonceStoredLater = Cause(
    "nonce-stored-later", .guardOwnNonce,
    "the nonce is stored in a later step than the one that starts the request")
  package static let nonceReplacedLater = Cause(
    "nonce-replaced-later", .guardOwnNonce,
    "a nonce is drawn in one step and replaced in a later one")
}

// Attempts that overlap, and what an attempt leaves behind.
extension Cause {
  package static let noGuard = Cause(
    "no-guard", .guardExclusive,
    "no guard: the second attempt starts a request while the first is pending")
  package static let guardPerEntry = Cause(
    "guard-per-entry", .guardEveryEntry, "each entry point has a guard of its own, or only one has",
    brings: [noGuard])
  package static let flowsUnguarded = Cause(
    "flows-unguarded", .guardFlows, "a flow begins although the sheet of another is shown")
  package static let newcomerDropped = Cause(
    "newcomer-dropped", .guardRefusalHarmless, "the newcomer is dropped without an answer")
  package static let newcomerQueued = Cause(
    "newcomer-queued", .guardRefusalHarmless,
    "the newcomer waits for its turn instead of being refused",
    remedy: "Answer the newcomer at once, or declare what becomes of it: supersede or join.")
  package static let newcomerJoined = Cause(
    "newcomer-joined", .guardRefusalHarmless,
    "the newcomer is given the pending attempt's result instead of being refused",
    remedy: "Answer the newcomer at once, or declare what becomes of it: join.")
  package static let refusalReleases = Cause(
    "refusal-releases", .guardRefusalHarmless,
    "refusing a newcomer clears the flag of the pending attempt")
  package static let refusalTouches = Cause(
    "refusal-touches", .guardRefusalHarmless,
    "refusing a newcomer changes what belongs to the pending attempt, such as its nonce")
  package static let olderNotAnswered = Cause(
    "older-not-answered", .guardExclusive,
    "the newer attempt replaces the older one without answering it")
  package static let olderToldOtherwise = Cause(
    "older-told-otherwise", .guardExclusive,
    "the superseded caller is told something else than that it was cancelled",
    remedy: "Answer the older attempt with 'cancelled' before the newer one starts.")
  package static let joinersNotAnswered = Cause(
    "joiners-not-answered", .guardExclusive, "only one of the joined callers is answered")
  package static let slotShared = Cause(
    "slot-shared", .guardExclusive,
    "independent attempts share one slot: the second overwrote the first")
  package static let instancesShareState = Cause(
    "instances-share-state", .guardInstances,
    "what belongs to one provider is static: nonce, continuation or flag of another")
  package static let coolDown = Cause(
    "cool-down", .guardReleased,
    "no attempt is let in for some time after the last one has ended",
    remedy: "Release the guard with the ending itself, not by a timer.")
  package static let flagStaysSet = Cause(
    "flag-stays-set", .guardReleased, "the busy flag stays set after an attempt has ended")
}

// What goes wrong where the app leaves the foreground.
extension Cause {
  package static let backgroundDropsCaller = Cause(
    "background-drops-caller", .continuationAnsweredOnce,
    "going to the background forgets the pending caller instead of answering it",
    remedy: "Leave a pending attempt alone, or answer its caller with 'cancelled'.")
  package static let backgroundEndsAttempt = Cause(
    "background-ends-attempt", .continuationSuccess,
    "the attempt ends when the app goes to the background, though the contract says that it waits",
    remedy: "Let the attempt wait for its callback, or declare 'background: .ends'.")
  package static let returnReleases = Cause(
    "return-releases", .guardExclusive,
    "coming back clears what says that an attempt is pending, whose sheet is still shown",
    remedy: "Release the guard with the attempt's ending, not with the app's return.")
  package static let returnStartsAgain = Cause(
    "return-starts-again", .continuationSuccess,
    "coming back starts another request for an attempt whose sheet is still shown",
    remedy: "Start a request once; its sheet outlasts the background.")
}

// What goes wrong in some orders only.
extension Cause {
  package static let checkAwaitSet = Cause(
    "check-await-set", .guardSuspension,
    "check, await, set: the second caller checks before the first has set")
  package static let slotClearedLater = Cause(
    "slot-cleared-later", .continuationDuplicates,
    "the slot is read in one step and cleared in a later one")
  package static let cleanupInLaterStep = Cause(
    "cleanup-in-later-step", .continuationAnsweredOnce,
    "clean-up in a later step than the answer wipes the attempt that began meanwhile")
  package static let comparedBeforeHop = Cause(
    "compared-before-hop", .guardStaleCallback,
    "the callback's controller is compared in one step, and the answer given in a later one",
    remedy: "Take the attempt out in the step that compares its controller, or compare once more.")
  package static let cancelHops = Cause(
    "cancel-hops", .continuationCancellation,
    "cancel() hops, and ends whoever is pending by then: an attempt that began after it",
    remedy: "Take the pending attempt's id in cancel() itself, and compare it after the hop.")
  package static let cancelLost = Cause(
    "cancel-lost", .continuationCancellation,
    "a cancel that comes before the continuation is stored, or beside a callback, is lost")
  package static let guardReleasedLater = Cause(
    "guard-released-later", .guardReleased,
    "the attempt is answered in one step and the guard is released in a later one")

  package static let checkThenSet = Cause(
    "check-then-set", .guardThreads,
    "check and set are two accesses to memory: a second thread checks before the first has set")
  package static let locksCrossed = Cause(
    "locks-crossed", .guardThreads,
    "two locks are taken in one order here and in the opposite order there",
    remedy: "Take several locks in one order everywhere, or make do with one.")
  package static let answeredFromTwoThreads = Cause(
    "answered-from-two-threads", .continuationThreads,
    "two threads find the caller unanswered before either has noted its answer")
  package static let guardUnordered = Cause(
    "guard-unordered", .guardRaceFree,
    "what says that an attempt is pending is used by two threads without an order")
  package static let slotUnordered = Cause(
    "slot-unordered", .continuationRaceFree,
    "what belongs to a pending attempt is used by two threads without an order")

  static let signInCauses: [Cause] = [
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
