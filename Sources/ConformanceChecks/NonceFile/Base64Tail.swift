/// The end of base64 text of a whole number of bytes, RFC 4648 section 4.
///
/// 16 bytes are 22 letters, the last of which carries two bits and so is one of four; 32 bytes
/// are 43 letters, the last of which is one of sixteen. Padding may follow.
struct Base64Tail {
  /// The letters possible at the last positions.
  let letters: [String]

  /// - Parameters:
  ///   - lines: Nonces of one length.
  ///   - alphabet: The 64 letters in the order of their values.
  /// - Returns: Nothing unless lines end as encoded bytes do, with bits to spare.
  init?(_ lines: [ArraySlice<UInt8>], letters alphabet: [UInt8]) {
    guard let first = lines.first else { return nil }
    let equals = UInt8(ascii: "=")
    let padding = first.reversed().prefix { $0 == equals }.count
    let body = first.count - padding
    // Letters beyond groups of four: two carry 8 bits of 12, three carry 16 of 18.
    let step: Int
    switch body % 4 {
    case 2 where padding == 0 || padding == 2: step = 16
    case 3 where padding == 0 || padding == 1: step = 4
    default: return nil
    }
    let last = stride(from: 0, to: 64, by: step).map { alphabet[$0] }
    // One bad line must not spoil the guess.
    let fitting = lines.count { line in
      last.contains(line[line.startIndex + body - 1])
        && line[(line.startIndex + body)...].allSatisfy { $0 == equals }
    }
    guard lines.count - fitting <= lines.count / 64 else { return nil }
    letters =
      [String(decoding: last, as: UTF8.self)] + Array(repeating: "=", count: padding)
  }
}
