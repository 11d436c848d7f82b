/// The vectors' near misses of issuer and audience, for a contract that has its own.
///
/// Those that hold the whole of the right text need none of this: it is replaced in them.
enum NearMiss {
  /// How a vector's near miss is made of the right text. Without its scheme it is not among them:
  /// Google writes its issuer either way.
  private static let ways: [@Sendable (String) -> String] = [
    { $0.uppercased() },
    { withX(in: $0, at: $0.firstIndex(of: ".")) }, { withX(in: $0, at: $0.lastIndex(of: ".")) },
    { String($0.dropLast()) },
    { $0.hasPrefix("https:") ? "http" + $0.dropFirst(5) : $0 },
    { text in text.lastIndex(of: ".").map { String(text[..<$0]) } ?? text },
  ]

  /// The JSON strings to be replaced, each with what is to stand there.
  ///
  /// A text that has no such near miss, such as an audience without dots, keeps the vectors': it is
  /// another one all the same.
  ///
  /// - Parameters:
  ///   - old: The issuer or audience of the vectors, which is replaced afterwards.
  ///   - new: The contract's.
  static func changes(from old: String, to new: String) -> [(old: String, new: String)] {
    guard old != new else { return [] }
    return ways.map { (old: $0(old), new: $0(new)) }
      .filter { $0.old != old && $0.new != new && !$0.new.isEmpty }
      .filter { $0.new.replacingEach(old, with: "") == nil }
      .map { ("\"\($0.old)\"", "\"\($0.new)\"") }
  }

  private static func withX(in text: String, at dot: String.Index?) -> String {
    dot.map { text[..<$0] + "X" + text[text.index(after: $0)...] } ?? text
  }
}
