package import ConformanceModel

/// One benchmark: what an operation is, and how a subject performs a batch of them.
package struct BenchTask: Sendable {
  /// Performs one batch; everything it needs has been made before.
  package typealias Batch = @Sendable () async throws -> Void

  /// The name for ever, such as `digest.nonce`.
  package let name: String
  /// What one operation is, in words.
  package let operation: String
  /// What a subject must offer.
  package let needs: Set<Capability>
  /// Bytes that one operation hashes, where that is the point.
  package let bytes: Int?
  /// Whether a part of an operation can be performed, so that a batch may be as short as one.
  package let isDivisible: Bool
  /// Messages of the wire that one operation takes, in a batch of this many.
  package let messages: @Sendable (_ count: Double) -> Double
  /// Makes a batch of so many operations for a subject.
  ///
  /// Throws ``BenchObstacle`` where the subject cannot do it.
  package let batch: @Sendable (_ subject: any Subject, _ count: Double) async throws -> Batch

  /// How many inputs a call of a subject gets at most: enough that the call itself, or the
  /// message, counts for little, and few enough to stay in a processor's cache.
  static let callSize = 1_024
}

/// Why a subject cannot be measured on a benchmark.
package struct BenchObstacle: Error, Equatable, Sendable {
  /// What the wire calls it.
  package static let code = "notMeasurable"

  /// One clause, such as "the subject does not offer 'signIn'".
  package let reason: String

  /// - Parameter reason: One clause.
  package init(reason: String) { self.reason = reason }
}

extension BenchTask {
  /// All benchmarks, in the order measured.
  package static let all: [BenchTask] =
    [nonce, digestNonce, nonceAndDigest] + [
      message("digest.1KiB", 1 << 10), message("digest.64KiB", 1 << 16),
      stream("digest.1MiB", 1 << 20), stream("digest.64MiB", 1 << 26),
    ] + [tokenMatch, signIn]

  /// The benchmarks whose names fit a pattern with `*` and `?`, in the order measured.
  package static func matching(_ pattern: String) -> [BenchTask] {
    let glob = Glob(pattern)
    return all.filter { glob.matches($0.name) }
  }

  /// A benchmark in which every operation has an input and a call has many.
  static func list<Input: Sendable>(
    _ name: String, _ operation: String, needs: Set<Capability>, bytes: Int? = nil,
    callSize: Int = callSize, messagesPerCall: Double = 1,
    inputs: @escaping @Sendable (_ subject: any Subject, _ count: Int) async throws -> [Input],
    call: @escaping @Sendable (_ subject: any Subject, [Input]) async throws -> Void
  ) -> BenchTask {
    BenchTask(
      name: name, operation: operation, needs: needs, bytes: bytes, isDivisible: false,
      messages: { messagesPerCall / min($0, Double(callSize)) }
    ) { subject, count in
      let (whole, rest) = Int(count.rounded()).quotientAndRemainder(dividingBy: callSize)
      let all = try await inputs(subject, min(callSize, whole > 0 ? callSize : rest))
      let some = Array(all.prefix(rest))
      return {
        for _ in 0..<whole { try await call(subject, all) }
        if !some.isEmpty { try await call(subject, some) }
      }
    }
  }
}
