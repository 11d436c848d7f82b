internal import ReferenceAuth

/// The reference's SHA-256 as an oracle for generated inputs.
///
/// The reference itself is judged against committed vectors that independent tools made; what
/// this oracle says of it would prove nothing, and every check that asks it has vectors as well.
package enum ReferenceDigest {
  /// The 32 bytes of the digest.
  package static func bytes(of message: [UInt8]) -> [UInt8] { SHA256.digest(of: message).bytes }
}
