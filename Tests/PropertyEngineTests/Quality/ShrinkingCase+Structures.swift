import PropertyEngine

extension ShrinkingCase {
  private typealias Lists = Generator<[Int]>

  /// Collections, recursion, choices among alternatives and hand-written draws.
  static let structures: [ShrinkingCase] = [
    ShrinkingCase("a list sums above 1000", "[1001]", Lists.arrays(of: .integers(in: 0...5000))) {
      $0.reduce(0, +) <= 1000
    },
    ShrinkingCase(
      "small elements sum above 1000", "[51, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95]",
      Lists.arrays(of: .integers(in: 0...95))
    ) { $0.reduce(0, +) <= 1000 },
    ShrinkingCase("a list out of order", "[0, -1]", Lists.arrays(of: .integers())) {
      $0 == $0.sorted()
    },
    ShrinkingCase("one flag among many", "[true]", Generator.arrays(of: .booleans())) {
      !$0.contains(true)
    },
    ShrinkingCase("something present", "Optional(0)", Generator.optionals(of: integers)) {
      $0 == nil
    },
    ShrinkingCase("an entry", "[0: 0]", Generator.dictionaries(of: integers, integers)) {
      $0.isEmpty
    },
    ShrinkingCase(
      "three members", "[-1, 0, 1]", Generator.sets(of: integers).map { $0.sorted() }
    ) { $0.count < 3 },
    ShrinkingCase(
      "another order", "[0, 1, 2, 4, 3]", Generator.permutations(of: [0, 1, 2, 3, 4])
    ) { $0 == [0, 1, 2, 3, 4] },
    ShrinkingCase("the second alternative", #""B""#, letters) { $0 == "A" },
    ShrinkingCase("one bad leaf", "7", tree) { !$0.leaves.contains(7) },
    ShrinkingCase("two bad leaves", "(7, 7)", tree) {
      $0.leaves.filter { $0 == 7 }.count < 2
    },
    ShrinkingCase("a square by bind", "[[0, 0], [0, 1]]", square) {
      $0.count < 2 || $0.joined().allSatisfy { $0 == 0 }
    },
    ShrinkingCase("a loop by hand", "[9]", loop) { !$0.contains(9) },
    ShrinkingCase("one in a hundred costs little", "[900]", budget: 100, long) {
      $0.allSatisfy { $0 < 900 }
    },
    ShrinkingCase("one bad record", "(50, [[5, 5, 5, 5, 5, 5, 5]])", .pair(marker, records)) {
      $0 != 50 || !$1.contains { $0.allSatisfy { $0 >= 5 } }
    },
    ShrinkingCase("a drawn count", "(50, [true, true, true])", .pair(marker, counted)) {
      $0 != 50 || $1.filter { $0 }.count < 3
    },
    ShrinkingCase("a block of zeros", "([0, 0, 0, 0, 0], 7)", block) { numbers, marker in
      let isRising = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
      return marker != 7 || !(numbers == [0, 0, 0, 0, 0] || isRising && numbers[0] > 5)
    },
    ShrinkingCase("a cycle of three", "[1, 2, 0]", Lists.arrays(of: .integers(in: 0...10))) {
      try !hasCycleOfThree($0)
    },
    ShrinkingCase("a complete tree", "((0, 0), (0, 0))", shallowTree) {
      ($0.depthIfComplete ?? 0) < 2
    },
    ShrinkingCase("refusals cost one try", "0", budget: 1, refusals) { _ in false },
    ShrinkingCase("a list with its length", "[0, 0, 3]", unmarked) {
      $0.count < 3 || !$0.contains { $0 >= 3 }
    },
  ]

  /// All cases beside the rows of the challenge.
  static let quality: [ShrinkingCase] = values + relations + structures

  private static let integers = Generator<Int>.integers()
  private static let letters = Generator<String>.element(of: ["A", "B", "C", "D"])

  private static let square = Generator<Int>.integers(in: 0...6).bind { size in
    .arrays(of: Lists.arrays(of: .integers(in: 0...9), count: size), count: size)
  }

  private static let unmarked = Generator<[Int]> { source in
    let count = try source.integer(in: 0...20)
    return try (0..<count).map { _ in try source.integer(in: 0...1000) }
  }

  /// A hundred elements on average, each of five choices that all matter.
  private static let long = Generator<[Int]> { source in
    var numbers: [Int] = []
    for _ in 0..<1000 {
      source.beginSpan("element")
      let hasMore = try source.boolean(probability: 0.99)
      if hasMore {
        numbers.append(try (0..<5).reduce(0) { sum, _ in try sum + source.integer(in: 0...190) })
      }
      source.endSpan()
      if !hasMore { break }
    }
    return numbers
  }

  private static let loop = Generator<[Int]> { source in
    var numbers: [Int] = []
    while try source.boolean(probability: 0.9) { numbers.append(try source.integer(in: 0...9)) }
    return numbers
  }

  private static let records = Lists.arrays(of: .integers(in: 0...9), count: 7)
    .repeated(0...20)

  /// A number whose value matters, so that passes which change several numbers at once fail.
  private static let marker = Generator<Int>.integers(in: 0...100)

  private static let counted = Generator<Int>.integers(in: 0...20).bind { count in
    .arrays(of: .booleans(), count: count)
  }

  private static let block = Generator<([Int], Int)>.pair(
    .arrays(of: .integers(in: 0...100), count: 5), .integers(in: 0...9))

  /// Counts its refusals, which no value should depend on, to show when they are gone.
  private static let refusals = Generator<Int> { source in
    var refused = 0
    for _ in 0..<10 {
      for _ in 0..<20 {
        source.beginSpan("attempt")
        let isAccepted = try source.integer(in: 0...9) == 0
        source.endSpan(discarding: !isAccepted)
        if isAccepted { break }
        refused += 1
      }
    }
    return refused
  }

  private static func hasCycleOfThree(_ next: [Int]) throws -> Bool {
    try assume(next.allSatisfy { $0 < next.count })
    return next.indices.contains { first in
      first + 2 < next.count && next[first] == first + 1 && next[first + 1] == first + 2
        && next[first + 2] == first
    }
  }

  private static let shallowTree = Generator<Tree>.recursive(
    leaf: Generator<Int>.integers(in: 0...9).map { .leaf($0) }, depth: 3
  ) { part in Generator.pair(part, part).map { .branch($0, $1) } }

  private static let tree = Generator<Tree>.recursive(
    leaf: Generator<Int>.integers(in: 0...9).map { .leaf($0) }
  ) { part in Generator.pair(part, part).map { .branch($0, $1) } }
}

/// A binary tree with numbers at its leaves.
indirect enum Tree: Sendable, CustomDebugStringConvertible {
  case leaf(Int)
  case branch(Tree, Tree)

  var leaves: [Int] {
    switch self {
    case .leaf(let number): [number]
    case .branch(let left, let right): left.leaves + right.leaves
    }
  }

  /// The depth when every leaf lies equally deep, else nil.
  var depthIfComplete: Int? {
    switch self {
    case .leaf: return 0
    case .branch(let left, let right):
      guard let depth = left.depthIfComplete, depth == right.depthIfComplete else { return nil }
      return depth + 1
    }
  }

  var debugDescription: String {
    switch self {
    case .leaf(let number): "\(number)"
    case .branch(let left, let right): "(\(left.debugDescription), \(right.debugDescription))"
    }
  }
}

extension Generator {
  /// Arrays of what this generator makes.
  fileprivate func repeated(_ counts: ClosedRange<Int>) -> Generator<[Value]> {
    .arrays(of: self, count: counts)
  }
}
