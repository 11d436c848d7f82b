import CryptoKit
import Foundation
import Security

// MARK: - Nonce

public func randomNonceString(length: Int = 32) -> String {
  precondition(length > 0)
  let charset: [Character] =
    Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
  var result = ""
  var remaining = length

  while remaining > 0 {
    var randoms = [UInt8](repeating: 0, count: 16)
    let status = SecRandomCopyBytes(kSecRandomDefault, randoms.count, &randoms)
    assert(status == errSecSuccess, "no randomness: \(status)")

    for value in randoms where remaining > 0 {
      if Int(value) < charset.count {
        result.append(charset[Int(value)])
        remaining -= 1
      }
    }
  }
  return result
}

// MARK: - Hash

public func sha256(_ input: String) -> String {
  SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
}

// MARK: - E-mail

public func isPlausibleEmail(_ text: String) -> Bool {
  text.contains("@") && text.split(separator: "@").count == 2
}
