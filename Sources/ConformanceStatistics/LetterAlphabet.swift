/// The letters that a nonce may use, in the order in which a generator indexes them.
package struct LetterAlphabet: Sendable, Equatable {
  /// The letters as bytes, 2 to 256 different ones.
  package let bytes: [UInt8]
  /// For each of the 256 bytes its index, or 255 for a byte that is no letter.
  ///
  /// An alphabet of 256 letters has no foreign bytes, so 255 stays unambiguous.
  let indices: [UInt8]

  /// Makes an alphabet of the given letters.
  ///
  /// - Returns: Nothing unless there are 2 to 256 letters and all differ.
  package init?(bytes: [UInt8]) {
    guard bytes.count >= 2 && bytes.count <= 256 else { return nil }
    var indices = [UInt8](repeating: 255, count: 256)
    var seen = [Bool](repeating: false, count: 256)
    for (index, byte) in bytes.enumerated() {
      guard !seen[Int(byte)] else { return nil }
      seen[Int(byte)] = true
      indices[Int(byte)] = UInt8(truncatingIfNeeded: index)
    }
    self.bytes = bytes
    self.indices = indices
  }

  /// Makes an alphabet of the UTF-8 bytes of `letters`; nothing if one occurs twice.
  package init?(_ letters: String) {
    self.init(bytes: Array(letters.utf8))
  }

  /// The number of letters.
  package var size: Int { bytes.count }

  /// -log2 of a chance.
  package static func bits(chance: Double) -> Double {
    -naturalLogarithm(chance) / naturalLogarithm(2)
  }

  /// The letter at `index`, as it is printed: visible ASCII as itself, other bytes in hexadecimal.
  package func name(of index: Int) -> String {
    let byte = bytes[index]
    if byte > 0x20 && byte < 0x7F { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
  }

  /// The letter at `index` with its place: "W (letter 32)", counted from 0.
  package func fullName(of index: Int) -> String {
    "\(name(of: index)) (letter \(index))"
  }

  /// The index of a letter; nothing for a foreign byte.
  package func index(of byte: UInt8) -> Int? {
    let index = Int(indices[Int(byte)])
    return index < size && bytes[index] == byte ? index : nil
  }
}
