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
  package static let delegateFreed = Cause(
    "delegate-freed", .continuationAnsweredOnce,
    "nothing keeps the delegate alive: it was freed before the provider called back")
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
    "the slot is not cleared before the caller is answered")
  package static let cancelDropsCaller = Cause(
    "cancel-drops-caller", .continuationCancellation,
    "cancel() forgets the pending caller instead of answering it")
  package static let noCancellationHandler = Cause(
    "no-cancellation-handler", .continuationCancellation,
    "no cancellation handler: the caller's task is cancelled, the attempt waits on")
  package static let timerNeverFires = Cause(
    "timer-never-fires", .continuationTimeout,
    "the timer of the timeout never fires, or answers nobody")
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
  package static let codeLost = Cause(
    "code-lost", .continuationFailure, "the provider's error is replaced by one without its code")
  package static let malformedPassedOn = Cause(
    "malformed-passed-on", .continuationMalformed,
    "a credential with a defect is passed on as a success")
  package static let fieldsNotCopied = Cause(
    "fields-not-copied", .continuationSuccess,
    "not all fields of the provider's credential are copied")
  package static let byteFailureIgnored = Cause(
    "byte-failure-ignored", .continuationStartFailure,
    "the failure of the byte source is ignored")
  package static let lateResultKept = Cause(
    "late-result-kept", .continuationClean,
    "a result that came when nobody waited is kept for the next attempt")
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
    "guard-per-entry", .guardEveryEntry, "each entry point has a guard of its own, or only one has")
  package static let newcomerDropped = Cause(
    "newcomer-dropped", .guardRefusalHarmless, "the newcomer is dropped without an answer")
  package static let olderNotAnswered = Cause(
    "older-not-answered", .guardExclusive,
    "the newer attempt replaces the older one without answering it")
  package static let joinersNotAnswered = Cause(
    "joiners-not-answered", .guardExclusive, "only one of the joined callers is answered")
  package static let slotShared = Cause(
    "slot-shared", .guardExclusive,
    "independent attempts share one slot: the second overwrote the first")
  package static let flagStaysSet = Cause(
    "flag-stays-set", .guardReleased, "the busy flag stays set after an attempt has ended")
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
  package static let cancelLost = Cause(
    "cancel-lost", .continuationCancellation,
    "a cancel that comes before the continuation is stored, or beside a callback, is lost")
  package static let guardReleasedLater = Cause(
    "guard-released-later", .guardReleased,
    "the attempt is answered in one step and the guard is released in a later one")

  static let signInCauses: [Cause] = [
    silentCallback, silentOnMalformed, silentStartFailure, delegateFreed, freedWhenDropped,
    startedBeforeStored, cleanupWipesInnerAttempt, slotNotCleared, cancelDropsCaller,
    noCancellationHandler, timerNeverFires, timerLeavesGuardSet, cancelAsFailure, any1001IsCancel,
    everyErrorIsCancel, codeLost, malformedPassedOn, fieldsNotCopied, byteFailureIgnored,
    lateResultKept, controllerNotCompared, rawNonceSent, otherDigestSent, nonceDrawnTwice,
    nonceEmptyFallback, nonceOverwritten, nonceReadLater, nonceReplacedLater, noGuard,
    guardPerEntry, newcomerDropped, olderNotAnswered, joinersNotAnswered, slotShared, flagStaysSet,
    checkAwaitSet, slotClearedLater, cleanupInLaterStep, cancelLost, guardReleasedLater,
  ]
}
