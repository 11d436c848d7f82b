internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let refillUnchecked = GallerySubject.nonces(
    .knownBad, "refill-unchecked", violates: [.nonceRefillFailure], causes: [.refillUnchecked],
    story: "the first read of 16 bytes is checked, those that refill the buffer are not"
  ) { length, source in
    try LengthError.check(length)
    return refilled(length, first: try source.exactly(16)) { _ in
      (try? source.exactly(16)) ?? [UInt8](repeating: 0, count: 16)
    }
  }

  static let staleRefill = GallerySubject.nonces(
    .knownBad, "stale-refill", violates: [.nonceRefillFailure], causes: [.refillUnchecked],
    story: "where a read fails, the buffer of the read before it is used once more"
  ) { length, source in
    try LengthError.check(length)
    return refilled(length, first: try source.exactly(16)) { (try? source.exactly(16)) ?? $0 }
  }

  static let partialNonce = GallerySubject.nonces(
    .knownBad, "partial-nonce", violates: [.nonceRefillFailure], causes: [.partialNonce],
    story: "where a later read fails, the letters drawn so far are the nonce"
  ) { length, source in
    try LengthError.check(length)
    var nonce: [UInt8] = []
    while nonce.count < length {
      guard let bytes = try? source.exactly(16) else { break }
      for byte in bytes where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
    }
    if nonce.isEmpty { throw ByteSourceFailure() }
    return String(decoding: nonce, as: UTF8.self)
  }

  static let fallbackInTheMiddle = GallerySubject.nonces(
    .knownBad, "fallback-in-the-middle", violates: [.nonceRefillFailure],
    causes: [.refillUnchecked],
    story: "where a later read fails, the rest of the nonce comes from another generator"
  ) { length, source in
    try LengthError.check(length)
    return refilled(length, first: try source.exactly(16)) { _ in
      (try? source.exactly(16)) ?? (0..<16).map { _ in UInt8.random(in: 0...255) }
    }
  }

  /// Draws letters from a first buffer, then from the one that each is replaced by.
  private static func refilled(
    _ length: Int, first: [UInt8], refill: ([UInt8]) -> [UInt8]
  ) -> String {
    var buffer = first
    var nonce: [UInt8] = []
    while nonce.count < length {
      for byte in buffer where nonce.count < length && byte < 195 {
        nonce.append(LetterDraw.common[Int(byte) % 65])
      }
      buffer = refill(buffer)
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}
