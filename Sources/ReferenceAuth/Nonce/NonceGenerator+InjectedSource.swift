extension NonceGenerator {
  /// Draws one nonce straight from a given source, one byte per candidate letter.
  ///
  /// Nothing is buffered, so the map from source to letters can be watched: byte b becomes the
  /// letter b mod n when b lies below the largest multiple of n up to 256, and is refused
  /// otherwise. Every letter has exactly ⌊256 / n⌋ bytes. For 2 to 92 letters, fewer than a third
  /// of all bytes are refused.
  ///
  /// - Parameters:
  ///   - length: Letters in the nonce, 1…65,536.
  ///   - source: Asked for one byte at a time; must overwrite it or throw.
  /// - Returns: A string of exactly that many letters of the alphabet.
  /// - Throws: `NonceError.invalidLength`; `.sourceStuck` after 128 refused bytes in a row; and
  ///   whatever the source throws. Never a partial nonce.
  public func nonce(
    length: Int = defaultLength, from source: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws -> String {
    try Self.check(length)
    return try String(unsafeUninitializedCapacity: length) { text in
      for index in 0..<length {
        text[index] = try letter(from: source)
      }
      return length
    }
  }

  private func letter(
    from source: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws -> UInt8 {
    let acceptedBytes = 256 - 256 % alphabet.count
    for _ in 0..<Self.refusedBytesInARow {
      var byte: UInt8 = 0
      try withUnsafeMutableBytes(of: &byte, source)
      if byte < acceptedBytes { return alphabet.letters[Int(byte) % alphabet.count] }
    }
    throw NonceError.sourceStuck
  }
}
