package import ConformanceModel

extension Check {
  /// Judges and turns whatever is thrown into a verdict.
  ///
  /// A ``SubjectFault`` has its own grade. Any other error came from the subject where an answer
  /// was due, and is a failure, unless it says that there is nothing to be judged.
  package func outcome(for subject: any Subject, _ context: CheckContext) async -> CheckOutcome {
    do {
      return try await judge(subject, context)
    } catch let difference as ReplayDiverged {
      return difference.outcome
    } catch let ending as EndedBesides {
      return ending.outcome
    } catch let fault as SubjectFault {
      return CheckOutcome(
        grade: fault.grade, cases: 0, scope: "ended before a verdict",
        evidence: fault.evidence)
    } catch let missing as CapabilityNotOffered where missing.reason != nil {
      // It was declared, and turned out to be missing when it was asked for.
      return .notApplicable(missing.description)
    } catch {
      return .threw(error)
    }
  }
}

extension CheckOutcome {
  /// The failure of a subject that threw where an answer was due.
  ///
  /// - Parameters:
  ///   - error: What it threw.
  ///   - asked: What it had been asked for, if that tells more than the requirement does.
  static func threw(_ error: any Error, when asked: String? = nil) -> CheckOutcome {
    .fail(
      cases: 1, scope: "ended before a verdict",
      Evidence(
        observed: ["the subject threw an error where an answer was due"]
          + (asked.map { [$0] } ?? []),
        drawn: ["error: \(String(describing: error))"], cause: .threwInstead))
  }
}
