import Testing

@testable import ReferenceAuth

/// Signatures whose verdicts another implementation has given.
@Suite struct ArithmeticTests {
  private static func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.count.isMultiple(of: 2) ? hex : "0" + hex
    let values = Array(digits.utf8).map { UInt8(Character(Unicode.Scalar($0)).hexDigitValue ?? 0) }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  @Test func `every ECDSA signature gets the verdict of another implementation`() throws {
    let rows = Self.rows(ArithmeticCases.ecdsa)
    #expect(rows.count == 114)
    #expect(rows.count { $0[4] == "valid" } == 71)
    for row in rows {
      let coordinates = Self.bytes(row[1])
      let key = try #require(
        P256PublicKey(x: Array(coordinates[..<32]), y: Array(coordinates[32...])), "\(row[0])")
      let digest = SHA256.digest(of: Self.bytes(row[2]))
      #expect(
        key.isValid(signature: Self.bytes(row[3]), digest: digest) == (row[4] == "valid"),
        "\(row[0])")
    }
  }

  @Test func `what is no point of the curve is no key`() {
    for row in Self.rows(ArithmeticCases.badPoints) {
      let coordinates = Self.bytes(row[1])
      #expect(
        P256PublicKey(x: Array(coordinates[..<32]), y: Array(coordinates[32...])) == nil,
        "\(row[0])")
    }
    #expect(P256PublicKey(x: [], y: []) == nil)
    #expect(
      P256PublicKey(x: [UInt8](repeating: 1, count: 33), y: [UInt8](repeating: 1, count: 31)) == nil
    )
  }

  @Test func `every RSA signature gets the verdict of another implementation`() throws {
    let rows = Self.rows(ArithmeticCases.rsa)
    #expect(rows.count == 78)
    #expect(rows.count { $0[5] == "valid" } == 5)
    var keys: [String: RSAPublicKey] = [:]
    for row in rows {
      let key = try #require(
        keys[row[1]] ?? RSAPublicKey(modulus: Self.bytes(row[1]), exponent: Self.bytes(row[2])))
      keys[row[1]] = key
      let digest = SHA256.digest(of: Self.bytes(row[3]))
      #expect(
        key.isValid(signature: Self.bytes(row[4]), digest: digest) == (row[5] == "valid"),
        "\(row[0])")
    }
  }

  @Test func `keys of the wrong size or with a useless exponent are no keys`() throws {
    let row = try #require(Self.rows(ArithmeticCases.rsa).first)
    let modulus = Self.bytes(row[1])
    #expect(RSAPublicKey(modulus: modulus, exponent: [1, 0, 1]) != nil)
    #expect(RSAPublicKey(modulus: [0] + modulus, exponent: [0, 1, 0, 1]) != nil)
    #expect(RSAPublicKey(modulus: Array(modulus[..<255]) + [1], exponent: [3]) != nil)
    let useless: [[UInt8]] = [[], [0], [1], [2], [1, 0, 0], [1, 0, 0, 0, 1]]
    for exponent in useless {
      #expect(RSAPublicKey(modulus: modulus, exponent: exponent) == nil, "\(exponent)")
    }
    #expect(RSAPublicKey(modulus: Array(modulus[..<128]), exponent: [3]) == nil)
    #expect(RSAPublicKey(modulus: Array(modulus[..<255]) + [0], exponent: [3]) == nil)
    #expect(RSAPublicKey(modulus: [], exponent: [3]) == nil)
    #expect(RSAPublicKey(modulus: [UInt8](repeating: 0xFF, count: 1_026), exponent: [3]) == nil)
  }

  @Test func `a base point multiplied by the order is infinity, and by one less its negative`() {
    let order = P256Point.order.modulus
    #expect(P256Point.baseMultiple(order).affineX == nil)
    #expect(P256Point.baseMultiple(.zero).affineX == nil)
    let one = UInt256(1, 0, 0, 0)
    let less = order.subtractingReportingBorrow(one).difference
    #expect(P256Point.baseMultiple(less).affineX == P256Point.baseMultiple(one).affineX)
  }

  @Test func `numbers come back from bytes, and inverses times numbers are one`() {
    let field = P256Point.field
    for limb: UInt64 in [1, 2, 0xFFFF_FFFF, .max, 0x8000_0000_0000_0000] {
      let number = UInt256(limb, ~limb, limb &* 3, limb >> 1)
      #expect(UInt256(bigEndian: number.bigEndianBytes[...]) == number)
      let entered = field.entered(number)
      #expect(field.left(entered) == number)
      #expect(field.product(entered, field.inverse(entered)) == field.one)
    }
    #expect(field.inverse(.zero) == .zero)
  }
}
