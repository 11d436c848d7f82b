/// Everything that is counted in one pass over nonces: letters, pairs and steps.
///
/// Memory does not grow with the number of nonces. A nonce with a foreign byte has its letters
/// counted, but no pairs or steps: those are defined between letters of the alphabet only.
package struct LetterSample: Sendable {
  package let alphabet: LetterAlphabet
  /// How often each letter stood at each position.
  package internal(set) var letters: LetterCounts
  /// Steps between neighbours: four rows of 256, so that increments do not wait for each other.
  var neighbourRows: [UInt32]
  /// Steps from one nonce to the next: a row of 256 for each position.
  var nonceStepRows: [UInt32]
  /// Pairs that start at even, then those that start at odd positions.
  var pairCells: [UInt32]
  /// What was moved out of the 32-bit neighbour and pair counts before they could wrap.
  var neighbourTotals: [Int]
  var pairTotals: [Int]
  /// The letters counted since that was last done.
  var pendingLetters = 0
  /// The last nonce as indices; empty when there is none, or it had a foreign byte.
  var last: [UInt8] = []

  package init(alphabet: LetterAlphabet, length: Int) {
    self.alphabet = alphabet
    let size = alphabet.size
    letters = LetterCounts(alphabetSize: size, positions: length)
    neighbourRows = [UInt32](repeating: 0, count: 4 * 256)
    nonceStepRows = [UInt32](repeating: 0, count: length * 256)
    pairCells = [UInt32](repeating: 0, count: 2 * size * size)
    neighbourTotals = [Int](repeating: 0, count: size)
    pairTotals = [Int](repeating: 0, count: 2 * size * size)
  }

  /// The number of letters in a nonce.
  package var length: Int { letters.positions }

  /// The count of each step between neighbours, 0 to k-1.
  package var neighbourSteps: [Int] {
    var steps = neighbourTotals
    for row in 0..<4 {
      for step in steps.indices { steps[step] += Int(neighbourRows[row * 256 + step]) }
    }
    return steps
  }

  /// For each position the count of each step from one nonce to the next.
  package var nonceSteps: [[Int]] {
    (0..<length).map { position in
      nonceStepRows[position * 256..<position * 256 + alphabet.size].map { Int($0) }
    }
  }

  /// The pairs that start at even, and those that start at odd positions.
  package var pairs: [[Int]] {
    let cells = alphabet.size * alphabet.size
    return [0, cells].map { first in
      (first..<first + cells).map { pairTotals[$0] + Int(pairCells[$0]) }
    }
  }

  /// Moves 32-bit counts into wide ones while none of them can have wrapped.
  mutating func flushIfNeeded(adding count: Int) {
    pendingLetters += count
    guard pendingLetters >= 1 << 31 else { return }
    neighbourTotals = neighbourSteps
    for cell in pairCells.indices { pairTotals[cell] += Int(pairCells[cell]) }
    for index in neighbourRows.indices { neighbourRows[index] = 0 }
    for index in pairCells.indices { pairCells[index] = 0 }
    pendingLetters = count
  }
}
