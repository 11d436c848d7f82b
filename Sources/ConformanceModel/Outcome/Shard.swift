/// One of several equal parts of a run's requirements, such as `2/4`.
public struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// - Returns: `nil` where there is no such part.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// As it is given on the command line: `2/4`.
  public var description: String { "\(index)/\(count)" }

  /// Whether the part holds what stands at a position, from 0. Neighbours go to different parts:
  /// the expensive requirements of an area stand together.
  package func holds(_ position: Int) -> Bool { position % count == index - 1 }
}
