import PropertyEngine
import Testing

/// The minimal counterexample of each false property is exactly the one written beside it.
@Suite struct ShrinkQualityTests {
  @Test(arguments: ShrinkingCase.quality)
  func `the counterexample is the simplest there is`(_ quality: ShrinkingCase) {
    for seed in 0..<UInt64(3) {
      #expect(quality.run(seed, []).rendered == quality.minimum, "seed \(seed)")
    }
  }

  @Test func `there are at least 25 quality cases and each has a name of its own`() {
    #expect(ShrinkingCase.quality.count >= 25)
    #expect(Set(ShrinkingCase.quality.map(\.id)).count == ShrinkingCase.quality.count)
  }
}
