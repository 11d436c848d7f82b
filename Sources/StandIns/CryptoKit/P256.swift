public import Foundation

/// The curve of NIST that Apple's keys and identity providers' tokens use (FIPS 186-5).
///
/// The suite's own arithmetic, and **not constant-time**: for code that is judged, not for secrets.
public enum P256 {
  /// ECDSA with SHA-256.
  public enum Signing {}
}

extension P256.Signing {
  /// A key that signs.
  public struct PrivateKey: Sendable {
    private let scalar: UInt256
    public let publicKey: PublicKey

    /// A fresh key, of the system's random bytes.
    public init(compactRepresentable: Bool = true) {
      var system = SystemRandomNumberGenerator()
      var made: PrivateKey?
      while made == nil {
        made = try? PrivateKey(
          rawRepresentation: (0..<32).map { _ in UInt8.random(in: 0...255, using: &system) })
      }
      self = made!
    }

    public init(rawRepresentation: some ContiguousBytes) throws {
      let bytes = rawRepresentation.withUnsafeBytes(Array.init)
      guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      let scalar = UInt256(bigEndian: bytes[...])
      guard !scalar.isZero, scalar < P256Point.order.modulus,
        let point = P256Point.baseMultiple(scalar).affine
      else { throw CryptoKitError.incorrectParameterSize }
      self.scalar = scalar
      publicKey = try PublicKey(rawRepresentation: point.x.bigEndianBytes + point.y.bigEndianBytes)
    }

    /// 4, both coordinates, the number (ANSI X9.63).
    public init(x963Representation: some ContiguousBytes) throws {
      let bytes = x963Representation.withUnsafeBytes(Array.init)
      guard bytes.count == 97 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(rawRepresentation: Array(bytes[65...]))
      guard Array(publicKey.x963Representation) == Array(bytes[..<65]) else {
        throw CryptoKitError.incorrectParameterSize
      }
    }

    /// PKCS #8 (RFC 5208), or the key alone (RFC 5915).
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
      guard let number = DER.privateNumber(Array(derRepresentation)) else {
        throw CryptoKitASN1Error.invalidASN1Object
      }
      try self.init(rawRepresentation: number)
    }

    public init(pemRepresentation: String) throws {
      try self.init(
        derRepresentation: try PEM.bytes(pemRepresentation, ["PRIVATE KEY", "EC PRIVATE KEY"]))
    }

    public var rawRepresentation: Data { Data(scalar.bigEndianBytes) }
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
    public var derRepresentation: Data {
      Data(
        DER.privateHead + scalar.bigEndianBytes + DER.privateMiddle
          + Array(publicKey.x963Representation))
    }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PRIVATE KEY") }

    public func signature(for data: some DataProtocol) throws -> ECDSASignature {
      try signature(for: SHA256.hash(data: data))
    }

    /// The secret number comes of key and message, so that a run can be repeated.
    public func signature(for digest: some Digest) throws -> ECDSASignature {
      let order = P256Point.order
      let seed = Array(SHA256.hash(data: scalar.bigEndianBytes + Array(digest)))
      let k = order.reduced(UInt256(bigEndian: seed[...]))
      let r = order.reduced(P256Point.baseMultiple(k).affineX ?? .zero)
      let sum = order.sum(
        PublicKey.number(of: digest), order.product(order.entered(r), scalar))
      let s = order.product(sum, order.inverse(order.entered(k)))
      return try ECDSASignature(rawRepresentation: r.bigEndianBytes + s.bigEndianBytes)
    }
  }

  /// A key that verifies.
  public struct PublicKey: Sendable {
    private let multiples: P256Multiples
    public let rawRepresentation: Data

    /// Both coordinates.
    public init(rawRepresentation: some ContiguousBytes) throws {
      let bytes = rawRepresentation.withUnsafeBytes(Array.init)
      guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      guard
        let point = P256Point(
          affineX: UInt256(bigEndian: bytes[..<32]), affineY: UInt256(bigEndian: bytes[32...]))
      else { throw CryptoKitError.invalidParameter }
      multiples = P256Multiples(of: point)
      self.rawRepresentation = Data(bytes)
    }

    /// 4 and both coordinates (ANSI X9.63).
    public init(x963Representation: some ContiguousBytes) throws {
      let bytes = x963Representation.withUnsafeBytes(Array.init)
      guard bytes.count == 65, bytes[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(rawRepresentation: Array(bytes[1...]))
    }

    /// A SubjectPublicKeyInfo (RFC 5480).
    public init(derRepresentation: some RandomAccessCollection<UInt8>) throws {
      let bytes = Array(derRepresentation)
      guard bytes.starts(with: DER.publicHead) else { throw CryptoKitASN1Error.invalidASN1Object }
      try self.init(x963Representation: Array(bytes[DER.publicHead.count...]))
    }

    public init(pemRepresentation: String) throws {
      try self.init(derRepresentation: try PEM.bytes(pemRepresentation, ["PUBLIC KEY"]))
    }

    public var x963Representation: Data { Data([4]) + rawRepresentation }
    public var derRepresentation: Data { Data(DER.publicHead) + x963Representation }
    public var pemRepresentation: String { PEM.text(derRepresentation, "PUBLIC KEY") }

    public func isValidSignature(_ signature: ECDSASignature, for data: some DataProtocol) -> Bool {
      isValidSignature(signature, for: SHA256.hash(data: data))
    }

    public func isValidSignature(_ signature: ECDSASignature, for digest: some Digest) -> Bool {
      let order = P256Point.order
      let bytes = Array(signature.rawRepresentation)
      let r = UInt256(bigEndian: bytes[..<32])
      let s = UInt256(bigEndian: bytes[32...])
      guard !r.isZero, !s.isZero, r < order.modulus, s < order.modulus else { return false }
      let inverse = order.inverse(order.entered(s))
      let sum = multiples.adding(
        order.product(r, inverse),
        to: .baseMultiple(order.product(Self.number(of: digest), inverse)))
      // The x coordinate is taken modulo the order.
      return sum.affineX.map { order.reduced($0) == r } ?? false
    }

    /// The leftmost 256 bits of a digest (FIPS 186-5 section 6.4.1).
    static func number(of digest: some Digest) -> UInt256 {
      let bytes = Array(digest).prefix(32)
      let padded = [UInt8](repeating: 0, count: 32 - bytes.count) + bytes
      return P256Point.order.reduced(UInt256(bigEndian: padded[...]))
    }
  }

  /// Two numbers of 32 bytes each.
  public struct ECDSASignature: Sendable {
    public let rawRepresentation: Data

    public init(rawRepresentation: some DataProtocol) throws {
      guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
      self.rawRepresentation = Data(rawRepresentation)
    }

    /// A SEQUENCE of two INTEGERs (RFC 3279 section 2.2.3).
    public init(derRepresentation: some DataProtocol) throws {
      guard let numbers = DER.numbers(Array(derRepresentation)) else {
        throw CryptoKitASN1Error.invalidASN1Object
      }
      try self.init(rawRepresentation: numbers)
    }

    public var derRepresentation: Data {
      let bytes = Array(rawRepresentation)
      return Data(DER.sequence(DER.integer(bytes[..<32]) + DER.integer(bytes[32...])))
    }

    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try rawRepresentation.withUnsafeBytes(body) }
  }
}

extension P256Point {
  /// Both affine coordinates; nil at infinity.
  fileprivate var affine: (x: UInt256, y: UInt256)? {
    guard !isInfinity else { return nil }
    let field = Self.field
    let inverse = field.inverse(z)
    let square = field.product(inverse, inverse)
    return (
      field.left(field.product(x, square)),
      field.left(field.product(y, field.product(square, inverse)))
    )
  }
}

/// What goes wrong.
public enum CryptoKitError: Error, Hashable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure, unwrapFailure, invalidParameter
}

/// What is wrong with a key's or a signature's form.
public enum CryptoKitASN1Error: Error, Hashable, Sendable {
  case invalidASN1Object, invalidPEMDocument
}
