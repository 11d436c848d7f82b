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
