extension LetterEvidence {
  /// The evidence at the end of a run, for the next one.
  package struct Saved: Sendable, Hashable, Codable {
    /// The letters' bytes.
    package let alphabet: [UInt8]
    package let positions: Int
    /// A digest of the catalogue: a later release may judge by other alternatives.
    package let catalogue: UInt64
    let cells: [Int]
    let peak: Peak
  }

  package var saved: Saved {
    Saved(
      alphabet: alphabet.bytes, positions: positions, catalogue: catalogueDigest,
      cells: cells, peak: peak)
  }

  /// Goes on from where an earlier run ended.
  ///
  /// - Throws: `LetterEvidenceError` if it was gathered under other conditions, or is
  ///   damaged.
  package mutating func restore(_ saved: Saved) throws(LetterEvidenceError) {
    guard saved.alphabet == alphabet.bytes else {
      throw LetterEvidenceError(
        reason: .otherAlphabet(saved: saved.alphabet.count, current: alphabet.size))
    }
    guard saved.positions == positions else {
      throw LetterEvidenceError(
        reason: .otherLength(saved: saved.positions, current: positions))
    }
    guard saved.catalogue == catalogueDigest else {
      throw LetterEvidenceError(reason: .otherCatalogue)
    }
    // 2^53 letters: beyond that counts are not exact as doubles, and no run comes near.
    guard
      saved.cells.count == cells.count,
      saved.cells.allSatisfy({ $0 >= 0 && $0 <= (1 << 53) / cells.count }),
      saved.peak.logEvidence >= 0, saved.peak.logEvidence <= 0x1p60, saved.peak.leader >= 0,
      saved.peak.leader < catalogue.count + cells.count
    else { throw LetterEvidenceError(reason: .damaged) }
    cells = saved.cells
    peak = saved.peak
  }

  /// What an earlier run has saved, by itself.
  ///
  /// - Throws: `LetterEvidenceError` if it is damaged or of another release.
  package init(_ saved: Saved, falseAlarm: Double) throws(LetterEvidenceError) {
    // The numbers come from a file: what they ask for must fit what it holds.
    guard let alphabet = LetterAlphabet(bytes: saved.alphabet), saved.positions > 0,
      saved.cells.count / alphabet.size == saved.positions
    else { throw LetterEvidenceError(reason: .damaged) }
    self.init(alphabet: alphabet, positions: saved.positions, falseAlarm: falseAlarm)
    try restore(saved)
  }

  /// Adds what was gathered elsewhere, from letters that are not among those seen here.
  ///
  /// The product over both is the wealth of one sequence after the other. The other's own peak is
  /// none of that sequence's, and counts all the same, since what has failed stays failed: the
  /// chance of ever failing a correct generator is then at most the sum of both bounds.
  ///
  /// - Throws: `LetterEvidenceError` if it was gathered under other conditions, or is damaged.
  package mutating func pool(_ saved: Saved) throws(LetterEvidenceError) {
    var other = LetterEvidence(alphabet: alphabet, positions: positions, falseAlarm: falseAlarm)
    try other.restore(saved)
    add(cells: other.cells)
    if other.peak.logEvidence > peak.logEvidence { peak = other.peak }
  }

  /// FNV-1a (64 bits) of all rates: equal on all platforms, unlike `Hasher`.
  private var catalogueDigest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for alternative in catalogue {
      for rate in alternative.rates {
        digest = (digest ^ rate.bitPattern) &* 0x100_0000_01B3
      }
    }
    return digest
  }
}

/// Evidence of an earlier run that cannot be continued.
package struct LetterEvidenceError: Error, Sendable, Equatable, CustomStringConvertible {
  package let reason: Reason

  package enum Reason: Sendable, Equatable {
    case otherAlphabet(saved: Int, current: Int)
    case otherLength(saved: Int, current: Int)
    case otherCatalogue
    case damaged
  }

  package var description: String {
    switch reason {
    case .otherAlphabet(let saved, let current):
      return "saved evidence: gathered with another alphabet (\(saved) letters), expected the "
        + "one of this run (\(current) letters). Start a new evidence file."
    case .otherLength(let saved, let current):
      return "saved evidence: gathered with nonces of \(saved) letters, expected \(current). "
        + "Start a new evidence file."
    case .otherCatalogue:
      return "saved evidence: gathered with another catalogue of defects, expected this "
        + "release's. Start a new evidence file."
    case .damaged:
      return "saved evidence: found numbers that no run writes. "
        + "Start a new evidence file."
    }
  }
}
