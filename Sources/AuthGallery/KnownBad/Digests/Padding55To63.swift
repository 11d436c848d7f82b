internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let padding55To63 = GallerySubject.digests(
    .knownBad, "padding-55-to-63", violates: WrongValue.violates, causes: [.digestPadding],
    story: "a second block is started from 55 bytes on, and the length written into the first"
  ) { Hexadecimal.encode(hasherWrongFrom55.digest($0)) }

  private static let hasherWrongFrom55 = PlainSHA256(pad: { message in
    var padded = PlainSHA256.padded(message) { $0 >= 55 }
    if message.count % 64 >= 55 { padded[padded.count - 9] ^= 1 }
    return padded
  })
}
