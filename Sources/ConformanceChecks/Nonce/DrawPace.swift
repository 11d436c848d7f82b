package import ConformanceModel

/// How many nonces to ask for at a time: as many as are answered within a fraction of any limit.
///
/// One process for each nonce takes milliseconds, a library a microsecond; whoever is asked for
/// the same number is silent too long, or asked too often. No verdict depends on it.
package struct DrawPace: Equatable, Sendable {
  /// The most nonces of one request: an answer of the wire has at most 8 MiB.
  static let most = 20_000
  private static let wanted: Duration = .milliseconds(500)
  /// How many times as many as before; the first answers say little of the later ones.
  private static let growth = 8

  /// Nonces to ask for next, at least 1.
  private(set) var batch = 1

  /// Learns from the last batch.
  mutating func took(_ time: Duration) {
    let most = min(Self.most, batch * Self.growth)
    // A clock that did not move says that it was fast.
    let fitting = time > .zero ? Double(batch) * (Self.wanted / time) : .infinity
    batch = max(1, Int(min(fitting, Double(most))))
  }
}

extension NonceSubject {
  /// Draws nonces at the subject's own pace.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - length: `nil` for the subject's default.
  ///   - budget: Ends the drawing early, after at least one answer; `nil` for never.
  ///   - onBatch: Called after every answer.
  /// - Returns: The nonces; fewer than `count` only where the budget was used up.
  /// - Throws: What the subject throws.
  package func nonces(
    _ count: Int, length: Int? = nil, within budget: Duration? = nil, onBatch: () -> Void = {}
  ) async throws -> [String] {
    let clock = ContinuousClock()
    let began = clock.now
    var pace = DrawPace()
    var drawn: [String] = []
    while drawn.count < count,
      drawn.isEmpty || began.duration(to: clock.now) < budget ?? .seconds(Int64.max)
    {
      let asked = min(pace.batch, count - drawn.count)
      let before = clock.now
      let more = try await nonces(count: asked, length: length)
      pace.took(before.duration(to: clock.now))
      guard more.count == asked else {
        throw SubjectFault.malformedAnswer("asked for \(asked) nonces, received \(more.count)")
      }
      drawn += more
      onBatch()
    }
    return drawn
  }
}
