internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let expiryFromText = knownBadVerifier(
    "expiry-from-text",
    violates: [.tokenClaims],
    causes: [.timesConverted],
    story: "Times are converted from text where they are no numbers."
  ) { steps in
    steps.isExpired = { value, now, leeway in
      let text: String? = if case .string(let text)? = value { text } else { nil }
      return (value?.number ?? text.flatMap { Double($0) }).map { now >= $0 + leeway }
    }
  }
}
