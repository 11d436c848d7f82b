import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import Testing

/// The gallery's sign-in subjects, judged by events over the wire as programs in other languages
/// are: what the events can show comes out as it does beside the subject.
@Suite struct SignInFromOutsideTests {
  private static let patterns = ["continuation.*", "guard.*", "nonce.unique-attempts"]
  /// What only shows beside a Swift subject.
  private static let outOfReach: Set<RequirementID> = [
    .continuationDropped, .continuationTimeout, .guardSuspension, .continuationReleased,
  ]

  private func report(on name: String) async throws -> RunReport {
    try await BuiltProduct.report(on: name, patterns: Self.patterns, isFromOutside: true)
  }

  @Test(arguments: [
    "slot-overwritten", "stale-callback-accepted", "started-before-stored",
    "cleanup-wipes-reentrant-attempt", "flag-stuck-after-task-cancel", "nonce-failure-ignored",
  ])
  func `a known-bad provider violates over the wire what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await report(on: name)
    let blamed = Set(report.results.filter(\.grade.blamesSubject).map(\.id))
    #expect(blamed == subject.violates.subtracting(Self.outOfReach))
    #expect(report.results.allSatisfy { $0.grade != .suiteError })
  }

  @Test(arguments: ["reference", "superseding", "joining", "own-randomness"])
  func `a legal provider passes over the wire`(_ name: String) async throws {
    let report = try await report(on: name)
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(others == [])
    #expect(report.results.contains { $0.grade == .pass })
  }
}
