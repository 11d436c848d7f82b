/// One of several equal parts of a run's requirements, such as `2/4`.
public struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// More parts than this would be empty for many catalogues to come.
  public static let mostParts = 1000

  /// - Returns: `nil` where there is no such part, or there are more than ``mostParts``.
  public init?(index: Int, count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  private enum CodingKeys: String, CodingKey { case index, count }

  /// Reads what a report says; a part that there is not is a mistake.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, count: count) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "found part \(index) of \(count), expected one of at most "
            + "\(Self.mostParts)"))
    }
    self = shard
  }

  /// As it is given on the command line: `2/4`.
  public var description: String { "\(index)/\(count)" }

  /// Whether the part holds what stands at a position, from 0. Neighbours go to different parts:
  /// the expensive requirements of an area stand together.
  package func holds(_ position: Int) -> Bool { position % count == index - 1 }
}
