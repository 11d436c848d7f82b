internal import ConformanceModel
internal import PlainText

extension ClaimDiagnosis.OtherForm {
  /// Whether the mistake makes this claim of a raw nonce.
  func isClaim(_ claim: String, _ rawNonce: String) -> Bool {
    let digest = ClaimForms.digest(of: rawNonce)
    let hex = Hex.encode(digest)
    switch self {
    case .hexWithDashes, .hexWithColons:
      let sign = self == .hexWithDashes ? "-" : ":"
      return claim.lowercased() == digest.map { Hex.encode([$0]) }.joined(separator: sign)
    case .printedBytes: return Self.numbers(in: claim) == digest
    case .printedObject:
      let lowered = claim.lowercased().filter { $0 != " " }
      return ["sha256digest:\(hex)", "<\(hex)>", "{length=32,bytes=0x\(hex)}", "b'\(hex)'"]
        .contains(lowered)
    case .printedLength:
      return ["32 bytes", "\(rawNonce.utf8.count) bytes"].contains(claim)
        || claim.hasPrefix("[object ") || claim.hasPrefix("System.Byte[")
    case .base64URLOfHex:
      let text = ClaimForms.base64URL(Array(hex.utf8))
      return claim == text || claim == Self.standard(text)
    default: break
    }
    if let text = text(rawNonce) { return claim == text }
    return messages(rawNonce).contains { message in
      Self.isDigest(claim, ClaimForms.digest(ofBytes: message))
    } || hmacs(rawNonce).contains { Self.isDigest(claim, $0) }
  }

  /// What is hashed in place of the nonce.
  private func messages(_ rawNonce: String) -> [[UInt8]] {
    let bytes = Array(rawNonce.utf8)
    let big = rawNonce.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let little = rawNonce.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    switch self {
    case .digestWithReturn: return [bytes + [0x0D, 0x0A]]
    case .digestWithNul: return [bytes + [0]]
    case .digestOfQuoted: return [[0x22] + bytes + [0x22], [0x27] + bytes + [0x27]]
    case .digestInOtherCase:
      return [rawNonce.lowercased(), rawNonce.uppercased()].filter { $0 != rawNonce }
        .map { Array($0.utf8) }
    case .digestWithoutDashes:
      return rawNonce.contains("-") ? [bytes.filter { $0 != UInt8(ascii: "-") }] : []
    case .digestOfDecodedHex:
      return [Hex.decode(rawNonce.filter { $0 != "-" })].compactMap(\.self)
    case .digestOfDecodedBase64:
      let text = rawNonce.filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
      return [ClaimForms.bytes(ofBase64URL: String(text))].compactMap(\.self)
    case .digestOfEncoded:
      let text = ClaimForms.base64URL(bytes)
      let padded = Self.standard(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
      return [Hex.encode(bytes), text, padded].map { Array($0.utf8) }
    case .digestOfUTF16BigEndian: return [big]
    case .digestOfUTF16WithMark: return [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big]
    case .digestWithMark: return [[0xEF, 0xBB, 0xBF] + bytes]
    default: return []
    }
  }

  /// HMAC-SHA256 (RFC 2104) with the keys that can be known.
  private func hmacs(_ rawNonce: String) -> [[UInt8]] {
    guard self == .hmac else { return [] }
    let nonce = Array(rawNonce.utf8)
    let pairs: [(key: [UInt8], message: [UInt8])] = [([], nonce), (nonce, []), (nonce, nonce)]
    return pairs.map { key, message in
      var block = key.count > 64 ? ClaimForms.digest(ofBytes: key) : key
      block += [UInt8](repeating: 0, count: 64 - block.count)
      let inner = ClaimForms.digest(ofBytes: block.map { $0 ^ 0x36 } + message)
      return ClaimForms.digest(ofBytes: block.map { $0 ^ 0x5C } + inner)
    }
  }

  /// Whether a claim writes a digest in any usual text form.
  private static func isDigest(_ claim: String, _ digest: [UInt8]) -> Bool {
    DigestRendering.of(claim, bytes: digest, declared: .hex) != nil
  }

  /// The bytes of a printed list such as "[135, 153]", "135,153" or, signed, "{-121, -103}".
  private static func numbers(in text: String) -> [UInt8]? {
    let words = text.split { !$0.isNumber && $0 != "-" }
    guard text.allSatisfy({ "0123456789-,;[](){} ".contains($0) }) else { return nil }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, numbers.allSatisfy({ (-128...255).contains($0) }) else {
      return nil
    }
    return numbers.map { UInt8(truncatingIfNeeded: $0) }
  }

  /// The one claim that the mistake makes of a raw nonce; `nil` where it may make several.
  func text(_ rawNonce: String) -> String? {
    let digest = ClaimForms.digest(of: rawNonce)
    let hex = Hex.encode(digest)
    return switch self {
    case .upperCaseHex: hex.uppercased()
    case .base64: Self.standard(ClaimForms.base64URL(digest)) + "="
    case .paddedBase64URL: ClaimForms.base64URL(digest) + "="
    // 64 bytes leave one over, which base64 fills up with two signs.
    case .base64OfHex: Self.standard(ClaimForms.base64URL(Array(hex.utf8))) + "=="
    case .prefixedHex: "0x" + hex
    case .namedHex: "sha256:" + hex
    case .unpaddedHex: digest.map { String($0, radix: 16) }.joined()
    case .digestOfHex: ClaimForms.claim(.hex, of: hex)
    case .digestOfDigest: ClaimForms.hexDigest(ofBytes: digest)
    case .digestWithNewline: ClaimForms.claim(.hex, of: rawNonce + "\n")
    case .digestOfUTF16:
      ClaimForms.hexDigest(
        ofBytes: rawNonce.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    case .reversed: String(rawNonce.reversed())
    default: nil
    }
  }

  private static func standard(_ base64URL: String) -> String {
    String(base64URL.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
  }
}

extension ClaimDiagnosis.Alteration {
  /// How `claim` differs from `right`, if it is still recognisable.
  ///
  /// Bytes decide, not `==` on strings, for which canonically equivalent texts are the same.
  init?(of right: String, in claim: String) {
    let expected = Array(right.utf8), found = Array(claim.utf8)
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let trimmed = found.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    if trimmed.elementsEqual(expected) {
      self = .spaces
    } else if found.map(Self.lowered) == expected.map(Self.lowered) {
      self = .letterCase
    } else if found.starts(with: expected), found[expected.count] == 0 {
      self = .nul
    } else if Self.percentDecoded(found) == expected {
      self = .percentEncoded
    } else if !found.allSatisfy({ $0 < 0x80 }), Self.skeleton(claim) == Self.skeleton(right) {
      self = .lookAlike
    } else if expected.starts(with: found) {
      self = .beginning
    } else if expected.reversed().starts(with: found.reversed()) {
      self = .end
    } else if found.starts(with: expected) {
      self = .extended
    } else if found.reversed().starts(with: expected.reversed()) {
      self = .preceded
    } else if expected.count >= 8, claim.contains(right) {
      self = .contained
    } else if expected.count >= 16, found.count == expected.count,
      zip(found, expected).count(where: !=) <= 3
    {
      self = .fewLetters
    } else {
      return nil
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = Hex.decode(String(decoding: bytes[index + 1...index + 2], as: UTF8.self))
      {
        decoded += byte
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  /// What a reader sees (Unicode TR 39, section 4, for the letters of hex and base64url):
  /// invisible scalars and marks dropped, full-width and Cyrillic letters as Latin ones.
  private static func skeleton(_ text: String) -> [UInt32] {
    let cyrillic: [UInt32: UInt32] = [
      0x430: 0x61, 0x441: 0x63, 0x435: 0x65, 0x43E: 0x6F, 0x440: 0x70, 0x445: 0x78, 0x212A: 0x4B,
    ]
    return text.unicodeScalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark: nil
      default:
        (0xFF01...0xFF5E).contains(scalar.value)
          ? scalar.value - 0xFEE0 : cyrillic[scalar.value] ?? Self.base(of: scalar)
      }
    }
  }

  /// The letter under a composed letter's accent; others as they are.
  private static func base(of scalar: Unicode.Scalar) -> UInt32 {
    // Composed Latin-1 letters suffice: nonces are ASCII, and vectors add é at most.
    (0xE8...0xEB).contains(scalar.value) ? 0x65 : scalar.value
  }
}
