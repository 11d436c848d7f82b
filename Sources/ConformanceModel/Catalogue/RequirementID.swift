/// The permanent name of a requirement, `area.point`: never reused, never given another meaning.
///
/// A bare string in JSON. Every row of the catalogue has a static member, so that code names
/// requirements without quotes and a slip of the pen does not compile. A report of another version
/// may hold names that this catalogue lacks.
public struct RequirementID: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// - Parameter rawValue: The name; any text, known to the catalogue or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether some catalogue could have the name: words of letters, digits and hyphens between
  /// single points.
  package var isWellFormed: Bool { Self.isWellFormed(rawValue, more: "") }

  /// Whether an expectation could have the pattern: a name, in which `*` and `?` stand as well.
  package static func isPattern(_ text: String) -> Bool { isWellFormed(text, more: "*?") }

  private static let longest = 100

  private static func isWellFormed(_ text: String, more: String) -> Bool {
    guard (1...longest).contains(text.utf8.count) else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
          default: more.utf8.contains(byte)
          }
        }
    }
  }

  /// What the name's first part says; the whole name where nothing is parted.
  package var areaName: Substring { rawValue.prefix { $0 != "." } }
}

extension RequirementID: CustomStringConvertible {
  /// The name, without quotes.
  public var description: String { rawValue }
}

extension RequirementID: Comparable {
  /// Alphabetical order, which is not that of the catalogue.
  public static func < (left: RequirementID, right: RequirementID) -> Bool {
    left.rawValue < right.rawValue
  }
}
