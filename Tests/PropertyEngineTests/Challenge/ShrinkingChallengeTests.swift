import Foundation
import PropertyEngine
import Testing

/// The shrinking challenge: every seeded run must end at the one simplest counterexample.
///
/// `AUTH_CONFORMANCE_REGENERATE=1 swift test --filter ShrinkingChallengeTests` runs 100 seeds per
/// row and writes `Reports/shrinking-challenge.md`. Without the variable three seeds per row are
/// run and compared with the committed table, evaluation by evaluation.
@Suite struct ShrinkingChallengeTests {
  private static let seeds = 0..<UInt64(100)
  private static let quickSeeds = 0..<UInt64(3)
  private static let isRegenerating =
    ProcessInfo.processInfo.environment["AUTH_CONFORMANCE_REGENERATE"] == "1"

  private static let table = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Reports/shrinking-challenge.md")

  @Test(.enabled(if: isRegenerating))
  func `the table is written from 100 seeded runs of each challenge`() throws {
    var lines = Self.heading
    for challenge in ShrinkingCase.challenges {
      let results = Self.seeds.map { challenge.run($0, []) }
      let hits = results.filter { $0.rendered == challenge.minimum }.count
      #expect(hits == results.count, "\(challenge.id): \(hits) of \(results.count)")
      let evaluations = results.map(\.counts.evaluations).sorted()
      let mean = evaluations.reduce(0, +) / evaluations.count
      let spread = "\(mean) (\(evaluations[0])-\(evaluations[evaluations.count - 1]))"
      let first = results.prefix(Self.quickSeeds.count).map { "\($0.counts.evaluations)" }
      lines.append(
        "| \(challenge.id) | \(hits) of \(results.count) | `\(challenge.minimum)` | \(spread) | "
          + "\(first.joined(separator: ", ")) | \(challenge.published) |")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      to: Self.table, atomically: true, encoding: .utf8)
  }

  @Test(.disabled(if: isRegenerating), arguments: ShrinkingCase.challenges)
  func `the committed table says what a run finds`(_ challenge: ShrinkingCase) throws {
    let text = try String(contentsOf: Self.table, encoding: .utf8)
    let row = text.split(separator: "\n").first { $0.hasPrefix("| \(challenge.id) |") }
    let cells = try #require(row).split(separator: "|").map { $0.trimming() }
    let results = Self.quickSeeds.map { challenge.run($0, []) }
    #expect(results.map(\.rendered) == results.map { _ in challenge.minimum })
    let evaluations = results.map { "\($0.counts.evaluations)" }.joined(separator: ", ")
    #expect(
      [cells[1], cells[2], cells[4]] == ["100 of 100", "`\(challenge.minimum)`", evaluations],
      "if this is as it should be: .ci/renew challenge")
  }

  private static let heading: [String] = [
    "# The shrinking challenge",
    "",
    "Each row is a false property of the public collection at github.com/jlink/shrinking-challenge.",
    "\"At the minimum\" counts seeded failing runs (seeds 0 to 99) that end at the one simplest",
    "counterexample. \"Evaluations\" counts runs of the property while shrinking: mean (least-most).",
    "\"Published\" repeats what others reached, in percent, with their evaluations where they gave",
    "them; their data are from 2020 to 2022, and Hypothesis's bound5 had one element per list",
    "where this table has up to ten.",
    "",
    "Written by `AUTH_CONFORMANCE_REGENERATE=1 swift test --filter ShrinkingChallengeTests`; the",
    "ordinary test run repeats the first three seeds of each row and compares.",
    "",
    "| challenge | at the minimum | minimum | evaluations | of seeds 0, 1, 2 | published |",
    "|---|---|---|---|---|---|",
  ]
}

extension Substring {
  fileprivate func trimming() -> String { trimmingCharacters(in: .whitespaces) }
}
