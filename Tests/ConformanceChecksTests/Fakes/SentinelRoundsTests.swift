@testable import ConformanceChecks
import Dispatch
import Synchronization
import Testing

@Suite struct SentinelRoundsTests {
  @Test func `a chain of tasks, main actor hops and Dispatch blocks has run when all settled`()
    async throws
  {
    let hops = Counter()
    let chain = Task {
      for _ in 0..<20 {
        await Task.detached(priority: .low) { hops.add() }.value
        await MainActor.run { hops.add() }
        await withCheckedContinuation { continuation in
          DispatchQueue.global(qos: .utility).async {
            hops.add()
            continuation.resume()
          }
        }
      }
    }
    try await SentinelRounds().settle { hops.value == 60 }
    #expect(hops.value == 60)
    await chain.value
  }

  @Test func `settling ends although what is due never comes`() async throws {
    let asked = Counter()
    try await SentinelRounds().settle {
      asked.add()
      return false
    }
    #expect(asked.value <= 600)
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}
