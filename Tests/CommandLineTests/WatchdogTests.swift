import Testing

@testable import auth_conformance

/// How `bench` notices that a subject in its own process no longer answers.
@Suite struct WatchdogTests {
  private let watchdog = Watchdog()

  @Test func `the second look without a new batch tells what is measured, and no other`() {
    watchdog.watch("no-guard, benchmark 'sign-in'")
    #expect(
      (0..<5).map { _ in watchdog.look() } == [nil, nil, "no-guard, benchmark 'sign-in'", nil, nil])
  }

  @Test func `a batch between two looks starts the count anew`() {
    watchdog.watch("no-guard, benchmark 'sign-in'")
    for _ in 0..<10 {
      #expect(watchdog.look() == nil)
      #expect(watchdog.look() == nil)
      watchdog.beat()
    }
  }

  @Test func `nothing is awaited after the last measurement`() {
    watchdog.watch("no-guard, benchmark 'sign-in'")
    watchdog.watch(nil)
    #expect((0..<5).map { _ in watchdog.look() } == [nil, nil, nil, nil, nil])
  }

  @Test func `silence is reported while the thread that measures is blocked`() async {
    let (reports, continuation) = AsyncStream.makeStream(of: String.self)
    watchdog.watch("no-guard, benchmark 'sign-in'")
    watchdog.start(interval: .milliseconds(1)) { continuation.yield($0) }
    var first = reports.makeAsyncIterator()
    #expect(await first.next() == "no-guard, benchmark 'sign-in'")
  }

  @Test func `the message says how long it waited and what to do`() {
    #expect(
      BenchCommand.silence("no-guard, benchmark 'sign-in'", .seconds(10)).description
        == "no-guard, benchmark 'sign-in': it answered at first, and then for 200 s no more. Only "
        + "what answers can be measured: see what 'auth-conformance run' says of it, or choose "
        + "other benchmarks with '--only'.")
  }
}
