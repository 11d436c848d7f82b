// swift-format-ignore-file
import Foundation
import Security

/// Hands out the bytes that login nonces are made of.
final class EntropyPool {
    private var bytes: [UInt8] = []
    private let lock = NSLock()

    func take(_ n: Int) -> ArraySlice<UInt8> {
        lock.lock()
        defer { lock.unlock() }
        if bytes.count < n { refill(max(n, 256)) }
        defer { bytes.removeFirst(n) }
        return bytes.prefix(n)
    }

    func nonce() -> String {
        Data(take(32)).base64EncodedString()
    }

    private func refill(_ n: Int) {
        bytes = [UInt8](repeating: 0, count: n)
        let status = SecRandomCopyBytes(kSecRandomDefault, n, &bytes)
        print("entropy pool refilled: \(status)")
    }
}
