extension Generator {
  /// Always the same value; draws nothing.
  public static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator(cardinality: 1) { _ in value }
  }

  /// One of the given values; the first is the simplest.
  ///
  /// - Parameter values: At least one.
  public static func element(of values: [Value]) -> Generator where Value: Sendable {
    Generator(cardinality: values.count) { source in try source.element(of: values) }
  }

  /// The cases of an enumeration, in their order; all of them when the run is long enough.
  public static func cases() -> Generator where Value: CaseIterable & Sendable {
    element(of: Array(Value.allCases))
  }

  /// What one of the generators makes; the first is the simplest.
  ///
  /// - Parameter generators: At least one, simple before complex.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    weighted(generators.map { (1, $0) })
  }

  /// What one of the generators makes; the first is the simplest.
  public static func oneOf(_ generators: Generator...) -> Generator {
    oneOf(generators)
  }

  /// What one of the generators makes, chosen by weight; the first is the simplest.
  ///
  /// - Parameter alternatives: Weights, none negative and not all zero, with their generators.
  public static func weighted(_ alternatives: [(Int, Generator)]) -> Generator {
    precondition(!alternatives.isEmpty, "one of no generators")
    let weights = alternatives.map(\.0)
    let generators = alternatives.map(\.1)
    return Generator(cardinality: sum(generators.map(\.cardinality))) { source in
      let index = generators.count == 1 ? 0 : try source.index(weights: weights)
      return try generators[index].draw(source)
    }
  }

  /// Mixes in constants that the code under test is known to contain.
  ///
  /// - Parameters:
  ///   - constants: Values such as limits, sizes and keywords, simplest first.
  ///   - share: The chance of a constant, in percent.
  public func mixing(constants: [Value], share: Int = 20) -> Generator where Value: Sendable {
    if constants.isEmpty { return self }
    return .weighted([(100 - share, self), (share, .element(of: constants))])
  }

  /// Values that contain values of their own kind, such as trees.
  ///
  /// Each level of nesting makes the leaf more likely, so that values stay finite, and any
  /// subvalue may replace its whole when a counterexample shrinks.
  ///
  /// - Parameters:
  ///   - leaf: Makes the values without subvalues.
  ///   - depth: The deepest nesting.
  ///   - branch: Makes a generator of values that may contain the given subvalues.
  public static func recursive(
    leaf: Generator, depth: Int = 5,
    branch: @escaping @Sendable (Generator) -> Generator
  ) -> Generator {
    // The deepest level notes the choice it does not have, so that a part drawn there has the
    // same choices as one drawn further out and may replace it.
    let deepest = Generator { source in
      try source.forced(.index, magnitude: 0)
      return try leaf.draw(source)
    }
    var level = deepest.labelled("recursive")
    for step in 0..<depth {
      let deeper = branch(level)
      // The outermost levels branch most often: a quarter leaves, then a third, then a half.
      let leafWeight = step == depth - 1 ? 1 : step == depth - 2 ? 2 : 3
      level = weighted([(leafWeight, leaf), (3, deeper)]).labelled("recursive")
    }
    return level
  }

  private static func sum(_ cardinalities: [Int?]) -> Int? {
    var total = 0
    for cardinality in cardinalities {
      guard let cardinality, cardinality < 1 << 20 else { return nil }
      total += cardinality
    }
    return total
  }
}
