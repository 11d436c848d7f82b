internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  /// The small sibling of a 32-bit counter, which only messages of half a gigabyte show.
  static let length15Bits = GallerySubject.digests(
    .knownBad, "length-15-bits", violates: [.digestEveryLength, .digestVectors],
    causes: [.lengthInFewBits],
    story: "the length in bits is kept in a signed 16-bit number: wrong from 4 KiB on"
  ) { Hexadecimal.encode(hasherWithShortLength.digest($0)) }

  private static let hasherWithShortLength = PlainSHA256(pad: { message in
    PlainSHA256.padded(message, bits: UInt64(message.count) * 8 % 32_768)
  })

  static let length16Bits = GallerySubject.digests(
    .knownBad, "length-16-bits", violates: [.digestEveryLength], causes: [.lengthInFewBits],
    story: "the length in bits is kept in an unsigned 16-bit number: wrong from 8 KiB on"
  ) { Hexadecimal.encode(hasherWith16Bits.digest($0)) }

  private static let hasherWith16Bits = PlainSHA256(pad: { message in
    PlainSHA256.padded(message, bits: UInt64(message.count) * 8 % 65_536)
  })
}
