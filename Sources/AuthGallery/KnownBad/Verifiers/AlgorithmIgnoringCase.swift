internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let algorithmIgnoringCase = knownBadVerifier(
    "algorithm-ignoring-case",
    violates: [.tokenSignature],
    causes: [.headerChoosesAlgorithm],
    story: "The algorithm's name is compared without regard to case or spaces."
  ) { steps in
    steps.algorithm = { token in
      token.header.string("alg").map { name in
        String(name.uppercased().filter { !$0.isWhitespace })
      }
    }
  }
}
