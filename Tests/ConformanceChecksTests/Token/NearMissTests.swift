import Testing

@testable import ConformanceChecks

/// Near misses of the vectors' issuer and audience are made anew for a contract's own.
@Suite struct NearMissTests {
  private func change(of old: String, to audience: String) -> String? {
    NearMiss.changes(from: "com.example.app", to: audience).first { $0.old == "\"\(old)\"" }?.new
  }

  @Test(arguments: [
    ("COM.EXAMPLE.APP", "ORG.EXAMPLE.READER"), ("comXexample.app", "orgXexample.reader"),
    ("com.exampleXapp", "org.exampleXreader"), ("com.example.ap", "org.example.reade"),
    ("com.example", "org.example"),
  ])
  func `a near miss of the audience becomes one of the own audience`(old: String, new: String) {
    #expect(change(of: old, to: "org.example.reader") == "\"\(new)\"")
  }

  @Test func `what would be right by the change stays as it is`() {
    #expect(change(of: "COM.EXAMPLE.APP", to: "4711") == nil)
    #expect(change(of: "com.exampleXapp", to: "4711") == nil)
    #expect(change(of: "com.example", to: "com.example.app.web") == nil)
  }

  @Test func `the vectors' own party changes nothing`() {
    #expect(NearMiss.changes(from: "com.example.app", to: "com.example.app").isEmpty)
  }
}
