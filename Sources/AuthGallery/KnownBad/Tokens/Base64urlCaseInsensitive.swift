internal import ConformanceModel

extension GallerySubject {
  static let base64urlCaseInsensitive = knownBadMatcher(
    "base64url-case-insensitive",
    violates: [.tokenMismatch],
    causes: [.caseNotCompared],
    story:
      "Base64url is compared in lower case, as if it were hex: letters differ by their case there.",
    token: TokenContract(nonceForm: .base64url)
  ) { steps in
    steps.expected = { MatchSteps.claim(.base64url, of: $0) }
    steps.matches = { claim, expected in
      claim.lowercased().utf8.elementsEqual(expected.lowercased().utf8)
    }
  }
}
