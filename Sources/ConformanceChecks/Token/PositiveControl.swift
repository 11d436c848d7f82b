internal import ConformanceModel

/// Genuine tokens for nonces that a rejected token was shown for.
///
/// A verifier that uses nonces up says no to every token whose nonce is used up, and nothing is
/// learnt of the token. So each token has a nonce of its own. After a rejection that gives no reason
/// of its own, the genuine token of that nonce must be accepted; or, since a failed attempt may use
/// its nonce up as well, and after all other rejections, the genuine token of another, fresh one.
struct PositiveControl: Sendable {
  private let writer: TokenWriter
  private let fresh: FreshNonces

  init(_ writer: TokenWriter, _ fresh: FreshNonces) {
    self.writer = writer
    self.fresh = fresh
  }

  /// Whether the vectors' nonces have been used before.
  var haveBeenUsed: Bool { fresh.haveBeenUsed }

  /// A nonce that nothing was shown for.
  func freshNonce(_ number: Int) -> String { fresh.nonce("control-\(number)") }

  /// The genuine token of a nonce.
  func genuine(for rawNonce: String) -> MatchAttempt {
    MatchAttempt(
      token: writer.compact(nonce: writer.claim(of: rawNonce)), rawNonce: rawNonce,
      now: TokenText.clock)
  }
}

/// Rejections that tell nothing of the tokens rejected.
struct UnprovedRejections: Sendable {
  /// The nonce was used before the token was shown.
  var usedBefore = 0
  /// Genuine tokens were refused afterwards.
  var refusing = 0

  /// What they make of a check that found nothing wrong; nil where there are none.
  ///
  /// - Parameters:
  ///   - cases: How many cases were judged all the same.
  ///   - scope: What was looked at.
  func outcome(cases: Int, scope: String) -> CheckOutcome? {
    guard usedBefore + refusing > 0 else { return nil }
    var lines: [String] = []
    if refusing > 0 {
      lines.append(
        "after \(refusing) rejections the genuine token was refused as well, with the same nonce "
          + "and with a fresh one: such rejections prove nothing. Where token.accept fails too, repair "
          + "that first; else judge the subject without a limit on failed attempts")
    }
    if usedBefore > 0 {
      lines.append(
        "\(usedBefore) tokens met a nonce that was used before, and were not looked at. Start the "
          + "subject with an empty memory of nonces")
    }
    return CheckOutcome(
      grade: .insufficientData, cases: cases, scope: scope, evidence: Evidence(observed: lines))
  }
}
