/// Looks for several words at once, after Wu and Manber (1994): most bytes are skipped.
struct ByteSearch: Sendable {
  private let words: [[UInt8]]
  /// The length of the shortest word.
  private let least: Int
  /// How far the window may move when it ends with a pair of bytes.
  private let shifts: [UInt8]

  /// - Parameter words: Of at least two bytes each.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let least = min(self.words.map(\.count).min() ?? 3, 255)
    precondition(least >= 2, "a single byte is everywhere")
    var shifts = [UInt8](repeating: UInt8(least - 1), count: 1 << 16)
    for word in self.words {
      for end in 1..<least {
        let pair = Int(word[end - 1]) << 8 | Int(word[end])
        shifts[pair] = min(shifts[pair], UInt8(least - 1 - end))
      }
    }
    self.shifts = shifts
    self.least = least
  }

  /// Whether any of the words occurs.
  func finds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    shifts.withUnsafeBufferPointer { shifts in
      var end = least - 1
      while end < bytes.count {
        let shift = shifts[Int(bytes[end - 1]) << 8 | Int(bytes[end])]
        if shift == 0 {
          if isMatch(bytes, at: end - least + 1) { return true }
          end += 1
        } else {
          end += Int(shift)
        }
      }
      return false
    }
  }

  private func isMatch(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    words.contains { word in
      guard start + word.count <= bytes.count else { return false }
      for (offset, byte) in word.enumerated() where bytes[start + offset] != byte { return false }
      return true
    }
  }
}
