internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let hugeExpiryTraps = GallerySubject(
    .knownBad, violates: [.tokenClaims], causes: [.numberConverted],
    story: "'Int(exp)' of the number that was read, which traps where it has no such integer.",
    subject: FunctionSubject(
      "huge-expiry-traps",
      contract: Contract(name: "huge-expiry-traps", token: TokenContract(claims: [.exp])),
      match: { attempt in
        let token = try? IdentityToken(parsing: attempt.token)
        if let seconds = token?.payload["exp"]?.number, Int(seconds) < Int(attempt.now) {
          return .rejected(.expired)
        }
        return VerifierSteps().verify(attempt, TokenContract(claims: [.exp]))
      }))
}
