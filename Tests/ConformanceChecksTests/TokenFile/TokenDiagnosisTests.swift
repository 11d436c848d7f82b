import ConformanceModel
import ConformanceVectors
import Foundation
import Testing

@testable import ConformanceChecks

@Suite struct TokenDiagnosisTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let hex = ClaimForms.claim(.hex, of: raw)
  private static let recipe =
    "the SHA-256 of the raw nonce's UTF-8 bytes as 64 lower-case hex digits"

  private static func diagnosis(
    _ claim: String?, _ form: NonceForm = .hex, nonce: String = raw, more: String? = nil
  ) throws -> TokenDiagnosis {
    let token = TokenWriter(TokenContract()).compact(nonce: claim, more: more)
    return try TokenDiagnosis(
      TokenInput(nil, place: "f", token: token, rawNonce: nonce), form: form)
  }

  @Test(arguments: NonceForm.allCases, NonceForm.allCases)
  func `a form matches under its own contract and no other`(
    sent: NonceForm, declared: NonceForm
  ) throws {
    let diagnosis = try Self.diagnosis(ClaimForms.claim(sent, of: Self.raw), declared)
    #expect(NonceForm.allCases.filter { diagnosis.matches($0) } == [sent])
    #expect(diagnosis.matches == (sent == declared))
    let party: TokenDiagnosis.Party =
      switch (sent, declared) {
      case (sent, sent) where sent == declared: .nobody
      case (.raw, _): .client
      case (_, .raw): .backend
      default: .clientOrBackend
      }
    #expect(diagnosis.advice.party == party)
  }

  @Test func `every claim of the vectors is recognised`() throws {
    for vector in try VectorLibrary.embedded.diagnosis() {
      let payload = try JSONEncoder().encode(["nonce": vector.claim])
      let token = TokenWriter(TokenContract()).compact(Array(payload))
      let input = try TokenInput(nil, place: "f", token: token, rawNonce: vector.rawNonce)
      let found = try TokenDiagnosis(input, form: .hex).phrase
      #expect(found == vector.is, "\(vector.id): \(vector.comment)")
    }
  }

  @Test func `every mistaken form has a vector`() throws {
    let known = Set(try VectorLibrary.embedded.diagnosis().map(\.is))
    #expect(ClaimDiagnosis.OtherForm.allCases.map(\.rawValue).filter { !known.contains($0) } == [])
  }

  private static let advice: [(String?, TokenDiagnosis.Party, String)] = [
    (
      hex, .nobody,
      "the pair is right. A backend that rejects it has another raw nonce, compares another form "
        + "than 'hex', or rejects for another reason"
    ),
    (
      raw, .client,
      "hash before sending: set request.nonce to \(recipe), and keep the raw nonce for the "
        + "backend. Whoever sees a raw nonce in the request can use it again."
    ),
    (
      ClaimForms.claim(.base64url, of: raw), .clientOrBackend,
      "agree on one form. Either the client sends \(recipe), or the backend compares the SHA-256 "
        + "of the raw nonce's UTF-8 bytes as base64url without padding and declares 'base64url'. "
        + "Never accept both"
    ),
    (
      hex.uppercased(), .client,
      "write the digits in lower case (`%02x`): send \(recipe)"
    ),
    (
      ClaimForms.claim(.hex, of: hex), .client,
      "hash once: two layers hash, often the app and its SDK. Give the raw nonce to the one that "
        + "hashes: send \(recipe)"
    ),
    (
      ClaimForms.claim(.hex, of: raw + "\n"), .client,
      "a line end was hashed with the nonce (`echo` adds one): trim what is read: send \(recipe)"
    ),
    (
      String(hex.prefix(32)), .transport,
      "a field is too short for the value: 64 letters are needed for hex. The client must send, "
        + "and every layer must keep, \(recipe)"
    ),
    (
      nil, .client,
      "request.nonce was not set: set it to \(recipe) before the request is performed"
    ),
    (
      "", .client,
      "request.nonce was set to an empty text: a nonce was lost before it was sent. Refuse to "
        + "start without one"
    ),
    (
      String(repeating: "0", count: 40), .client,
      "hash with SHA-256, not SHA-1: send \(recipe)"
    ),
    (
      ClaimForms.claim(.hex, of: "something else"), .caller,
      "this token belongs to another nonce. Usual causes: a later attempt overwrote the one "
        + "stored nonce; two nonces were drawn, one sent and the other kept; the nonce was hashed "
        + "with salt or context; token and nonce are from two attempts"
    ),
    (
      "something else", .client,
      "what was sent is no digest and no nonce of this length: print request.nonce where it is "
        + "set, and send \(recipe)"
    ),
  ]

  @Test(arguments: advice)
  func `who must change what is said of every claim`(
    claim: String?, party: TokenDiagnosis.Party, text: String
  ) throws {
    let diagnosis = try Self.diagnosis(claim)
    #expect(diagnosis.advice == TokenDiagnosis.Advice(party: party, text: text))
  }

  @Test func `a digest in place of the nonce is recognised`() throws {
    let swapped = try Self.diagnosis(Self.raw, nonce: Self.hex)
    #expect(
      swapped.phrase
        == "a nonce of which the hex form of the digest was given as the raw nonce")
    #expect(swapped.advice.party == .client)
    let twice = try Self.diagnosis(Self.hex, nonce: Self.hex)
    #expect(
      twice.advice.text.hasSuffix(
        "Unless what was given as the raw nonce is the digest already, which its 64 digits "
          + "suggest: then give the nonce as it was before hashing"))
  }

  @Test func `a claim that is no text was not made by a provider`() throws {
    let listed = try Self.diagnosis(nil, more: #""nonce":["\#(Self.hex)"]"#)
    #expect(listed.advice.party == .transport)
    #expect(!listed.matches)
  }

  @Test func `the facts of a token are read without trust`() throws {
    let facts = try TokenFacts(of: TokenWriter(TokenContract()).compact(nonce: nil))
    #expect(facts.alg == "ES256")
    #expect(facts.kid == "test-es256")
    #expect(facts.iss == "https://appleid.apple.com")
    #expect(facts.aud == ["com.example.app"])
    #expect([facts.iat, facts.exp] == [1_718_000_000, 4_102_444_800])
    #expect(facts.nonceSupported == .yes)
    let payload = #"{"aud":["a",7,"b"],"iat":1.75e3,"exp":1e400,"nonce_supported":"true"}"#
    let parts = [#"{"alg":1}"#, payload, "signature"].map { ClaimForms.base64URL(Array($0.utf8)) }
    let odd = try TokenFacts(of: parts.joined(separator: "."))
    #expect(odd.aud == ["a", "b"])
    #expect([odd.iat, odd.exp] == [1750, nil])
    #expect(odd.nonceSupported == .otherType)
    #expect(odd.alg == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01 00:00:00 UTC"), (951_782_400, "2000-02-29 00:00:00 UTC"),
    (1_718_000_060, "2024-06-10 06:14:20 UTC"), (4_102_444_799, "2099-12-31 23:59:59 UTC"),
    (253_402_300_799, "9999-12-31 23:59:59 UTC"),
  ])
  func `seconds become a date`(seconds: Int, text: String) {
    #expect(CalendarTime(seconds).utc == text)
  }

  @Test(arguments: [
    (0, "now"), (1, "in 1 second"), (-119, "119 seconds ago"), (120, "in 2 minutes"),
    (-7200, "2 hours ago"), (172_800, "in 2 days"), (-31_536_000, "365 days ago"),
    (63_072_000, "in 2 years"),
  ])
  func `a distance is told in the largest unit that fits twice`(gap: Int, text: String) {
    #expect(CalendarTime(1_000_000_000 + gap).distance(from: 1_000_000_000) == text)
  }
}
