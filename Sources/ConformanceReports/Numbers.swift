/// Numbers as people read them.
enum Numbers {
  /// Seconds as an `xs:decimal`: never an exponent, never negative, milliseconds.
  static func decimal(_ seconds: Double) -> String {
    // A decoded file may say anything, `1e300` too; a year is enough for a run.
    let sane = seconds.isFinite ? min(max(seconds, 0), 31_536_000) : 0
    let thousandths = Int((sane * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
