internal import ConformanceModel
internal import ReferenceAuth

// Verifiers that compare the claim with a digest that has lost zeros: only some right tokens are
// refused, and whatever those have in common is no mistake of its own.
extension GallerySubject {
  static let comparesPercentX = knownBadVerifier(
    "compares-percent-x", violates: unpaddedViolations, causes: [.unpaddedDigestExpected],
    story: "The claim is compared with the digest as `%x` writes it for each byte."
  ) { $0.nonce = comparing(with: AttemptNonce.unpaddedHex) }

  static let digestsAndComparesPercentX = GallerySubject(
    .knownBad, violates: unpaddedViolations.union([.digestTextForm]), causes: [.otherTextForm],
    story: "One function makes the digest that is sent and the one that is compared, with `%x`.",
    subject: FunctionSubject(
      "digests-and-compares-percent-x",
      contract: Contract(name: "digests-and-compares-percent-x", token: .everything),
      digest: AttemptNonce.unpaddedHex,
      match: { attempt in
        VerifierSteps { $0.nonce = comparing(with: AttemptNonce.unpaddedHex) }
          .verify(attempt, .everything)
      }))

  static let digestsAndComparesBase64url = GallerySubject(
    .knownBad, violates: unpaddedViolations.union([.digestTextForm]), causes: [.otherTextForm],
    story: "One function makes the digest that is sent and the one that is compared, in base64url.",
    subject: hashing("digests-and-compares-base64url", AttemptNonce.base64url))

  static let digestsAndComparesUTF16 = GallerySubject(
    .knownBad, violates: unpaddedViolations.union([.digestEveryLength, .digestUtf8]),
    causes: [.hashedAsUTF16],
    story: "One function makes the digest that is sent and the one that is compared, of UTF-16.",
    subject: hashing("digests-and-compares-utf16") { text in
      SHA256.digest(of: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).hexadecimal
    })

  static let comparesOwnBase64url = GallerySubject(
    .knownBad, violates: unpaddedViolations, causes: [.ownDigestExpected],
    story:
      "The digest is declared in base64url, and the claim in hex: both come from one function.",
    subject: hashing(
      "compares-own-base64url", form: .base64url, AttemptNonce.base64url))

  private static func hashing(
    _ name: String, form: DigestTextForm = .hex,
    _ digest: @escaping @Sendable (String) -> String
  ) -> FunctionSubject {
    FunctionSubject(
      name,
      contract: Contract(name: name, digest: DigestContract(textForm: form), token: .everything),
      digest: digest,
      match: { attempt in
        VerifierSteps { $0.nonce = comparing(with: digest) }.verify(attempt, .everything)
      })
  }

  private static let unpaddedViolations: Set<RequirementID> = [
    .tokenAccept, .tokenContract, .tokenNonceSupported, .tokenSignature, .tokenClaims,
    .tokenTolerant, .tokenSubject,
  ]

  private static func comparing(
    with digest: @escaping @Sendable (String) -> String
  ) -> @Sendable (IdentityToken, MatchAttempt) -> ConformanceModel.MatchVerdict? {
    { token, attempt in
      guard let rawNonce = attempt.rawNonce, !rawNonce.isEmpty,
        case .string(let claim)? = token.payload["nonce"], !claim.isEmpty
      else { return nil }
      return claim.utf8.elementsEqual(digest(rawNonce).utf8) ? .accepted : .rejected(.nonceMismatch)
    }
  }
}
