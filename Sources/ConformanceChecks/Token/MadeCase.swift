package import ConformanceModel

/// What can be said of a case that is in no file, because the suite makes it anew in each run.
package struct MadeCase: Sendable {
  /// The requirements whose reports name such cases.
  package let requirements: [RequirementID]
  /// What the case is, a line each.
  package let lines: [(label: String, text: String)]

  /// - Parameter id: As a report's line begins: `near-miss-3`, `case 7`, `step 2`.
  /// - Returns: Nothing for what no check calls a case.
  package init?(_ id: String) {
    let words = id.split { $0 == " " || $0 == "-" }
    guard let number = words.last.flatMap({ Int($0) }), number > 0 else { return nil }
    switch words.dropLast().joined(separator: " ") {
    case "near miss":
      let rawNonce = "near-miss-\(number)-kX7-wPq.2mV_Zt9RbN4"
      let cases = NearMisses.base64URL(TokenWriter(TokenContract(nonceForm: .base64url))) {
        _ in rawNonce
      }
      guard number <= cases.count else { return nil }
      let made = cases[number - 1]
      requirements = [.tokenMismatch]
      lines = [
        ("comment", made.comment), ("rawNonce", rawNonce), ("token", made.attempt.token),
        ("expect", "reject, nonceMismatch or nonceMalformed"),
      ]
    case "letter", "zero", "beside", "absent beside", "milliseconds":
      requirements =
        words[0] == "milliseconds"
        ? [.tokenClaims] : words[0] == "absent" ? [.tokenMissing] : [.tokenMismatch]
      lines = [
        ("comment", "a token made for the contract's own form of the nonce, as its line says"),
        ("expect", "reject"),
      ]
    case "case":
      requirements = [.tokenWeakKeys, .tokenKeyRotation]
      lines = [
        (
          "comment",
          "a token, and the keys to trust, that are signed and chosen for this case alone"
        ),
        ("expect", "what its line in the report says"),
      ]
    case "step":
      requirements = [.tokenReplay]
      lines = [
        ("comment", "a step of a history of nonces, drawn from the run's seed and made simpler"),
        ("expect", "accept where its nonce is fresh and the token its own, else reject"),
      ]
    default: return nil
    }
  }
}
