internal import ConformanceModel
internal import ReferenceAuth

// The right digest in hex that is not quite the contract's.
extension Gallery {
  static let capitalisedHex = GallerySubject.digests(
    .knownBad, "capitalised-hex", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "the text is capitalised as a name is: a first digit that is a letter is upper case"
  ) { message in
    let hex = SHA256.digest(of: message).hexadecimal
    return hex.prefix(1).uppercased() + hex.dropFirst()
  }

  static let numberHex = GallerySubject.digests(
    .knownBad, "number-hex", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "the digest is printed as one large number: its leading zeros are lost"
  ) { message in String(SHA256.digest(of: message).hexadecimal.drop { $0 == "0" }) }

  static let firstByteUnpadded = GallerySubject.digests(
    .knownBad, "first-byte-unpadded", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "the first byte is printed with `%x`, the others with `%02x`"
  ) { message in
    let bytes = SHA256.digest(of: message).bytes
    return String(bytes[0], radix: 16) + Hexadecimal.encode(Array(bytes.dropFirst()))
  }

  static let describedDigest = GallerySubject.digests(
    .knownBad, "described-digest", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "`\"\\(SHA256.hash(data: data))\"`: CryptoKit describes it as `SHA256 digest: …`"
  ) { "SHA256 digest: " + SHA256.digest(of: $0).hexadecimal }
}
