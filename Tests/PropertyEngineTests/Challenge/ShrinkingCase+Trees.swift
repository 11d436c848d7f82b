import PropertyEngine

extension ShrinkingCase {
  static let calculator = ShrinkingCase(
    "calculator", #"("/", 0, ("+", 0, 0))"#,
    published: "Hypothesis 100 (341), elm-test 70, jqwik 0, fast-check 0", Expression.generator
  ) { expression in
    try assume(!expression.dividesByLiteralZero)
    return expression.value != nil
  }

  static let binheap = ShrinkingCase(
    "binheap", "(0, None, (0, (0, None, None), (1, None, None)))",
    published: "jqwik 8 (85 forms), Americium the mirror form", Heap.generator
  ) { heap in
    let sorted = heap.wronglySorted
    return sorted == sorted.sorted() && sorted.sorted() == heap.flattened.sorted()
  }
}

/// A term of the calculator language.
indirect enum Expression: Sendable, CustomDebugStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static let generator = Generator<Expression>.recursive(
    leaf: Generator<Int>.integers().map { .number($0) }
  ) { part in
    .oneOf(
      Generator.pair(part, part).map { .sum($0, $1) },
      Generator.pair(part, part).map { .quotient($0, $1) })
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .number: false
    case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    case .quotient(_, .number(0)): true
    case .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  /// The value, or nil when a division by zero is met.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var debugDescription: String {
    switch self {
    case .number(let number): "\(number)"
    case .sum(let left, let right): "(\"+\", \(left.debugDescription), \(right.debugDescription))"
    case .quotient(let left, let right):
      "(\"/\", \(left.debugDescription), \(right.debugDescription))"
    }
  }
}

/// A binary heap: no key is less than the one above it.
indirect enum Heap: Sendable, CustomDebugStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  static let generator = Generator<Heap> { source in
    try Heap.draw(source, atLeast: nil, size: try source.integer(in: 0...20))
  }

  private static func draw(_ source: ChoiceSource, atLeast least: Int?, size: Int) throws -> Heap {
    try source.span("heap") {
      guard size > 0, try source.index(weights: [3, 1]) == 1 else { return .empty }
      let key = try source.integer(in: (least ?? Int.min)...Int.max, origin: least ?? 0)
      let left = try draw(source, atLeast: key, size: size / 2)
      return .node(key, left, try draw(source, atLeast: key, size: size / 2))
    }
  }

  /// Merges as the challenge does: the sides are exchanged on the way.
  private func merged(_ other: Heap) -> Heap {
    guard case .node(let mine, let left, let right) = self else { return other }
    guard case .node(let theirs, let otherLeft, let otherRight) = other else { return self }
    return mine <= theirs
      ? .node(mine, right.merged(other), left)
      : .node(theirs, otherRight.merged(self), otherLeft)
  }

  /// All keys, the right side before the left.
  var flattened: [Int] {
    var keys: [Int] = []
    var stack = [self]
    while case .some(let heap) = stack.popLast() {
      guard case .node(let key, let left, let right) = heap else { continue }
      keys.append(key)
      stack += [left, right]
    }
    return keys
  }

  /// The mistake of the challenge: only the topmost key is taken in order.
  var wronglySorted: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + left.merged(right).flattened
  }

  var debugDescription: String {
    guard case .node(let key, let left, let right) = self else { return "None" }
    return "(\(key), \(left.debugDescription), \(right.debugDescription))"
  }
}
