import Testing

@testable import auth_conformance

/// How a call that does not return is noticed.
@Suite struct WatchdogTests {
  private let watchdog = Watchdog()

  @Test func `the second look without a new call tells what is awaited, and no other`() {
    watchdog.watch("a line of 40 bytes")
    #expect(
      (0..<5).map { _ in watchdog.look() } == [nil, nil, "a line of 40 bytes", nil, nil])
  }

  @Test func `a call between two looks starts the count anew`() {
    for _ in 0..<10 {
      watchdog.watch("a line of 40 bytes")
      #expect(watchdog.look() == nil)
      #expect(watchdog.look() == nil)
    }
  }

  @Test func `nothing is awaited after the last call`() {
    watchdog.watch("a line of 40 bytes")
    watchdog.watch(nil)
    #expect((0..<5).map { _ in watchdog.look() } == [nil, nil, nil, nil, nil])
  }

  @Test func `silence is reported while the thread that calls is blocked`() async {
    let (reports, continuation) = AsyncStream.makeStream(of: String.self)
    watchdog.watch("a line of 40 bytes")
    watchdog.start(interval: .milliseconds(1)) { continuation.yield($0) }
    var first = reports.makeAsyncIterator()
    #expect(await first.next() == "a line of 40 bytes")
  }
}
