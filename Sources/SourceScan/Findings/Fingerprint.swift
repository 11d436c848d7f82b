/// Tells a finding from others by its rule, its file and the text of its line.
struct Fingerprint {
  /// 16 hexadecimal digits.
  let text: String

  init(_ rule: ScanRule, _ path: String, _ line: String) {
    // FNV-1a (Fowler, Noll, Vo): short, and the same everywhere; nobody gains by a collision.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(rule.rawValue)\n\(path)\n\(line)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The lines of a text, without what indents them.
struct LineTexts {
  private let starts: [Int]
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
  }

  /// - Parameter line: From 1.
  func text(_ line: Int) -> String {
    guard line >= 1, line <= starts.count else { return "" }
    let start = starts[line - 1]
    var end = start
    while end < bytes.count, bytes[end] != 10, end - start < 1000 { end += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
