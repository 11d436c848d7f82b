internal import ConformanceModel

// Contracts whose issuer or audience looks like what a vector takes for somebody else's.
extension GallerySubject {
  static let otherProvider = legalVerifier(
    "other-provider",
    story: "The vectors know the provider as another, and the app's name as part of theirs.",
    token: party("https://accounts.google.com", "com.example"))

  static let longerClient = legalVerifier(
    "longer-client", story: "The app's name begins with that of the vectors.",
    token: party("https://appleid.apple.com", "com.example.app.web"))

  static let clientOfDigits = legalVerifier(
    "client-of-digits", story: "The client id has no dots, and no upper case.",
    token: party("https://id.example.org/", "4711"))

  private static func party(_ issuer: String, _ audience: String) -> TokenContract {
    TokenContract(
      signatures: Set(SignatureAlgorithm.allCases), claims: Set(VerifiedClaim.allCases),
      issuer: issuer, audience: audience)
  }
}
