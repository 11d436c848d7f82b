import AuthGallery
import ConformanceModel
import Foundation
import PropertyEngine
import Testing

@testable import ConformanceChecks

/// The whole evidence of checks for one defect each, as `Golden` has it.
///
/// `.ci/renew` writes the files anew.
@Suite struct EvidenceTests {
  @Test(
    arguments: [
      (.nonceUniqueAttempts, "nonce-per-object"),
      (.tokenAccept, "accepts-raw"),
      (.tokenAccept, "inverted"),
      (.tokenAccept, "rejects-everything"),
      (.tokenMismatch, "prefix-compare"),
      (.tokenMismatch, "wrong-reason"),
      (.tokenMismatch, "base64url-case-insensitive"),
      (.tokenMissing, "array-claim-accepted"),
      (.tokenExpectedEmpty, "digest-of-nothing-accepted"),
      (.tokenContract, "raw-or-digest-accepted"),
      (.tokenNonceSupported, "nonce-supported-false-skips"),
      (.tokenDuplicateKeys, "any-duplicate-accepted"),
      (.tokenStructure, "padding-tolerant"),
      (.tokenTolerant, "rejects-string-booleans"),
      (.tokenTotal, "never-compared"),
      (.tokenReplay, "replay-accepted"),
      (.tokenSignature, "alg-none-in-capitals"),
      (.continuationAnsweredOnce, "slot-overwritten"),
      (.continuationSuccess, "raw-nonce-sent"),
      (.continuationCancel, "any-1001-is-cancel"),
      (.continuationFailure, "failure-code-lost"),
      (.continuationMalformed, "silent-on-missing-token"),
      (.continuationDuplicates, "completion-called-twice"),
      (.continuationEarly, "started-before-stored"),
      (.continuationStartFailure, "nonce-failure-ignored"),
      (.continuationDropped, "freed-when-dropped"),
      (.continuationCancellation, "task-cancel-ignored"),
      (.continuationClean, "late-result-kept"),
      (.continuationReentrant, "cleanup-wipes-reentrant-attempt"),
      (.guardExclusive, "no-guard"),
      (.guardRefusalHarmless, "nonce-overwritten-by-refused-newcomer"),
      (.guardReleased, "flag-stuck-after-cancel"),
      (.guardOwnNonce, "nonce-per-object"),
      (.guardStaleCallback, "stale-callback-accepted"),
      (.guardEveryEntry, "guard-per-entry"),
      (.accountLinkInUse, "old-credential-reused"),
      (.accountAnswered, "silent-without-name"),
      (.accountDelete, "deletes-before-revocation"),
    ] as [(RequirementID, String)])
  func `a check says of a defect what its file holds`(id: RequirementID, name: String) async throws
  {
    let check = try #require(Catalogue.check(id))
    let subject = try #require(Gallery.named(name)).subject
    let context = CheckContext(profile: .quick, seed: 1, samples: NonceSamples())
    let found = Self.text(await check.outcome(for: subject, context))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(id).\(name).txt")
    if ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_REGENERATE"] == "1" {
      try Data(found.utf8).write(to: file, options: .atomic)
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(found == golden, "\(file.lastPathComponent): if it should differ, .ci/renew golden")
  }

  /// All of an outcome but the header of its replay token, which names version and build.
  private static func text(_ outcome: CheckOutcome) -> String {
    let evidence = outcome.evidence
    let choices = evidence?.replay.map { token in
      (try? ReplayToken(token)).map { "\($0.choices.count) choices" } ?? token
    }
    let parts: [(String, [String])] = [
      ("grade", ["\(outcome.grade.rawValue), cases: \(outcome.cases)"]),
      ("scope", [outcome.scope]),
      ("observed", evidence?.observed ?? []),
      ("drawn", evidence?.drawn ?? []),
      ("cause", [evidence?.cause?.name].compactMap(\.self)),
      ("likely", [evidence?.likely].compactMap(\.self)),
      ("remedy", [evidence?.remedy].compactMap(\.self)),
      ("replay", [choices].compactMap(\.self)),
      ("sample", outcome.sample ?? []),
    ]
    return parts.flatMap { label, lines in
      lines.enumerated().map { number, line in
        (number == 0 ? label : "").padding(toLength: 10, withPad: " ", startingAt: 0) + line + "\n"
      }
    }.joined()
  }
}
