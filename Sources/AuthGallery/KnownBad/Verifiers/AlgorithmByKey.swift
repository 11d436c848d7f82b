internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let algorithmByKey = knownBadVerifier(
    "algorithm-by-key",
    violates: [.tokenSignature],
    causes: [.algorithmIgnored],
    story: "The header's algorithm is not looked at: the key's own is used, whatever stands there."
  ) { steps in
    steps.algorithm = { _ in "" }
    steps.isSigned = { signed in
      signed.named.contains { key in
        let algorithm = key.kty == "RSA" ? "RS256" : "ES256"
        return VerifierSteps.Signed(token: signed.token, algorithm: algorithm, keys: signed.keys)
          .isSigned(by: [key])
      }
    }
  }
}
