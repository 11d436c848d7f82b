internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  /// What a conversion of seconds to a date throws that has no such year.
  private struct NoSuchYear: Error {}

  static let hugeExpiryThrows = GallerySubject(
    .knownBad, violates: [.tokenClaims], causes: [.timesConverted],
    story: "exp is turned into a date, which throws for a year beyond 9999.",
    subject: FunctionSubject(
      "huge-expiry-throws",
      contract: Contract(name: "huge-expiry-throws", token: TokenContract(claims: [.exp])),
      match: { attempt in
        let token = try? IdentityToken(parsing: attempt.token)
        let seconds = token?.payload["exp"]?.number
        if let seconds, seconds.magnitude > 253_402_300_799 { throw NoSuchYear() }
        return VerifierSteps().verify(attempt, TokenContract(claims: [.exp]))
      }))
}
