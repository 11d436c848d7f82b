import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import Testing

/// The gallery's accounts, judged by events over the wire as programs in other languages are: what
/// the events can show comes out as it does beside the subject.
@Suite struct AccountFromOutsideTests {
  /// What looks at answers, at storage, at observers and at the view.
  private static let patterns = [
    "account.answered", "account.sign-out", "account.revoked-running", "account.cancel-quiet",
  ]

  private func report(on name: String, _ patterns: [String] = patterns) async throws -> RunReport {
    try await BuiltProduct.report(on: name, patterns: patterns, isFromOutside: true)
  }

  /// One for each of these. All of the gallery come out right, but for what shows only in some
  /// order of two parties' steps.
  @Test(arguments: [
    "second-reply-answered", "observer-added-each-time", "forgets-after-backend",
    "error-not-cleared",
  ])
  func `a known-bad account violates over the wire what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await report(on: name)
    #expect(
      Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates,
      report.blame)
    #expect(report.results.allSatisfy { $0.grade != .suiteError })
  }

  @Test(arguments: ["asynchronous-account", "always-observes"])
  func `a legal account passes over the wire`(_ name: String) async throws {
    let report = try await report(on: name)
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(others == [])
    #expect(report.results.contains { $0.grade == .pass })
  }

  @Test func `the scope says how it was judged, and what was not told in every order`() async throws
  {
    let report = try await report(on: "reference", ["account.revoked-running", "account.delete"])
    let scope = report.results.first { $0.id == .accountRevokedRunning }?.scope
    #expect(
      scope?.hasSuffix(
        "; level 0: the order of the suite's own steps; not told in every order: a revocation "
          + "notice during a link, a sign-out during a profile update, a revocation "
          + "notice during a deletion; by events over the wire")
        == true, "\(scope ?? "nothing")")
    let plain = report.results.first { $0.id == .accountDelete }?.scope
    #expect(
      plain?.hasSuffix(
        "steps, by two people on one device; level 0: the order of the suite's own steps; not told "
          + "in every order: a revocation notice during a deletion; by events over the wire")
        == true, "\(plain ?? "nothing")")
  }

  @Test func `the token of an order is not taken for a pass where nobody decides about orders`()
    async throws
  {
    let name = "stored-after-update"
    let beside = try await BuiltProduct.report(on: name, patterns: ["account.sign-out"])
    let token = try #require(beside.results.first?.evidence?.replay)
    let outside = try await BuiltProduct.report(
      on: name, patterns: ["account.sign-out"], isFromOutside: true, replay: token)
    #expect(outside.results.first?.grade == .inconclusive)
    #expect(
      outside.results.first?.evidence?.observed == [
        "the token does not fit the run: nobody here decides about the order of 'sign-out-update'"
      ])
  }
}
