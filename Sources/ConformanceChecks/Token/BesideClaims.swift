internal import ConformanceModel

/// Tokens with another nonce's claim, or none, beside each claim that a provider may add: whoever
/// asks for less where such a claim is there is caught by no token that has none.
enum BesideClaims {
  /// The claims, as members of a payload: Apple's, then those of OpenID Connect Core 1.0 section 5.1
  /// and of Google.
  private static let members: [String] = [
    #""transfer_sub":"003456.0123456789abcdef0123456789abcdef.1234""#, #""real_user_status":0"#,
    #""real_user_status":1"#, #""real_user_status":2"#, #""is_private_email":true"#,
    #""is_private_email":"true""#, #""is_private_email":false"#,
    #""email":"kx7@privaterelay.appleid.com""#, #""email_verified":true"#,
    #""email_verified":"true""#, #""email_verified":false"#, #""org_id":"org-1""#,
    #""auth_time":1718000000"#, #""at_hash":"LDktKdoQak3Pk0cnXxCltA""#, #""jti":"1""#,
    #""acr":"0""#, #""amr":["pwd"]"#, #""sid":"session-1""#, #""hd":"example.com""#,
    #""locale":"en""#,
  ]

  /// How many tokens there are in each of the two lists.
  static var count: Int { members.count }

  /// How many values of a claim are tried.
  static func members(of name: String) -> Int {
    members.count { $0.hasPrefix("\"\(name)\":") }
  }

  /// - Parameters:
  ///   - writer: Writes the tokens.
  ///   - isAbsent: Whether there is no nonce claim, rather than another nonce's.
  ///   - nonce: Gives a raw nonce for each name.
  static func tokens(
    _ writer: TokenWriter, isAbsent: Bool, nonce: (String) -> String
  ) -> [TokenCase] {
    members.enumerated().map { index, member in
      let rawNonce = nonce("\(isAbsent ? "absent" : "wrong")-beside-\(index + 1)")
      let other = isAbsent ? nil : writer.claim(of: "another-nonce-kX7-wPq.2mV_Zt9RbN4")
      return TokenCase(
        id: "\(isAbsent ? "absent-beside" : "beside")-\(index + 1)",
        comment: "\(isAbsent ? "no nonce" : "another nonce's claim") beside \(member)",
        attempt: MatchAttempt(
          token: writer.compact(nonce: other, more: member), rawNonce: rawNonce,
          now: TokenText.clock),
        // Who refuses the other claim first has refused the token all the same.
        expected: .reject([isAbsent ? .nonceMissing : .nonceMismatch, .malformedToken]),
        beside: member)
    }
  }
}
