internal import ConformanceModel

// Matchers that compare nearly all of a claim, or all of nearly every token's.
extension GallerySubject {
  static let skipsLetter20OfBase64url = knownBadMatcher(
    "skips-letter-20-of-base64url", violates: [.tokenMismatch], causes: [.lettersNotCompared],
    story: "A letter in the middle is left out, where the claim is base64url.",
    token: TokenContract(nonceForm: .base64url)
  ) { steps in
    steps.expected = { MatchSteps.claim(.base64url, of: $0) }
    steps.matches = { $0.isEqual(to: $1, butAt: 19) }
  }

  static let skippedForTransferred = knownBadMatcher(
    "skipped-for-transferred", violates: [.tokenMismatch, .tokenMissing],
    causes: [.claimNotCompared],
    story: "Whoever comes from another team's app has a `transfer_sub`, and no nonce is compared."
  ) { $0.beforeComparing = { $0["transfer_sub"] == .absent ? nil : .accepted } }

  static let skippedForRealUsers = knownBadMatcher(
    "skipped-for-real-users", violates: [.tokenMismatch, .tokenMissing],
    causes: [.claimNotCompared],
    story: "Where `real_user_status` is 2 the user is likely real, and the nonce is not compared."
  ) { $0.beforeComparing = { $0["real_user_status"] == .number("2") ? .accepted : nil } }

  static let absentForRelayed = knownBadMatcher(
    "absent-for-relayed", violates: [.tokenMissing], causes: [.absentClaimPasses],
    story: "A token with a relayed address needs no nonce; one that is there is compared."
  ) { steps in
    steps.beforeComparing = { reading in
      let isRelayed = [.bool(true), .text("true")].contains(reading["is_private_email"])
      return isRelayed && reading["nonce"] == .absent ? .accepted : nil
    }
  }

  static let comparedAsHexNumber = knownBadMatcher(
    "compared-as-hex-number", violates: [.tokenMismatch, .tokenContract],
    causes: [.comparedAsHexNumber],
    story: "Both are read as Python's int(text, 16) reads them, and the numbers are compared."
  ) { steps in
    steps.matches = { claim, expected in
      claim.significantHexDigits == expected.significantHexDigits
    }
  }

  static let namesTrimmed = knownBadMatcher(
    "names-trimmed", violates: [.tokenMissing], causes: [.namesIgnoringCase],
    story: "The names of members are trimmed when the payload is read."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .rejected(.nonceMissing), let rawNonce = attempt.rawNonce,
        !rawNonce.isEmpty, let reading = TokenReading(attempt.token),
        reading["nonce"] == .absent
      else { return verdict }
      return reading["nonce "] == .text(MatchSteps.claim(.hex, of: rawNonce)) ? .accepted : verdict
    }
  }
}

extension String {
  /// Whether both are the same but for one letter.
  fileprivate func isEqual(to other: String, butAt place: Int) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).enumerated().allSatisfy { $0 == place || $1.0 == $1.1 }
  }

  /// What int(text, 16) looks at.
  fileprivate var significantHexDigits: String? {
    var digits = filter { !$0.isWhitespace }.lowercased()[...]
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return String(digits.drop { $0 == "0" })
  }
}
