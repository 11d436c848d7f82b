import PropertyEngine

extension ShrinkingCase {
  static let bound5 = ShrinkingCase(
    "bound5", "([], [], [], [-1], [-32768])",
    published: "Hypothesis 100 (137, lists of 1 only), jqwik 11 (25,000), rapid 10",
    .tuple(shorts, shorts, shorts, shorts, shorts)
  ) { lists in
    let sums = [lists.0, lists.1, lists.2, lists.3, lists.4].map { $0.reduce(0, &+) }
    return !sums.allSatisfy { $0 < 256 } || sums.reduce(0, &+) < 1280
  }

  private static let shorts = Generator<[Int16]>.arrays(of: .integers(), count: 0...10)

  static let largeUnionList = ShrinkingCase(
    "large_union_list", "[[0, 1, -1, 2, -2]]",
    published: "Hypothesis 100 (341), elm-test 100, jqwik 48, fast-check 6",
    .arrays(of: .arrays(of: .integers(in: Int.min...Int.max)))
  ) { lists in Set(lists.joined()).count <= 4 }

  static let reverse = ShrinkingCase(
    "reverse", "[0, 1]",
    published: "Hypothesis 100 (46), elm-test 100, jqwik 100, rapid 98, fast-check 49",
    .arrays(of: .integers(in: Int.min...Int.max))
  ) { numbers in numbers == numbers.reversed() }

  static let lengthlist = ShrinkingCase(
    "lengthlist", "[900]",
    published: "Hypothesis 100 (85), elm-test 100 (1,327), jqwik 100 (717), rapid 100",
    Generator<Int>.integers(in: 1...100).bind { count in
      .arrays(of: .integers(in: 0...1000), count: count)
    }
  ) { numbers in numbers.allSatisfy { $0 < 900 } }

  static let coupling = ShrinkingCase(
    "coupling", "[1, 0]", published: "jqwik 100, rapid 48, elm-test 47, fast-check 35",
    .arrays(of: .integers(in: 0...10))
  ) { numbers in
    try assume(numbers.allSatisfy { $0 < numbers.count })
    for (index, other) in numbers.enumerated() where index != other && numbers[other] == index {
      return false
    }
    return true
  }

  static let deletion = ShrinkingCase(
    "deletion", "([0, 0], 0)",
    published: "elm-test 100, jqwik 100, rapid 73, fast-check 67",
    .pair(.arrays(of: .integers(in: Int.min...Int.max)), .integers(in: 0...10))
  ) { numbers, index in
    try assume(index < numbers.count)
    var rest = numbers
    let removed = numbers[index]
    rest.remove(at: rest.firstIndex(of: removed)!)
    return !rest.contains(removed)
  }

  static let distinct = ShrinkingCase(
    "distinct", "[0, 1, -1]",
    published: "elm-test 100, jqwik 100 and rapid 100 (two forms), fast-check 50",
    .arrays(of: .integers(in: Int.min...Int.max))
  ) { numbers in Set(numbers).count < 3 }

  static let nestedlists = ShrinkingCase(
    "nestedlists", "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]",
    published: "elm-test 100, jqwik 100, rapid 37, fast-check 0",
    .arrays(of: .arrays(of: .constant(0)))
  ) { lists in lists.reduce(0) { $0 + $1.count } <= 10 }
}
