internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let issuerWithoutScheme = knownBadVerifier(
    "issuer-without-scheme",
    violates: [.tokenClaims],
    causes: [.issuerLenient],
    story: "The issuer is compared without its scheme."
  ) { steps in
    steps.issuer = { value, contract in
      guard case .string(let text)? = value else { return false }
      let host: (String) -> Substring = { text in
        text.hasPrefix("https://") ? text.dropFirst(8) : text[...]
      }
      return host(text) == host(contract.issuer)
    }
  }
}
