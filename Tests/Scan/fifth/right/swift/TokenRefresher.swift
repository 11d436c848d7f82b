// swift-format-ignore-file
import Foundation

actor TokenRefresher {
    private var waiters: [CheckedContinuation<String, Error>] = []
    private var refreshing = false
    private let fetch: @Sendable () async throws -> String

    init(fetch: @escaping @Sendable () async throws -> String) { self.fetch = fetch }

    func token() async throws -> String {
        if refreshing {
            return try await withCheckedThrowingContinuation { waiters.append($0) }
        }
        refreshing = true
        let result: Result<String, Error>
        do {
            result = .success(try await fetch())
        } catch {
            result = .failure(error)
        }
        refreshing = false
        let all = waiters
        waiters.removeAll()
        all.forEach { $0.resume(with: result) }
        return try result.get()
    }
}
