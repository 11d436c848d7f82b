import ConformanceModel
import Foundation
import Testing

@testable import ConformanceReports

@Suite struct HostileTextTests {
  @Test(arguments: [
    ("plain, with \\ and é 日本 👍", "plain, with \\ and é 日本 👍"),
    ("\u{1B}[31mred\u{1B}[0m", "\\u{1B}[31mred\\u{1B}[0m"),
    ("\u{9B}31m", "\\u{9B}31m"),
    ("a\r\n\tb\0", "a\\r\\n\\tb\\u{0}"),
    ("\u{7F}", "\\u{7F}"),
    ("user\u{202E}cod.exe", "user\\u{202E}cod.exe"),
    ("zero\u{200B}width\u{FEFF}", "zero\\u{200B}width\\u{FEFF}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{E000}\u{FFFE}\u{FFFF}\u{E0041}", "\\u{E000}\\u{FFFE}\\u{FFFF}\\u{E0041}"),
    ("filler\u{3164}", "filler\\u{3164}"),
  ])
  func `what steers a terminal or hides is written out`(text: String, shown: String) {
    #expect(Array(HostileText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() {
    #expect(
      HostileText.line(bytes: [0x61, 0xFF, 0xC0, 0x80, 0x62]) == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test func `a letter carries four marks at most`() {
    let shown = HostileText.line("e" + String(repeating: "\u{301}", count: 6))
    #expect(shown == "e\u{301}\u{301}\u{301}\u{301}\\u{301}\\u{301}")
  }

  @Test(arguments: [
    (4096, ""), (4097, "… (1 bytes more)"), (1_004_096, "… (1,000,000 bytes more)"),
  ])
  func `a line above 4 KiB is cut and says so`(bytes: Int, note: String) {
    let shown = HostileText.line(String(repeating: "x", count: bytes))
    #expect(shown == String(repeating: "x", count: 4096) + note)
  }

  @Test func `a line is cut between scalars`() {
    let shown = HostileText.line("x" + String(repeating: "日", count: 2000))
    #expect(shown == "x" + String(repeating: "日", count: 1365) + "… (1,905 bytes more)")
  }

  @Test func `a list above 200 lines is cut and says so`() {
    let lines = HostileText.lines(Array(repeating: "x", count: 1234))
    #expect(lines == Array(repeating: "x", count: 200) + ["… (1,034 lines more)"])
  }

  @Test(arguments: ReportFormat.allCases)
  func `no format lets a dangerous scalar through`(format: ReportFormat) throws {
    let text = try ReportFormat.render(Samples.hostile, as: format)
    let dangerous = String.UnicodeScalarView(
      text.unicodeScalars.filter { $0 != "\n" && HostileText.isUnsafe($0) })
    #expect(String(dangerous).isEmpty)
    #expect(text.utf8.count < 200_000)
  }

  @Test(arguments: ReportFormat.allCases)
  func `no format lets markup through`(format: ReportFormat) throws {
    let text = try ReportFormat.render(Samples.hostile, as: format)
    switch format {
    case .text, .json, .github: break
    case .junit, .markdown, .html, .badge:
      #expect(!text.contains("<img"))
      // The page has a script of its own, which its policy knows by digest.
      #expect(text.components(separatedBy: "</script").count == (format == .html ? 2 : 1))
      #expect(format != .markdown || !text.contains("@everyone"))
    }
  }
}
