import ConformanceModel
import Testing

@testable import ConformanceChecks

@Suite struct TokenCauseTests {
  private static let raw = "kX7-wPq.2mV_Zt9RbN4cJf8sLdYh0GaE"
  private static let claim = ClaimForms.claim(.hex, of: raw)

  private enum Place: String {
    case nowhere = "{}"
    case member = "{\"info\":{\"nonce\":\"CLAIM\"}}"
    case list = "{\"nonce\":[\"CLAIM\"]}"
  }

  private func finding(
    _ place: Place, inHeader: Bool = false, _ verdict: MatchVerdict
  ) -> TokenFinding {
    let header = inHeader ? "{\"alg\":\"none\",\"nonce\":\"CLAIM\"}" : "{\"alg\":\"none\"}"
    let parts = [header, place.rawValue].map { part in
      ClaimForms.base64URL(Array(part.replacing("CLAIM", with: Self.claim).utf8))
    }
    return TokenFinding(
      tokenCase: TokenCase(
        id: "", comment: "",
        attempt: MatchAttempt(token: "\(parts[0]).\(parts[1]).c2ln", rawNonce: Self.raw, now: 0),
        expected: .reject([])),
      answer: .verdict(verdict))
  }

  private func cause(_ findings: [TokenFinding]) -> Cause? {
    TokenCause.likely(findings.filter(\.isAccepted), of: findings, TokenContract()).first
  }

  @Test func `who may have skipped an absent claim is not said to look in other places`() {
    let inHeader = finding(.nowhere, inHeader: true, .accepted)
    #expect(cause([inHeader]) == .absentClaimPasses)
    #expect(cause([inHeader, finding(.nowhere, .accepted)]) == .absentClaimPasses)
    #expect(cause([finding(.member, .accepted)]) == .absentClaimPasses)
  }

  @Test func `who refuses an absent claim has looked where the right one stands`() {
    let refused = finding(.nowhere, .rejected(.nonceMissing))
    for found in [finding(.member, .accepted), finding(.nowhere, inHeader: true, .accepted)] {
      #expect(cause([found, refused])?.name == Cause.claimInContainer.name)
    }
    #expect(cause([finding(.list, .accepted)])?.name == Cause.claimInContainer.name)
  }

  @Test func `who reads UTF-16 guesses the encoding, whatever else gets in`() {
    let other = shape([0x7B, 0x00, 0x7D, 0x00], .utf16)
    #expect(cause([other]) == .encodingGuessed)
    let broken = shape([0x7B, 0xFF, 0x7D], .utf8)
    let causes = TokenCause.likely([other, broken], of: [other, broken], TokenContract())
    #expect(causes == [.repairedUTF8, .encodingGuessed])
  }

  private func shape(_ payload: [UInt8], _ flag: TokenFlag) -> TokenFinding {
    let token = TokenText.compact(payload)
    return TokenFinding(
      tokenCase: TokenCase(
        id: "", comment: "", attempt: MatchAttempt(token: token, rawNonce: Self.raw, now: 0),
        expected: .reject([]), flags: [flag]),
      answer: .verdict(.accepted))
  }
}
