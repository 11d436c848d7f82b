internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that look at times, and not at what they are.
extension GallerySubject {
  static let issuedAtTrue = knownBadVerifier(
    "issued-at-true", violates: [.tokenClaims], causes: [.timesConverted],
    story: "true is a number, as in Python, and the second after 1970 began."
  ) { steps in
    let honest = steps.isEarly
    steps.isEarly = { name, value, now, leeway in
      if case .bool(let isTrue)? = value { return now < (isTrue ? 1 : 0) - leeway }
      return honest(name, value, now, leeway)
    }
  }
}
