/// How often each letter stood at each position, as data for a plot.
///
/// Comes from the subject's own randomness, and so differs from run to run.
public struct LetterPlot: Codable, Hashable, Sendable {
  /// The requirement whose sample this is.
  public var requirement: RequirementID
  /// The letters in their declared order: visible ASCII as itself, others as "0x20".
  public var letters: [String]
  /// The positions, ascending; the same letters are possible at all of them.
  public var positions: [Int]
  /// The nonces counted.
  public var nonces: Int
  /// One count for each letter, over all positions.
  public var totals: [Int]
  /// The counts of one letter that chance leaves but once in 1e12 samples.
  public var totalLimits: Limits
  /// A row for each position with a count for each letter; `nil` where that would be too much.
  public var rows: [[Int]]?
  /// The same limits for one letter at one position.
  public var rowLimits: Limits

  /// Exact binomial limits, corrected for the number of comparisons.
  public struct Limits: Codable, Hashable, Sendable {
    /// The expected count.
    public var expected: Double
    /// A count this low or lower proves a defect; `nil` where no count is too low.
    public var tooLow: Int?
    /// A count this high or higher proves a defect; `nil` where no count is too high.
    public var tooHigh: Int?

    package init(expected: Double, tooLow: Int?, tooHigh: Int?) {
      self.expected = expected
      self.tooLow = tooLow
      self.tooHigh = tooHigh
    }
  }

  /// What a plot drawn from would trap on: lists that do not belong together, no letter at all,
  /// counts below zero or too large to be added up.
  package var isWellFormed: Bool {
    let counts = [nonces] + totals + (rows ?? []).flatMap(\.self)
    // A double holds every count up to here, and a report of as many letters none of them twice.
    return counts.allSatisfy { (0...1 << 40).contains($0) }
      && [totalLimits, rowLimits].allSatisfy { limits in
        limits.expected.isFinite
          && [limits.tooLow, limits.tooHigh].allSatisfy { abs(Double($0 ?? 0)) <= 0x1p40 }
      }
      && (1...256).contains(letters.count) && totals.count == letters.count
      && !positions.isEmpty && positions.allSatisfy { (0...1 << 40).contains($0) }
      && zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
      && rows.map { rows in
        rows.count == positions.count && rows.allSatisfy { $0.count == letters.count }
      } ?? true
  }

  package init(
    requirement: RequirementID, letters: [String], positions: [Int], nonces: Int, totals: [Int],
    totalLimits: Limits, rows: [[Int]]?, rowLimits: Limits
  ) {
    self.requirement = requirement
    self.letters = letters
    self.positions = positions
    self.nonces = nonces
    self.totals = totals
    self.totalLimits = totalLimits
    self.rows = rows
    self.rowLimits = rowLimits
  }
}
