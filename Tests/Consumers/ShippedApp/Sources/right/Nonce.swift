import CryptoKit
import Foundation
import Security

enum NonceError: Error, Equatable {
  case invalidLength
  case generationFailed(OSStatus)
}

/// A fresh raw nonce.
func randomNonceString(length: Int = 32) throws -> String {
  guard length > 0 else { throw NonceError.invalidLength }
  let charset = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")
  // The largest multiple of the letters' number that a byte can hold: no letter is favoured.
  let limit = 256 - 256 % charset.count
  var nonce = ""
  var missing = length
  while missing > 0 {
    var bytes = [UInt8](repeating: 0, count: 16)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    guard status == errSecSuccess else { throw NonceError.generationFailed(status) }
    for byte in bytes where missing > 0 && Int(byte) < limit {
      nonce.append(charset[Int(byte) % charset.count])
      missing -= 1
    }
  }
  return nonce
}

/// What the request carries of a raw nonce.
func sha256(_ input: String) -> String {
  SHA256.hash(data: Data(input.utf8)).map { String(format: "%02x", $0) }.joined()
}
