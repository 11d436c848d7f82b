internal import ConformanceModel

/// Writes tokens for generated cases, shaped like those of the vector files.
enum TokenText {
  /// The present for generated tokens, the vectors' own, in seconds since 1970.
  static let clock = 1_718_000_060

  /// 64 bytes: as long as an ES256 signature, for subjects that look at none.
  static let signature = [UInt8](repeating: 0x5A, count: 64)

  /// The JSON text of a payload.
  ///
  /// - Parameters:
  ///   - nonce: The claim, which must need no escape; `nil` leaves it out.
  ///   - more: Further members as JSON text.
  ///   - omitted: A member that is left out; one of `more` is not.
  static func payload(
    nonce: String?, more: String? = nil, leavingOut omitted: String? = nil
  ) -> String {
    let members: [String?] = [
      #""iss":"https://appleid.apple.com""#, #""aud":"com.example.app""#, #""exp":4102444800"#,
      #""iat":1718000000"#, #""sub":"001234.56789abcdef0123456789abcdef01234.5678""#,
      nonce.map { "\"nonce\":\"\($0)\"" }, #""nonce_supported":true"#,
    ]
    let kept = members.compactMap(\.self).filter { member in
      omitted.map { !member.hasPrefix("\"\($0)\":") } ?? true
    }
    // What is added may stand in the place of the member that is left out.
    return "{" + (kept + [more].compactMap(\.self)).joined(separator: ",") + "}"
  }

  static let header = #"{"kid":"test-es256","alg":"ES256"}"#

  /// A token that nobody signed, where the signature is not looked at.
  static func compact(nonce: String?, more: String? = nil) -> String {
    compact(Array(payload(nonce: nonce, more: more).utf8))
  }

  /// A token of any parts that nobody signed.
  static func compact(
    _ payload: [UInt8], header: String = TokenText.header,
    signature: [UInt8] = TokenText.signature
  ) -> String {
    [Array(header.utf8), payload, signature].map(ClaimForms.base64URL).joined(separator: ".")
  }
}
