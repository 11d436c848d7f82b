internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let unknownKeyFallsBack = knownBadVerifier(
    "unknown-key-falls-back",
    violates: [.tokenSignature],
    causes: [.keyNameIgnored],
    story: "Where no key has the header's kid, the first one that fits will do."
  ) { steps in
    steps.isSigned = { signed in
      let named = signed.named
      return signed.isSigned(by: named.isEmpty ? signed.keys.keys : named)
    }
  }
}
