import ReferenceAuth
import Testing

@Suite struct NonceMatcherTests {
  static let raw = "0Wz.-_KaaaaaaaaaaaaaaaaaaaaaaaaB"
  static let digest = SHA256.digest(of: raw)

  private func verdict(
    payload: String, rawNonce: String? = raw, policy: NoncePolicy = NoncePolicy(),
    signatureVerified: Bool = false
  ) -> MatchVerdict {
    NonceMatcher(policy: policy).match(
      token: TokenText.of(payload: payload), rawNonce: rawNonce,
      signatureVerified: signatureVerified)
  }

  @Test(arguments: [
    (NoncePolicy.Form.sha256Hexadecimal, digest.hexadecimal),
    (.sha256Base64URL, digest.base64URL), (.raw, raw),
  ])
  func `each form accepts its own claim and no other form's`(
    form: NoncePolicy.Form, own: String
  ) {
    for claim in [Self.digest.hexadecimal, Self.digest.base64URL, Self.raw] {
      let expected: MatchVerdict = claim == own ? .accepted : .rejected(.nonceMismatch)
      let policy = NoncePolicy(form: form)
      #expect(verdict(payload: #"{"nonce":"\#(claim)"}"#, policy: policy) == expected)
    }
  }

  @Test func `any other claim is a mismatch`() {
    let hex = Self.digest.hexadecimal
    let claims = [
      "0" + hex, hex + "0", String(hex.dropLast()), String(hex.dropFirst()), hex + " ", " " + hex,
      hex.uppercased(), hex + #"\u0000"#, "%" + hex, SHA256.digest(of: hex).hexadecimal,
      SHA256.digest(of: Self.raw + "x").hexadecimal, "x", " ",
    ]
    for claim in claims {
      #expect(
        verdict(payload: #"{"nonce":"\#(claim)"}"#) == .rejected(.nonceMismatch), "\(claim)")
    }
  }

  @Test func `a canonically equivalent raw claim is a mismatch`() {
    let lookAlike = Self.raw.replacing("K", with: #"\u212a"#)
    let policy = NoncePolicy(form: .raw)
    #expect(
      verdict(payload: #"{"nonce":"\#(lookAlike)"}"#, policy: policy) == .rejected(.nonceMismatch))
  }

  @Test(arguments: [
    "{}", #"{"nonce":null}"#, #"{"nonce":""}"#, #"{"Nonce":"x"}"#, #"{"a":{"nonce":"x"}}"#,
  ])
  func `an absent, null or empty claim is missing`(payload: String) {
    #expect(verdict(payload: payload) == .rejected(.nonceMissing))
  }

  @Test(arguments: ["1", "true", "{}", "[]", "[\"x\"]"])
  func `a claim of another type is malformed`(claim: String) {
    #expect(verdict(payload: #"{"nonce":\#(claim)}"#) == .rejected(.nonceMalformed))
  }

  @Test(arguments: [nil, ""] as [String?], ["{}", #"{"nonce":""}"#, #"{"nonce":null}"#, "hash"])
  func `without an expected nonce nothing is accepted, in no form`(
    rawNonce: String?, payload: String
  ) {
    let empty = SHA256.digest(of: "")
    let payloads =
      payload == "hash"
      ? [#"{"nonce":"\#(empty.hexadecimal)"}"#, #"{"nonce":"\#(empty.base64URL)"}"#] : [payload]
    for payload in payloads {
      for form in [NoncePolicy.Form.sha256Hexadecimal, .sha256Base64URL, .raw] {
        let policy = NoncePolicy(form: form, nonceSupported: .falseAllowsMissingNonce)
        #expect(
          verdict(payload: payload, rawNonce: rawNonce, policy: policy, signatureVerified: true)
            == .rejected(.nonceMissing))
      }
    }
  }

  @Test(arguments: ["", "a.b", "e30.e30.", #"{"nonce":"x"}"#])
  func `what is no token is malformed, whatever is expected`(token: String) {
    #expect(
      NonceMatcher().match(token: token, rawNonce: Self.raw) == .rejected(.malformedToken))
    #expect(NonceMatcher().match(token: token, rawNonce: nil) == .rejected(.malformedToken))
  }

  @Test func `two nonce members are malformed in either order`() {
    let right = #""nonce":"\#(Self.digest.hexadecimal)""#
    let wrong = #""nonce":"x""#
    #expect(verdict(payload: "{\(right),\(wrong)}") == .rejected(.malformedToken))
    #expect(verdict(payload: "{\(wrong),\(right)}") == .rejected(.malformedToken))
  }

  @Test(arguments: ["false", "true", "\"true\"", "\"false\"", "0", "1", "null"])
  func `nonce_supported relaxes nothing by default`(value: String) {
    #expect(
      verdict(payload: #"{"nonce_supported":\#(value)}"#, signatureVerified: true)
        == .rejected(.nonceMissing))
  }

  @Test func `where the policy says so, only false, verified and absent relaxes`() {
    let policy = NoncePolicy(nonceSupported: .falseAllowsMissingNonce)
    func relaxed(_ payload: String, verified: Bool = true) -> MatchVerdict {
      verdict(payload: payload, policy: policy, signatureVerified: verified)
    }
    #expect(relaxed(#"{"nonce_supported":false}"#) == .accepted)
    #expect(relaxed(#"{"nonce_supported":false}"#, verified: false) == .rejected(.nonceMissing))
    #expect(relaxed("{}") == .rejected(.nonceMissing))
    for value in ["true", "\"false\"", "0", "null"] {
      #expect(relaxed(#"{"nonce_supported":\#(value)}"#) == .rejected(.nonceMissing))
    }
    #expect(
      relaxed(#"{"nonce_supported":false,"nonce":"x"}"#) == .rejected(.nonceMismatch))
    #expect(relaxed(#"{"nonce_supported":false,"nonce":""}"#) == .rejected(.nonceMissing))
  }
}
