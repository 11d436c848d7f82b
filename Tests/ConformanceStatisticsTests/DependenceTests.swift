import Testing

@testable import ConformanceStatistics

@Suite struct DependenceTests {
  private let alphabet = LetterAlphabet.signIn

  /// All ways to spread `letters` over the cells, with their multinomial chances.
  private func exactChance(ofSumUpTo limit: Double, letters: Int, cells: Int) -> Double {
    let mean = Double(letters) / Double(cells)
    func factorial(_ n: Int) -> Double { (0..<n).reduce(1) { $0 * Double($1 + 1) } }
    func walk(_ cell: Int, _ left: Int, _ sum: Double, _ weight: Double) -> Double {
      if cell == cells - 1 {
        let total = sum + (Double(left) - mean) * (Double(left) - mean)
        return total <= limit + 1e-9 ? weight / factorial(left) : 0
      }
      return (0...left).reduce(0) { chance, count in
        let square = (Double(count) - mean) * (Double(count) - mean)
        return chance + walk(cell + 1, left - count, sum + square, weight / factorial(count))
      }
    }
    let ways = (0..<letters).reduce(1.0) { all, _ in all * Double(cells) }
    return walk(0, letters, 0, factorial(letters)) / ways
  }

  @Test(arguments: [4, 8, 13, 20])
  func `the evenness bound is never below the exact chance`(letters: Int) throws {
    let four = try #require(LetterAlphabet("abcd"))
    let test = EvennessTest(alphabet: four, falseAlarm: 1e-9)
    for limit in [0.0, 0.75, 1, 2, 4, 6, 10] {
      let exact = exactChance(ofSumUpTo: limit, letters: letters, cells: 4)
      #expect(exponential(test.logBound(sum: limit, letters: letters)) >= exact)
    }
  }

  @Test func `a deck is noticed in 65 nonces and drawn letters are not`() {
    let test = EvennessTest(alphabet: alphabet, falseAlarm: 1e-12)
    #expect(test.neededLetters <= 65 * 32)
    #expect(test.findsDeck(letters: test.neededLetters))
    #expect(!test.findsDeck(letters: test.neededLetters - 1))
    #expect(test.judge([Int](repeating: 32, count: 65)).logP < -100)
  }

  @Test func `a letter that decides the next one is named`() {
    var table = [Int](repeating: 2, count: 65 * 65)
    for next in 0..<65 { table[10 * 65 + next] = 0 }
    table[10 * 65 + 11] = 130
    let even = [Int](repeating: 2, count: 65 * 65)
    let test = PairTest(alphabet: alphabet, falseAlarm: 1e-12)
    guard case .fail(let defects) = test.judge([table, even]).verdict else {
      Issue.record("The pair was not noticed")
      return
    }
    #expect(
      defects.map(\.description) == [
        "A (letter 10) followed by B (letter 11) 130 times (2.00 expected)"
      ])
    #expect(test.judge([even, even]).verdict == .pass)
    #expect(
      test.judge([[0], [0]]).verdict == .insufficientData(needed: 2 * test.neededPairs))
  }

  @Test func `neighbours that never repeat are named`() {
    var steps = [Int](repeating: 1_000, count: 65)
    steps[0] = 0
    let result = StepTest(alphabet: alphabet, falseAlarm: 1e-12).judgeNeighbours(steps)
    guard case .fail(let defects) = result.verdict else {
      Issue.record("The missing repeats were not noticed: \(result)")
      return
    }
    #expect(
      defects.map(\.description) == ["a letter equal to the one before 0 times (985 expected)"])
  }

  @Test func `one repeated nonce of 32 letters is proof, one of 2 letters is chance`() {
    let long = RepeatTest(alphabet: alphabet, length: 32, falseAlarm: 1e-12)
    let result = long.judge(repeats: 1, nonces: 1_000_000)
    guard case .fail(let defects) = result.verdict else {
      Issue.record("The repeat was not noticed: \(result)")
      return
    }
    #expect(defects.map(\.description) == ["1 of 1,000,000 nonces came before"])
    #expect(result.pText == "4.9e-47")
    let short = RepeatTest(alphabet: alphabet, length: 2, falseAlarm: 1e-12)
    #expect(short.judge(repeats: 1, nonces: 100).verdict == .pass)
  }
}
