internal import Foundation

/// Plays the story of an account with every step made to fail once, and tells it as a table.
///
/// `StoryTable` prints the page, `StoryTable --write FILE` writes it, `StoryTable --check FILE` ends
/// with 1 where the file is another. Also with 1, and without a page, where a row violates what must
/// always hold.
@main
enum Entry {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let (page, violations) = await Page.made()
    guard violations.isEmpty else {
      fail(1, "the story is not as it must be:\n" + violations.joined(separator: "\n"))
    }
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case (nil, _, _): print(page, terminator: "")
    case ("--write", let file?, 2):
      do { try Data(page.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
        fail(2, "\(file): cannot be written: \(error.localizedDescription)")
      }
    case ("--check", let file?, 2):
      guard let found = FileManager.default.contents(atPath: file) else {
        fail(2, "\(file): cannot be read. Write it by StoryTable --write \(file).")
      }
      guard found == Data(page.utf8) else {
        fail(1, "\(file): is not what the story gives. Look why, then StoryTable --write \(file).")
      }
    default: fail(2, "usage: StoryTable [--write FILE | --check FILE]")
    }
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }
}
