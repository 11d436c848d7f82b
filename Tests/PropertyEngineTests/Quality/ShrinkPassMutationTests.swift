import PropertyEngine
import Testing

/// Mutation of the engine itself: no pass can be switched off without a case noticing.
///
/// The rows of the shrinking challenge are cases as well.
@Suite struct ShrinkPassMutationTests {
  /// The case and the seed that need the pass.
  private static let guards: [ShrinkPassName: (id: String, seed: UInt64)] = [
    .dropDiscardedSpans: ("refusals cost one try", 0),
    .deleteSpans: ("one in a hundred costs little", 0),
    .zeroSpans: ("a block of zeros", 0),
    .replaceByDescendant: ("binheap", 4),
    .deleteWindows: ("a loop by hand", 0),
    .deleteCounted: ("a drawn count", 0),
    .deleteAndRenumber: ("a cycle of three", 0),
    .sortSiblings: ("two texts that differ", 1),
    .minimiseChoices: ("a number above a limit", 0),
    .minimiseDuplicates: ("three equal numbers", 0),
    .lowerTogether: ("a difference of three", 0),
    .redistributeSums: ("a pair sums to 1000", 0),
    .joinNumbers: ("bound5", 0),
    .lowerAdjacent: ("digits with a carry", 0),
  ]

  @Test(arguments: ShrinkPassName.allCases)
  func `a case misses its minimum when the pass is off`(_ pass: ShrinkPassName) throws {
    let wanted = try #require(Self.guards[pass])
    let all = ShrinkingCase.quality + ShrinkingCase.challenges
    let quality = try #require(all.first { $0.id == wanted.id })
    #expect(quality.run(wanted.seed, []).rendered == quality.minimum)
    #expect(quality.run(wanted.seed, [pass]).rendered != quality.minimum)
  }
}
