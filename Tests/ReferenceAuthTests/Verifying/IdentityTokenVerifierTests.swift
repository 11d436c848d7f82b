import Testing

@testable import ReferenceAuth

@Suite struct IdentityTokenVerifierTests {
  private func verifier(_ keys: String = VerifierSample.key) throws -> IdentityTokenVerifier {
    IdentityTokenVerifier(
      keys: try JSONWebKeySet(parsing: Array("{\"keys\":[\(keys)]}".utf8)),
      claims: ClaimsPolicy(audience: "com.example.app"))
  }

  private func reason(
    _ verifier: IdentityTokenVerifier, token: String = VerifierSample.token,
    rawNonce: String? = VerifierSample.rawNonce, at now: Int = VerifierSample.now
  ) -> RejectionReason? {
    do throws(RejectionReason) {
      _ = try verifier.verify(token, rawNonce: rawNonce, at: now)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a genuine token comes back with its claims`() throws {
    let token = try verifier().verify(
      VerifierSample.token, rawNonce: VerifierSample.rawNonce, at: VerifierSample.now)
    #expect(token.payload["aud"] == .string("com.example.app"))
    #expect(token.header["kid"] == .string("test-es256"))
  }

  @Test func `each reason names what is wrong`() throws {
    var verifier = try verifier()
    #expect(reason(verifier) == nil)
    #expect(reason(verifier, token: "a.b") == .malformedToken)
    #expect(reason(verifier, token: String(VerifierSample.token.dropLast(2))) == .badSignature)
    #expect(reason(verifier, rawNonce: "another") == .nonceMismatch)
    #expect(reason(verifier, rawNonce: nil) == .nonceMissing)
    #expect(reason(verifier, at: 4_102_444_800) == .expired)
    #expect(reason(verifier, at: 4_102_444_799) == nil)
    #expect(reason(verifier, at: 1_717_999_999) == .notYetValid)
    verifier.claims.leeway = 1
    #expect(reason(verifier, at: 4_102_444_800) == nil)
    #expect(reason(verifier, at: 1_717_999_999) == nil)
    verifier.claims.audience = "com.example.ap"
    #expect(reason(verifier) == .wrongAudience)
    verifier.claims.issuer = "https://appleid.apple.co"
    #expect(reason(verifier) == .wrongIssuer)
    verifier.algorithms = [.rs256]
    #expect(reason(verifier) == .badSignature)
  }

  @Test(
    arguments: [
      (#""aud":"a","sub":"7""#, nil), (#""aud":["a"],"sub":"7""#, nil),
      (#""aud":"a","azp":"a","sub":"7""#, nil), (#""aud":["b","a"],"azp":"a","sub":"7""#, nil),
      (#""aud":["a","b"],"sub":"7""#, .wrongAudience),
      (#""aud":["a","b"],"azp":"b","sub":"7""#, .wrongAudience),
      (#""aud":["a","b"],"azp":null,"sub":"7""#, .wrongAudience),
      (#""aud":"a","azp":"b","sub":"7""#, .wrongAudience),
      (#""aud":"a""#, .malformedToken), (#""aud":"a","sub":"""#, .malformedToken),
      (#""aud":"a","sub":7"#, .malformedToken),
    ] as [(String, RejectionReason?)])
  func `a token is for this client and about somebody`(
    members: String, expected: RejectionReason?
  ) throws {
    let text = #"{"iss":"https://appleid.apple.com","exp":9,"iat":0,"# + members + "}"
    let payload = try JSONParser.object(from: Array(text.utf8))
    #expect(ClaimsPolicy(audience: "a").fault(in: payload, at: 1) == expected)
  }

  @Test func `a code demands its hash`() throws {
    #expect(throws: RejectionReason.malformedToken) {
      _ = try verifier().verify(
        VerifierSample.token, rawNonce: VerifierSample.rawNonce, authorizationCode: "code",
        at: VerifierSample.now)
    }
  }

  @Test func `only a trusted key of the right name verifies`() throws {
    let key = VerifierSample.key
    for (keys, expected) in [
      ("", RejectionReason.badSignature),
      (key.replacingFirst("test-es256", with: "test-es256-b"), .badSignature),
      (key.replacingFirst("\"use\":\"sig\"", with: "\"use\":\"enc\""), .badSignature),
      (key.replacingFirst("ES256\"", with: "ES384\""), .badSignature),
      (key.replacingFirst("P-256", with: "P-384"), .badSignature),
      (key.replacingFirst("\"EC\"", with: "\"oct\""), .badSignature),
      (key.replacingFirst(VerifierSample.y, with: VerifierSample.x), .badSignature),
    ] {
      #expect(reason(try verifier(keys)) == expected, "\(keys)")
    }
    let unknown = #"{"kty":"OKP","crv":"Ed25519","x":"AA"},{"kty":1},"#
    #expect(reason(try verifier(unknown + key)) == nil)
  }

  @Test(arguments: [
    ("[]", "key set: byte 0: found another value, expected an object."),
    ("{}", "key set: found no array 'keys', expected one (RFC 7517 section 5)."),
    (
      #"{"keys":[KEY,KEY]}"#,
      "key set: found two keys for one algorithm with the same 'kid', expected different ones."
    ),
    (
      "{\"keys\":[" + [String](repeating: "1", count: 65).joined(separator: ",") + "]}",
      "key set: found 65 keys, expected at most 64."
    ),
  ])
  func `a key set that cannot be trusted is refused with the reason`(
    json: String, message: String
  ) {
    let text = json.split(separator: "KEY", omittingEmptySubsequences: false)
      .joined(separator: VerifierSample.key)
    do throws(JSONWebKeySetError) {
      _ = try JSONWebKeySet(parsing: Array(text.utf8))
      Issue.record("the set was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `a pending nonce is used up by a verified token and by nothing else`() throws {
    let pending = PendingNonces { "" }
    let verifier = try verifier()
    func redeem(_ token: String, at now: Int = VerifierSample.now) -> RejectionReason? {
      do throws(RejectionReason) {
        _ = try pending.redeem(
          token: token, rawNonce: VerifierSample.rawNonce, at: now, verifier: verifier)
        return nil
      } catch {
        return error
      }
    }
    #expect(redeem(VerifierSample.token) == .replayed)
    pending.remember(VerifierSample.rawNonce)
    #expect(redeem("a.b.c") == .malformedToken)
    #expect(redeem(VerifierSample.token, at: 5_000_000_000) == .expired)
    #expect(redeem(VerifierSample.token) == nil)
    #expect(redeem(VerifierSample.token) == .replayed)
  }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = ranges(of: part).first else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
