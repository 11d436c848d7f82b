import ConformanceModel
import Testing

@testable import AuthGallery
@testable import ConformanceChecks

/// Replay, signature and claims: what is wrong with a verifier is named.
@Suite struct TokenVerifierEvidenceTests {
  @Test(arguments: [
    (
      "remembers-tokens",
      "the token is remembered as used, not its raw nonce"
    ),
    ("remembers-last-nonce-only", "only the last raw nonce is remembered as used"),
    ("revived-by-wrong-token", "a rejected token makes a used nonce valid again"),
    (
      "uses-up-the-claim",
      "a fresh nonce is used up by the token or the nonce of another attempt"
    ),
    (
      "remembers-subject-too",
      "the nonce is remembered together with something else of the token (sub), so that a token in "
        + "which that differs is accepted again"
    ),
    ("forgets-before-leeway", "a used nonce is forgotten before its token expires"),
  ])
  func `a shrunk history tells what is wrong with the memory`(name: String, likely: String)
    async
    throws
  {
    let subject = try #require(Gallery.named(name))
    #expect(await outcome(.tokenReplay, subject).evidence?.likely == likely)
  }

  @Test(arguments: [
    (
      "signature-not-verified",
      "the signature is not verified, or not over the bytes as received"
    ),
    ("alg-none-in-capitals", "the header's 'none' switches verification off"),
    ("embedded-jwk-trusted", "a key is trusted that the token itself brings or names"),
    ("any-trusted-key", "kid does not choose the key: every trusted key is tried"),
    (
      "first-trusted-key",
      "kid does not choose the key: the first trusted key is taken whatever kid says"
    ),
    ("unknown-key-falls-back", "where kid names no trusted key, another one is used"),
    ("key-name-ignoring-case", "kid is compared leniently: 'TEST-RS256' gets in"),
    ("crit-ignored", "crit is ignored (RFC 7515 section 4.1.11)"),
    (
      "zero-signature-accepted",
      "r and s are not checked to lie between 1 and n - 1 (CVE-2022-21449)"
    ),
    (
      "padding-parsed-leniently",
      "the padding of an RSA signature is parsed, not compared as a whole"
    ),
    ("relaxes-before-signature", "nonce_supported is obeyed before the signature is verified"),
    (
      "algorithm-by-its-beginning",
      "the header chooses the algorithm: 'ES256 ' gets in, which is none that the contract declares"
    ),
    ("algorithm-optional", "a header without alg is taken for one of the key's algorithm"),
    (
      "verifies-what-it-encodes",
      "the signature is verified over bytes that are encoded anew, not as received"
    ),
  ])
  func `what lets a forged token in is named`(name: String, likely: String) async throws {
    let subject = try #require(Gallery.named(name))
    let found = await outcome(.tokenSignature, subject)
    #expect(found.grade == .fail)
    #expect(found.evidence?.likely == likely)
  }

  @Test func `a claim that may be absent and of any type has two causes`() async throws {
    let subject = try #require(Gallery.named("expiry-of-any-type-optional"))
    let evidence = try #require(await outcome(.tokenClaims, subject).evidence)
    #expect(evidence.likely == "a token without exp is taken for one that never expires")
    #expect(
      evidence.also.map(\.sentence) == [
        "exp of another type than a number is converted or ignored"
      ])
  }

  @Test(arguments: [
    (
      "further-audience-trusted",
      "a token for further audiences is accepted, whoever it was issued to"
    ),
    ("party-optional", "a token for further audiences is accepted without azp"),
  ])
  func `what lets a token for others in is named`(name: String, likely: String) async throws {
    let subject = try #require(Gallery.named(name))
    #expect(await outcome(.tokenAzp, subject).evidence?.likely == likely)
  }

  @Test func `who does not compare a claim at all is not told of its duplicates`() async throws {
    let subject = try #require(Gallery.named("duplicate-audience-uncompared"))
    #expect(await outcome(.tokenDuplicateKeys, subject).evidence?.likely == "aud is not compared")
  }

  @Test(arguments: [
    ("issuer-ignored", Grade.fail, "iss is not compared"),
    (
      "issuer-prefix", .fail, "iss need only begin with the right one, with whatever after it"
    ),
    ("issuer-slash-passed-over", .fail, "iss may have a slash behind the right one"),
    ("audience-ignored", .fail, "aud is not compared"),
    (
      "audience-first-only", .fail,
      "not all entries of an array of audiences are looked at (RFC 7519 section 4.1.3)"
    ),
    (
      "expiry-in-milliseconds", .fail,
      "exp is compared in another unit than seconds, or from another day than 1 January 1970"
    ),
    ("expiry-inclusive", .fail, "a token is still accepted at exp itself"),
    ("leeway-of-a-day", .fail, "the leeway is far longer than the contract's (0 s)"),
    (
      "leeway-of-a-day-by-the-machine", .fail, "the leeway is far longer than the contract's (0 s)"
    ),
    ("leeway-of-a-minute-by-the-machine", .fail, "the leeway is longer than the contract's (0 s)"),
    ("not-before-ignored", .fail, "nbf is not compared"),
    (
      "expired-as-bad-signature", .wrongReason,
      "a rejection says 'badSignature' where 'expired' is right"
    ),
    ("expiry-ignored", .fail, "exp is not compared"),
    (
      "issuer-by-pattern", .fail,
      "iss is compared with a pattern in which a dot stands for any letter"
    ),
    (
      "own-issuer-by-pattern", .fail,
      "iss is compared with a pattern in which a dot stands for any letter"
    ),
    ("issuer-up-to-newline", .fail, "white space around iss is passed over"),
    (
      "issuer-of-two-providers", .fail,
      "iss may be another issuer than the contract's: 'https://accounts.google.com'"
    ),
    (
      "audience-by-pattern", .fail,
      "aud is compared with a pattern in which a dot stands for any letter"
    ),
    ("audience-trimmed", .fail, "white space around aud is passed over"),
    ("own-audience-ignoring-case", .fail, "aud is compared without regard to case"),
    ("own-audience-text-only", .fail, "an array that holds only your client id is refused"),
    ("issued-at-optional", .fail, "a token without iat is accepted"),
    (
      "issued-at-of-any-type", .fail,
      "iat of another type than a number is converted or ignored"
    ),
    ("issued-at-true", .fail, "times that are not JSON numbers are converted or ignored"),
    (
      "clock-not-taken", .fail,
      "times seem to be judged by the machine's clock, not by the attempt's 'now'"
    ),
  ])
  func `what is wrong with the claims is named`(
    name: String, grade: Grade, likely: String
  ) async throws {
    let subject = try #require(Gallery.named(name))
    let found = await outcome(.tokenClaims, subject)
    #expect(found.grade == grade)
    #expect(found.evidence?.likely == likely)
  }
}
