/// Finds letters that come again: the same run of letters at two places of a sample.
///
/// A run of letters equals an earlier one with a chance of at most the product of 1/k over its own
/// letters, also where both overlap: given all letters before it, each letter equals the one it is
/// compared with by a chance of at most 1/k. Over all pairs of places the chances add up (union
/// bound), so that a run long enough to make the sum small is proof. How long that is depends on
/// how many pairs are compared: fewer letters are enough within a nonce, and from one to the next.
package struct OverlapScan: Sendable {
  /// A run of letters that came again.
  package struct Overlap: Sendable, Equatable {
    package let first: Place
    package let second: Place
    /// The letters in a row that are the same.
    package let length: Int
    /// The nonces in which such a run begins, counted among the later ones of each pair.
    package internal(set) var nonces: Int
  }

  /// A letter of a sample.
  package struct Place: Sendable, Hashable {
    package let nonce: Int
    package let position: Int
  }

  /// The letters in a row that are proof; `nil` where a nonce has not enough.
  package struct Reach: Sendable, Equatable {
    /// Within one nonce.
    package let within: Int?
    /// From one nonce to the next.
    package let next: Int?
    /// Between any two nonces.
    package let anywhere: Int?

    /// Whether no nonce has enough letters for any proof.
    package var isNone: Bool { within == nil && next == nil && anywhere == nil }
  }

  /// -log2 of the largest chance of a letter, for each position.
  package let bits: [Double]
  /// The nonces of the sample.
  package let count: Int
  /// How long a run must be.
  package let reach: Reach

  /// The bounds of the three searches add up to less than 1e-12.
  private static let bitsAnywhere = 40.0
  private static let bitsNearby = 45.0

  /// - Parameters:
  ///   - bits: -log2 of the largest chance of a letter at each position.
  ///   - count: The nonces of the sample.
  package init(bits: [Double], count: Int) {
    self.bits = bits
    self.count = count
    func needed(_ spare: Double, pairs: (Double) -> Double) -> Int? {
      guard !bits.isEmpty else { return nil }
      return (1...bits.count).first { run in
        let starts = bits.count - run + 1
        let least = (0..<starts).map { bits[$0..<$0 + run].reduce(0, +) }.min() ?? 0
        let compared = pairs(Double(starts))
        return compared > 0 && least >= naturalLogarithm(compared) / naturalLogarithm(2) + spare
      }
    }
    let nonces = Double(count)
    reach = Reach(
      within: needed(Self.bitsNearby) { nonces * $0 * ($0 - 1) / 2 },
      next: needed(Self.bitsNearby) { (nonces - 1) * $0 * $0 },
      anywhere: needed(Self.bitsAnywhere) { nonces * $0 * (nonces * $0 - 1) / 2 })
  }

  /// Searches nonces that lie one after another.
  ///
  /// - Parameter letters: ``count`` nonces, each with as many letters as ``bits``.
  /// - Returns: The first run that came again, within a nonce if there is one; else in successive
  ///   nonces, else anywhere.
  /// - Complexity: O(n · length²) for n nonces, and memory for their letters.
  package func firstOverlap(in letters: [UInt8]) -> Overlap? {
    nearby(letters, reach.within, after: 0) ?? nearby(letters, reach.next, after: 1)
      ?? reach.anywhere.flatMap { anywhere(letters, run: $0) }
  }

  /// Compares each nonce with itself or with the next, at every distance.
  private func nearby(_ letters: [UInt8], _ run: Int?, after next: Int) -> Overlap? {
    guard let run else { return nil }
    let length = bits.count
    var found: Overlap?
    letters.withUnsafeBufferPointer { letters in
      let start = letters.baseAddress!
      for nonce in 0..<max(0, count - next) {
        let own = start + nonce * length
        let other = own + next * length
        // The distance from a letter to the one it is compared with; below 0 in the next nonce only.
        let distances = next == 0 ? 1..<length : (1 - length)..<length
        var longest = (run: run - 1, end: 0, distance: 0)
        for distance in distances {
          var same = 0
          for position in max(0, -distance)..<min(length, length - distance) {
            same = own[position] == other[position &+ distance] ? same &+ 1 : 0
            if same > longest.run { longest = (same, position + 1, distance) }
          }
        }
        guard longest.run >= run else { continue }
        let position = longest.end - longest.run
        let overlap = Overlap(
          first: Place(nonce: nonce, position: position),
          second: Place(nonce: nonce + next, position: position + longest.distance),
          length: longest.run, nonces: 0)
        found = found ?? overlap
        found?.nonces += 1
      }
    }
    return found
  }

  /// Compares every run of letters with all before it, by a table of their hashes.
  private func anywhere(_ letters: [UInt8], run: Int) -> Overlap? {
    let length = bits.count
    let starts = length - run + 1
    var slotBits = 8
    while 1 << slotBits < 2 * count * starts { slotBits += 1 }
    let mask = 1 << slotBits - 1
    // An odd number from the fractional digits of π, so that nobody has to trust a choice.
    let factor: UInt64 = 0x243F_6A88_85A3_08D3
    let leading = (0..<run).reduce(UInt64(1)) { power, _ in power &* factor }
    var slots = [UInt32](repeating: 0, count: 1 << slotBits)
    var found: Overlap?
    letters.withUnsafeBufferPointer { letters in
      slots.withUnsafeMutableBufferPointer { slots in
        for nonce in 0..<count {
          var hash: UInt64 = 0
          var isFound = false
          for end in 0..<length {
            let place = nonce &* length &+ end
            hash = hash &* factor &+ UInt64(letters[place]) &+ 1
            guard end >= run - 1 else { continue }
            if end >= run { hash &-= leading &* (UInt64(letters[place &- run]) &+ 1) }
            let start = place &- run &+ 1
            // The high half of a product depends on all bits of the hash.
            var slot = Int((hash &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - slotBits))
            while slots[slot] != 0 {
              let earlier = Int(slots[slot]) &- 1
              if Self.areSame(letters, earlier, start, run) { break }
              slot = (slot &+ 1) & mask
            }
            guard slots[slot] != 0 else {
              slots[slot] = UInt32(truncatingIfNeeded: start &+ 1)
              continue
            }
            if found == nil {
              found = overlap(letters, Int(slots[slot]) - 1, start, run)
            }
            if !isFound { found?.nonces += 1 }
            isFound = true
          }
        }
      }
    }
    return found
  }

  private static func areSame(
    _ letters: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ run: Int
  ) -> Bool {
    for index in 0..<run where letters[first &+ index] != letters[second &+ index] { return false }
    return true
  }

  /// A run of which the first letters are known to be the same, as far as it goes.
  private func overlap(
    _ letters: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ run: Int
  ) -> Overlap {
    let length = bits.count
    var same = run
    while first % length + same < length, second % length + same < length,
      letters[first + same] == letters[second + same]
    { same += 1 }
    return Overlap(
      first: Place(nonce: first / length, position: first % length),
      second: Place(nonce: second / length, position: second % length), length: same, nonces: 0)
  }
}
