internal import ConformanceModel
internal import ConformanceStatistics
internal import ReferenceAuth

// The length in bits is kept in too few of them: wrong from 2 MiB or 16 MiB on. Right for whatever a
// sign-in hashes, and so for years.
extension Gallery {
  static let counter24Bits = counting(24, from: "2 MiB")
  static let counter27Bits = counting(27, from: "16 MiB")

  private static func counting(_ bits: UInt64, from: String) -> GallerySubject {
    GallerySubject(
      .knownBad, violates: [.digestLarge], causes: [.lengthInFewBits],
      story: "the length in bits is kept in \(bits) bits: wrong from \(from) on",
      subject: FunctionSubject(
        "length-\(bits)-bits",
        digest: { SHA256.digest(of: $0).hexadecimal },
        streamingDigest: { updates in
          var hasher = NarrowHasher(bits: bits)
          for update in updates { hasher.update(update) }
          return Hexadecimal.encode(hasher.finalize())
        }),
      // Smaller messages are hashed right.
      profile: .standard)
  }
}

/// SHA-256 of updates, with a length of few bits.
private struct NarrowHasher {
  private let mask: UInt64
  private var state = SHA2Constants.start256
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  init(bits: UInt64) { mask = 1 << bits - 1 }

  mutating func update(_ update: [UInt8]) {
    byteCount += UInt64(update.count)
    pending += update
    let whole = pending.count / 64 * 64
    pending.withUnsafeBytes {
      PlainSHA256.compress(UnsafeRawBufferPointer(rebasing: $0[..<whole]), into: &state)
    }
    pending.removeFirst(whole)
  }

  mutating func finalize() -> [UInt8] {
    let padded = PlainSHA256.padded(pending, bits: byteCount * 8 & mask)
    padded.withUnsafeBytes { PlainSHA256.compress($0, into: &state) }
    return state.flatMap(PlainSHA256.bigEndian)
  }
}
