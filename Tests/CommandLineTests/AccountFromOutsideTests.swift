import AuthConformance
import AuthGallery
import ConformanceModel
import Testing

/// The gallery's accounts, judged by events over the wire as programs in other languages are: what
/// the events can show comes out as it does beside the subject.
@Suite struct AccountFromOutsideTests {
  private func report(on name: String) async throws -> RunReport {
    try await BuiltProduct.report(on: name, patterns: ["account.*"], isFromOutside: true)
  }

  /// All but what shows only in some order of two parties' steps.
  private static let inReach = Gallery.knownBadAccounts.map(\.name).filter {
    !["stored-after-update", "sign-out-forgotten-in-link"].contains($0)
  }

  @Test(arguments: inReach)
  func `a known-bad account violates over the wire what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await report(on: name)
    #expect(Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates)
    #expect(report.results.allSatisfy { $0.grade != .suiteError })
  }

  @Test(arguments: ["reference"] + Gallery.legalAccounts.map(\.name))
  func `a legal account passes over the wire`(_ name: String) async throws {
    let report = try await report(on: name)
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(others == [])
    #expect(report.results.contains { $0.grade == .pass })
  }

  @Test func `the scope says how it was judged, and what was not told in every order`() async throws {
    let report = try await report(on: "reference")
    let scope = report.results.first { $0.id == "account.revoked-running" }?.scope
    #expect(
      scope?.hasSuffix(
        "; level 0: the order of the suite's own steps; not told in every order: a revocation "
          + "notice during a link, a sign-out during a profile update; by events over the wire")
        == true, "\(scope ?? "nothing")")
    let plain = report.results.first { $0.id == "account.delete" }?.scope
    #expect(plain?.hasSuffix("steps; by events over the wire") == true, "\(plain ?? "nothing")")
  }
}
