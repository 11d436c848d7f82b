internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerPrefix = knownBadVerifier(
    "issuer-prefix",
    violates: [.tokenClaims],
    causes: [.issuerLenient],
    story: "The issuer need only begin with the right one."
  ) { steps in
    steps.issuer = { value, contract in
      guard case .string(let text)? = value else { return false }
      return text.hasPrefix(contract.issuer)
    }
  }
}
