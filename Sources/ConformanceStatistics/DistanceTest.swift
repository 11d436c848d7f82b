/// A letter says nothing about any letter a fixed distance further on, in its nonce or in the next.
///
/// For each distance the steps between all letters so far apart are counted. Whatever the distance,
/// each step has a letter of its own that comes last, so that for uniform and independent letters
/// the steps are independent and uniform, and each count is *exactly* binomial. Neighbours, and the
/// same position of successive nonces, are left to ``StepTest``, which tells them by position.
package struct DistanceTest: Sendable {
  /// How far apart two letters are.
  package enum Distance: Sendable, Equatable {
    /// Both in one nonce, the second so many positions further.
    case within(Int)
    /// The second in the next nonce, so many positions further or, below 0, nearer to its start.
    case next(Int)
  }

  /// A step that comes too often or too rarely.
  package struct Finding: Sendable, Equatable {
    package let distance: Distance
    /// 0 to k-1, around the alphabet.
    package let step: Int
    package let count: Int
    package let expected: Double
    /// The natural logarithm of the p-value, multiplied by the number of comparisons.
    package let logP: Double

    /// The p-value as text.
    package var pText: String { NumberText.probability(logarithm: logP) }
  }

  package let alphabet: LetterAlphabet
  /// The bound on the chance of failing a correct generator.
  package let falseAlarm: Double

  package init(alphabet: LetterAlphabet, falseAlarm: Double) {
    self.alphabet = alphabet
    self.falseAlarm = falseAlarm
  }

  /// Judges nonces of `length` letters each that lie one after another.
  ///
  /// - Parameters:
  ///   - letters: The nonces; one with a foreign byte is left out.
  ///   - length: The letters of each, at least 1.
  /// - Returns: What is wrong, the most telling first; empty where nothing is.
  /// - Complexity: O(`letters.count` · `length`).
  package func findings(_ letters: [UInt8], length: Int) -> [Finding] {
    let rows = rows(letters, length: length)
    let comparisons = 2 * Double(rows.count * alphabet.size)
    var judged = UniformRow(share: falseAlarm / max(1, comparisons))
    var found: [Finding] = []
    for (distance, counts) in rows {
      let outcome = judged.judge(counts)
      let binomial = BinomialDistribution(
        trials: counts.reduce(0, +), probability: 1 / Double(alphabet.size))
      for step in outcome.outliers {
        let tail = min(
          binomial.logLowerTail(counts[step]), binomial.logUpperTail(counts[step]))
        found.append(
          Finding(
            distance: distance, step: step, count: counts[step], expected: outcome.expected,
            logP: min(0, tail + naturalLogarithm(comparisons))))
      }
    }
    return found.enumerated()
      .sorted { ($0.element.logP, $0.offset) < ($1.element.logP, $1.offset) }
      .map(\.element)
  }

  /// For each distance one count for each step from 0 to k-1.
  private func rows(_ letters: [UInt8], length: Int) -> [(distance: Distance, counts: [Int])] {
    let width = 256
    // Row `lag` for steps within a nonce; row `length + offset - 1 + length` for those to the next.
    var cells = [UInt32](repeating: 0, count: 3 * length * width)
    let indices = letters.map { alphabet.indices[Int($0)] }
    let isPure = stride(from: 0, to: indices.count, by: length).map { start in
      indices[start..<start + length].allSatisfy { Int($0) < alphabet.size }
    }
    let size = alphabet.size
    indices.withUnsafeBufferPointer { indices in
      cells.withUnsafeMutableBufferPointer { cells in
        for nonce in isPure.indices where isPure[nonce] {
          let own = indices.baseAddress! + nonce * length
          let hasNext = nonce + 1 < isPure.count && isPure[nonce + 1]
          for first in 0..<length {
            let letter = Int(own[first])
            for second in first + 1..<max(first + 1, length) {
              let difference = Int(own[second]) &- letter
              let step = difference < 0 ? difference &+ size : difference
              cells[(second &- first) &* width &+ step] &+= 1
            }
            guard hasNext else { continue }
            let next = own + length
            for second in 0..<length {
              let difference = Int(next[second]) &- letter
              let step = difference < 0 ? difference &+ size : difference
              cells[(2 &* length &+ second &- first) &* width &+ step] &+= 1
            }
          }
        }
      }
    }
    func counts(_ row: Int) -> [Int] { (0..<size).map { Int(cells[row * width + $0]) } }
    let within = (0..<length).dropFirst(2).map { (Distance.within($0), counts($0)) }
    let next = (1 - length..<length).filter { $0 != 0 }
      .map { (Distance.next($0), counts(2 * length + $0)) }
    return within + next
  }
}
