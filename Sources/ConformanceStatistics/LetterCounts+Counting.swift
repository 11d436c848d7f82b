extension LetterCounts {
  /// From this many nonces on, counting raw bytes first is cheaper than translating each.
  private static let rawCountingPays = 256

  /// Counts nonces of `positions` letters each that lie one after another in memory.
  ///
  /// Raw bytes are counted into rows of 256 and translated at the end, so that the loop has no
  /// table look-up. Neighbouring bytes go to different rows: no increment waits for the last.
  ///
  /// - Parameters:
  ///   - bytes: The nonces; an incomplete one at the end is ignored.
  ///   - stride: The distance from one nonce to the next, at least `positions`: one more where
  ///     each ends with a line feed.
  ///   - alphabet: What the bytes mean; must have `alphabetSize` letters.
  /// - Complexity: O(bytes), plus `positions` × 256 for 256 nonces or more.
  package mutating func count(
    _ bytes: UnsafeBufferPointer<UInt8>, stride: Int, alphabet: LetterAlphabet
  ) {
    precondition(alphabet.size == alphabetSize, "The alphabet's size is that of the counts.")
    precondition(stride >= positions, "A nonce does not overlap the next one.")
    guard let start = bytes.baseAddress, bytes.count >= positions else { return }
    let nonceCount = (bytes.count - positions) / stride + 1
    addNonces(nonceCount)
    if nonceCount < Self.rawCountingPays {
      countTranslated(start, nonces: nonceCount, stride: stride, alphabet: alphabet)
    } else {
      countRaw(start, nonces: nonceCount, stride: stride, alphabet: alphabet)
    }
  }

  /// Counts nonces of `positions` letters each that lie one after another in `bytes`.
  package mutating func count(_ bytes: [UInt8], alphabet: LetterAlphabet) {
    bytes.withUnsafeBufferPointer { count($0, stride: positions, alphabet: alphabet) }
  }

  private mutating func countTranslated(
    _ start: UnsafePointer<UInt8>, nonces: Int, stride: Int, alphabet: LetterAlphabet
  ) {
    let size = alphabetSize
    for nonce in 0..<nonces {
      let letters = start + nonce * stride
      for position in 0..<positions {
        let index = Int(alphabet.indices[Int(letters[position])])
        if index < size {
          cells[position * size + index] &+= 1
        } else {
          foreign[position] &+= 1
        }
      }
    }
  }

  private mutating func countRaw(
    _ start: UnsafePointer<UInt8>, nonces: Int, stride: Int, alphabet: LetterAlphabet
  ) {
    let positions = positions
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: positions * 256) { raw in
      raw.initialize(repeating: 0)
      let rows = raw.baseAddress!
      for nonce in 0..<nonces {
        let letters = start + nonce &* stride
        var position = 0
        var row = rows
        while position &+ 8 <= positions {
          let eight = UnsafeRawPointer(letters + position).loadUnaligned(as: UInt64.self)
          var word = UInt64(littleEndian: eight)
          for _ in 0..<8 {
            row[Int(truncatingIfNeeded: word & 0xFF)] &+= 1
            word &>>= 8
            row += 256
          }
          position &+= 8
        }
        while position < positions {
          row[Int(letters[position])] &+= 1
          row += 256
          position &+= 1
        }
      }
      addRaw(rows, alphabet: alphabet)
    }
  }

  private mutating func addRaw(_ rows: UnsafePointer<UInt32>, alphabet: LetterAlphabet) {
    for position in 0..<positions {
      let row = rows + position * 256
      var all = 0
      for byte in 0..<256 { all += Int(row[byte]) }
      var known = 0
      for (index, byte) in alphabet.bytes.enumerated() {
        cells[position * alphabetSize + index] &+= row[Int(byte)]
        known += Int(row[Int(byte)])
      }
      foreign[position] &+= UInt32(truncatingIfNeeded: all - known)
    }
  }
}
