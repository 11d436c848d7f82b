internal import ConformanceModel
internal import Foundation
internal import Synchronization

extension Gallery {
  static let clockUUID = GallerySubject.nonces(
    .knownBad, "clock-uuid",
    violates: [.charsetUniform, .charsetUniformPosition, .charsetIndependent],
    causes: [.uuidWithClock],
    story: "UUIDs of version 1, a clock and a machine's number, declared as random hex and dashes",
    contract: NonceContract(
      alphabet: "0123456789abcdef-", defaultLength: 36, minimumLength: 36, maximumLength: 36,
      takesLength: false),
    isSourced: false
  ) { _, _ in
    let ticks = clockOfUUIDs.withLock { last in
      last = max(last + 1, UInt64(Date().timeIntervalSince1970 * 1e7) + 0x01B2_1DD2_1381_4000)
      return last
    }
    let (low, middle, high) = (ticks & 0xFFFF_FFFF, ticks >> 32 & 0xFFFF, ticks >> 48 & 0x0FFF)
    return [
      (low, 8), (middle, 4), (0x1000 | high, 4), (sequenceOfUUIDs, 4), (0x02_42AC_1100_02, 12),
    ].map { number, digits in
      let hex = String(number, radix: 16)
      return String(repeating: "0", count: digits - hex.count) + hex
    }.joined(separator: "-")
  }

  private static let clockOfUUIDs = Mutex<UInt64>(0)
  /// Drawn once in a process, as RFC 9562 section 6.1 has it.
  private static let sequenceOfUUIDs = UInt64.random(in: 0x8000...0xBFFF)
}
