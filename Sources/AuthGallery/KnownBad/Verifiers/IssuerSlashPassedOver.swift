internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerSlashPassedOver = knownBadVerifier(
    "issuer-slash-passed-over",
    violates: [.tokenClaims],
    causes: [.issuerLenient],
    story: "The issuer is compared once a slash at its end is cut off."
  ) { steps in
    steps.issuer = { value, contract in
      guard case .string(let text)? = value else { return false }
      return (text.hasSuffix("/") ? String(text.dropLast()) : text) == contract.issuer
    }
  }
}
