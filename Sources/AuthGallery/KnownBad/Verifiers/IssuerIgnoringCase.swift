internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerIgnoringCase = knownBadVerifier(
    "issuer-ignoring-case",
    violates: [.tokenClaims],
    causes: [.issuerLenient],
    story: "The issuer is compared without regard to case."
  ) { steps in
    steps.issuer = { value, contract in
      guard case .string(let text)? = value else { return false }
      return text.lowercased() == contract.issuer.lowercased()
    }
  }
}
