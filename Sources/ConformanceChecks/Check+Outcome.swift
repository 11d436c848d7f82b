package import ConformanceModel

extension Check {
  /// Judges and turns whatever is thrown into a verdict.
  ///
  /// A ``SubjectFault`` has its own grade. Any other error came from the subject where an answer
  /// was due, and is a failure.
  package func outcome(for subject: any Subject, _ context: CheckContext) async -> CheckOutcome {
    do {
      return try await judge(subject, context)
    } catch let difference as ReplayDiverged {
      return difference.outcome
    } catch let fault as SubjectFault {
      return CheckOutcome(
        grade: fault.grade, cases: 0, scope: "ended before a verdict",
        evidence: fault.evidence)
    } catch {
      return .fail(
        cases: 1, scope: "ended before a verdict",
        Evidence(
          observed: ["the subject threw an error where an answer was due"],
          drawn: ["error: \(String(describing: error))"], cause: .threwInstead))
    }
  }
}
