internal import ConformanceModel

/// Claims that are nearly right, in a form for which there are no vectors.
enum NearMisses {
  /// The vectors hold near misses of the hex and the raw form; these are those of base64url.
  ///
  /// - Parameters:
  ///   - writer: Writes the tokens.
  ///   - nonce: Gives a raw nonce for each name.
  static func base64URL(_ writer: TokenWriter, nonce: (String) -> String) -> [TokenCase] {
    claims(near: "").indices.map { index in
      let rawNonce = nonce("near-miss-\(index)-kX7-wPq.2mV_Zt9RbN4")
      let claim = claims(near: ClaimForms.claim(.base64url, of: rawNonce))[index]
      return TokenCase(
        id: "near-miss-\(index + 1)", comment: "\(claim.0) (base64url form)",
        attempt: MatchAttempt(
          token: writer.compact(nonce: claim.1), rawNonce: rawNonce, now: TokenText.clock),
        expected: .reject([.nonceMismatch, .nonceMalformed]))
    }
  }

  private static func claims(near claim: String) -> [(String, String)] {
    [
      ("first letter changed", (claim.first == "b" ? "c" : "b") + claim.dropFirst()),
      ("last letter changed", claim.dropLast() + (claim.last == "b" ? "c" : "b")),
      ("last letter missing", String(claim.dropLast())),
      ("first letter missing", String(claim.dropFirst())),
      ("first half", String(claim.prefix(claim.count / 2))),
      ("one letter more", claim + "0"),
      ("space in front", " " + claim), ("space behind", claim + " "),
      ("newline behind", claim + "\\n"), ("NUL behind", claim + "\\u0000"),
      (
        "other case",
        String(
          claim.map { $0.isLowercase ? Character($0.uppercased()) : Character($0.lowercased()) })
      ),
      ("zero-width space inside", claim.prefix(5) + "\u{200B}" + claim.dropFirst(5)),
      ("combining accent behind", claim + "\u{301}"),
    ]
  }
}
