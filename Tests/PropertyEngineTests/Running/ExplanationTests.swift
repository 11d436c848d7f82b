import PropertyEngine
import Testing

@Suite struct ExplanationTests {
  private static let small = Generator<Int>.integers(in: 0...1000)

  @Test func `parts that may be anything are named and the others are not`() throws {
    let outcome = checkProperty(
      "the middle is small", Generator<(Int, Int, Int)>.triple(Self.small, Self.small, Self.small)
    ) { (_: Int, middle: Int, _: Int) in middle < 500 }
    let found = try #require(outcome.counterexample)
    #expect(found.rendered == "(0, 500, 0)")
    #expect(found.freeParts == ["part 1 (0)", "part 3 (0)"])
    #expect(found.partCount == 3)
  }

  @Test func `named draws are explained by their names`() throws {
    let outcome = checkProperty("second decides") { source in
      _ = try source.draw(Self.small, "first")
      let second = try source.draw(Self.small, "second")
      try require(second < 500, "too large")
    }
    let found = try #require(outcome.counterexample)
    #expect(found.rendered == "first = 0\nsecond = 500")
    #expect(found.freeParts == ["first 1 (0)"])
  }

  @Test func `choices outside spans are explained by their number`() throws {
    let outcome = checkProperty("first decides") { source in
      let first = try source.integer(in: 0...1000)
      _ = try source.integer(in: 0...1000)
      try require(first < 500, "too large")
    }
    #expect(try #require(outcome.counterexample).freeParts == ["choice 2"])
  }
}
