/// One decision of a generator, without its bounds: what a replay token stores.
///
/// Every scalar choice is a distance from its simplest value and a side, so that "simpler" means
/// the same for all kinds: shorter distance first, then the positive side.
public struct Choice: Hashable, Sendable {
  /// What was asked for when the choice was made.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A whole number between two bounds; the distance is counted from its simplest value.
    case integer
    /// True or false; false is the simpler.
    case boolean
    /// A position among alternatives; the first is the simplest.
    case index
    /// A floating-point number; whole numbers are simpler than fractions.
    case real
    /// A run of bytes; shorter, then lower, is simpler.
    case bytes
  }

  /// What was asked for.
  public let kind: Kind
  /// Distance from the simplest value; for reals their rank of simplicity; 0 for bytes.
  public internal(set) var magnitude: UInt64
  /// Whether the value lies below the simplest value.
  public internal(set) var isNegative: Bool
  /// The bytes of a choice of kind `bytes`, else empty.
  public internal(set) var bytes: [UInt8]

  /// Makes a scalar choice.
  ///
  /// - Parameters:
  ///   - kind: Any kind but `bytes`.
  ///   - magnitude: Distance from the simplest value.
  ///   - isNegative: Whether it lies below the simplest value; ignored at distance 0, where
  ///     only reals have two sides (negative zero).
  public init(_ kind: Kind, magnitude: UInt64, isNegative: Bool = false) {
    self.kind = kind
    self.magnitude = magnitude
    self.isNegative = isNegative && (magnitude != 0 || kind == .real)
    self.bytes = []
  }

  /// Makes a choice of kind `bytes`.
  public init(bytes: [UInt8]) {
    kind = .bytes
    magnitude = 0
    isNegative = false
    self.bytes = bytes
  }

  /// Whether no choice of this kind can be simpler.
  var isSimplest: Bool { magnitude == 0 && !isNegative && bytes.isEmpty }

  /// Compares simplicity: negative when `self` is simpler, 0 when equal, positive otherwise.
  func order(_ other: Choice) -> Int {
    if kind != other.kind { return kind.rawValue < other.kind.rawValue ? -1 : 1 }
    if magnitude != other.magnitude { return magnitude < other.magnitude ? -1 : 1 }
    if isNegative != other.isNegative { return other.isNegative ? -1 : 1 }
    if bytes.count != other.bytes.count { return bytes.count < other.bytes.count ? -1 : 1 }
    for (mine, theirs) in zip(bytes, other.bytes) where mine != theirs {
      return mine < theirs ? -1 : 1
    }
    return 0
  }
}

extension [Choice] {
  /// A 64-bit digest that stands for the sequence where memory matters.
  ///
  /// Two of n sequences share a digest with a chance of n^2 / 2^65: for a full budget of 20,000
  /// about 1e-11, and then one candidate is left out.
  var fingerprint: UInt64 {
    var digest = UInt64(count)
    for choice in self {
      let tag = UInt64(choice.kind.rawValue) << 1 | (choice.isNegative ? 1 : 0)
      digest = SplitMix64.mixed(digest &+ 0x9E37_79B9_7F4A_7C15 &* (tag &+ 1))
      digest = SplitMix64.mixed(digest ^ choice.magnitude)
      for byte in choice.bytes { digest = SplitMix64.mixed(digest &+ UInt64(byte) &+ 1) }
      digest = digest &+ UInt64(choice.bytes.count)
    }
    return digest
  }
}

/// Compares two sequences in shortlex order: fewer choices first, then simpler from the left.
///
/// A choice made early reaches more of the generated value, so lowering it simplifies more.
///
/// - Complexity: O(the common prefix).
func isSimpler(_ candidate: [Choice], than other: [Choice]) -> Bool {
  if candidate.count != other.count { return candidate.count < other.count }
  for index in candidate.indices {
    let order = candidate[index].order(other[index])
    if order != 0 { return order < 0 }
  }
  return false
}
