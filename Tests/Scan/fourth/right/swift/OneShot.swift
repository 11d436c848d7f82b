// swift-format-ignore-file
import os

/// Answers once, however often it is told to.
final class OneShot<Value: Sendable>: Sendable {
    private let slot: OSAllocatedUnfairLock<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) {
        slot = .init(uncheckedState: continuation)
    }

    private func take() -> CheckedContinuation<Value, any Error>? {
        slot.withLock { held in
            defer { held = nil }
            return held
        }
    }

    func succeed(_ value: Value) { take()?.resume(returning: value) }
    func fail(_ error: any Error) { take()?.resume(throwing: error) }
}
