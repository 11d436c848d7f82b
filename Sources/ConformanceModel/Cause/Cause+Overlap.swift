// Attempts that overlap, and what an attempt leaves behind.
extension Cause {
  package static let noGuard = Cause(
    "no-guard", .guardExclusive,
    "no guard: the second attempt starts a request while the first is pending")
  /// A mistake of the contract.
  package static let overlapUndeclared = Cause(
    "overlap-undeclared", .guardExclusive,
    "the newest attempt wins and the older one is told that it is cancelled, where the contract "
      + "says that a newcomer is refused",
    remedy: "If that is meant, declare it: `signIn.overlap` is `supersede`, in an app's adapter "
      + "`declaring: { $0.signIn.overlap = .supersede }`. Else refuse who comes while an attempt is "
      + "pending.",
    brings: [noGuard])
  package static let guardPerEntry = Cause(
    "guard-per-entry", .guardEveryEntry,
    "each entry point has a guard of its own, or only one of them has any",
    brings: [noGuard])
  package static let flowsUnguarded = Cause(
    "flows-unguarded", .guardFlows, "a flow begins while the sheet of another is shown")
  package static let newcomerDropped = Cause(
    "newcomer-dropped", .guardRefusalHarmless, "the newcomer is dropped without an answer",
    remedy: "Answer the newcomer with an error where it is refused.")
  package static let newcomerQueued = Cause(
    "newcomer-queued", .guardRefusalHarmless,
    "the newcomer waits for its turn instead of being refused",
    remedy: "Answer the newcomer at once with a refusal, or declare what becomes of it: supersede "
      + "or join.")
  package static let newcomerJoined = Cause(
    "newcomer-joined", .guardRefusalHarmless,
    "the newcomer is given the pending attempt's result instead of being refused",
    remedy: "Answer the newcomer at once with a refusal, or declare what becomes of it: join.")
  package static let refusalReleases = Cause(
    "refusal-releases", .guardRefusalHarmless,
    "refusing a newcomer clears the flag of the pending attempt",
    remedy: "Refuse without touching the flag: only the attempt that has set it may clear it.")
  package static let refusalTouches = Cause(
    "refusal-touches", .guardRefusalHarmless,
    "refusing a newcomer changes what belongs to the pending attempt, such as its nonce")
  package static let olderNotAnswered = Cause(
    "older-not-answered", .guardExclusive,
    "the newer attempt replaces the older one without answering it",
    remedy: "Answer the older attempt with 'cancelled' before the newer one takes its place.")
  package static let olderToldOtherwise = Cause(
    "older-told-otherwise", .guardExclusive,
    "the superseded caller is told something other than that it was cancelled",
    remedy: "Answer the older attempt with 'cancelled' before the newer one starts.")
  package static let joinersNotAnswered = Cause(
    "joiners-not-answered", .guardExclusive, "only one of the joined callers is answered",
    remedy: "Keep every caller that joins in a list, and answer all of them at the ending.")
  package static let slotShared = Cause(
    "slot-shared", .guardExclusive,
    "independent attempts share one slot, which the second overwrites",
    remedy: "Give each attempt a slot of its own, and find it by the callback's controller.")
  package static let instancesShareState = Cause(
    "instances-share-state", .guardInstances,
    "nonce, continuation or flag are static, so that two providers share them")
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
    "going to the background ends the attempt, though the contract says that it waits",
    remedy: "Make both agree: let the attempt wait for its callback, or declare 'background: "
      + ".ends' and end it.")
  package static let returnReleases = Cause(
    "return-releases", .guardExclusive,
    "coming back to the foreground releases the guard of an attempt whose sheet is still shown",
    remedy: "Release the guard with the attempt's ending, not with the app's return.")
  package static let returnStartsAgain = Cause(
    "return-starts-again", .continuationSuccess,
    "coming back to the foreground starts another request for an attempt whose sheet is still "
      + "shown",
    remedy: "Start one request for each attempt: its sheet outlasts the background.")
}

// What goes wrong in some orders only.
extension Cause {
  package static let checkAwaitSet = Cause(
    "check-await-set", .guardSuspension,
    "check, await, set: the second caller checks before the first has set")
  package static let slotClearedLater = Cause(
    "slot-cleared-later", .continuationDuplicates,
    "the slot is read in one step and cleared in a later one",
    remedy: "Read and clear the slot in one step, then resume what was read.")
  package static let cleanupInLaterStep = Cause(
    "cleanup-in-later-step", .continuationAnsweredOnce,
    "clean-up in a later step than the answer wipes an attempt that began meanwhile",
    remedy: "Clean up first and answer last, in one step.")
  package static let comparedBeforeHop = Cause(
    "compared-before-hop", .guardStaleCallback,
    "the callback's controller is compared in one step, and the answer given in a later one",
    remedy: "Take the attempt out in the step that compares its controller, or compare once more.")
  package static let cancelHops = Cause(
    "cancel-hops", .continuationCancellation,
    "cancel() hops, and then ends whoever is pending, such as an attempt that began after it",
    remedy: "Take the pending attempt's id in cancel() itself, and compare it after the hop.")
  package static let cancelLost = Cause(
    "cancel-lost", .continuationCancellation,
    "a cancel that comes before the continuation is stored, or beside a callback, is lost",
    remedy: "Note the cancel in its attempt, and look at the note in the step that stores the "
      + "continuation.")
  package static let guardReleasedLater = Cause(
    "guard-released-later", .guardReleased,
    "the attempt is answered in one step and the guard is released in a later one",
    remedy: "Release the guard in the step that answers, before the caller is resumed.")

  package static let checkThenSet = Cause(
    "check-then-set", .guardThreads,
    "check and set are two accesses to memory, so a second thread checks before the first has set")
  package static let locksCrossed = Cause(
    "locks-crossed", .guardThreads,
    "two locks are taken in one order here and in the opposite order there",
    remedy: "Take several locks in one order everywhere, or make do with one.")
  package static let answeredFromTwoThreads = Cause(
    "answered-from-two-threads", .continuationThreads,
    "two threads find the caller unanswered before either has noted its answer")
  package static let guardUnordered = Cause(
    "guard-unordered", .guardRaceFree,
    "two threads read and write the guard without a lock between them")
  package static let slotUnordered = Cause(
    "slot-unordered", .continuationRaceFree,
    "two threads read and write a pending attempt without a lock between them")
}
