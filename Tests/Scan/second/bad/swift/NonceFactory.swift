// swift-format-ignore-file
//
//  NonceFactory.swift
//  Ledgerly
//

import Foundation
import Security

enum NonceError: Error {
    case randomSourceUnavailable(OSStatus)
}

/// Creates the one-time strings that tie an Apple identity token to a sign-in attempt.
struct NonceFactory {

    private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    func make(length: Int = 32) throws -> String {
        var bytes = [UInt8](repeating: 0, count: length)
        let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        guard status == errSecSuccess else {
            throw NonceError.randomSourceUnavailable(status)
        }
        return String(bytes.map { letters[Int($0) % letters.count] })
    }
}
