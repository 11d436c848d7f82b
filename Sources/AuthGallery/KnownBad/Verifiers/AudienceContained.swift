internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let audienceContained = knownBadVerifier(
    "audience-contained",
    violates: [.tokenClaims],
    causes: [.audienceLenient],
    story: "The audience need only be contained in what the token says."
  ) { steps in
    steps.audience = { value, contract in
      switch value {
      case .string(let text): text.contains(contract.audience)
      case .array(let values): values.contains(.string(contract.audience))
      default: false
      }
    }
  }
}
