/// Makes values of one type from choices; shrinks, replays and composes without further code.
///
/// There is no shrinking code in a generator and none is ever needed: the engine simplifies the
/// choices and lets the generator draw again. Order alternatives from simple to complex, that is
/// the whole art.
public struct Generator<Value>: Sendable {
  /// Makes one value.
  public let draw: @Sendable (ChoiceSource) throws -> Value
  /// The number of different choice sequences when it is known to be small, else nil.
  public let cardinality: Int?

  /// Makes a generator from a closure that draws.
  ///
  /// - Parameters:
  ///   - cardinality: The number of different choice sequences, if known; a run that could try
  ///     them all then does.
  ///   - draw: Makes one value. Must depend on nothing but what it draws.
  public init(cardinality: Int? = nil, _ draw: @escaping @Sendable (ChoiceSource) throws -> Value) {
    self.draw = draw
    self.cardinality = cardinality
  }

  /// Changes every value.
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Generator<Result> {
    Generator<Result>(cardinality: cardinality) { [draw] source in try transform(draw(source)) }
  }

  /// Makes a generator from each value and draws from it: for parts that depend on others.
  public func bind<Result>(
    _ next: @escaping @Sendable (Value) throws -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { [draw] source in
      let value = try source.span("bind") { try draw(source) }
      let generator = try next(value)
      return try source.span("bound") { try generator.draw(source) }
    }
  }

  /// Keeps the values that satisfy a condition.
  ///
  /// Prefer to construct what you need: a condition that holds seldom wastes cases, and the run
  /// says so.
  ///
  /// - Parameters:
  ///   - attempts: Draws before the whole case is discarded.
  ///   - isWanted: The condition.
  public func filter(
    attempts: Int = 25, _ isWanted: @escaping @Sendable (Value) throws -> Bool
  ) -> Generator<Value> {
    // Refused attempts multiply the choice sequences: there is no small number of them.
    Generator { [draw] source in
      for _ in 0..<attempts {
        source.beginSpan("attempt")
        let value = try draw(source)
        let isKept = try isWanted(value)
        source.endSpan(discarding: !isKept)
        if isKept { return value }
      }
      throw Interruption.discarded
    }
  }

  /// Gives the spans of this generator's values a name, so that they may replace one another.
  public func labelled(_ label: String) -> Generator<Value> {
    Generator(cardinality: cardinality) { [draw] source in
      try source.span(label) { try draw(source) }
    }
  }
}
