internal import ConformanceModel

/// Everything counted of nonces that are not kept.
struct NonceTally: Sendable {
  let contract: NonceContract
  /// The nonces with the right length and letters only, which are those judged.
  private(set) var count = 0
  /// All lines.
  private(set) var lines = 0
  private(set) var badLines = BadLines()
  private(set) var window = RepeatWindow()
  private var groups: [LetterGroup]
  private var first: [UInt8] = []
  /// 0 for a byte that may stand at a position; a row of 256, or one for each position.
  private let foreign: [UInt8]
  private let rowStep: Int

  /// The nonces kept, for tests that recombine them: half a mebibyte of 32 letters.
  private static let mostKept = 16_384

  init(_ contract: NonceContract) {
    self.contract = contract
    groups = LetterGroup.groups(of: contract, positions: contract.defaultLength)
    rowStep = contract.shape == nil ? 0 : 256
    var table: [UInt8] = []
    for position in 0..<(contract.shape?.count ?? 1) {
      var row = [UInt8](repeating: 1, count: 256)
      for letter in contract.letters(at: position) { row[Int(letter)] = 0 }
      table += row
    }
    foreign = table
  }

  /// The length of every nonce.
  var length: Int { contract.defaultLength }

  /// Finds the nonces at the start of `bytes` that lie there as they should, one after another.
  ///
  /// - Parameters:
  ///   - ending: What stands after each.
  ///   - most: The most to find.
  /// - Returns: How many there are.
  func pureNonces(
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

  /// Adds nonces that are as they should be.
  mutating func addPure(_ start: UnsafePointer<UInt8>, count nonces: Int, stride: Int) {
    guard nonces > 0 else { return }
    for group in groups.indices { groups[group].count(start, nonces: nonces, stride: stride) }
    window.add(start, count: nonces, length: length, stride: stride, line: lines + 1)
    for nonce in 0..<min(nonces, max(0, Self.mostKept - count)) {
      first += UnsafeBufferPointer(start: start + nonce * stride, count: length)
    }
    count += nonces
    lines += nonces
  }

  /// Adds one line whatever it is.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>) {
    guard line.count == length else {
      lines += 1
      badLines.addLength(line, line: lines, expected: length)
      if rowStep == 0 { noteForeign(in: line) }
      return
    }
    let positions = foreignPositions(in: line)
    if positions.isEmpty, let start = line.baseAddress {
      addPure(start, count: 1, stride: length)
    } else {
      lines += 1
      badLines.addForeign(line, line: lines, positions: positions)
    }
  }

  private mutating func noteForeign(in line: UnsafeBufferPointer<UInt8>) {
    let positions = foreignPositions(in: line)
    if !positions.isEmpty { badLines.addForeign(line, line: lines, positions: positions) }
  }

  private func foreignPositions(in line: UnsafeBufferPointer<UInt8>) -> [Int] {
    line.indices.filter { foreign[$0 * rowStep + Int(line[$0])] != 0 }
  }

  /// What the statistical requirements judge.
  var drawn: DrawnNonces {
    DrawnNonces(
      count: count, first: first, groups: groups, repeats: NonceRepeats(window), contract)
  }
}
