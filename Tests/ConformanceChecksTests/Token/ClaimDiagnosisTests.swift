import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct ClaimDiagnosisTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let hex = "5edc8a8739e533e4599da7adcf4aa73b9470e43a44b4c1996c3a65da7bb9c731"

  private static let payloads: [(String, String)] = [
    (#"{}"#, "absent"), (#"{"nonce":null}"#, "null"), (#"{"nonce":7}"#, "no text"),
    (#"{"nonce":["x"]}"#, "no text"),
    (
      #"{"nonce":[""# + hex + #""]}"#,
      "an array or object that holds the hex form of the right digest"
    ),
    (#"{"nonce":"#, "in a token that cannot be read"),
  ]

  @Test(arguments: payloads)
  func `what stands in a payload is recognised`(payload: String, phrase: String) {
    let token = TokenWriter(TokenContract()).compact(Array(payload.utf8))
    #expect(ClaimDiagnosis(token: token, rawNonce: Self.raw).phrase == phrase)
  }
}
