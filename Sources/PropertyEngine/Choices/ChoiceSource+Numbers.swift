/// How the numbers of a range are weighted when they are fresh.
public enum Distribution: Sendable {
  /// Bounds, neighbours of the simplest value and small magnitudes come more often.
  case edgeBiased
  /// Every number of the range is equally likely.
  case uniform
}

extension ChoiceSource {
  /// Draws a whole number; shrinks to `origin`, then to numbers near it, above before below.
  ///
  /// - Parameters:
  ///   - range: Both bounds included.
  ///   - origin: The simplest value; 0, or the bound next to it, when not given.
  ///   - distribution: Ranges of at most 256 numbers are always uniform.
  /// - Throws: `Interruption` only.
  public func integer(
    in range: ClosedRange<Int>, origin: Int? = nil, distribution: Distribution = .edgeBiased
  ) throws -> Int {
    try wholeNumber(in: range, origin: origin, distribution: distribution)
  }

  /// Draws a whole number of any fixed width up to 128 bits; beyond 64 in two choices.
  ///
  /// - Parameters:
  ///   - range: Both bounds included.
  ///   - origin: The simplest value; 0, or the bound next to it, when not given.
  ///   - distribution: Ranges of at most 256 numbers are always uniform.
  /// - Throws: `Interruption` only.
  public func integer<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>, origin: Number? = nil,
    distribution: Distribution = .edgeBiased
  ) throws -> Number {
    if Number.bitWidth > 64 {
      return try wideNumber(in: range, origin: origin, distribution: distribution)
    }
    return try wholeNumber(in: range, origin: origin, distribution: distribution)
  }

  @inline(__always)
  func wholeNumber<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>, origin: Number?, distribution: Distribution
  ) throws -> Number {
    let zero = min(max(0, range.lowerBound), range.upperBound)
    let start = min(max(origin ?? zero, range.lowerBound), range.upperBound)
    let above = UInt64(truncatingIfNeeded: range.upperBound &- start) & Number.wordMask
    let below = UInt64(truncatingIfNeeded: start &- range.lowerBound) & Number.wordMask
    let isUniform = distribution == .uniform
    let distance = try scalar(.integer, below: below, above: above) { random, size in
      isUniform || below &+ above < 256
        ? Distance.uniform(&random, below: below, above: above)
        : Distance.edgeBiased(&random, size: size, below: below, above: above)
    }
    let step = Number(truncatingIfNeeded: distance.magnitude)
    return distance.isNegative ? start &- step : start &+ step
  }

  /// Draws true or false; shrinks to false.
  ///
  /// - Parameter probability: The chance of true, from 0 to 1.
  /// - Throws: `Interruption` only.
  public func boolean(probability: Double = 0.5) throws -> Bool {
    if probability <= 0 || probability >= 1 {
      try forced(.boolean, magnitude: probability >= 1 ? 1 : 0)
      return probability >= 1
    }
    return try scalar(.boolean, below: 0, above: 1) { random, _ in
      let isTrue = Double(random.next() >> 11) * 0x1p-53 < probability
      return Distance(magnitude: isTrue ? 1 : 0, isNegative: false)
    }.magnitude == 1
  }

  /// Draws a position in `0..<count`, each equally likely; shrinks to 0.
  ///
  /// - Parameter count: At least 1.
  /// - Throws: `Interruption` only.
  public func index(below count: Int) throws -> Int {
    precondition(count > 0, "an index needs at least one alternative")
    if count == 1 { return 0 }
    return try Int(
      scalar(.index, below: 0, above: UInt64(count - 1)) { random, _ in
        Distance(magnitude: random.next(below: UInt64(count)), isNegative: false)
      }.magnitude)
  }

  /// Draws a position with chances in proportion to `weights`; shrinks to 0.
  ///
  /// - Parameter weights: At least one; none negative, not all zero.
  /// - Throws: `Interruption` only.
  public func index(weights: [Int]) throws -> Int {
    let drawn = try indexOrUnweighted(weights)
    // An edited sequence may ask for an alternative that cannot come up: take the simplest.
    return weights[drawn] > 0 ? drawn : weights.firstIndex { $0 > 0 }!
  }

  /// Draws like `index(weights:)`; a replay may also give a position of weight zero.
  func indexOrUnweighted(_ weights: [Int]) throws -> Int {
    var total: UInt64 = 0
    for weight in weights { total += UInt64(weight) }
    precondition(total > 0, "weights must not all be zero")
    if weights.count == 1 { return 0 }
    return try Int(
      scalar(.index, below: 0, above: UInt64(weights.count - 1)) { random, _ in
        var rest = random.next(below: total)
        var index = 0
        while rest >= UInt64(weights[index]) {
          rest -= UInt64(weights[index])
          index += 1
        }
        return Distance(magnitude: UInt64(index), isNegative: false)
      }.magnitude)
  }

  /// Draws one element, each equally likely; shrinks to the first.
  ///
  /// - Parameter elements: Discards the case when empty.
  /// - Throws: `Interruption` only.
  public func element<Element>(of elements: [Element]) throws -> Element {
    if elements.isEmpty { try reject() }
    return elements[try index(below: elements.count)]
  }

  /// Draws a finite floating-point number; shrinks to whole numbers, then to short fractions.
  ///
  /// - Parameter range: Both bounds finite and included.
  /// - Throws: `Interruption` only.
  public func real(in range: ClosedRange<Double>) throws -> Double {
    let (least, greatest) = (range.lowerBound, range.upperBound)
    precondition(least.isFinite && greatest.isFinite, "the bounds of a real must be finite")
    return try scalar(
      .real, below: least.bitPattern, above: greatest.bitPattern
    ) { random, size in
      Distance.real(&random, size: size, in: least...greatest)
    }.real
  }
}

extension FixedWidthInteger {
  /// The bits of a 64-bit word that this width uses.
  fileprivate static var wordMask: UInt64 {
    bitWidth >= 64 ? .max : (1 << UInt64(bitWidth)) - 1
  }
}
