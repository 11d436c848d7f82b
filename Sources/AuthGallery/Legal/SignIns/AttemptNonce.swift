internal import ConformanceModel
internal import struct ReferenceAuth.NonceAlphabet
internal import class ReferenceAuth.NonceGenerator
internal import struct ReferenceAuth.SHA256
internal import struct ReferenceAuth.SHA256Digest

/// The honest ways to a nonce and its digest, taken from the reference.
enum AttemptNonce {
  private static let generator = NonceGenerator()

  /// A nonce of the process's own randomness.
  static func draw() throws -> String { try generator.nonce() }

  /// A nonce of injected bytes.
  static func draw(from bytes: any ByteSource) throws -> String {
    try generator.nonce { buffer in
      buffer.copyBytes(from: try bytes.next(buffer.count))
    }
  }

  /// The lower-case hex SHA-256 of a raw nonce.
  static func hex(of rawNonce: String) -> String {
    SHA256.digest(of: rawNonce).hexadecimal
  }

  /// The hex SHA-256 of a raw nonce as `%x` writes its bytes, which is wrong.
  static func unpaddedHex(of rawNonce: String) -> String {
    SHA256.digest(of: rawNonce).bytes.map { String($0, radix: 16) }.joined()
  }

  /// The base64url SHA-256 of a raw nonce.
  static func base64url(of rawNonce: String) -> String {
    SHA256.digest(of: rawNonce).base64URL
  }
}
