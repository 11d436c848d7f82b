// swift-format-ignore-file
import Foundation
import Security

// Rejection sampling, so that no letter of the sign-in nonce is favoured.
struct RejectingSampler {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    func draw(_ wanted: Int) throws -> String {
        var picked: [UInt8] = []
        while picked.count < wanted {
            var pool = [UInt8](repeating: 0, count: 64)
            let rc = SecRandomCopyBytes(kSecRandomDefault, pool.count, &pool)
            if rc != errSecSuccess { throw NSError(domain: NSOSStatusErrorDomain, code: Int(rc)) }
            for b in pool where picked.count < wanted {
                if b >= 250 { continue }
                picked.append(alphabet[Int(b) % 62])
            }
        }
        return String(decoding: picked, as: UTF8.self)
    }
}
