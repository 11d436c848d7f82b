internal import ConformanceModel

extension GallerySubject {
  static let rejectsStringBooleans = knownBadMatcher(
    "rejects-string-booleans",
    violates: [.tokenTolerant],
    causes: [.readsTooMuch],
    story: "`email_verified` must be a JSON Boolean; Apple also sends text."
  ) { steps in
    steps.beforeComparing = { reading in
      for name in ["email_verified", "is_private_email"] {
        if case .text = reading[name] { return .rejected(.malformedToken) }
      }
      return nil
    }
  }
}
