import PropertyEngine
import Testing

@testable import ScheduleExplorer

@Suite struct ScheduleTokenTests {
  @Test func `a token comes back as it was written`() throws {
    let token = ScheduleToken(
      header: "guard.exclusive debug", optionCounts: [2, 9, 10, 35, 36, 99],
      choices: [Choice(.index, magnitude: 1), Choice(.integer, magnitude: 17)])
    #expect(token.description.hasPrefix("pe1:29azZZ_20guard.exclusive_20debug:W1I11:"))
    #expect(try ScheduleToken(token.description) == token)
    #expect(token.optionCounts == [2, 9, 10, 35, 36, 36])
  }

  @Test func `a token of values alone is told apart`() {
    let text = ReplayToken(header: "1", choices: []).description
    let error = #expect(throws: ScheduleTokenError.self) { try ScheduleToken(text) }
    #expect(
      error?.description == "schedule token, decision 1: '1' is no number of options. "
        + "The token replays values only: give it to the property that printed it.")
  }

  @Test func `a damaged token is refused`() {
    #expect(throws: ScheduleTokenError.self) { try ScheduleToken("pe1:2:W1:00000000") }
  }
}
