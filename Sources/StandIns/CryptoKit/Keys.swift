public import Foundation

/// How long a key is.
public struct SymmetricKeySize: Sendable {
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A key; a fresh one is of the system's random bytes, which never fail.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public init(size: SymmetricKeySize) {
    var system = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255, using: &system) }
  }

  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes(Array.init) }

  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// A code over a message that only who has the key can make (FIPS 198-1).
public struct HMAC<Function: HashFunction>: Sendable {
  public struct MAC: Hashable, ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  }

  private let key: [UInt8]
  private var inner = Function()

  public init(key: SymmetricKey) {
    let block = Function.blockByteCount
    let short = key.bytes.count > block ? Array(Function.hash(data: key.bytes)) : key.bytes
    self.key = short + [UInt8](repeating: 0, count: block - short.count)
    inner.update(data: self.key.map { $0 ^ 0x36 })
  }

  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = Function()
    outer.update(data: key.map { $0 ^ 0x5C })
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode(
    for data: some DataProtocol, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    let right = authenticationCode(for: data, using: key).bytes
    let given = code.withUnsafeBytes(Array.init)
    guard right.count == given.count else { return false }
    return zip(right, given).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}
