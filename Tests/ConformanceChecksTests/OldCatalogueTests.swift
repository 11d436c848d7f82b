import ConformanceModel
import ConformanceVectors
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// Who pinned an old catalogue does not fail for what old requirements look at since.
@Suite struct OldCatalogueTests {
  @Test(arguments: [(1, Grade.pass, "46 tokens"), (2, .fail, "159 tokens")])
  func `a matcher that only newer vectors find out fails from their catalogue on`(
    catalogue: Int, grade: Grade, scope: String
  ) async throws {
    let newer = try VectorLibrary.embedded.token().flatMap(\.tests)
      .filter { $0.judges(.tokenMismatch) && $0.since == 2 }.map(\.compactToken)
    let honest = MatchSteps()
    let subject = FunctionSubject(
      "subject", match: { newer.contains($0.token) ? .accepted : honest.match($0) })
    let context = CheckContext(
      profile: .quick, seed: 1, catalogue: catalogue, samples: NonceSamples())
    let outcome = await Check.tokenMismatch.outcome(for: subject, context)
    #expect(outcome.grade == grade)
    #expect(outcome.scope.hasPrefix(scope))
  }

  @Test func `every vector is of a catalogue that there is, and of no older one than its row`()
    throws
  {
    let library = VectorLibrary.embedded
    let dated: [any Vector] =
      try library.digest().lengths + library.token().flatMap(\.tests)
      + library.continuation() + library.guardScenarios() + library.account()
    for vector in dated {
      let row = try #require(Requirement.all.first { vector.judges($0.id) })
      let versions = row.since...Requirement.catalogueVersion
      #expect(versions.contains(vector.since ?? 1), "\(vector.id)")
    }
  }

  @Test(arguments: [RequirementID.continuationMalformed, .continuationTimeout, .guardExclusive])
  func `scenarios are those of the catalogue`(id: RequirementID) throws {
    let old = try ScenarioLibrary.scenarios(of: id, asOf: 1).map(\.id)
    let all = try ScenarioLibrary.scenarios(of: id).map(\.id)
    #expect(!old.isEmpty && old.count < all.count && Set(old).isSubset(of: all))
  }

  @Test func `stories are those of the catalogue`() throws {
    let old = try AccountLibrary.stories(of: .accountFirstSignInOnly, asOf: 1).count
    let all = try AccountLibrary.stories(of: .accountFirstSignInOnly).count
    #expect((old, all) == (6, 8))
    #expect(try AccountLibrary.stories(of: .accountOtherUser, asOf: 1).isEmpty)
  }
}
