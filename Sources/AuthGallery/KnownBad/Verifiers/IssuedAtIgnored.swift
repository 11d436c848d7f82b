internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuedAtIgnored = knownBadVerifier(
    "issued-at-ignored",
    violates: [.tokenClaims],
    causes: [.issuedAtNotCompared],
    story: "An iat in the future is not refused, although the contract says so."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      name == "iat" ? false : honest(name, value, now, leeway)
    }
  }
}
