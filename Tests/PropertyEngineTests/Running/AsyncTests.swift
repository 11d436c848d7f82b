import PropertyEngine
import Testing

@Suite struct AsyncTests {
  private static let pairs = Generator<(Int, Int)>.pair(
    .integers(in: 0...10_000), .integers(in: 0...10_000))

  @Test func `an asynchronous property shrinks like a synchronous one`() async {
    let settings = PropertySettings(seed: 3)
    let later = await checkAsyncProperty("small", Self.pairs, settings: settings) { pair in
      await Task.yield()
      return pair.0 + pair.1 <= 1000
    }
    let now = checkProperty("small", Self.pairs, settings: settings) { pair in
      pair.0 + pair.1 <= 1000
    }
    #expect(later.report == now.report)
    #expect(later.counterexample?.rendered == "(0, 1001)")
  }

  @Test @MainActor func `a property runs in the isolation of its caller`() async {
    var seen = 0
    let outcome = await checkAsyncProperty("isolated", Self.pairs) { _ in
      MainActor.assertIsolated()
      seen += 1
      await Task.yield()
    }
    #expect(outcome.isPassed && seen == 100)
  }

  @Test func `draws and suspensions may alternate`() async throws {
    let outcome = await checkAsyncProperty("no seven") { source in
      for _ in 0..<(try source.draw(.integers(in: 0...9), "count")) {
        await Task.yield()
        try require(try source.integer(in: 0...9) != 7, "met seven")
      }
    }
    #expect(try #require(outcome.counterexample).rendered == "count = 1")
  }

  @Test func `a cancelled run stops and is no failure`() async {
    let task = Task {
      await checkAsyncProperty("endless", Self.pairs, settings: PropertySettings(runs: .max)) { _ in
        try await Task.sleep(for: .microseconds(1))
      }
    }
    task.cancel()
    let outcome = await task.value
    #expect(outcome.verdict == .cancelled)
    #expect(outcome.counterexamples.isEmpty)
  }

  @Test func `a failure found before the cancellation is kept`() async throws {
    let task = Task {
      var failures = 0
      return await checkAsyncProperty("small", Self.pairs) { pair in
        if pair.0 + pair.1 <= 1000 { return true }
        failures += 1
        // The first failure is confirmed by the second; then shrinking begins.
        if failures == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        return false
      }
    }
    let outcome = await task.value
    #expect(outcome.verdict == .failed)
    let found = try #require(outcome.counterexample)
    #expect(found.value.0 + found.value.1 > 1000)
    #expect(found.shrinks == 1)
    #expect(found.token != nil)
  }

  @Test func `a cancellation error without cancellation is a failure`() async {
    let outcome = await checkAsyncProperty("throws", Self.pairs) { _ in
      throw CancellationError()
    }
    #expect(outcome.verdict == .failed)
    #expect(outcome.counterexample?.rendered == "(0, 0)")
  }
}
