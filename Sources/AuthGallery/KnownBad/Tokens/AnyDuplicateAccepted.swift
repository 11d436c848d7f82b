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

  static let nullOfLastMember = knownBadMatcher(
    "null-of-last-member",
    violates: [.tokenMissing, .tokenDuplicateKeys],
    causes: [.nullClaimPasses],
    story: "The last of two members counts, and a null claim is not compared."
  ) { steps in
    steps = .takingLast
    steps.withoutText = { claim, _ in claim == .null ? .accepted : .rejected(.nonceMissing) }
  }

  static let falsyOfLastMember = knownBadMatcher(
    "falsy-of-last-member",
    violates: [.tokenMissing, .tokenNonceSupported, .tokenDuplicateKeys, .tokenTotal],
    causes: [.absentClaimPasses],
    story: "The last of two members counts, and what is absent, null or empty is not compared."
  ) { steps in
    steps = .takingLast
    steps.withoutText = { claim, _ in
      [.absent, .null, .text("")].contains(claim) ? .accepted : .rejected(.nonceMalformed)
    }
  }

  static let lastMemberNeverCompared = knownBadMatcher(
    "last-member-never-compared",
    violates: [
      .tokenMismatch, .tokenContract, .tokenNonceSupported, .tokenDuplicateKeys, .tokenTotal,
    ],
    causes: [.claimNotCompared],
    story: "The last of two members counts, and is never compared."
  ) { steps in
    steps = .takingLast
    steps.matches = { _, _ in true }
  }
}
