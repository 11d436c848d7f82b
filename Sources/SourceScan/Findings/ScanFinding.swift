package import ConformanceModel

/// One place in a source file that looks like a known defect.
package struct ScanFinding: Equatable, Sendable {
  /// As it was given, or as it was found under the folder that was given.
  package let path: String
  /// From 1.
  package let line: Int
  package let rule: ScanRule
  package internal(set) var certainty: Certainty
  /// What stands there, in a sentence without a full stop; may quote the source.
  package let seen: String
  /// Tells the finding from others when lines above it come and go.
  package let fingerprint: String
  /// The function that a file of sign-in has to call for it to be likely.
  var helper: String?

  /// What is said of this place, where it is not the rule's own.
  var advice: ScanAdvice?

  /// Where the finding is about, what breaks by it.
  package var requirement: RequirementID { advice?.requirement ?? rule.requirement }

  /// Why it matters.
  package var reason: String { advice?.reason ?? rule.reason }

  /// What to do about it.
  package var remedy: String { advice?.remedy ?? rule.remedy }

  /// The command that would prove or refute it.
  package var proof: String { rule.proof(of: requirement) }
}

/// What a rule found, before it is known which file it is in.
struct ScanHit {
  let token: Int
  let rule: ScanRule
  let certainty: Certainty
  let seen: String
  /// The function that a file of sign-in has to call for it to be likely.
  var helper: String?
  /// What is said of this place, where it is not the rule's own.
  var advice: ScanAdvice?

  /// The requirement that this place breaks.
  var requirement: RequirementID { advice?.requirement ?? rule.requirement }

  /// The hit no surer than another certainty where it has some certainty.
  func capped(_ certainty: Certainty, from own: Certainty) -> ScanHit {
    self.certainty == own
      ? ScanHit(
        token: token, rule: rule, certainty: certainty, seen: seen, helper: helper, advice: advice)
      : self
  }
}
