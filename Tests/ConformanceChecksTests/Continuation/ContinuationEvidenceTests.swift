import AuthGallery
import ConformanceChecks
import ConformanceModel
import Testing

/// The whole evidence of each check for one defect.
@Suite struct ContinuationEvidenceTests {
  @Test func `continuation.answered-once tells of a caller whose slot was overwritten`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationAnsweredOnce, for: "slot-overwritten")
    let observed: [String] = [
      "generated (refuse): a story of 2 attempts, shrunk",
      "  start A (async)                     -> request 1",
      "  start B (async)                     -> request 2",
      "  provider to A: success              -> nothing",
      "  provider to B: success              -> B: credential",
      "A was never answered; expected 'credential'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 23,
          scope:
            "20 plays of scripted scenarios and 3 stories",
          Evidence(
            observed: observed,
            cause: .noGuard.saying(
              "no guard: the second attempt overwrote the first one's continuation"))))
  }

  @Test func `continuation.success tells of a raw nonce in the request`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationSuccess, for: "raw-nonce-sent")
    let observed: [String] = [
      "continuation-success-0001 (refuse): success through the async entry point",
      "  start A (async)                     -> request 1",
      "  provider to A: success              -> A: credential",
      "the request's nonce is the raw nonce itself",
    ]
    let drawn: [String] = [
      "A's rawNonce 'Z8-rDy40fq4pJzharMvNetfhuO14fbAi'",
      "claim of its token 'Z8-rDy40fq4pJzharMvNetfhuO14fbAi'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed, drawn: drawn,
            cause: .rawNonceSent.saying(
              "the raw nonce is sent where its digest belongs"))))
  }

  @Test func `continuation.cancel tells of a foreign code 1001 taken for a cancel`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationCancel, for: "any-1001-is-cancel")
    let observed: [String] = [
      "continuation-cancel-0002 (async, refuse): the cancel code in another domain",
      "  start A (async)                     -> request 1",
      "  provider to A: 1001 of another domain -> A: cancelled",
      "A was answered 'cancelled'; expected 'failure'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 3,
          scope:
            "3 scripted plays (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .any1001IsCancel.saying(
              "code 1001 is taken for a cancel whatever its domain"))))
  }

  @Test func `continuation.failure tells of a failure without its code`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationFailure, for: "failure-code-lost")
    let observed: [String] = [
      "continuation-failure-0001 (async, refuse): code 1000: unknown",
      "  start A (async)                     -> request 1",
      "  provider to A: failure 1000         -> A: failure",
      "A's failure says 'unknown'; the provider's code was 1000",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .codeLost.saying(
              "the provider's error is replaced by one without its code"))))
  }

  @Test func `continuation.malformed tells of silence about a missing token`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationMalformed, for: "silent-on-missing-token")
    let observed: [String] = [
      "continuation-malformed-0002 (async, refuse): no identity token",
      "  start A (async)                     -> request 1",
      "  provider to A: missing token        -> nothing",
      "A was never answered; expected 'failure'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 3,
          scope:
            "3 scripted plays (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .silentOnMalformed.saying(
              "the path for a malformed credential (missing token) returns without answering"))))
  }

  @Test func `continuation.duplicates tells of a completion called twice`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationDuplicates, for: "completion-called-twice")
    let observed: [String] = [
      "continuation-duplicates-0001 (completion, refuse): success after success",
      "  start A (completion)                -> request 1",
      "  provider to A: success              -> A: credential",
      "  provider to A: success              -> A: credential",
      "A was answered 2 times: credential, credential",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (completion; overlap 'refuse'), settled after"
            + " every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .slotNotCleared.saying(
              "the slot is not cleared before the caller is answered"))))
  }

  @Test func `continuation.early tells of a callback lost because it came early`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationEarly, for: "started-before-stored")
    let observed: [String] = [
      "continuation-early-0001 (async, refuse): success from inside performRequests",
      "  start A (async, early success)      -> request 1",
      "A was never answered; expected 'credential'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .startedBeforeStored.saying(
              "performRequests is called before the continuation is stored"))))
  }

  @Test func `continuation.start-failure tells of a byte source whose failure is ignored`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationStartFailure, for: "nonce-failure-ignored")
    let observed: [String] = [
      "continuation-start-failure-0003 (async, refuse): the byte source fails",
      "  start A (async, bytes fail)         -> request 1",
      "A was never answered; expected 'failure'",
      "1 request was made; expected 0",
      "1 request was outstanding at one time; at most 0 is right",
    ]
    #expect(
      outcome
        == .fail(
          cases: 5,
          scope:
            "5 scripted plays (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .byteFailureIgnored.saying(
              "the failure of the byte source is ignored"))))
  }

  @Test func `continuation.dropped tells of an object that is freed while its caller waits`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationDropped, for: "freed-when-dropped")
    let observed: [String] = [
      "continuation-dropped-0001 (completion, refuse): dropped, then success",
      "  start A (completion)                -> request 1",
      "  the last reference is dropped       -> nothing",
      "  provider to A: success              -> the delegate is gone",
      "A was never answered; expected 'credential' or 'failure' or 'cancelled'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 2,
          scope:
            "2 scripted plays (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .freedWhenDropped.saying(
              "nothing keeps the object alive that would answer: the last reference frees it"))))
  }

  @Test func `continuation.cancellation tells of a task cancellation that is ignored`() async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationCancellation, for: "task-cancel-ignored")
    let observed: [String] = [
      "continuation-cancellation-0007 (refuse): the task is cancelled",
      "  start A (async)                     -> request 1",
      "  A's task is cancelled               -> nothing",
      "A was never answered; expected 'cancelled'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 13,
          scope:
            "13 scripted plays (async, completion; overlap 'refuse'), settl"
            + "ed after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .noCancellationHandler.saying(
              "no cancellation handler: the caller's task is cancelled, the attempt waits on"))))
  }

  @Test func `continuation.clean tells of a late result kept for the next attempt`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationClean, for: "late-result-kept")
    let observed: [String] = [
      "continuation-clean-0001 (async, refuse): success, a stray success, then",
      "  another attempt",
      "  start A (async)                     -> request 1",
      "  provider to A: success              -> A: credential",
      "  provider to A: success              -> nothing",
      "  start B (async)                     -> B: credential",
      "  provider to B: success              -> skipped, B has made no request",
      "1 request was made; expected 2",
      "B was given the token of A's request",
      "B's rawNonce does not belong to the nonce claim of its token",
    ]
    let drawn: [String] = [
      "B's rawNonce 'ItSyJBXRkxmge9PcNjzZpl075-Dfdis0'",
      "claim of its token '47605fe4aeade4aa43fc71bf27f2d01e3a1926819bbc2b07'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (async, completion; overlap 'refuse'), settle"
            + "d after every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed, drawn: drawn,
            cause: .lateResultKept.saying(
              "a result that came when nobody waited is kept for the next attempt"))))
  }

  @Test func `continuation.reentrant tells of clean-up that wipes the next attempt`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .continuationReentrant, for: "cleanup-wipes-reentrant-attempt")
    let observed: [String] = [
      "continuation-reentrant-0001 (refuse): a new attempt from inside the completion",
      "  after success",
      "  start A (completion)                -> request 1",
      "  start B (completion, inside A's answer) -> nothing",
      "  provider to A: success              -> A: credential; request 2",
      "  provider to B: success              -> nothing",
      "B was never answered; expected 'credential'",
    ]
    #expect(
      outcome
        == .fail(
          cases: 1,
          scope:
            "1 scripted play (completion; overlap 'refuse'), settled after"
            + " every step; level 0: the order of the suite's own steps",
          Evidence(
            observed: observed,
            cause: .cleanupWipesInnerAttempt.saying(
              "clean-up after the completion wipes the attempt started inside it"))))
  }
}
