internal import ConformanceStatistics
internal import PlainText
internal import ReferenceAuth

/// How a forged third part departs from a signature: what is hashed, and how its bytes are written.
///
/// Another token can be signed with the same departure, so that a forgery stays the forgery that it
/// was when its audience becomes another one.
enum SignatureDeparture {
  typealias Bytes = [UInt8]

  /// What is signed in the place of SHA-256's digest. The whole digest comes before a part of it.
  static let hashes: [@Sendable (Bytes) -> Bytes] = [
    { SHA256.digest(of: $0).bytes },
    { OtherSHA.sha384($0) },
    { OtherSHA.sha512($0) },
    { OtherSHA.sha1($0) },
    { SHA256.digest(of: SHA256.digest(of: $0).bytes).bytes },
    { Array(SHA256.digest(of: $0).hexadecimal.utf8) },
    { message in
      let digest = SHA256.digest(of: message).bytes
      return digest.dropLast() + [digest[31] ^ 1]
    },
    { SHA256.digest(of: $0).bytes.dropLast() },
  ]

  /// How the bytes of a signature are written.
  static let writings: [@Sendable (Bytes) -> Bytes] = [
    { $0 }, { $0 + [0] }, { [0] + $0 }, { $0 + $0 }, { $0.reversed() }, { $0.dropLast() },
    { Array($0.dropFirst()) }, { Array($0.prefix($0.count / 2)) }, { Array($0.prefix(1)) },
    { Array(Hex.encode($0).utf8) },
  ]

  /// How the two numbers of an ECDSA signature are written, and how they are read again.
  static let pairWritings: [@Sendable (Bytes) -> Bytes] =
    writings + [
      { numbers($0) { sequence(integer($0) + integer($1)) } },
      { numbers($0) { $0.reversed() + $1.reversed() } },
      { numbers($0) { [0] + $0 + [0] + $1 } },
      { numbers($0) { [0] + $0 + sum($1, order) } },
      { numbers($0) { sum($0, order) + [0] + $1 } },
    ]

  /// What may be the 64 bytes of an ECDSA signature that is written otherwise.
  static func pairs(in signature: Bytes) -> [Bytes] {
    var found = [signature, Array(signature.prefix(64)), Array(signature.suffix(64))]
    found += [signature.reversed(), numbers(signature) { $0.reversed() + $1.reversed() }]
    if let text = String(validating: signature, as: UTF8.self) {
      found += [Hex.decode(text)].compactMap(\.self)
    }
    if signature.count == 66 {
      found.append(numbers(signature) { reduced($0) + reduced($1) })
    }
    if signature.first == 0x30, signature.count > 8 {
      let end = 4 + Int(signature[3])
      if end + 2 < signature.count {
        found.append(fixed(signature[4..<end]) + fixed(signature[(end + 2)...]))
      }
    }
    return found.filter { $0.count == 64 }
  }

  /// The sum of two numbers of the same length, with a byte for the carry.
  static func sum(_ a: Bytes, _ b: Bytes) -> Bytes {
    var carry = 0
    let bytes = zip(a, b).reversed().map { a, b -> UInt8 in
      carry += Int(a) + Int(b)
      defer { carry >>= 8 }
      return UInt8(truncatingIfNeeded: carry)
    }
    return [UInt8(carry)] + bytes.reversed()
  }

  /// The order of P-256.
  private static let order = P256Point.order.modulus.bigEndianBytes

  private static func numbers(_ signature: Bytes, _ write: (Bytes, Bytes) -> Bytes) -> Bytes {
    let half = signature.count / 2
    return write(Array(signature[..<half]), Array(signature[half...]))
  }

  /// A number of 33 bytes, less the order where that is in it.
  private static func reduced(_ number: Bytes) -> Bytes {
    let (value, order) = (UInt256(bigEndian: number[1...]), P256Point.order.modulus)
    guard number[0] == 1 || !(value < order) else { return value.bigEndianBytes }
    return value.subtractingReportingBorrow(order).difference.bigEndianBytes
  }

  /// A number as 32 bytes.
  private static func fixed(_ number: ArraySlice<UInt8>) -> Bytes {
    let bytes = number.drop { $0 == 0 }
    return Bytes(repeating: 0, count: max(0, 32 - bytes.count)) + bytes
  }

  /// A number of less than 128 bytes in DER.
  private static func integer(_ number: Bytes) -> Bytes {
    let bytes = Array(number.drop { $0 == 0 })
    let isPositive = bytes.first.map { $0 < 0x80 } ?? false
    return [0x02, UInt8(bytes.count + (isPositive ? 0 : 1))] + (isPositive ? [] : [0]) + bytes
  }

  private static func sequence(_ content: Bytes) -> Bytes {
    [0x30, UInt8(content.count)] + content
  }
}
