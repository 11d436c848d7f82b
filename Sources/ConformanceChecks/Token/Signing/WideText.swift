/// A text in UTF-16, which a JSON parser that guesses the encoding reads (RFC 4627 section 3).
///
/// Another text can be written in the same way, so that a payload in UTF-16 stays one when its
/// audience becomes another.
struct WideText {
  let text: String
  private let isBigEndian: Bool
  private let hasMark: Bool

  /// - Parameter bytes: Nil where they are not UTF-16 that begins as a JSON object does.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4, bytes.count.isMultiple(of: 2) else { return nil }
    hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let first = hasMark ? bytes.dropFirst(2) : bytes[...]
    let brace = UInt8(ascii: "{")
    if first.starts(with: [brace, 0]) {
      isBigEndian = false
    } else if first.starts(with: [0, brace]) {
      isBigEndian = true
    } else {
      return nil
    }
    let big = isBigEndian
    let units = stride(from: first.startIndex, to: first.endIndex, by: 2).map { place in
      let (one, other) = (UInt16(first[place]), UInt16(first[place + 1]))
      return big ? one << 8 | other : other << 8 | one
    }
    text = String(decoding: units, as: UTF16.self)
  }

  /// Another text, written as this one was.
  func bytes(of text: String) -> [UInt8] {
    let mark: [UInt16] = hasMark ? [0xFEFF] : []
    return (mark + Array(text.utf16)).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
