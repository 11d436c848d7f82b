import ReferenceAuth

/// Writes tokens for tests; the signature is any non-empty text.
enum TokenText {
  static func of(
    payload: String, header: String = #"{"alg":"RS256","kid":"k"}"#, signature: [UInt8] = [1, 2]
  ) -> String {
    [Array(header.utf8), Array(payload.utf8), signature].map { Base64URL.encode($0) }
      .joined(separator: ".")
  }

  static func of(nonce: String) -> String {
    of(payload: #"{"iss":"https://appleid.apple.com","nonce":"\#(nonce)"}"#)
  }
}
