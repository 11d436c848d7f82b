import Foundation

/// Refreshes the access token of the signed-in user.
actor TokenRefresher {
  private var running: Task<String, Error>?
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private let fetch: @Sendable () async throws -> String

  init(fetch: @escaping @Sendable () async throws -> String) {
    self.fetch = fetch
  }

  func token() async throws -> String {
    if let running { return try await running.value }
    let task = Task { try await fetch() }
    running = task
    defer { running = nil }
    let delay = Double.random(in: 0.1...0.3)
    try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
    return try await task.value
  }

  func wait() async {
    await withCheckedContinuation { waiters.append($0) }
  }

  func wakeAll() {
    let all = waiters
    waiters.removeAll()
    for waiter in all { waiter.resume() }
  }
}
