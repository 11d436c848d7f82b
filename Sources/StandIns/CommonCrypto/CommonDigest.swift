@_exported public import Foundation
internal import ReferenceAuth

/// A count of bytes.
public typealias CC_LONG = UInt32

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Hashes memory into 32 bytes; the suite's own arithmetic.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let message = UnsafeRawBufferPointer(start: data, count: Int(length))
  for (index, byte) in SHA256.digest(of: message).bytes.enumerated() { digest?[index] = byte }
  return digest
}
