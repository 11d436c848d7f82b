import PropertyEngine

extension ShrinkingCase {
  static let differenceZero = ShrinkingCase(
    "difference must not be zero", "(10, 10)", published: "elm-test 100, jqwik 100, rapid 2",
    positivePair
  ) { first, second in first < 10 || first != second }

  static let differenceSmall = ShrinkingCase(
    "difference must not be small", "(10, 6)",
    published: "elm-test 100, jqwik 100 of 98, rapid 100", positivePair
  ) { first, second in first < 10 || !(1...4).contains(abs(first - second)) }

  static let differenceOne = ShrinkingCase(
    "difference must not be one", "(10, 9)",
    published: "elm-test 100, jqwik 69 of 55, rapid 41", positivePair
  ) { first, second in first < 10 || abs(first - second) != 1 }

  private static let positivePair = Generator<(Int, Int)>.pair(
    .integers(in: 1...Int(Int32.max)), .integers(in: 1...Int(Int32.max)))

  static let challenges: [ShrinkingCase] = [
    bound5, largeUnionList, reverse, calculator, lengthlist, differenceZero, differenceSmall,
    differenceOne, binheap, coupling, deletion, distinct, nestedlists,
  ]
}
