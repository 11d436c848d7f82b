import AuthConformance
import AuthGallery
import ConformanceModel
import ConformanceRunner
import Testing

/// Accounts in the process of a test: the suite's own steps, settled between.
@Suite struct InProcessAccountTests {
  private static func result(_ id: RequirementID, of name: String) async throws -> RequirementResult
  {
    let runner = InProcessRunner(try #require(Gallery.named(name)).subject)
    let requirement = try #require(Requirement.named(id))
    return try #require(await runner.judge(requirement).results.first)
  }

  @Test func `every requirement of the area is judged that its contract does not leave out`() throws
  {
    let runner = InProcessRunner(try #require(Gallery.named("reference")).subject)
    let ids = runner.requirements.filter { $0.area == .account }.map(\.id)
    // Of memory, and what only a contract with 'asksBeforeLink' is held to.
    let leftOut: Set<RequirementID> = [.accountThreads, .accountRaceFree, .accountLinkConsent]
    let all = Requirement.all.filter { $0.area == .account }.map(\.id)
    #expect(ids == all.filter { !leftOut.contains($0) })
  }

  @Test func `a correct account passes, and the scope says what only orders could show`()
    async throws
  {
    let result = try await Self.result(.accountRevokedRunning, of: "always-observes")
    #expect(result.grade == .pass)
    #expect(
      result.scope.hasSuffix(
        "; level 0: the order of the suite's own steps; not told in every order: a revocation "
          + "notice during a link, a sign-out during a profile update, a revocation "
          + "notice during a deletion"))
  }

  @Test(arguments: [
    ("deletes-without-proof", RequirementID.accountDelete),
    ("notice-signs-everybody-out", .accountRevokedRunning),
  ])
  func `a bad account fails by name`(name: String, id: RequirementID) async throws {
    let result = try await Self.result(id, of: name)
    #expect(result.grade == .fail)
    #expect(result.evidence?.likely != nil)
    #expect(result.remedy == result.evidence?.cause?.remedy)
  }

  @Test func `what the contract excludes is said to be excluded`() async throws {
    let result = try await Self.result(.accountState, of: "keeps-flow-with-attempt")
    #expect(result.grade == .notApplicable)
    #expect(result.scope == "the contract keeps the flow with the attempt, not in the state")
  }

  @Test func `a subject without an account is not judged, and it is said why`() async throws {
    let result = try await Self.result(.accountDelete, of: "missing-w-modulo")
    #expect(result.grade == .notApplicable)
    #expect(result.scope == "the subject does not offer 'account'")
  }
}
