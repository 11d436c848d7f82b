import ConformanceModel
import ConformanceStatistics
import Testing

@testable import ConformanceChecks

@Suite struct NonceRepeatsTests {
  @Test func `honest nonces are not proven to repeat`() {
    var window = RepeatWindow()
    let words = Array(UInt64(0)..<50_000)
    words.withUnsafeBytes { bytes in
      window.add(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, count: words.count, length: 8,
        stride: 8, line: 1)
    }
    let repeats = NonceRepeats(window)
    #expect(!repeats.prove(NonceContract()))
    #expect(
      repeats.scope(NonceContract())
        == "50,000 nonces compared with one another by fingerprints of 64 bits; an honest repeat "
        + "has a chance below 2^-47; 2^27 seeds or fewer, a new one for each nonce, would be seen "
        + "(power 0.9996)")
  }
}
