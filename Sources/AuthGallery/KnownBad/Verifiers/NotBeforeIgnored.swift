internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let notBeforeIgnored = knownBadVerifier(
    "not-before-ignored",
    violates: [.tokenClaims],
    causes: [.notBeforeNotCompared],
    story: "nbf is not looked at."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      name == "nbf" ? false : honest(name, value, now, leeway)
    }
  }
}
