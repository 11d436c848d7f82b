import AuthGallery
import ConformanceModel
import Testing

@testable import AuthConformance

/// The vectors of a pinned catalogue are used wherever a check may run.
@Suite struct PinnedCatalogueTests {
  private static let scopes = [(1, "46 tokens"), (2, "159 tokens")]

  @Test(arguments: scopes, [false, true])
  func `a worker and its runner judge with the catalogue of the run`(
    of pinned: (catalogue: Int, scope: String), isFromOutside: Bool
  ) async throws {
    let report = try await BuiltProduct.report(
      on: "reference", patterns: ["token.mismatch"], isFromOutside: isFromOutside,
      catalogue: pinned.catalogue)
    #expect(report.results.map(\.grade) == [.pass])
    #expect(report.results[0].scope.hasPrefix(pinned.scope))
  }

  @Test(arguments: scopes)
  func `a test target judges with the catalogue of its options`(
    catalogue: Int, scope: String
  ) async throws {
    let subject = try #require(Gallery.named("reference")).subject
    let runner = InProcessRunner(
      subject, options: RunOptions(profile: .quick, catalogue: catalogue))
    let row = try #require(Requirement.named(.tokenMismatch))
    #expect(await runner.judge(row).results[0].scope.hasPrefix(scope))
  }
}
