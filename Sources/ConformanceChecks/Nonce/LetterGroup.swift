internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

/// The positions of a nonce that draw from the same letters, counted as one.
struct LetterGroup: Sendable {
  /// The positions, ascending.
  let positions: [Int]
  /// What was counted at these positions.
  private(set) var sample: LetterSample

  /// The letters at these positions.
  var alphabet: LetterAlphabet { sample.alphabet }

  /// The groups of a contract; positions with a single letter are left out.
  ///
  /// - Parameters:
  ///   - contract: Alphabet or shape.
  ///   - count: Only the first so many positions.
  static func groups(of contract: NonceContract, positions count: Int) -> [LetterGroup] {
    var found: [(letters: [UInt8], positions: [Int])] = []
    for position in min(count, contract.timeLetters ?? 0)..<count {
      let letters = contract.letters(at: position)
      if let index = found.firstIndex(where: { $0.letters == letters }) {
        found[index].positions.append(position)
      } else {
        found.append((letters, [position]))
      }
    }
    return found.compactMap { group in
      guard let alphabet = LetterAlphabet(bytes: group.letters) else { return nil }
      return LetterGroup(
        positions: group.positions,
        sample: LetterSample(alphabet: alphabet, length: group.positions.count))
    }
  }

  /// Says what is wrong with a declared alphabet, as far as it keeps letters from being counted.
  static func alphabetDefect(of contract: NonceContract) -> String? {
    for letters in contract.shape.map({ $0.map { Array($0.utf8) } }) ?? [contract.letters] {
      if letters.isEmpty { return "the declared alphabet is empty" }
      let counts = letters.reduce(into: [UInt8: Int]()) { $0[$1, default: 0] += 1 }
      if let twice = letters.first(where: { counts[$0, default: 0] > 1 }) {
        return "the declared alphabet has '\(Quantity.name(of: twice))' more than once"
      }
    }
    if contract.shape == nil && contract.letters.count < 2 {
      return "the declared alphabet has one letter only"
    }
    return nil
  }

  /// Counts the letters of the nonces at these positions.
  mutating func count(_ nonces: [String]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(nonces.count * positions.count)
    let isPrefix = positions == Array(0..<positions.count)
    for nonce in nonces {
      if isPrefix {
        bytes.append(contentsOf: nonce.utf8.prefix(positions.count))
      } else {
        let letters = Array(nonce.utf8)
        for position in positions { bytes.append(letters[position]) }
      }
    }
    sample.add(bytes)
  }

  /// Counts nonces that lie in memory, all of them complete.
  ///
  /// - Parameters:
  ///   - start: The first nonce.
  ///   - nonces: How many there are.
  ///   - stride: The distance from one to the next.
  mutating func count(_ start: UnsafePointer<UInt8>, nonces: Int, stride: Int) {
    if positions.count == positions[positions.count - 1] + 1 {
      let bytes = (nonces - 1) * stride + positions.count
      sample.add(UnsafeBufferPointer(start: start, count: bytes), stride: stride)
      return
    }
    // The letters at these positions are brought together, some thousands at a time.
    let batch = max(1, 8_192 / positions.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: batch * positions.count) { letters in
      for first in Swift.stride(from: 0, to: nonces, by: batch) {
        let count = min(batch, nonces - first)
        var next = 0
        for nonce in first..<first + count {
          for position in positions {
            letters.initializeElement(at: next, to: start[nonce * stride + position])
            next += 1
          }
        }
        let gathered = UnsafeBufferPointer(rebasing: letters[..<next])
        sample.add(gathered, stride: positions.count)
      }
    }
  }

  /// The same positions with the letters of other nonces.
  func recounted(_ nonces: [String]) -> LetterGroup {
    var group = LetterGroup(
      positions: positions, sample: LetterSample(alphabet: alphabet, length: positions.count))
    group.count(nonces)
    return group
  }

  /// The nonces that the tests need for this alphabet, at least `least`.
  func neededNonces(atLeast least: Int) -> Int {
    let falseAlarm = DrawnNonces.falseAlarm
    let position = PositionTest(alphabet: alphabet, falseAlarm: falseAlarm)
    let coverage = CoverageTest(alphabet: alphabet, falseAlarm: falseAlarm)
    let byLetter = coverage.neededLetters / positions.count + 1
    // The steps from nonce to nonce are one fewer than the nonces.
    var nonces = max(least, position.neededNonces(positions: positions.count) + 1, byLetter)
    guard !256.isMultiple(of: alphabet.size) else { return nonces }
    while nonces < DrawnNonces.mostNonces, moduloPower(nonces: nonces) < DrawnNonces.wantedPower {
      nonces *= 2
    }
    return min(nonces, max(least, DrawnNonces.mostNonces))
  }

  /// The chance of finding `byte % count` in so many nonces.
  func moduloPower(nonces: Int) -> Double {
    guard !256.isMultiple(of: alphabet.size) else { return 1 }
    return SuffixScan(alphabet: alphabet, falseAlarm: DrawnNonces.falseAlarm).power(
      letters: nonces * positions.count,
      alternative: .modulo(source: 256, size: alphabet.size))
  }
}
