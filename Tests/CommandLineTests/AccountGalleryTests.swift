import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import Testing

/// The gallery's accounts, judged where a run judges them: in workers of their own.
@Suite struct AccountGalleryTests {
  @Test(arguments: Gallery.knownBadAccounts.map(\.name))
  func `a known-bad account violates exactly what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await BuiltProduct.report(
      on: name, patterns: ["account.*", "guard.flows", "nonce.secrecy"])
    #expect(
      Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates,
      report.blame)
    #expect(Set(report.namedCauses.map(\.name)) == Set(subject.causes.map(\.name)))
  }

  @Test(arguments: ["reference"] + Gallery.legalAccounts.map(\.name))
  func `a legal account passes every check that applies`(_ name: String) async throws {
    let report = try await BuiltProduct.report(on: name, patterns: ["account.*", "guard.flows"])
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(others == [])
    #expect(report.results.contains { $0.grade == .pass })
  }

  @Test func `every requirement of the area is violated by some account`() {
    let accounts = Gallery.knownBadAccounts + Gallery.knownBadSessions
    let violated = accounts.reduce(into: Set<RequirementID>()) { $0.formUnion($1.violates) }
    #expect(violated.isSuperset(of: Requirement.all.filter { $0.area == .account }.map(\.id)))
  }

  @Test func `the orders of the reference are explored to the last`() async throws {
    let report = try await BuiltProduct.report(
      on: "reference",
      patterns: ["account.link-in-use", "account.sign-out", "account.own-name"])
    let scopes = report.results.filter { $0.grade == .pass }.map(\.scope)
    #expect(scopes.count == 3)
    // "all 15 orders of …": exhaustive, whatever their number in this build.
    #expect(scopes.allSatisfy { $0.hasPrefix("all ") && !$0.contains("preemption") })
  }
}
