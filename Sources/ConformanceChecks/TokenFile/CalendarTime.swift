internal import PlainText

/// A time in words, the same in every locale.
package struct CalendarTime: Hashable, Sendable {
  /// Seconds since 1970.
  package var seconds: Int

  package init(_ seconds: Int) { self.seconds = seconds }

  /// `2100-01-01 00:00:00 UTC`.
  ///
  /// Days become dates by Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
  /// `civil_from_days`: years that begin in March, in eras of 400 years.
  package var utc: String {
    let day = seconds / 86_400, time = seconds % 86_400
    let shifted = day + 719_468
    let era = shifted / 146_097, dayOfEra = shifted % 146_097
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let dayOfMonth = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    let civilYear = year + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(civilYear)-\(Self.two(month))-\(Self.two(dayOfMonth))"
    let clock = [time / 3600, time / 60 % 60, time % 60].map(Self.two).joined(separator: ":")
    return "\(date) \(clock) UTC"
  }

  /// "in 3 days", "2 hours ago": whole units, the largest of which there are two.
  package func distance(from now: Int) -> String {
    let gap = abs(seconds - now)
    guard gap > 0 else { return "now" }
    let units = [(31_536_000, "year"), (86_400, "day"), (3600, "hour"), (60, "minute")]
    let unit = units.first { gap >= 2 * $0.0 } ?? (1, "second")
    let text = Quantity.text(gap / unit.0, unit.1)
    return seconds > now ? "in \(text)" : "\(text) ago"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
