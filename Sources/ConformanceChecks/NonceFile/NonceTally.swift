internal import ConformanceModel
internal import ConformanceStatistics

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
  private let table: LetterTable

  /// The nonces kept, for tests that recombine them: half a mebibyte of 32 letters.
  private static let mostKept = 16_384

  init(_ contract: NonceContract) {
    self.contract = contract
    groups = LetterGroup.groups(of: contract, positions: contract.defaultLength)
    let positions = contract.shape?.count ?? 1
    table = LetterTable(
      length: contract.defaultLength, letters: (0..<positions).map(contract.letters(at:)))
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
    table.pureNonces(bytes, ending: ending, most: most)
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
      if table.isUniform { noteForeign(in: line) }
      return
    }
    let positions = table.foreignPositions(in: line)
    if positions.isEmpty, let start = line.baseAddress {
      addPure(start, count: 1, stride: length)
    } else {
      lines += 1
      badLines.addForeign(line, line: lines, positions: positions)
    }
  }

  private mutating func noteForeign(in line: UnsafeBufferPointer<UInt8>) {
    let positions = table.foreignPositions(in: line)
    if !positions.isEmpty { badLines.addForeign(line, line: lines, positions: positions) }
  }

  /// What the statistical requirements judge.
  var drawn: DrawnNonces {
    DrawnNonces(
      count: count, first: first, groups: groups, repeats: NonceRepeats(window), contract)
  }
}
