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

  /// Claims in which a single letter is another one, at each place in turn: of a comparison that
  /// leaves out one place, or stops anywhere before the end, a few samples show nothing.
  ///
  /// - Parameters:
  ///   - writer: Writes the tokens.
  ///   - nonce: Gives a raw nonce for each name.
  static func letters(_ writer: TokenWriter, nonce: (String) -> String) -> [TokenCase] {
    // Names of one length, so that raw nonces have one as well.
    func drawn(_ place: Int) -> String { nonce("letter-\(100 + place)-kX7-wPq.2mV_Zt9RbN4") }
    return writer.claim(of: drawn(1)).utf8.indices.enumerated().map { place, _ in
      let rawNonce = drawn(place + 1)
      var letters = Array(writer.claim(of: rawNonce))
      // Digits have no case, and at the end of base64url they leave no bits unused.
      letters[place] = letters[place] == "4" ? "0" : "4"
      return TokenCase(
        id: "letter-\(place + 1)", comment: "letter \(place + 1) of the claim is another one",
        attempt: MatchAttempt(
          token: writer.compact(nonce: String(letters)), rawNonce: rawNonce, now: TokenText.clock),
        expected: .reject([.nonceMismatch, .nonceMalformed]))
    }
  }

  /// A claim with a zero in front, which is the same number in hex; none in other forms.
  static func zeroInFront(_ writer: TokenWriter, nonce: (String) -> String) -> [TokenCase] {
    guard writer.contract.nonceForm == .hex else { return [] }
    let rawNonce = nonce("zero-kX7-wPq.2mV_Zt9RbN4")
    return [
      TokenCase(
        id: "zero-1", comment: "a zero in front (hex form)",
        attempt: MatchAttempt(
          token: writer.compact(nonce: "0" + writer.claim(of: rawNonce)), rawNonce: rawNonce,
          now: TokenText.clock),
        expected: .reject([.nonceMismatch, .nonceMalformed]))
    ]
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
