internal import Foundation

/// As much of the Distinguished Encoding Rules (ITU-T X.690) as keys and signatures of P-256 need.
enum DER {
  /// id-ecPublicKey with prime256v1 (RFC 5480 section 2.1.1).
  private static let algorithm: [UInt8] = [
    0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
    0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]
  /// What is in front of 4 and both coordinates.
  static let publicHead: [UInt8] = [0x30, 0x59] + algorithm + [0x03, 0x42, 0x00]
  /// What is in front of a private number (RFC 5208 section 5, RFC 5915 section 3).
  static let privateHead: [UInt8] =
    [0x30, 0x81, 0x87, 0x02, 0x01, 0x00] + algorithm
    + [0x04, 0x6D, 0x30, 0x6B, 0x02, 0x01, 0x01, 0x04, 0x20]
  /// What is between it and its public key.
  static let privateMiddle: [UInt8] = [0xA1, 0x44, 0x03, 0x42, 0x00]

  /// The private number of a key, with or without what says that it is one of P-256.
  static func privateNumber(_ bytes: [UInt8]) -> [UInt8]? {
    guard let (tag, body, rest) = element(bytes[...]), tag == 0x30, rest.isEmpty else { return nil }
    var parts = body
    while let (tag, inside, rest) = element(parts) {
      // Only the key itself is 32 bytes long; the one that is wrapped lies inside.
      if tag == 0x04 { return inside.count == 32 ? Array(inside) : privateNumber(Array(inside)) }
      if tag == 0x30, Array(inside) != Array(algorithm[2...]) { return nil }
      parts = rest
    }
    return nil
  }

  /// Two numbers of 32 bytes each.
  static func numbers(_ bytes: [UInt8]) -> [UInt8]? {
    guard let (tag, body, rest) = element(bytes[...]), tag == 0x30, rest.isEmpty,
      let (first, r, after) = element(body), let (second, s, end) = element(after), first == 0x02,
      second == 0x02, end.isEmpty, let left = fixed(r), let right = fixed(s)
    else { return nil }
    return left + right
  }

  static func sequence(_ body: [UInt8]) -> [UInt8] { [0x30, UInt8(body.count)] + body }

  /// A number without zeros in front, but for one that keeps it positive.
  static func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var body = Array(bytes.drop { $0 == 0 })
    if body.first.map({ $0 >= 0x80 }) ?? true { body.insert(0, at: 0) }
    return [0x02, UInt8(body.count)] + body
  }

  private static func fixed(_ integer: ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = integer.first, first < 0x80 else { return nil }
    let body = integer.drop { $0 == 0 }
    return body.count > 32 ? nil : [UInt8](repeating: 0, count: 32 - body.count) + body
  }

  /// The first element, and what follows it.
  private static func element(
    _ bytes: ArraySlice<UInt8>
  ) -> (tag: UInt8, body: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard let tag = bytes.first, let short = bytes.dropFirst().first else { return nil }
    var rest = bytes.dropFirst(2)
    var length = Int(short)
    if short >= 0x80 {
      // Nothing here is longer than two bytes can say.
      let count = Int(short & 0x7F)
      guard (1...2).contains(count), rest.count >= count else { return nil }
      length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(count)
    }
    guard rest.count >= length else { return nil }
    return (tag, rest.prefix(length), rest.dropFirst(length))
  }
}

/// Bytes as text between two lines (RFC 7468).
enum PEM {
  static func bytes(_ text: String, _ labels: [String]) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for label in labels {
      guard let start = lines.firstIndex(of: "-----BEGIN \(label)-----"),
        let end = lines.firstIndex(of: "-----END \(label)-----"), start < end,
        let data = Data(base64Encoded: lines[(start + 1)..<end].joined())
      else { continue }
      return Array(data)
    }
    throw CryptoKitASN1Error.invalidPEMDocument
  }

  static func text(_ bytes: Data, _ label: String) -> String {
    let body = bytes.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----"
  }
}
