import AuthGallery
import ConformanceChecks
import ConformanceModel
import Testing

/// The whole evidence of each check for one defect.
@Suite struct GuardEvidenceTests {
  @Test func `guard.exclusive tells of a missing guard`() async throws {
    let outcome = try await SignInJudgement.outcome(of: .guardExclusive, for: "no-guard")
    let observed: [String] = [
      "guard-exclusive-0001 (async, refuse): two at once: success, then success",
      "  start A (async)                     -> request 1",
      "  start B (async)                     -> request 2",
      "  provider to A: success              -> A: credential",
      "  provider to B: success              -> B: credential",
      "B was answered 'credential'; expected 'refused'",
      "2 requests were made; expected 1",
      "2 requests were outstanding at one time; at most 1 is right",
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
            cause: .noGuard.saying(
              "no guard: the second attempt starts a request while the first is pending"))))
  }

  @Test func `guard.refusal-harmless tells of a nonce overwritten by a refused newcomer`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .guardRefusalHarmless, for: "nonce-overwritten-by-refused-newcomer")
    let observed: [String] = [
      "guard-refusal-harmless-0001 (async, refuse): a refused newcomer, then success",
      "  start A (async)                     -> request 1",
      "  start B (async)                     -> B: refused",
      "  provider to A: success              -> A: credential",
      "A's rawNonce does not belong to the nonce claim of its token",
    ]
    let drawn: [String] = [
      "A's rawNonce 'eLzG1VNbuMsWZgV8hGpox.jOM3S.IpvK'",
      "claim of its token 'e08ee7cd7c66c21e1c3bfd428a302ea13fd022a3cfd621b6'",
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
            cause: .nonceOverwritten.saying(
              "a newcomer's nonce has overwritten that of the pending attempt"))))
  }

  @Test func `guard.released tells of a busy flag stuck after a cancel`() async throws {
    let outcome = try await SignInJudgement.outcome(
      of: .guardReleased, for: "flag-stuck-after-cancel")
    let observed: [String] = [
      "guard-released-0003 (async, refuse): after cancel the next attempt starts",
      "  start A (async)                     -> request 1",
      "  provider to A: cancel               -> A: cancelled",
      "  start B (async)                     -> B: refused",
      "  provider to B: success              -> skipped, B has made no request",
      "B was answered 'refused'; expected 'credential'",
      "1 request was made; expected 2",
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
            cause: .flagStaysSet.saying(
              "the busy flag stays set after an attempt has ended"))))
  }

  @Test func `guard.own-nonce tells of one nonce for two attempts`() async throws {
    let outcome = try await SignInJudgement.outcome(of: .guardOwnNonce, for: "nonce-per-object")
    let observed: [String] = [
      "guard-own-nonce-0001 (async, refuse): two attempts, one after the other",
      "  start A (async)                     -> request 1",
      "  provider to A: success              -> A: credential",
      "  start B (async)                     -> request 2",
      "  provider to B: success              -> B: credential",
      "B's request carries the nonce of A's request again",
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
            cause: .nonceOncePerObject.saying(
              "the nonce is made once per object and used again"))))
  }

  @Test func `guard.stale-callback tells of a stale callback that ends the next attempt`()
    async throws
  {
    let outcome = try await SignInJudgement.outcome(
      of: .guardStaleCallback, for: "stale-callback-accepted")
    let observed: [String] = [
      "guard-stale-callback-0001 (async, refuse): an answered attempt's success",
      "  again, while the next waits",
      "  start A (async)                     -> request 1",
      "  provider to A: success              -> A: credential",
      "  start B (async)                     -> request 2",
      "  provider to A: success              -> B: credential",
      "  provider to B: failure              -> nothing",
      "B was answered 'credential'; expected 'failure'",
      "B was given the token of A's request",
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
            cause: .controllerNotCompared.saying(
              "the callback's controller is not compared with the pending one"))))
  }

  @Test func `guard.every-entry tells of a guard for each entry point`() async throws {
    let outcome = try await SignInJudgement.outcome(of: .guardEveryEntry, for: "guard-per-entry")
    let observed: [String] = [
      "guard-every-entry-0001 (refuse): async first, completion while it waits",
      "  start A (async)                     -> request 1",
      "  start B (completion)                -> request 2",
      "  provider to A: success              -> A: credential",
      "  provider to B: success              -> B: credential",
      "B was answered 'credential'; expected 'refused'",
      "2 requests were made; expected 1",
      "2 requests were outstanding at one time; at most 1 is right",
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
            cause: .guardPerEntry.saying(
              "each entry point has a guard of its own, or only one has"))))
  }
}
