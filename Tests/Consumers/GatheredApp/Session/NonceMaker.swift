import CryptoKit

/// Its functions do not say what its name does.
enum NonceMaker {
  static func make() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { hexadecimal($0) }
  }

  static func hashed(_ nonce: String) -> String {
    hexadecimal(SHA256.hash(data: Array(nonce.utf8)))
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
}
