/// Evidence against a uniform generator that may be looked at after every letter.
///
/// For each alternative of a catalogue it keeps the product of p_h(x)/p_0(x) over all letters (a
/// likelihood ratio); the weighted average is a non-negative martingale that starts at 1. By
/// Ville's inequality (1939) the chance that it *ever* reaches 1/α under a correct generator is at
/// most α, so one may stop early and carry it over to later runs. The alternative with most weight
/// names the defect.
///
/// A quarter of the weight lies on each family of alternatives: one letter missing or doubled,
/// uneven arithmetic, the wrong set of letters, and "position p is always the letter l"; so a large
/// family does not dull the others. Each alternative is mixed with 1/1024 of a uniform draw: one odd letter then costs it
/// a factor of 1024, not everything.
package struct LetterEvidence: Sendable {
  package let alphabet: LetterAlphabet
  /// The number of positions in a nonce.
  package let positions: Int
  /// The bound on the chance of ever failing a correct generator.
  package let falseAlarm: Double
  /// The alternatives in the order of the wealth.
  package let catalogue: [LetterAlternative]
  /// All letters seen, in this run and in those before: at `p × k + l` how often the letter `l`
  /// stood at position `p`. They determine every likelihood ratio.
  var cells: [Int]
  /// The largest logarithm of the average so far, and what had most weight then.
  var peak = Peak(logEvidence: 0, leader: 0)
  private let logRatios: [Double]
  /// The logarithm of each alternative's share of the average, fixed before the first letter.
  let logWeights: [Double]

  /// The moment of most evidence.
  struct Peak: Sendable, Hashable, Codable {
    var logEvidence: Double
    /// An index into the catalogue, or that of a position's letter after its end.
    var leader: Int
  }

  private static let uniformShare = 1.0 / 1024

  package init(alphabet: LetterAlphabet, positions: Int, falseAlarm: Double) {
    self.alphabet = alphabet
    self.positions = positions
    self.falseAlarm = falseAlarm
    catalogue = LetterCatalogue.alternatives(for: alphabet)
    cells = [Int](repeating: 0, count: positions * alphabet.size)
    let families = catalogue.map(\.shape.family)
    logWeights = families.map { family in
      -naturalLogarithm(4 * Double(families.count { $0 == family }))
    }
    let size = Double(alphabet.size)
    logRatios = catalogue.flatMap { alternative in
      alternative.rates.map {
        naturalLogarithm((1 - Self.uniformShare) * $0 * size + Self.uniformShare)
      }
    }
  }

  /// Adds letters that were not seen before.
  ///
  /// - Complexity: O(catalogue × alphabet + positions × alphabet), whatever the number of letters.
  package mutating func add(_ counts: LetterCounts) {
    precondition(
      counts.alphabetSize == alphabet.size && counts.positions == positions,
      "Evidence takes counts of its own alphabet and length.")
    add(cells: counts.cells.map { Int($0) })
  }

  /// Adds letters that were not seen before, counted elsewhere.
  ///
  /// - Parameter counts: At `p × k + l` how often the letter `l` stood at position `p`.
  package mutating func add(cells counts: [Int]) {
    precondition(
      counts.count == cells.count, "Evidence takes counts of its own alphabet and length.")
    for (index, count) in counts.enumerated() { cells[index] += count }
    let weighted = weightedLogRatios
    let now = logarithmOfSum(weighted)
    guard now > peak.logEvidence else { return }
    let leader = weighted.indices.max { weighted[$0] < weighted[$1] } ?? 0
    peak = Peak(logEvidence: now, leader: leader)
  }

  /// The number of letters seen, in this run and in those before.
  package var letters: Int { cells.reduce(0, +) }

  /// The count of each letter over all positions.
  package var totals: [Int] {
    var totals = [Int](repeating: 0, count: alphabet.size)
    for (index, count) in cells.enumerated() { totals[index % alphabet.size] += count }
    return totals
  }

  /// The logarithm of the average likelihood ratio at this moment.
  ///
  /// Where a family is empty its weight is not used: the average is then too small, never too
  /// large.
  package var logEvidence: Double { logarithmOfSum(weightedLogRatios) }

  /// The logarithm of each alternative's weighted likelihood ratio: first the catalogue, then
  /// each letter at each position.
  private var weightedLogRatios: [Double] {
    let size = alphabet.size
    let totals = totals.map { Double($0) }
    var weighted = logWeights
    weighted.reserveCapacity(catalogue.count + cells.count)
    for alternative in catalogue.indices {
      var sum = 0.0
      for letter in 0..<size { sum += totals[letter] * logRatios[alternative * size + letter] }
      weighted[alternative] += sum
    }
    let hit = naturalLogarithm((1 - Self.uniformShare) * Double(size) + Self.uniformShare)
    let miss = naturalLogarithm(Self.uniformShare)
    let weight = -naturalLogarithm(4 * Double(cells.count))
    for row in stride(from: 0, to: cells.count, by: size) {
      let all = cells[row..<row + size].reduce(0, +)
      for cell in row..<row + size {
        weighted.append(weight + Double(cells[cell]) * hit + Double(all - cells[cell]) * miss)
      }
    }
    return weighted
  }

  /// The logarithm of the likelihood ratio at which an alternative alone decides.
  func logThreshold(at index: Int) -> Double { -naturalLogarithm(falseAlarm) - logWeights[index] }

  /// The place of an alternative in the catalogue.
  func index(of alternative: LetterAlternative) -> Int? {
    catalogue.firstIndex { $0.rates == alternative.rates }
  }

  /// The logarithms of an alternative's ratios, one for each letter.
  func logRatios(at index: Int) -> ArraySlice<Double> {
    logRatios[index * alphabet.size..<(index + 1) * alphabet.size]
  }
}
