/// Which letters may stand at each position of a nonce of one length.
package struct LetterTable: Sendable {
  /// The letters of each nonce.
  package let length: Int
  /// 0 for a byte that may stand at a position; a row of 256, or one for each position.
  private let foreign: [UInt8]
  private let rowStep: Int

  /// Whether all positions draw from the same letters.
  package var isUniform: Bool { rowStep == 0 }

  /// - Parameters:
  ///   - length: The letters of each nonce, at least 1.
  ///   - letters: The letters of every position, or one set a position.
  package init(length: Int, letters: [[UInt8]]) {
    precondition(letters.count == 1 || letters.count == length, "a set of letters a position")
    self.length = length
    rowStep = letters.count == 1 ? 0 : 256
    var table = [UInt8](repeating: 1, count: 256 * letters.count)
    for (position, row) in letters.enumerated() {
      for letter in row { table[256 * position + Int(letter)] = 0 }
    }
    foreign = table
  }

  /// Finds the nonces at the start of `bytes` that lie there as they should, one after another.
  ///
  /// - Parameters:
  ///   - bytes: Nonces and their endings.
  ///   - ending: What stands after each, one byte or two.
  ///   - most: The most to find.
  /// - Returns: How many there are.
  package func pureNonces(
    _ bytes: UnsafeBufferPointer<UInt8>, ending: [UInt8], most: Int
  ) -> Int {
    guard let start = bytes.baseAddress, length > 0 else { return 0 }
    let stride = length + ending.count
    let complete = min(most, bytes.count / stride)
    let last = ending.count - 1
    return foreign.withUnsafeBufferPointer { table in
      for nonce in 0..<complete {
        let letters = start + nonce &* stride
        var row = table.baseAddress!
        var isForeign: UInt8 = 0
        for position in 0..<length {
          isForeign |= row[Int(letters[position])]
          row += rowStep
        }
        let hasEnding =
          letters[length] == ending[0] && letters[length &+ last] == ending[last]
        guard isForeign == 0, hasEnding else { return nonce }
      }
      return complete
    }
  }

  /// The positions of `line` with a letter that may not stand there.
  ///
  /// - Parameter line: A nonce; of another length than ``length`` only where ``isUniform``.
  package func foreignPositions(in line: UnsafeBufferPointer<UInt8>) -> [Int] {
    line.indices.filter { foreign[$0 * rowStep + Int(line[$0])] != 0 }
  }
}
