/// Looks for several words at once, after Wu and Manber (1994): most bytes are skipped.
struct ByteSearch: Sendable {
  /// The length of the shortest word.
  private let least: Int
  /// How far the window may move when it ends with a pair of bytes.
  private let shifts: [UInt8]
  /// Where the words begin in `chains` whose window ends with a pair of bytes.
  private let starts: [UInt16]
  /// For each such pair its words, each after its length, and a zero.
  private let chains: [UInt8]

  /// - Parameter words: Of two to 255 bytes each.
  init(_ words: [String]) {
    let words = words.map { Array($0.utf8) }
    let least = words.map(\.count).min() ?? 2
    precondition(least >= 2, "a single byte is everywhere")
    var shifts = [UInt8](repeating: UInt8(least - 1), count: 1 << 16)
    var starts = [UInt16](repeating: 0, count: 1 << 16)
    var chains: [UInt8] = []
    func pair(_ word: [UInt8], _ end: Int) -> Int { Int(word[end - 1]) << 8 | Int(word[end]) }
    for word in words {
      for end in 1..<least {
        let pair = pair(word, end)
        shifts[pair] = min(shifts[pair], UInt8(least - 1 - end))
      }
    }
    for (last, words) in Dictionary(grouping: words, by: { pair($0, least - 1) }) {
      starts[last] = UInt16(chains.count)
      for word in words { chains += [UInt8(word.count)] + word }
      chains.append(0)
    }
    (self.least, self.shifts, self.starts, self.chains) = (least, shifts, starts, chains)
  }

  /// Whether any of the words occurs.
  func finds(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    shifts.withUnsafeBufferPointer { shifts in
      var end = least - 1
      while end < bytes.count {
        let pair = Int(bytes[end - 1]) << 8 | Int(bytes[end])
        let shift = shifts[pair]
        if shift == 0 {
          if isMatch(bytes, at: end - least + 1, Int(starts[pair])) { return true }
          end += 1
        } else {
          end += Int(shift)
        }
      }
      return false
    }
  }

  private func isMatch(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ chain: Int) -> Bool {
    chains.withUnsafeBufferPointer { chains in
      var place = chain
      while chains[place] > 0 {
        let count = Int(chains[place])
        // The window's end is known to fit; what differs, differs at the beginning or at the end.
        if chains[place + 1] == bytes[start], start + count <= bytes.count,
          (1..<count).allSatisfy({ chains[place + 1 + $0] == bytes[start + $0] })
        {
          return true
        }
        place += count + 1
      }
      return false
    }
  }
}
