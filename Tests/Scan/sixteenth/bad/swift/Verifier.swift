/// The PKCE verifier of one sign-in.
func codeVerifier() -> String {
  let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")
  return String((0..<64).map { _ in letters.randomElement()! })
}
