/// How often each letter stood at each position of the counted nonces.
///
/// One count holds up to 2³² - 1 nonces, enough for 137 gigabytes of nonces of 32 letters.
package struct LetterCounts: Sendable, Equatable {
  /// The number of letters in the alphabet, 2 to 256.
  package let alphabetSize: Int
  /// The number of positions in a nonce, at least 1.
  package let positions: Int
  /// The count of letter `l` at position `p`, at `p × alphabetSize + l`.
  package internal(set) var cells: [UInt32]
  /// The foreign bytes at each position: bytes that are no letter of the alphabet.
  package internal(set) var foreign: [UInt32]
  /// The number of nonces counted.
  package internal(set) var nonces = 0

  package init(alphabetSize: Int, positions: Int) {
    precondition(alphabetSize >= 2 && alphabetSize <= 256, "An alphabet has 2 to 256 letters.")
    precondition(positions >= 1, "A nonce has at least one position.")
    self.alphabetSize = alphabetSize
    self.positions = positions
    cells = [UInt32](repeating: 0, count: alphabetSize * positions)
    foreign = [UInt32](repeating: 0, count: positions)
  }

  /// The counts of all letters at one position.
  package func letters(at position: Int) -> ArraySlice<UInt32> {
    cells[position * alphabetSize..<(position + 1) * alphabetSize]
  }

  /// The count of each letter over all positions.
  package var totals: [Int] {
    var totals = [Int](repeating: 0, count: alphabetSize)
    for position in 0..<positions {
      let row = position * alphabetSize
      for letter in 0..<alphabetSize { totals[letter] += Int(cells[row + letter]) }
    }
    return totals
  }

  /// The count of each letter over the positions that copy no earlier one.
  ///
  /// A position with exactly the counts of another is its copy in every nonce. A copied letter says
  /// nothing new, but would count twice: totals of copies scatter further than chance alone, and
  /// a test of them would find letters uneven that are not. Few nonces may agree by chance: then
  /// every position counts.
  package var totalsWithoutCopies: [Int] {
    guard nonces >= 256 else { return totals }
    var totals = [Int](repeating: 0, count: alphabetSize)
    var seen: Set<ArraySlice<UInt32>> = []
    for position in 0..<positions where seen.insert(letters(at: position)).inserted {
      for (letter, count) in letters(at: position).enumerated() { totals[letter] += Int(count) }
    }
    return totals
  }

  /// The number of letters counted, without foreign bytes.
  package var letterTotal: Int { cells.reduce(0) { $0 + Int($1) } }

  /// The number of foreign bytes counted.
  package var foreignTotal: Int { foreign.reduce(0) { $0 + Int($1) } }

  /// Adds the counts of another sample of the same alphabet and length.
  package mutating func merge(_ other: LetterCounts) {
    precondition(
      other.alphabetSize == alphabetSize && other.positions == positions,
      "Only counts of the same alphabet and length can be merged.")
    addNonces(other.nonces)
    for index in cells.indices { cells[index] &+= other.cells[index] }
    for index in foreign.indices { foreign[index] &+= other.foreign[index] }
  }

  /// Notes `count` more nonces; after this no single count can wrap.
  mutating func addNonces(_ count: Int) {
    nonces += count
    precondition(nonces <= Int(UInt32.max), "At most 2^32 - 1 nonces can be counted.")
  }
}
