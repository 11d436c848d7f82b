import Foundation
import Testing

@testable import SourceScan

/// Small forms in text files: a name after three dashes, its text, and after a line in angle quotes the
/// rules that have to be found there, surer than a place to look. What has no quotes is right.
@Suite struct ScanCorpusTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let wanted: [String]
    var testDescription: String { name }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Forms")

  static let subjects: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static func forms(_ subject: String) throws -> [Form] {
    let text = try String(contentsOf: folder.appending(path: subject), encoding: .utf8)
    return ("\n" + text).components(separatedBy: "\n--- ").dropFirst().map { part in
      var lines = part.components(separatedBy: "\n")
      let name = lines.removeFirst()
      var wanted: [String] = []
      for index in lines.indices {
        let pieces = lines[index].components(separatedBy: " «")
        guard pieces.count > 1 else { continue }
        for piece in pieces.dropFirst() {
          wanted.append("\(index + 1) \(piece.prefix { $0 != "»" })")
        }
        lines[index] =
          pieces[0]
          + pieces.dropFirst().map { $0.components(separatedBy: "»").dropFirst().joined() }.joined()
      }
      return Form(name: name, text: lines.joined(separator: "\n"), wanted: wanted.sorted())
    }
  }

  @Test(arguments: subjects)
  func `each form gives exactly what stands beside its lines`(subject: String) throws {
    let forms = try Self.forms(subject)
    #expect(!forms.isEmpty)
    for form in forms {
      let found = try scanned(form.text, form.name).findings.filter { $0.certainty > .lookHere }
        .map { "\($0.line) \($0.rule.rawValue)" }
      #expect(found.sorted() == form.wanted, "\(subject) \(form.name)")
    }
  }
}
