import Foundation
import Testing

/// Files that rendered reports are compared with, whole.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  /// Compares a text with its file; writes the file where `AUTH_CONFORMANCE_REGENERATE` is 1.
  static func expect(
    _ text: String, equals file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_REGENERATE"] == "1" {
      try Data(text.utf8).write(to: url, options: .atomic)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(
      text.utf8.elementsEqual(golden.utf8),
      "\(file) differs from what is rendered now:\n\(firstDifference(golden, text))\nIf it should: .ci/renew golden",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ golden: String, _ text: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).firstIndex { $0 != $1 } ?? min(old.count, new.count)
    let (before, after) = (old.dropFirst(line).first ?? "", new.dropFirst(line).first ?? "")
    return "line \(line + 1)\n- \(before)\n+ \(after)"
  }
}

extension Sequence {
  fileprivate func firstIndex(where holds: (Element) -> Bool) -> Int? {
    enumerated().first { holds($0.element) }?.offset
  }
}
