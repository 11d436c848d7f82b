import Testing

@testable import auth_conformance

@Suite struct HelpTextTests {
  @Test(arguments: [80, 120]) func `the overview names every command`(columns: Int) {
    let lines = HelpText.overview(columns: columns)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for spec in CommandSpec.all {
      #expect(lines.contains { $0.hasPrefix("  \(spec.name) ") }, "\(spec.name)")
    }
    #expect(lines.filter { $0.count > columns } == [])
    // A wide terminal is used: lines that break at 80 do not there.
    #expect((lines.map(\.count).max() ?? 0 > 80) == (columns > 80))
  }

  @Test(arguments: CommandSpec.all.map(\.name))
  func `help of a command shows every option and an example that parses`(name: String) throws {
    let spec = try #require(CommandSpec.named(name))
    let text = HelpText.text(for: spec, columns: 80)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 } == [])
    for option in spec.options {
      #expect(lines.contains { $0.hasPrefix("  \(option.name) ") }, "\(option.name)")
    }
    #expect(lines.last == "example: \(spec.example)")
    // What an example pipes into the program, and what it pipes on, is not ours.
    let own = try #require(spec.example.components("auth-conformance ").last)
    let words = own.components(" | ")[0].split(separator: " ").map(String.init)
    #expect(words.first == spec.name)
    _ = try Arguments(Array(words.dropFirst()), for: spec)
  }

  @Test func `a summary longer than the line is wrapped below itself`() {
    #expect(
      TextColumns.row(label: "--x N", "one two three", width: 17, indent: 9)
        == ["  --x N  one two", "         three"])
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
