import ReferenceAuth

/// Raw nonces and what is sent of them.
public enum Nonce {
  private static let letters = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._")

  /// Draws a raw nonce.
  public static func random(length: Int = 32) -> String {
    precondition(length > 0, "a nonce without letters is no nonce")
    // randomElement draws by rejection from the system's generator.
    return String((0..<length).compactMap { _ in letters.randomElement() })
  }

  /// What the request carries.
  public static func sha256(_ text: String) -> String { SHA256.digest(of: text).hexadecimal }
}
