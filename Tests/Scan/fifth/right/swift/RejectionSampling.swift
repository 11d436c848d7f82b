// swift-format-ignore-file
import Foundation
import Security

struct RejectionSampling {
    enum Failure: Error { case source(OSStatus) }
    private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    func nonce(length: Int) throws -> String {
        let limit = UInt8(256 - 256 % letters.count) // 248 = 4 * 62
        var out: [Character] = []
        out.reserveCapacity(length)
        while out.count < length {
            var pool = [UInt8](repeating: 0, count: length)
            let status = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
            guard status == errSecSuccess else { throw Failure.source(status) }
            for value in pool where value < limit && out.count < length {
                out.append(letters[Int(value) % letters.count])
            }
        }
        return String(out)
    }
}
