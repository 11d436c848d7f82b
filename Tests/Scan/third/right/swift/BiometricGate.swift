// swift-format-ignore-file
import Foundation
import LocalAuthentication

enum GateError: Error {
    case unavailable
    case refused
}

func unlock(reason: String) async throws {
    let context = LAContext()
    var problem: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem) else {
        throw problem ?? GateError.unavailable
    }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { success, error in
            if let error = error {
                continuation.resume(throwing: error)
                return
            }
            guard success else {
                return continuation.resume(throwing: GateError.refused)
            }
            continuation.resume()
        }
    }
}
