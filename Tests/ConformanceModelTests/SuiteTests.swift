import Testing

@testable import ConformanceModel

@Suite struct SuiteTests {
  @Test(arguments: [
    (nil, "0.1.0"),
    ("0123456789abcdef0123456789abcdef01234567", "0.1.0 (0123456789ab)"),
    ("0123456789abcdef0123456789abcdef01234567-dirty", "0.1.0 (0123456789ab-dirty)"),
  ])
  func `a suite is named by its version, and by its commit where that is known`(
    commit: String?, title: String
  ) {
    #expect(Suite.title(version: "0.1.0", commit: commit) == title)
  }

  @Test func `a build that nobody told its commit claims none`() {
    #expect(Suite.commit == nil)
  }
}
