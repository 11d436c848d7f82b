// swift-format-ignore-file
import Foundation

public protocol NonceSource {
    func nextNonce() throws -> String
}

public final class KeychainNonceSource: NonceSource {
    private static let table = [Character]("abcdefghijklmnopqrstuvwxyz0123456789")
    public init() {}

    public func nextNonce() throws -> String {
        var result = [Character]()
        result.reserveCapacity(32)
        for _ in 0..<32 {
            let word = UInt8.random(in: .min ... .max)
            let index = Int(word % 36)
            result.append(Self.table[index])
        }
        return String(result)
    }
}
