import Testing

@testable import ConformanceStatistics

@Suite struct RepeatWindowTests {
  /// Adds the numbers as nonces of 8 bytes.
  private func add(_ numbers: some Sequence<UInt64>, to window: inout RepeatWindow, line: Int) {
    let words = Array(numbers)
    words.withUnsafeBytes { bytes in
      window.add(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress!, count: words.count, length: 8,
        stride: 8, line: line)
    }
  }

  @Test(arguments: [10, 6_000, 40_000])
  func `every repeat within reach is found, and nothing else`(count: UInt64) {
    var window = RepeatWindow()
    add(0..<count, to: &window, line: 1)
    #expect(window.repeats == 0)
    add([7, 3, count], to: &window, line: Int(count) + 1)
    #expect(window.repeats == 2)
    #expect(window.nonces == Int(count) + 3)
    #expect(window.firstLines == [Int(count) + 1, Int(count) + 2])
  }

  @Test func `a nonce is remembered for a generation and forgotten after two`() {
    var window = RepeatWindow()
    let reach = UInt64(RepeatWindow.reach)
    add(0..<reach, to: &window, line: 1)
    add([0], to: &window, line: 1)
    #expect(window.repeats == 1)
    add(reach..<2 * reach, to: &window, line: 1)
    add([1], to: &window, line: 1)
    // The generation of 1 was given up when the one after the next began.
    #expect(window.repeats == 1)
  }
}
