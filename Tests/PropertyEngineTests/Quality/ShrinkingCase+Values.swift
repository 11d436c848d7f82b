import PropertyEngine

extension ShrinkingCase {
  private typealias Numbers = Generator<Int>
  private typealias Texts = Generator<String>
  private typealias Reals = Generator<Double>

  /// Single values: numbers, reals, text and bytes.
  static let values: [ShrinkingCase] = [
    ShrinkingCase("a number above a limit", "1001", Numbers.integers()) { $0 <= 1000 },
    ShrinkingCase("a number below zero", "-1001", Numbers.integers()) { $0 >= -1000 },
    ShrinkingCase("either side is wrong", "1000", Numbers.integers()) { ($0 / 2).magnitude < 500 },
    ShrinkingCase("a small width", "201", Generator<UInt8>.integers()) { $0 <= 200 },
    ShrinkingCase("the widest width", "\(UInt64.max - 1)", Generator<UInt64>.integers()) {
      $0 < UInt64.max - 1
    },
    ShrinkingCase("two words", "-18446744073709551617", Generator<Int128>.integers()) {
      $0 >= -(1 << 64)
    },
    ShrinkingCase("an origin of one's own", "51", Numbers.integers(in: 0...100, origin: 50)) {
      $0 == 50
    },
    ShrinkingCase("even numbers by filter", "12", Numbers.integers().filter { $0 % 2 == 0 }) {
      $0 <= 10
    },
    ShrinkingCase("a sparse number", "1001", Numbers.integers()) {
      $0 <= 1000 || $0 % 7 != 0
    },
    ShrinkingCase("a real above a limit", "2.0", Reals.reals()) { $0 <= 1.5 },
    ShrinkingCase("a real below zero", "-1.0", Reals.reals()) { $0 >= 0 },
    ShrinkingCase("a real that is not whole", "1.5", Reals.reals(in: -1000...1000)) {
      $0 == $0.rounded()
    },
    ShrinkingCase("a real between bounds", "0.5", Reals.reals(in: 0.1...0.9)) { _ in false },
    ShrinkingCase("a large real", "1000000.0", Reals.reals()) { $0 < 1_000_000 },
    ShrinkingCase("any real that is not finite", "inf", Reals.anyReals()) { $0.isFinite },
    ShrinkingCase("bytes with a marker", "[255]", Generator<[UInt8]>.bytes(count: 0...40)) {
      !$0.contains(255)
    },
    ShrinkingCase("three bytes", "[0, 0, 0]", Generator<[UInt8]>.bytes(count: 0...40)) {
      $0.count < 3
    },
    ShrinkingCase("text that is not ASCII", String(reflecting: "\u{80}"), Texts.unicode()) {
      $0.unicodeScalars.allSatisfy(\.isASCII)
    },
    ShrinkingCase("text with a letter", #""A""#, Texts.ascii()) {
      $0.utf8.allSatisfy { !(65...90).contains($0) && !(97...122).contains($0) }
    },
    ShrinkingCase("text with a byte order mark", String(reflecting: "\u{FEFF}"), Texts.nasty()) {
      !$0.unicodeScalars.contains("\u{FEFF}")
    },
    ShrinkingCase("two texts that differ", #"("", "0")"#, .pair(Texts.unicode(), Texts.unicode())) {
      (first: String, second: String) in first == second
    },
    ShrinkingCase("duplicate characters", #""0001""#, Texts.ascii(count: 0...20)) {
      $0.count < 4 || Set($0).count < 2
    },
    ShrinkingCase("fixed letters", #""aaaaaaab""#, Texts.letters(from: "abc", count: 8...8)) {
      $0.allSatisfy { $0 == "a" }
    },
  ]
}
