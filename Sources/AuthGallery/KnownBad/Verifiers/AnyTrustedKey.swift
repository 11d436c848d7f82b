internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let anyTrustedKey = knownBadVerifier(
    "any-trusted-key",
    violates: [.tokenSignature],
    causes: [.keyNameIgnored],
    story: "kid is not looked at: every trusted key is tried, a retired one's name included."
  ) { steps in
    steps.isSigned = { signed in signed.isSigned(by: signed.keys.keys) }
  }
}
