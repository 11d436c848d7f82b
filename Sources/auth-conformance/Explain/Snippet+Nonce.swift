extension Snippet {
  /// The snippets of the area `nonce`, by requirement.
  static let nonce: [String: Snippet] = [
    "nonce.length-exact": Snippet(
      wrong: #"""
        while remaining > 0 {
          for byte in randomBytes(16) { result.append(letter(byte)) }
          remaining -= 16
        }
        """#,
      right: #"""
        while result.count < length {
          result.append(try drawLetter())
        }
        """#),
    "nonce.length-default": Snippet(
      wrong: #"func nonce(length: Int = 16)  // documented: 32"#,
      right: #"func nonce(length: Int = 32)"#),
    "nonce.length-invalid": Snippet(
      wrong: #"guard length > 0 else { return "" }"#,
      right: #"guard length > 0 else { throw NonceError.invalidLength }"#),
    "nonce.alphabet-member": Snippet(
      wrong: #"Data(bytes).base64EncodedString()  // '+', '/', '='; declared: -_"#,
      right: #"String(bytes.map { letters[Int($0 & 63)] })  // 64 letters: even"#),
    "nonce.unique": Snippet(
      wrong: #"srand48(time(nil)); let byte = UInt8(drand48() * 256)"#,
      right: #"SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)"#),
    "nonce.unique-attempts": Snippet(
      wrong: #"final class Login { let nonce = randomNonce() }"#,
      right: #"func signIn() { let nonce = randomNonce(); start(nonce) }"#),
    "nonce.unique-processes": Snippet(
      wrong: #"var generator = SeededGenerator(seed: 42)"#,
      right: #"var generator = SystemRandomNumberGenerator()"#),
    "nonce.unique-threads": Snippet(
      wrong: #"static var buffer: [UInt8] = []  // shared, without a lock"#,
      right: #"static let buffer = Mutex<[UInt8]>([])"#),
    "nonce.strength": Snippet(
      wrong: #"randomNonce(length: 8)   // 65^8 < 2^49"#,
      right: #"randomNonce(length: 32)  // 65^32 > 2^192"#),
    "nonce.source-failure": Snippet(
      wrong: #"_ = SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)"#,
      right: #"""
        guard SecRandomCopyBytes(kSecRandomDefault, 32, &bytes)
          == errSecSuccess else { throw NonceError.noRandomness }
        """#),
    "nonce.secrecy": Snippet(
      wrong: #"print("signing in with nonce \(rawNonce)")"#,
      right: #"logger.debug("signing in")"#),
  ]
}
