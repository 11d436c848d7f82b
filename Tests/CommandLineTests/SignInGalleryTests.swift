import AuthConformance
import AuthGallery
import ConformanceModel
import Testing

/// The gallery's sign-in subjects, judged where a run judges them: in workers of their own.
@Suite struct SignInGalleryTests {
  private static let patterns = ["continuation.*", "guard.*", "nonce.unique-attempts"]

  @Test(arguments: Gallery.knownBadSignIns.map(\.name))
  func `a known-bad provider violates exactly what it declares`(_ name: String) async throws {
    let subject = try #require(Gallery.named(name))
    let report = try await BuiltProduct.report(on: name, patterns: Self.patterns)
    #expect(Set(report.results.filter(\.grade.blamesSubject).map(\.id)) == subject.violates)
  }

  @Test(arguments: ["reference"] + Gallery.legalSignIns.map(\.name))
  func `a legal provider passes every check that applies`(_ name: String) async throws {
    let report = try await BuiltProduct.report(on: name, patterns: Self.patterns)
    let others = report.results.filter { $0.grade != .pass && $0.grade != .notApplicable }
    #expect(others == [])
    #expect(report.results.contains { $0.grade == .pass })
  }

  @Test func `every requirement of the areas is violated by some provider`() {
    let violated = Gallery.knownBadSignIns.reduce(into: Set<String>()) { $0.formUnion($1.violates) }
    let areas: Set<Requirement.Area> = [.continuation, .guard]
    let rows = Requirement.all.filter { areas.contains($0.area) }.map(\.id)
    #expect(violated == Set(rows + ["nonce.unique-attempts"]))
  }
}
