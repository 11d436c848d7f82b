internal import ConformanceModel
internal import ReferenceAuth

// What is remembered as used is the nonce and something else of the token.
extension GallerySubject {
  static let remembersSubjectToo = remembering(
    "remembers-subject-too", "the subject", token: TokenContract()
  ) { "\(String(describing: $1.payload["sub"]))" }

  static let remembersIssueToo = remembering(
    "remembers-issue-too", "the time of issue"
  ) { "\(String(describing: $1.payload["iat"]))" }

  static let remembersAuthenticationToo = remembering(
    "remembers-authentication-too", "the time of authentication"
  ) { "\(String(describing: $1.payload["auth_time"]))" }

  static let remembersEmailToo = remembering(
    "remembers-email-too", "the email address", token: TokenContract()
  ) { "\(String(describing: $1.payload["email"]))" }

  static let remembersKeyToo = remembering(
    "remembers-key-too", "the key's name",
    token: TokenContract(signatures: [.es256], claims: Set(VerifiedClaim.allCases))
  ) { $1.header.string("kid") ?? "" }

  static let remembersAlgorithmToo = remembering(
    "remembers-algorithm-too", "the algorithm"
  ) { $1.header.string("alg") ?? "" }

  static let remembersCodeToo = remembering(
    "remembers-code-too", "the authorization code",
    token: TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      verifiesCodeHash: true)
  ) { attempt, _ in attempt.authorizationCode ?? "" }

  static let remembersAudienceToo = remembering(
    "remembers-audience-too", "the audience, which nobody else verifies", token: TokenContract()
  ) { "\(String(describing: $1.payload["aud"]))" }

  static let remembersAudiencesToo = remembering(
    "remembers-audiences-too", "all audiences", token: .everything(.accepted)
  ) { "\(String(describing: $1.payload["aud"]))" }

  static let remembersPartyToo = remembering(
    "remembers-party-too", "the authorized party", token: .everything(.authorizedParty)
  ) { "\(String(describing: $1.payload["azp"]))" }

  static let remembersSupportToo = remembering(
    "remembers-support-too", "the value of nonce_supported"
  ) { "\(String(describing: $1.payload["nonce_supported"]))" }

  static let remembersVerificationToo = remembering(
    "remembers-verification-too", "the value of email_verified", token: TokenContract()
  ) { "\(String(describing: $1.payload["email_verified"]))" }

  static let unsupportedNotUsedUp = knownBadVerifier(
    "unsupported-not-used-up", violates: [.tokenReplay], causes: [.nonceStaysPending],
    story: "A nonce is used up only by a token whose nonce_supported is true."
  ) { _ in }.marking(until: { _, token, _ in
    token.payload["nonce_supported"] == .bool(true) ? .infinity : 0
  })

  private static func remembering(
    _ name: String, _ what: String, token: TokenContract = .everything,
    _ mark: @escaping MarkingSubject.Mark
  ) -> GallerySubject {
    knownBadVerifier(
      name, violates: [.tokenReplay], causes: [.tokenRemembered],
      story: "The nonce is remembered as used together with \(what) of its token.", token: token
    ) { _ in }.marking(mark)
  }
}

// How long a used nonce is remembered.
extension GallerySubject {
  static let forgetsAfterFiveMinutes = forgetting(
    "forgets-after-five-minutes",
    "Used nonces lie in a cache for 5 minutes, and tokens last longer."
  ) { attempt, _, _ in Double(attempt.now + 300) }

  static let forgetsAfterTwelveHours = forgetting(
    "forgets-after-twelve-hours", "Used nonces lie in a cache for 12 hours, and tokens last longer."
  ) { attempt, _, _ in Double(attempt.now + 43_200) }

  static let forgetsBeforeLeeway = forgetting(
    "forgets-before-leeway",
    "A used nonce is forgotten when its token expires, which is accepted for a minute more."
  ) { _, token, _ in token.payload["exp"]?.number ?? .infinity }

  private static func forgetting(
    _ name: String, _ story: String, _ end: @escaping MarkingSubject.End
  ) -> GallerySubject {
    knownBadVerifier(
      name, violates: [.tokenReplay], causes: [.forgottenBeforeExpiry], story: story,
      token: .minuteOfLeeway
    ) { _ in }.marking(until: end)
  }
}

// What the contract does not say.
extension GallerySubject {
  static let memoryUndeclared = knownBadVerifier(
    "memory-undeclared", violates: [.tokenSignature], causes: [.memoryUndeclared],
    story: "Nonces are used up, and the contract does not say so."
  ) { _ in }.marking(declares: false, shownFrom: .standard)
}
