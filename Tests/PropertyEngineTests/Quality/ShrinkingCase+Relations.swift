import PropertyEngine

extension ShrinkingCase {
  private typealias Numbers = Generator<Int>
  private typealias Pair = Generator<(Int, Int)>
  private typealias Triple = Generator<(Int, Int, Int)>

  /// Numbers that depend on one another.
  static let relations: [ShrinkingCase] = [
    ShrinkingCase("a pair sums above 1000", "(0, 1001)", pair(0...10_000)) {
      (first: Int, second: Int) in first + second <= 1000
    },
    ShrinkingCase("a pair up to 1000 sums above 1000", "(1, 1000)", pair(0...1000)) {
      (first: Int, second: Int) in first + second <= 1000
    },
    ShrinkingCase("a pair sums to 1000", "(0, 1000)", pair(0...10_000)) {
      (first: Int, second: Int) in first + second != 1000
    },
    ShrinkingCase("a distant pair sums to 1000", "(0, 0, 1000)", triple(0...10_000)) {
      (first: Int, _: Int, third: Int) in first + third != 1000
    },
    ShrinkingCase("opposite numbers", "(1000, -1000)", pair(-100_000...100_000)) {
      (first: Int, second: Int) in first + second != 0 || abs(first) < 1000
    },
    ShrinkingCase("three equal numbers", "(7, 7, 7)", triple(0...100_000)) {
      (first: Int, second: Int, third: Int) in
      first != second || second != third || first < 7
    },
    ShrinkingCase("a difference of three", "(5, 0, 8)", triple(0...100_000)) {
      (first: Int, _: Int, third: Int) in third - first != 3 || first < 5
    },
    ShrinkingCase("a ratio of two", "(5, 10)", pair(0...100_000)) {
      (first: Int, second: Int) in second != 2 * first || first < 5
    },
    ShrinkingCase("a ratio of a half", "(10, 5)", pair(0...100_000)) {
      (first: Int, second: Int) in first != 2 * second || second < 5
    },
    ShrinkingCase("digits with a carry", "(1, 44)", pair(0...255)) {
      (high: Int, low: Int) in high * 256 + low < 300
    },
    ShrinkingCase("all zero or all large", "(0, 0, 0)", triple(0...10_000)) {
      (first: Int, second: Int, third: Int) in
      !(first == 0 && second == 0 && third == 0)
        && !(first > 100 && second > first + 7 && third > second + first)
    },
    ShrinkingCase(
      "a list contains a number", "([5], 5)",
      Generator<([Int], Int)>.pair(.arrays(of: .integers()), .integers())
    ) { list, number in number < 5 || !list.contains(number) },
  ]

  private static func pair(_ range: ClosedRange<Int>) -> Pair {
    .pair(related(range), related(range))
  }

  private static func triple(_ range: ClosedRange<Int>) -> Triple {
    .triple(related(range), related(range), related(range))
  }

  private static func related(_ range: ClosedRange<Int>) -> Numbers { .integers(in: range) }
}
