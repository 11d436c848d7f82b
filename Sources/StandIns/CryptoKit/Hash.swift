@_exported public import Foundation
@_exported public import Security
internal import ReferenceAuth

/// A digest: its bytes in order.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A hash function.
///
/// The suite's own arithmetic: where an app hashes with it, what is judged is the call and the text
/// form, not the arithmetic.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }

  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The digest of one hash function.
public struct DigestBytes<Function: HashWords>: Digest {
  public static var byteCount: Int { Function.byteCount }
  let bytes: [UInt8]

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// As CryptoKit prints it, which is no text form for a request.
  public var description: String {
    "\(Function.name) digest: " + Hexadecimal.encode(bytes)
  }

  public static func == (digest: Self, bytes: some DataProtocol) -> Bool {
    digest.bytes == Array(bytes)
  }
}

/// What one hash function is called, and what it makes of a message.
public protocol HashWords: Sendable {
  static var name: String { get }
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
  static func digest(_ message: [UInt8]) -> [UInt8]
}

/// A hash function that hashes when all bytes are there.
public struct Hash<Words: HashWords>: HashFunction {
  public static var blockByteCount: Int { Words.blockByteCount }
  public static var byteCount: Int { Words.byteCount }
  private var message: [UInt8] = []

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
  public func finalize() -> DigestBytes<Words> { DigestBytes(bytes: Words.digest(message)) }
}

public enum SHA256Words: HashWords {
  public static let name = "SHA256"
  public static let byteCount = 32
  public static let blockByteCount = 64
  public static func digest(_ message: [UInt8]) -> [UInt8] {
    ReferenceAuth.SHA256.digest(of: message).bytes
  }
}

public typealias SHA256 = Hash<SHA256Words>
public typealias SHA256Digest = DigestBytes<SHA256Words>
