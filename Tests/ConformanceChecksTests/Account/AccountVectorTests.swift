import ConformanceModel
import ConformanceVectors
import Testing

@testable import ConformanceChecks

/// What the vectors say of each story's end is what a correct coordinator does.
@Suite struct AccountVectorTests {
  /// What is wrong between two threads shows in no story.
  private static let told = Requirement.all.filter { $0.area == .account }.map(\.id)
    .filter { $0 != .accountThreads && $0 != .accountRaceFree }

  @Test(arguments: told)
  func `a correct coordinator ends every story as its vector says`(_ id: RequirementID) async throws
  {
    let vectors = try VectorLibrary.embedded.account().filter { $0.requirement == id.rawValue }
    let stories = try AccountLibrary.stories(of: id)
    #expect(vectors.count >= 4)
    #expect(stories.map(\.id) == vectors.map(\.id))
    for (vector, story) in zip(vectors, stories) {
      // Forgets more than it must, and is otherwise right under the default contract.
      let episodes = try await AccountJudgement.episodes(of: story, for: "forgets-everything")
      let acts = episodes.dropFirst().filter { $0.verb != nil }
      #expect(acts.map { $0.answers.map(\.word).joined() } == vector.expect.answers, "\(story.id)")
      let calls = episodes.last?.exchanges.map(\.call.kind.rawValue)
      #expect(calls == vector.expect.calls.map(\.rawValue), "\(story.id)")
      let before = episodes.first?.before.session?.id
      let after = episodes.last?.after.session?.id
      let user = after == nil ? "nobody" : after == before ? "same" : "another"
      #expect(user == vector.expect.user.rawValue, "\(story.id)")
    }
  }

  @Test func `no story of the vectors is longer than a random one may be`() throws {
    for row in Requirement.all where row.area == .account {
      for story in try AccountLibrary.stories(of: row.id) {
        #expect((1...AccountStory.longest).contains(story.steps.count), "\(story.id)")
      }
    }
  }
}
