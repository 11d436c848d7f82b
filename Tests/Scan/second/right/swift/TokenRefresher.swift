// swift-format-ignore-file
import Foundation

actor TokenRefresher {

    private let api: SessionAPI
    private var refreshTask: Task<Session, Error>?

    init(api: SessionAPI) {
        self.api = api
    }

    func session(replacing old: Session) async throws -> Session {
        if let refreshTask {
            return try await refreshTask.value
        }
        let task = Task { try await refresh(old) }
        refreshTask = task
        defer { refreshTask = nil }
        return try await task.value
    }

    private func refresh(_ old: Session) async throws -> Session {
        var attempt = 0
        while true {
            do {
                return try await api.refresh(old.refreshToken)
            } catch let error as URLError where attempt < 4 && error.code != .userAuthenticationRequired {
                attempt += 1
                // 1, 2, 4, 8 seconds, give or take a quarter
                let delay = pow(2, Double(attempt - 1)) * Double.random(in: 0.75...1.25)
                try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
            }
        }
    }
}
