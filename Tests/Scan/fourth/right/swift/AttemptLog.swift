// swift-format-ignore-file
import Foundation
import os

struct LoginAttempt {
    let nonce: String
    let startedAt: Date
    var isExpired: Bool { Date().timeIntervalSince(startedAt) > 300 }
}

final class AttemptLog {
    private let logger = Logger(subsystem: "com.example.app", category: "login")
    private var attempts: [UUID: LoginAttempt] = [:]

    func begin(nonce: String) -> UUID {
        let id = UUID()
        attempts[id] = LoginAttempt(nonce: nonce, startedAt: Date())
        logger.debug("attempt \(id) at \(Date().timeIntervalSince1970)")
        return id
    }

    func take(_ id: UUID) -> LoginAttempt? {
        guard let attempt = attempts.removeValue(forKey: id), !attempt.isExpired else { return nil }
        return attempt
    }
}
