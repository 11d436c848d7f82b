internal import ConformanceModel

extension GallerySubject {
  static let paddingTolerant = knownBadMatcher(
    "padding-tolerant",
    violates: [.tokenStructure],
    causes: [.lenientBase64],
    story: "Padding and the letters of standard base64 are accepted in a token."
  ) { steps in
    steps.read = { token in
      let letters = token.filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
      return TokenReading(String(letters))
    }
  }
}
