internal import ConformanceModel
internal import ReferenceAuth

/// The machine's clock, where a verifier judges times by it that should be judged by the attempt's.
struct OtherClock {
  /// Which times it judges.
  let cause: Cause
  private let judgesEnds: Bool

  /// - Parameters:
  ///   - judgement: All that was asked.
  ///   - accepted: What was let in wrongly.
  ///   - refused: What was kept out wrongly.
  init?(_ judgement: TokenJudgement, _ accepted: [TokenFinding], _ refused: [TokenFinding]) {
    let contract = judgement.subject.contract.token
    guard contract.takesClock else { return nil }
    let letIn = judgement.findings.filter(\.isAccepted)
    judgesEnds =
      refused.contains(where: \.endsLater) && !letIn.contains(where: \.endsLater)
      && letIn.contains(where: \.endsInYears)
    if judgesEnds {
      cause = .clockNotTaken
    } else if refused.isEmpty, let names = Self.starts(accepted, contract) {
      // What is refused for something else, a wrong digest above all, hides what has no clock.
      cause = .clockNotTaken.saying(
        "\(names.map(\.rawValue).joined(separator: " and ")) "
          + "\(names.count == 1 ? "seems" : "seem") to be judged by the machine's clock, not by the "
          + "attempt's 'now'")
    } else {
      return nil
    }
  }

  /// Whether this clock lets a token in that the attempt's keeps out.
  func letsIn(_ finding: TokenFinding) -> Bool { finding.startsLater }

  /// Whether this clock may keep a token out that the attempt's lets in.
  func keepsOut(_ finding: TokenFinding) -> Bool { judgesEnds && finding.endsSoon }

  /// The claims held against the machine's clock where the expiry is not: all that begins later gets
  /// in, by a day as well, and nothing that has ended, which a leeway would let in too.
  private static func starts(
    _ accepted: [TokenFinding], _ contract: TokenContract
  ) -> [VerifiedClaim]? {
    let starting = accepted.filter(\.startsLater)
    let isFar = starting.contains { $0.tokenCase.flags.contains(.farBeyondLeeway) }
    let late = accepted.contains {
      $0.tokenCase.flags.contains(.expiry)
        && !$0.tokenCase.flags.isDisjoint(with: [.beyondLeeway, .farBeyondLeeway])
    }
    guard contract.claims.contains(.exp), isFar, !late else { return nil }
    let names = [VerifiedClaim.iat, .nbf].filter { claim in
      claim.flag.map { flag in starting.contains { $0.tokenCase.flags.contains(flag) } } ?? false
    }
    // Who lets in what begins in a hundred years has no clock at all.
    let isCompared = !accepted.contains { finding in
      finding.tokenCase.flags.contains(.uncompared)
        && names.contains { claim in claim.flag.map(finding.tokenCase.flags.contains) ?? false }
    }
    return isCompared ? names : nil
  }
}

extension TokenFinding {
  /// Whether a token has not ended at the time that it is judged at, and soon will: by the machine's
  /// clock it has, whatever leeway is granted. What is no whole number may be refused for that.
  fileprivate var endsLater: Bool {
    secondsLeft.map { (1..<86_400).contains($0) && $0.rounded() == $0 } ?? false
  }

  /// Whether a token ends soon before or after the time that it is judged at.
  fileprivate var endsSoon: Bool { secondsLeft.map { abs($0) < 86_400 } ?? false }

  /// Whether a token ends within 3,000 years: what counts milliseconds ends later.
  fileprivate var endsInYears: Bool { secondsLeft.map { (86_400..<1e11).contains($0) } ?? false }

  /// Whether a token was issued or begins after the time that it is judged at.
  fileprivate var startsLater: Bool {
    let flags = tokenCase.flags
    return !flags.contains(.expiry) && !flags.isDisjoint(with: [.beyondLeeway, .farBeyondLeeway])
  }

  private var secondsLeft: Double? {
    guard case .number(let text)? = ClaimForms.member("exp", in: tokenCase.attempt.token),
      let expiry = Double(text)
    else { return nil }
    return expiry - Double(tokenCase.attempt.now)
  }
}
