internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let algorithmByKey = knownBadVerifier(
    "algorithm-by-key",
    violates: [.tokenSignature],
    story: "The header's algorithm is not looked at: the key's own is used, whatever stands there."
  ) { steps in
    steps.algorithm = { token in
      token.header.string("kid").map { $0.contains("rs256") ? "RS256" : "ES256" }
    }
  }
}
