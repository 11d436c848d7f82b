extension Generator where Value: FixedWidthInteger & Sendable {
  /// Whole numbers of a range; edges and small magnitudes come more often.
  ///
  /// - Parameters:
  ///   - range: Both bounds included; the whole type when not given.
  ///   - origin: The simplest value; 0, or the bound next to it, when not given.
  ///   - distribution: Ranges of at most 256 numbers are always uniform.
  public static func integers(
    in range: ClosedRange<Value> = Value.min...Value.max, origin: Value? = nil,
    distribution: Distribution = .edgeBiased
  ) -> Generator {
    let width = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    let cardinality = width.overflow ? nil : Int(exactly: width.partialValue)
    return Generator(cardinality: cardinality.flatMap { $0 < 1 << 20 ? $0 + 1 : nil }) { source in
      try source.integer(in: range, origin: origin, distribution: distribution)
    }
  }
}

extension Generator where Value == Bool {
  /// True or false; false is the simpler.
  ///
  /// - Parameter probability: The chance of true.
  public static func booleans(probability: Double = 0.5) -> Generator {
    Generator(cardinality: 2) { source in try source.boolean(probability: probability) }
  }
}

extension Generator where Value == Double {
  /// Finite numbers of a range; whole numbers are simplest, then short fractions.
  ///
  /// - Parameter range: Both bounds finite and included; all finite numbers when not given.
  public static func reals(
    in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  ) -> Generator {
    Generator { source in try source.real(in: range) }
  }

  /// Every number there is: finite ones, and now and then an infinity or NaN.
  public static func anyReals() -> Generator {
    Generator { source in
      switch try source.index(weights: [12, 1, 1, 1]) {
      case 0:
        try source.real(
          in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      case 1: Double.infinity
      case 2: -Double.infinity
      default: Double.nan
      }
    }
  }
}
