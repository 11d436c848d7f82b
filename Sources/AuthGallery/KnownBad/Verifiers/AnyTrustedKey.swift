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

  static let firstTrustedKey = knownBadVerifier(
    "first-trusted-key",
    violates: [.tokenSignature, .tokenKeyRotation],
    causes: [.keyNameIgnored],
    story: "kid is not looked at: the first key of an algorithm is taken."
  ) { steps in
    steps.isSigned = { signed in
      let first = signed.keys.keys.first { $0.alg == signed.algorithm }
      return signed.isSigned(by: first.map { [$0] } ?? [])
    }
  }
}
