internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let upperCaseHex = GallerySubject.digests(
    .knownBad, "uppercase-hex", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "`%02X`: the right digits in upper case, compared with lower case"
  ) { SHA256.digest(of: $0).hexadecimal.uppercased() }
}
