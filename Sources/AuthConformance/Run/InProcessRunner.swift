internal import ConformanceChecks
public import ConformanceModel

/// Judges a subject in this process, where no worker can be started: in a test target.
///
/// Nothing is isolated: a subject that traps ends the process, one that hangs keeps it. What takes
/// processes of its own, the order of tasks, or an ending as a legal answer, is not judged here.
public struct InProcessRunner: Sendable {
  private let subject: any Subject
  private let options: RunOptions
  private let samples = NonceSamples()

  /// - Parameters:
  ///   - subject: What is judged.
  ///   - options: What to judge and how; time limit and jobs mean nothing here.
  public init(_ subject: any Subject, options: RunOptions = RunOptions(profile: .quick)) {
    self.subject = subject
    self.options = options
  }

  /// The requirements that apply to the subject and can be judged here, in catalogue order.
  public var requirements: [Requirement] {
    options.checks.filter { reasonNotApplicable($0) == nil }.map(\.requirement)
  }

  /// A report of one requirement.
  ///
  /// - Parameter requirement: One of ``requirements``; others are not applicable.
  public func judge(_ requirement: Requirement) async -> RunReport {
    var report = RunReport(
      subject: .init(
        name: subject.contract.name, commandLine: subject.contract.name,
        contract: subject.contract),
      profile: options.profile, seed: String(options.seed, radix: 16), strict: options.strict,
      complete: true, results: [], timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    report.add(await outcome(of: requirement), of: requirement, again: nil)
    return report
  }

  private func outcome(of requirement: Requirement) async -> CheckOutcome {
    guard let check = Catalogue.check(requirement.id) else {
      return .notApplicable("no check judges '\(requirement.id)'")
    }
    if let reason = reasonNotApplicable(check) { return .notApplicable(reason) }
    let context = CheckContext(profile: options.profile, seed: options.seed, samples: samples)
    return await check.outcome(for: subject, context)
  }

  /// The requirements whose cases a subject may legally end its process in.
  private static let endings: Set<String> = ["nonce.length-invalid", "nonce.source-failure"]

  private func reasonNotApplicable(_ check: Check) -> String? {
    let advice = "judge it with 'auth-conformance -- ADAPTER'"
    switch check.place {
    case .runner: return "it takes processes of its own: \(advice)"
    case .controlled: return "it takes control of the order of tasks: \(advice)"
    case .beside: break
    }
    if Self.endings.contains(check.id) {
      return "ending the process is a legal answer to it: \(advice)"
    }
    return check.reasonNotApplicable(to: subject, profile: options.profile)
  }
}
