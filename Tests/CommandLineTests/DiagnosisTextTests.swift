import ConformanceModel
import Testing

@testable import ConformanceChecks
@testable import auth_conformance

@Suite struct DiagnosisTextTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let digest = "XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE"

  private static func text(
    claim: String? = digest, more: String? = nil, isShown: Bool = false, repairs: [String] = [],
    signature: SignatureFinding = .notVerified
  ) throws -> DiagnosisText {
    let input = try TokenInput(
      nil, place: "f", token: TokenWriter(TokenContract()).compact(nonce: claim, more: more),
      rawNonce: raw)
    return DiagnosisText(
      diagnosis: try TokenDiagnosis(input, form: .hex), signature: signature, keys: "k", name: "f",
      repairs: repairs,
      secrets: SecretText(isShown: isShown), now: 1_718_000_060)
  }

  @Test func `the whole text is what a support question needs`() throws {
    let expected = """
      NO MATCH under the contract 'hex': f

        claim     the base64url form of the right digest: 43 letters, XtyK…
        nonce     32 letters, kX7-…
        hex       no: expects 64 letters, 5edc…
        base64url match
        raw       no: expects 32 letters, kX7-…
        who       client or backend: agree on one form. Either the client sends the
                  SHA-256 of the raw nonce's UTF-8 bytes as 64 lower-case hex digits,
                  or the backend compares the SHA-256 of the raw nonce's UTF-8 bytes
                  as base64url without padding and declares 'base64url'. Never accept
                  both

        token     alg 'ES256', kid 'test-es256', issuer 'https://appleid.apple.com',
                  audience 'com.example.app'
        times     issued 2024-06-10 06:13:20 UTC, 60 seconds ago; expires 2100-01-01
                  00:00:00 UTC, in 75 years
        supported nonce_supported is true: the claim must be there
        signature not verified ('--keys' does): anybody can write such a token. Only a
                  verified one may sign anybody in
        removed   'Bearer' around the token
        redacted  '--show' prints nonces and claims whole

      """
    #expect(try Self.text(repairs: ["'Bearer' around the token"]).text == expected)
  }

  @Test func `another issuer or audience than the expected one is no match`() throws {
    let right = "5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731"
    var text = try Self.text(claim: right)
    text.issuer = "https://appleid.apple.com"
    text.audience = "com.example.app"
    #expect(text.isAsDeclared)
    text.audience = "com.example.web"
    #expect(!text.isAsDeclared)
    #expect(text.text.hasPrefix("MATCH under the contract 'hex', WRONG AUDIENCE: f\n"))
    #expect(text.text.contains("  expected  audience 'com.example.web', which the token is not"))
    text.audience = nil
    text.issuer = "https://accounts.google.com"
    #expect(!text.isAsDeclared)
    #expect(text.text.hasPrefix("MATCH under the contract 'hex', WRONG ISSUER: f\n"))
  }

  @Test func `what the keys say is told, and a forged token is none as declared`() throws {
    let right = "5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731"
    let valid = try Self.text(claim: right, signature: .valid)
    #expect(valid.isAsDeclared)
    #expect(valid.text.contains("  signature valid under a key of k\n"))
    let forged = try Self.text(claim: right, signature: .invalid)
    #expect(!forged.isAsDeclared)
    #expect(forged.text.hasPrefix("MATCH under the contract 'hex', BAD SIGNATURE: f\n"))
    #expect(
      forged.text.contains(
        """
          signature NOT VALID under any key of k that the header may mean: the token was
                    changed, is of another provider, or the keys are old

        """))
    #expect(try DiagnosisJSON(forged).encoded().contains(#""signature" : "invalid""#))
  }

  @Test func `secrets are shown only when asked for`() throws {
    for isShown in [false, true] {
      let text = try Self.text(isShown: isShown)
      let json = try DiagnosisJSON(text).encoded()
      for secret in [Self.raw, Self.digest] {
        #expect(text.text.contains(secret) == isShown)
        #expect(json.contains(secret) == isShown)
      }
    }
    #expect(SecretText(isShown: false).described("short") == "5 letters, redacted")
    #expect(SecretText(isShown: true).described("a\u{1B}[2J") == #"5 letters, 'a\u{1B}[2J'"#)
  }

  @Test func `names in the token cannot steer the terminal or fill it`() throws {
    let names = (1...5).map { _ in "\"" + String(repeating: "x", count: 90) + "\"" }
    let payload = ##"{"iss":"\u001b[2J","aud":[\##(names.joined(separator: ","))]}"##
    let input = try TokenInput(
      nil, place: "f", token: TokenWriter(TokenContract()).compact(Array(payload.utf8)),
      rawNonce: Self.raw)
    let text = DiagnosisText(
      diagnosis: try TokenDiagnosis(input, form: .raw), signature: .notVerified, keys: "",
      name: "f", repairs: [],
      secrets: SecretText(isShown: false), now: 0
    ).text
    let unwrapped = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!text.contains("\u{1B}"))
    #expect(unwrapped.contains("'\\u{1B}[2J'"))
    #expect(unwrapped.contains("and 2 more"))
    #expect(unwrapped.contains("no expiry that is a time: verifiers reject such a token"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the JSON holds the same`() throws {
    let expected = """
      {
        "change" : {
          "what" : "request.nonce was set to an empty text: a nonce was lost before it was sent. \
      Refuse to start without one",
          "who" : "client"
        },
        "claim" : {
          "is" : "empty",
          "letters" : 0,
          "text" : "redacted"
        },
        "contracts" : {
          "base64url" : {
            "expected" : {
              "letters" : 43,
              "text" : "XtyK…"
            },
            "matches" : false
          },
          "hex" : {
            "expected" : {
              "letters" : 64,
              "text" : "5edc…"
            },
            "matches" : false
          },
          "raw" : {
            "expected" : {
              "letters" : 32,
              "text" : "kX7-…"
            },
            "matches" : false
          }
        },
        "form" : "hex",
        "isExpired" : false,
        "matches" : false,
        "now" : 1718000060,
        "rawNonce" : {
          "letters" : 32,
          "text" : "kX7-…"
        },
        "removed" : [

        ],
        "signature" : "not verified",
        "source" : "f",
        "suite" : "\(Suite.version)",
        "token" : {
          "alg" : "ES256",
          "aud" : [
            "com.example.app"
          ],
          "exp" : 4102444800,
          "iat" : 1718000000,
          "iss" : "https://appleid.apple.com",
          "kid" : "test-es256",
          "nonceSupported" : "true"
        }
      }

      """
    #expect(try DiagnosisJSON(Self.text(claim: "")).encoded() == expected)
  }

  @Test func `no line of the help text is longer than 80 columns`() {
    let long = HelpText.text(for: .diagnose, columns: 80).split(separator: "\n")
      .filter { $0.count > 80 }
    #expect(long == [])
  }
}
