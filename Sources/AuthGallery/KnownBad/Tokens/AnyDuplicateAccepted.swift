internal import ConformanceModel

extension GallerySubject {
  static let anyDuplicateAccepted = knownBadMatcher(
    "any-duplicate-accepted",
    violates: [.tokenDuplicateKeys],
    causes: [.anyDuplicateMatches],
    story: "One layer takes the first of two nonce members, another the last: either may match."
  ) { steps in
    let (first, last) = (MatchSteps.takingFirst, MatchSteps.takingLast)
    steps.judge = { attempt in
      let verdict = first.match(attempt)
      return verdict == .accepted ? verdict : last.match(attempt)
    }
  }

  static let duplicateAudienceUncompared = knownBadMatcher(
    "duplicate-audience-uncompared",
    violates: [.tokenClaims, .tokenDuplicateKeys],
    causes: [.audienceNotCompared],
    story: "The last of two members counts, and the audience is never looked at.",
    token: TokenContract(claims: [.aud])
  ) { $0 = .takingLast }
}
