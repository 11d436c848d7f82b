/// What Swift's runtime prints when a continuation is resumed again: it shows the value.
///
/// The app has printed nothing. Its mistake is the second resume, a finding of its own, and with it
/// the text is gone: that it shows a token is no second mistake.
enum SecondResume {
  private static let beginning = Array("tried to resume its continuation more than once, ".utf8)
  private static let ending = Array("!\n".utf8)

  /// An output without these texts.
  static func removed(from output: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = output[...]
    while let start = rest.firstRange(of: beginning) {
      kept += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      // The value may have lines of its own; nothing but the process's end comes after it.
      rest = rest[(rest.firstRange(of: ending)?.upperBound ?? rest.endIndex)...]
    }
    return kept + rest
  }
}
