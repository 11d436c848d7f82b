/// A day of the Gregorian calendar, written `2027-01-31` (ISO 8601, section 5.2.1.1).
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day as it is written; days compare as their texts do.
  public let description: String

  /// Reads a day; `nil` where the text is not one that the calendar has.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    description = text
  }

  /// Whether the day is over when the other begins.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.description < right.description
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Codable {
  /// Reads a day such as '2027-01-31'; any other text is a mistake.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found '\(text)', expected a day such as '2027-01-31'"))
    }
    self = day
  }

  /// Writes the text that it was read from.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
