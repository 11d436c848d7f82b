import Foundation
import PropertyEngine
import Testing

@Suite struct FailureDatabaseTests {
  private static func withFolder(_ body: (FailureDatabase) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "failures-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(FailureDatabase(folder: folder))
  }

  private static func run(_ limit: Int, _ settings: PropertySettings) -> PropertyOutcome<Int> {
    checkProperty("numbers stay below a limit", .integers(in: 0...1_000_000), settings: settings) {
      $0 < limit
    }
  }

  @Test func `a stored failure is tried first and kept until it is mended`() {
    Self.withFolder { database in
      var settings = PropertySettings()
      settings.database = database
      let name = "numbers stay below a limit"
      #expect(Self.run(900, settings).counterexample?.rendered == "900")
      #expect(
        database.tokens(for: name) == [ReplayToken(choices: [.init(.integer, magnitude: 900)])])

      // No fresh case is needed to fail again: the stored one is the only case.
      settings.runs = 0
      #expect(Self.run(900, settings).counterexample?.rendered == "900")
      #expect(Self.run(901, settings).isPassed)
      #expect(database.tokens(for: name) == [])
    }
  }

  @Test func `failures that were not tried again stay stored`() {
    Self.withFolder { database in
      let name = "numbers stay below a limit"
      let other = ReplayToken(choices: [.init(.integer, magnitude: 5000)])
      let failing = ReplayToken(choices: [.init(.integer, magnitude: 4000)])
      #expect(database.store([failing, other], for: name))
      var settings = PropertySettings()
      settings.database = database
      #expect(Self.run(900, settings).counterexample?.rendered == "900")
      let shrunk = ReplayToken(choices: [.init(.integer, magnitude: 900)])
      #expect(database.tokens(for: name) == [shrunk, other])
    }
  }

  @Test func `names that differ only in punctuation have files of their own`() {
    Self.withFolder { database in
      let token = ReplayToken(choices: [.init(.boolean, magnitude: 1)])
      #expect(database.store([token], for: "a/b"))
      #expect(database.tokens(for: "a/b") == [token])
      #expect(database.tokens(for: "a-b") == [])
      #expect(database.tokens(for: "a:b") == [])
    }
  }

  @Test func `the value stands beside the token and damaged lines are left out`() throws {
    try Self.withFolder { database in
      let token = ReplayToken(choices: [.init(.integer, magnitude: 7)])
      #expect(database.store([token], for: "sevens", values: [token: "7"]))
      let files = try FileManager.default.contentsOfDirectory(atPath: database.folder)
      let path = "\(database.folder)/\(try #require(files.first))"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == "# sevens\n\(token)\n# 7\n")
      try (text + "pe1:damaged\n").write(toFile: path, atomically: true, encoding: .utf8)
      #expect(database.tokens(for: "sevens") == [token])
    }
  }

  @Test func `a folder that cannot be made is no failure of the property`() {
    var settings = PropertySettings()
    settings.database = FailureDatabase(folder: "/dev/null/nowhere")
    #expect(Self.run(900, settings).counterexample?.rendered == "900")
  }
}
