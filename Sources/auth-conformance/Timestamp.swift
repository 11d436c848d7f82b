internal import Foundation

/// The time of day as reports have it.
enum Timestamp {
  /// ISO 8601, UTC, without a zone; made without a formatter, which would load a locale first.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let year = parts.tm_year + 1900
    let zeros = String(repeating: "0", count: max(0, 4 - "\(year)".count))
    let date = "\(zeros)\(year)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return date + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
