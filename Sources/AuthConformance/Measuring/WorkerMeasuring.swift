internal import ConformanceModel
internal import Foundation
internal import Synchronization

/// Measures the subject beside it, so that no message is part of what it costs.
final class WorkerMeasuring: Sendable {
  private struct Key: Hashable {
    let benchmark: String
    let count: Double
  }

  private let batches = Mutex<[Key: BenchTask.Batch]>([:])

  /// Performs one batch of a benchmark, which is made when it is first asked for.
  ///
  /// - Returns: The processor time that this process used for it, in nanoseconds.
  /// - Throws: ``WireError`` where the subject cannot do it, and whatever it throws.
  func measure(
    _ benchmark: String, count: Double, _ subject: any Subject
  ) async throws -> UInt64 {
    let batch: BenchTask.Batch
    do {
      batch = try await self.batch(Key(benchmark: benchmark, count: count), subject)
    } catch let obstacle as BenchObstacle {
      throw WireError(code: BenchObstacle.code, message: obstacle.reason)
    }
    let start = ProcessorTime.settled(ProcessorTime.ofThisProcess)
    try await batch()
    return max(ProcessorTime.settled(ProcessorTime.ofThisProcess), start) - start
  }

  private func batch(_ key: Key, _ subject: any Subject) async throws -> BenchTask.Batch {
    if let batch = batches.withLock({ $0[key] }) { return batch }
    guard let task = BenchTask.all.first(where: { $0.name == key.benchmark }) else {
      throw WireError(code: "unknownBenchmark", message: "no benchmark is '\(key.benchmark)'")
    }
    let batch = try await task.batch(subject, key.count)
    batches.withLock { batches in
      // The inputs of another benchmark are not needed again.
      batches = batches.filter { $0.key.benchmark == key.benchmark }
      batches[key] = batch
    }
    return batch
  }
}
