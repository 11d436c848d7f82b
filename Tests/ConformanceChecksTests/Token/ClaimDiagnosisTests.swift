import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct ClaimDiagnosisTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let hex = "5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731"

  private static let claims: [(String, String)] = [
    (hex, "the hex form of the right digest"),
    ("XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE", "the base64url form of the right digest"),
    (raw, "the raw nonce"),
    (hex.uppercased(), "the right digest in upper-case hex"),
    ("XtyKhznlM+RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=", "the right digest in standard base64"),
    (
      "XtyKhznlM-RZnaetz0qnO5Rw5DpEtMGZbDpl2nu5xzE=",
      "the right digest in base64url with padding"
    ),
    ("0x" + hex, "the right digest in hex with 0x in front"),
    ("sha256:" + hex, "the right digest in hex with the hash's name in front"),
    (ClaimForms.claim(.hex, of: hex), "the digest of the right digest's hex text (hashed twice)"),
    (
      ClaimForms.hexDigest(ofBytes: ClaimForms.digest(of: raw)),
      "the digest of the right digest's bytes (hashed twice)"
    ),
    (ClaimForms.claim(.hex, of: raw + "\n"), "the digest of the nonce with a newline appended"),
    (String(raw.reversed()), "the raw nonce backwards"),
    (raw.uppercased(), "the raw nonce, in another case"),
    (hex + "\n", "the hex form of the right digest, with white space around it"),
    (hex + "\0tail", "the hex form of the right digest, with a NUL behind it"),
    ("\u{FEFF}" + hex, "the hex form of the right digest, in letters that only look the same"),
    ("%35" + hex.dropFirst(), "the hex form of the right digest, percent-encoded"),
    (String(hex.prefix(32)), "the hex form of the right digest, cut short: only its beginning"),
    (String(hex.dropFirst()), "the hex form of the right digest, cut short: only its end"),
    (hex + "0", "the hex form of the right digest, with something behind it"),
    ("\"\(hex)\"", "the hex form of the right digest, with something around it"),
    ("6" + hex.dropFirst(), "the hex form of the right digest, with a few letters changed"),
    (String(repeating: "0", count: 40), "as long as a SHA-1 digest in hex"),
    ("", "empty"),
    ("something else", "another nonce's, or nothing known"),
  ]

  private static let payloads: [(String, String)] = [
    (#"{}"#, "absent"), (#"{"nonce":null}"#, "null"), (#"{"nonce":7}"#, "no text"),
    (#"{"nonce":["x"]}"#, "no text"),
    (
      #"{"nonce":[""# + hex + #""]}"#,
      "an array or object that holds the hex form of the right digest"
    ),
    (#"{"nonce":"#, "in a token that cannot be read"),
  ]

  @Test(arguments: claims)
  func `a claim is recognised`(claim: String, phrase: String) {
    #expect(ClaimDiagnosis(claim: claim, rawNonce: Self.raw).phrase == phrase)
  }

  @Test(arguments: payloads)
  func `what stands in a payload is recognised`(payload: String, phrase: String) {
    let token = TokenWriter(TokenContract()).compact(Array(payload.utf8))
    #expect(ClaimDiagnosis(token: token, rawNonce: Self.raw).phrase == phrase)
  }
}
