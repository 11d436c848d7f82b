import ConformanceModel
import Testing

@testable import auth_conformance

@Suite struct SnippetTests {
  @Test(arguments: Requirement.all.map(\.id))
  func `every requirement has a wrong and a right piece of code`(id: RequirementID) throws {
    let snippet = try #require(Requirement.named(id)).snippet
    #expect(!snippet.wrong.isEmpty && !snippet.right.isEmpty && snippet.wrong != snippet.right)
  }

  @Test(arguments: Requirement.all.map(\.id))
  func `what explain prints fits 80 columns`(id: RequirementID) throws {
    let lines = ExplainCommand.text(try #require(Requirement.named(id))).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `code keeps its lines below its label`() throws {
    let text = ExplainCommand.text(try #require(Requirement.named(.continuationEarly)))
    #expect(
      text.hasSuffix(
        """

          wrong     controller.performRequests()
                    self.continuation = continuation

          right     self.continuation = continuation
                    controller.performRequests()

        """))
  }
}
