import Foundation
import Testing

/// That no message of the command line is built past `HostileText`.
@Suite struct HostileMessageTests {
  /// Every source file of the command line, by name.
  private static let sources: [(name: String, lines: [String])] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/auth-conformance")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return (path, (text ?? "").components(separatedBy: "\n"))
    }
  }()

  private func places(where isWrong: (String) -> Bool) -> [String] {
    Self.sources.flatMap { name, lines in
      lines.enumerated().filter { isWrong($1) }.map { "\(name):\($0.offset + 1)" }
    }
  }

  @Test func `streams are written to where text is made harmless, and by counters of ours`() {
    #expect(Self.sources.count > 50)
    let writers = places { line in
      ["FileHandle.standardError", "FileHandle.standardOutput", "fputs(", "fwrite("]
        .contains(where: line.contains)
    }.map { String($0.prefix { $0 != ":" }) }
    #expect(
      Set(writers) == [
        "BenchMachine.swift", "NonceProgress.swift", "Progress/ProgressDisplay.swift",
        "Terminal.swift",
      ])
  }

  @Test func `what quotes something is printed as a line, and only what was rendered as it is`() {
    #expect(places { $0.contains(#"Terminal.print("#) && $0.contains(#"\("#) } == [])
    #expect(places { $0.contains("Terminal.line(") }.count > 5)
  }

  @Test func `a line and a complaint are made harmless`() throws {
    let terminal = try #require(Self.sources.first { $0.name == "Terminal.swift" }).lines
    #expect(terminal.filter { $0.contains("HostileText.line(text)") }.count == 2)
  }
}
