import AuthConformance
import AuthGallery
import ConformanceRunner
import Testing

/// Sign-in in the process of a test: the suite's own steps, settled between.
@Suite struct InProcessSignInTests {
  private static func runner(_ name: String) throws -> InProcessRunner {
    InProcessRunner(try #require(Gallery.named(name)).subject)
  }

  @Test func `what only control of tasks and time could decide is left out`() throws {
    let ids = Set(try Self.runner("reference").requirements.map(\.id))
    #expect(
      ids.isSuperset(of: [.continuationDuplicates, .continuationClean, .guardExclusive]))
    #expect(ids.isDisjoint(with: [.guardSuspension, .continuationTimeout]))
  }

  @Test(arguments: [
    RequirementID.continuationDuplicates, .continuationClean, .guardExclusive,
  ])
  func `a correct subject meets the rest, and the scope says what was controlled`(
    id: RequirementID
  ) async throws {
    let requirement = try #require(Requirement.named(id))
    let result = try await Self.runner("reference").judge(requirement).results.first
    #expect(result?.grade == .pass)
    #expect(result?.scope.contains("level 0") == true)
  }

  @Test func `a subject without a guard fails by name`() async throws {
    let requirement = try #require(Requirement.named(.guardExclusive))
    let result = try await Self.runner("no-guard").judge(requirement).results.first
    #expect(result?.grade == .fail)
    #expect(result?.remedy == requirement.remedy)
  }
}
