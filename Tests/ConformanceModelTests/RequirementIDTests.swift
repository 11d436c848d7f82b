import ConformanceModel
import Testing

@Suite struct RequirementIDTests {
  @Test func `every id of the catalogue is well-formed`() {
    #expect(Requirement.all.filter { !$0.id.isWellFormed }.map(\.id) == [])
  }

  @Test(arguments: [
    "", ".", "..", "../../victim", "/etc/passwd", "nonce.", ".nonce", "nonce..unique", "a/b", "a b",
    "a\\b", "nonce.unique\0", "nonce.unique\n", "nönce.unique", String(repeating: "a", count: 101),
  ])
  func `what could be a path or steer a terminal is no id`(text: String) {
    #expect(!RequirementID(rawValue: text).isWellFormed && !RequirementID.isPattern(text))
  }

  @Test(arguments: ["*", "nonce.*", "?harset.uniform", "digest.n*"])
  func `an expectation's pattern is no id`(text: String) {
    #expect(RequirementID.isPattern(text) && !RequirementID(rawValue: text).isWellFormed)
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (1, -5), (1, 1001), (.max, .max)])
  func `a shard that there cannot be is none`(index: Int, count: Int) {
    #expect(Shard(index: index, count: count) == nil)
  }
}
