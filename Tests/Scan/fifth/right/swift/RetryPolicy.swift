// swift-format-ignore-file
import Foundation

/// Waits before the token endpoint is asked again.
struct RetryPolicy {
    var base: TimeInterval = 0.5
    var attempts = 4

    func delay(_ attempt: Int) -> TimeInterval {
        let jitter = drand48() * 0.25
        return base * pow(2, Double(attempt)) + jitter
    }

    func run<T>(_ work: () async throws -> T) async throws -> T {
        for attempt in 0..<attempts - 1 {
            do { return try await work() } catch {
                try await Task.sleep(nanoseconds: UInt64(delay(attempt) * 1e9))
            }
        }
        return try await work()
    }
}
