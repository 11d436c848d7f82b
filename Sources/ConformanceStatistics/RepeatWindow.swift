/// Finds nonces that had come before, in bounded memory.
///
/// Only fingerprints are kept, in two generations: when the younger one is full, it becomes the
/// older one, and what was the older one is forgotten. A nonce is so compared with the last
/// ``reach`` nonces or more, and at most twice as many; that takes at most 32 MiB.
///
/// A fingerprint is 64 bits, and its place in the table depends on other bits of the hash. So the
/// expected number of different nonces with equal fingerprints is ``comparisons`` · 2^-64.
package struct RepeatWindow: Sendable {
  /// How many nonces before it each nonce is compared with at least.
  package static let reach = 1 << 20
  /// Tables grow fourfold to this size, because a page never touched costs nothing.
  private static let mostSlotBits = 21

  /// The nonces seen.
  package private(set) var nonces = 0
  /// Those that had come before.
  package private(set) var repeats = 0
  /// How many fingerprints were compared.
  package private(set) var comparisons = 0
  /// The lines of the first few repeats.
  package private(set) var firstLines: [Int] = []

  private var younger: [UInt64] = []
  private var older: [UInt64] = []
  private var youngerCount = 0
  /// The upper half of each fingerprint's other word, to find its slot in a larger table; empty
  /// where the table is as large as can be.
  private var places: [UInt32] = []
  private var slotBits = 0

  /// How many fingerprints the table takes before it grows or gives way to the next generation.
  private var capacity: Int {
    slotBits == Self.mostSlotBits ? Self.reach : (1 << slotBits) / 8 * 5
  }

  package init() {}

  /// Adds nonces of one length that lie in memory.
  ///
  /// - Parameters:
  ///   - start: The first nonce.
  ///   - count: How many there are.
  ///   - length: The letters of each.
  ///   - stride: The distance from one to the next.
  ///   - line: The line of the first one; the others follow it.
  package mutating func add(
    _ start: UnsafePointer<UInt8>, count: Int, length: Int, stride: Int, line: Int
  ) {
    var done = 0
    while done < count {
      if younger.isEmpty {
        slotBits = 13
        younger = Array(repeating: 0, count: 1 << slotBits)
        places = Array(repeating: 0, count: 1 << slotBits)
      } else if youngerCount == Self.reach {
        (older, younger) = (younger, Array(repeating: 0, count: 1 << slotBits))
        youngerCount = 0
      } else if youngerCount == capacity {
        grow()
      }
      let batch = min(count - done, capacity - youngerCount)
      addToGeneration(
        start + done * stride, count: batch, length: length, stride: stride, line: line + done)
      done += batch
    }
    nonces += count
  }

  private mutating func addToGeneration(
    _ start: UnsafePointer<UInt8>, count: Int, length: Int, stride: Int, line: Int
  ) {
    var lines: [Int] = []
    withUnsafeTemporaryAllocation(of: Hashed.self, capacity: Self.blockNonces) { block in
      for first in Swift.stride(from: 0, to: count, by: Self.blockNonces) {
        let nonces = min(Self.blockNonces, count - first)
        for index in 0..<nonces {
          let hashed = Self.hash(start + (first &+ index) &* stride, length)
          block.initializeElement(at: index, to: hashed)
        }
        addBlock(UnsafeMutableBufferPointer(rebasing: block[..<nonces]), line + first, &lines)
      }
    }
    youngerCount += count
    repeats += lines.count
    firstLines += lines.prefix(max(0, 3 - firstLines.count))
  }

  /// Few enough for the first cache.
  private static let blockNonces = 64

  /// A nonce's fingerprint, and the word that decides its place.
  private struct Hashed {
    var fingerprint: UInt64
    var place: UInt64
    /// What stood in the nonce's slot before its block was added.
    var met: UInt64 = 0
  }

  private mutating func addBlock(
    _ block: UnsafeMutableBufferPointer<Hashed>, _ line: Int, _ lines: inout [Int]
  ) {
    let shift = UInt64(64 - slotBits)
    let mask = 1 << slotBits - 1
    var compared = 0
    younger.withUnsafeMutableBufferPointer { younger in
      // All slots are read before the first is judged, so that the reads wait together.
      for index in block.indices {
        block[index].met = younger[Int(truncatingIfNeeded: block[index].place &>> shift)]
      }
      for index in block.indices {
        let (fingerprint, place) = (block[index].fingerprint, block[index].place)
        let home = Int(truncatingIfNeeded: place &>> shift)
        if block[index].met == fingerprint {
          compared &+= 1
          lines.append(line + index)
          continue
        }
        let isOld =
          !older.isEmpty
          && older.withUnsafeBufferPointer {
            Self.find(fingerprint, from: home, in: $0.baseAddress!, mask, &compared) < 0
          }
        let slot = Self.find(fingerprint, from: home, in: younger.baseAddress!, mask, &compared)
        if slot >= 0 {
          younger[slot] = fingerprint
          if !places.isEmpty { places[slot] = UInt32(truncatingIfNeeded: place &>> 32) }
        }
        if isOld || slot < 0 { lines.append(line + index) }
      }
    }
    comparisons += compared
  }

  private mutating func grow() {
    let (fingerprints, upper) = (younger, places)
    slotBits += 2
    let mask = 1 << slotBits - 1
    younger = Array(repeating: 0, count: 1 << slotBits)
    places = slotBits == Self.mostSlotBits ? [] : Array(repeating: 0, count: 1 << slotBits)
    for (fingerprint, place) in zip(fingerprints, upper) where fingerprint != 0 {
      var slot = Int(place >> UInt32(32 - slotBits))
      while younger[slot] != 0 { slot = (slot + 1) & mask }
      younger[slot] = fingerprint
      if !places.isEmpty { places[slot] = place }
    }
  }

  /// Walks from `home` to a free slot.
  ///
  /// - Returns: The free slot, or -1 where the fingerprint was met before it.
  @inline(__always)
  private static func find(
    _ fingerprint: UInt64, from home: Int, in slots: UnsafePointer<UInt64>, _ mask: Int,
    _ compared: inout Int
  ) -> Int {
    var slot = home
    while slots[slot] != 0 {
      compared &+= 1
      if slots[slot] == fingerprint { return -1 }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  /// Two independent words of a nonce, by multiplication and folding as in wyhash (Wang Yi, 2019).
  ///
  /// - Returns: The fingerprint is never 0, which marks a free slot.
  @inline(__always)
  private static func hash(_ letters: UnsafePointer<UInt8>, _ length: Int) -> Hashed {
    // The fractional digits of π, so that nobody has to trust a choice.
    var first: UInt64 = 0x243F_6A88_85A3_08D3 ^ UInt64(truncatingIfNeeded: length)
    var second: UInt64 = 0x1319_8A2E_0370_7344
    var position = 0
    while position &+ 16 <= length {
      let word = UnsafeRawPointer(letters + position).loadUnaligned(as: UInt64.self)
      let next = UnsafeRawPointer(letters + position + 8).loadUnaligned(as: UInt64.self)
      first = fold(word ^ first, next ^ 0xA409_3822_299F_31D0)
      second = fold(next ^ second, word ^ 0x082E_FA98_EC4E_6C89)
      position &+= 16
    }
    while position < length {
      first = fold(first ^ UInt64(letters[position]), 0x4528_21E6_38D0_1377)
      second = fold(second ^ UInt64(letters[position]), 0xBE54_66CF_34E9_0C6D)
      position &+= 1
    }
    let fingerprint = fold(first ^ 0xC0AC_29B7_C97C_50DD, second ^ 0x3F84_D5B5_B547_0917)
    return Hashed(
      fingerprint: max(1, fingerprint), place: fold(second, first ^ 0x9216_D5D9_8979_FB1B))
  }

  @inline(__always)
  private static func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
