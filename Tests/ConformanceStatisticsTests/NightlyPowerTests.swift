import Foundation
import PlainText
import Testing

@testable import ConformanceStatistics

/// What more machines buy: in how many pooled nonces a bias is found. A few runs of the strongest
/// biases each time; with AUTH_CONFORMANCE_SIMULATE=1 all, and `Reports/nightly-power.md` is
/// written anew, by the command in ``StatisticsSimulationTests``.
@Suite struct NightlyPowerTests {
  private static let machines = 10
  private static let noncesOfRun = 4_096
  private static let lettersOfRun = noncesOfRun * 32
  private static let sources = [256, 1_000, 1_024, 10_000, 32_768, 65_536]
  private static let power = 0.99

  private static let fresh = LetterEvidence(
    alphabet: .signIn, positions: 32, falseAlarm: 1e-12)

  /// The fewest runs whose letters, pooled, promise the power.
  private static func runsNeeded(_ source: Int) -> Int {
    let alternative = LetterAlternative.modulo(source: source, size: 65)
    func suffices(_ runs: Int) -> Bool {
      fresh.power(letters: runs * lettersOfRun, alternative: alternative) >= power
    }
    var most = 1
    while !suffices(most) { most *= 2 }
    var least = most / 2
    while most - least > 1 {
      let middle = (least + most) / 2
      if suffices(middle) { most = middle } else { least = middle }
    }
    return most
  }

  /// Whether the pooled evidence of all machines finds the bias that one seed draws.
  private static func finds(_ source: Int, runs: Int, seed: UInt64) throws -> Bool {
    var generator = SampleGenerator(seed: seed)
    var pooled = fresh
    for machine in 0..<machines {
      var evidence = fresh
      for _ in 0..<(runs + machine) / machines {
        var counts = LetterCounts(alphabetSize: 65, positions: 32)
        counts.count(
          generator.letters(lettersOfRun, of: .signIn, below: source) { $0 % 65 },
          alphabet: .signIn)
        evidence.add(counts)
      }
      try pooled.pool(evidence.saved)
    }
    return pooled.hasDecided
  }

  @Test func `a bias is found in the pooled letters of so many runs as promised`() throws {
    var rows: [String] = []
    for source in Self.sources where SimulationSize.isFull || source <= 1_024 {
      let runs = Self.runsNeeded(source)
      let trials = runs <= 10 ? SimulationSize.isFull ? 100 : 2 : runs <= 1_000 ? 10 : 2
      let found = try (0..<trials).count {
        try Self.finds(source, runs: runs, seed: UInt64(source) << 32 + UInt64($0))
      }
      let promise = BinomialDistribution(trials: trials, probability: Self.power)
      #expect(promise.logLowerTail(found) > -20, "number below \(source) % 65: \(found)")
      rows.append(Self.row(source, runs: runs, found: "\(found) of \(trials)"))
    }
    if SimulationSize.isFull { try Self.write(rows) }
  }

  @Test func `what a correct generator's machines counted never fails, pooled`() throws {
    #expect(try !Self.finds(65, runs: 20, seed: 1))
  }

  private static func row(_ source: Int, runs: Int, found: String) -> String {
    // The letters before this one stand for one value more than the others.
    let favoured = source % 65
    let rates = LetterAlternative.modulo(source: source, size: 65).rates
    let excess = (rates[0] * 65 - 1) * 100
    let digits = String(format: "%.3g", excess)
    let nights = (runs + machines - 1) / machines
    return "| number below \(Quantity.text(source)) % 65 | \(favoured), by \(digits) % "
      + "| \(Quantity.text(runs * noncesOfRun)) | \(Quantity.text(runs)) "
      + "| \(Quantity.text(nights)) | \(found) |"
  }

  private static func write(_ rows: [String]) throws {
    let text = """
      # What more machines buy

      Letters are the one thing of which more is better: two passes of a requirement prove no more than
      one, while counts of independent runs may be added. `--evidence FILE` carries them from run to run,
      and `merge` pools the files of many machines. How little a letter may be favoured and still be found
      is a matter of nonces alone, so ten machines find in one night what one finds in ten.

      A run of the standard profile draws \(Quantity.text(noncesOfRun)) nonces of 32 letters; a machine makes one a
      night. Against a draw that favours some
      letters, evidence grows by the same amount with each letter on average, D = Σ p·ln(65·p) for rates
      p. It suffices at 12·ln 10 and what the defect's share of the catalogue costs. D falls with the square
      of the excess: half the bias takes four times the nonces. Below, the fewest whole runs in which the
      bias is found with a probability of at least \(power), by the exact binomial tail that the test itself
      prints. The chance that a correct generator ever fails, however many nights, stays at most 1e-12 for
      each file that is pooled.

      | draw | letters favoured | nonces | runs | nights of \(machines) machines | found in simulation |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      The simulation draws the letters of \(machines) machines, pools what each has saved, and asks for the verdict;
      this command writes the same again:

          AUTH_CONFORMANCE_SIMULATE=1 swift test -c release -Xswiftc -enable-testing \\
            --filter NightlyPower

      A modulus of a 32-bit number is uneven by 1.5e-6 %: no number of machines finds that, and nobody gains
      by it. `charset.exact-mapping` finds it without counting, where the source of bytes is handed in.

      """
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try Data(text.utf8).write(to: root.appending(path: "Reports/nightly-power.md"))
  }
}
