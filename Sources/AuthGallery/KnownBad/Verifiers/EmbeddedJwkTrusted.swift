internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let embeddedJwkTrusted = knownBadVerifier(
    "embedded-jwk-trusted",
    violates: [.tokenSignature],
    causes: [.embeddedKeyTrusted],
    story: "A key that the header brings along is believed."
  ) { steps in
    steps.isSigned = { signed in
      if let key = KeySet.Key(embedded: signed.token.header["jwk"]) {
        return signed.isSigned(by: [key])
      }
      return signed.isSigned(by: signed.named)
    }
  }
}
