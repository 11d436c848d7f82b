extension Generator {
  /// Pairs of independent parts.
  public static func pair<First, Second>(
    _ first: Generator<First>, _ second: Generator<Second>
  ) -> Generator where Value == (First, Second) {
    Generator(cardinality: product(first.cardinality, second.cardinality)) { source in
      (try source.part(first), try source.part(second))
    }
  }

  /// Triples of independent parts.
  public static func triple<First, Second, Third>(
    _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>
  ) -> Generator where Value == (First, Second, Third) {
    let cardinality = product(
      product(first.cardinality, second.cardinality), third.cardinality)
    return Generator(cardinality: cardinality) { source in
      (try source.part(first), try source.part(second), try source.part(third))
    }
  }

  /// Tuples of any number of independent parts.
  public static func tuple<each Part>(
    _ parts: repeat Generator<each Part>
  ) -> Generator where Value == (repeat each Part) {
    Generator { source in (repeat try source.part(each parts)) }
  }

  private static func product(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    let (product, overflow) = first.multipliedReportingOverflow(by: second)
    return overflow || product > 1 << 20 ? nil : product
  }
}

extension ChoiceSource {
  /// Draws one part of a tuple as a span, so that parts can be zeroed and swapped as wholes.
  fileprivate func part<Value>(_ generator: Generator<Value>) throws -> Value {
    try span("part") { try generator.draw(self) }
  }
}
