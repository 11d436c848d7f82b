@testable import ConformanceRunner

extension Harness {
  /// What is accepted as a list of known failures is written and read again as the same list, and
  /// written so that showing it steers no terminal.
  static func expectations(_ input: [UInt8]) {
    do {
      let file = try ExpectationFile(text: String(decoding: input, as: UTF8.self))
      let text = file.text
      hold(!text.contains("\u{1B}"), "no file steers a terminal")
      let again = try? ExpectationFile(text: text)
      hold(again == file, "written and read again it is the same")
      hold(again?.text == text, "there is one way to write it")
    } catch {
      hold(!error.description.isEmpty, "a problem is told")
    }
  }
}
