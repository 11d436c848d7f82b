internal import ConformanceChecks
public import ConformanceModel
internal import Foundation

/// Judges a subject in this process, where no worker can be started: in a test target.
///
/// Nothing is isolated: a subject that traps ends the process, which then says what it was judging;
/// one that hangs keeps it. What takes
/// processes of its own, or an ending as a legal answer, is not judged here. Sign-in is judged with
/// every step of the suite settled before the next; what only control of tasks and time could
/// decide is left out, and the other verdicts' scopes say so.
public struct InProcessRunner: Sendable {
  private let subject: any Subject
  private let options: RunOptions
  private let samples = NonceSamples()
  private let leads = OutcomeMemory()

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

  /// The requirements that apply to the subject and take more than one process can do.
  public var requirementsElsewhere: [Requirement] {
    options.checks.filter { check in
      check.reasonNotInTest != nil
        && check.reasonNotApplicable(
          to: subject.contract, offering: subject.offered, profile: options.profile, in: .worker)
          == nil
    }.map(\.requirement)
  }

  /// Says what is not judged here, in one line; `nil` where that is nothing.
  package func remark(on areas: [Requirement.Area] = []) -> String? {
    let names = requirementsElsewhere.filter { areas.isEmpty || areas.contains($0.area) }
      .map(\.id.rawValue)
    guard !names.isEmpty else { return nil }
    return "\(subject.contract.name): a test process cannot judge "
      + "\(names.joined(separator: ", ")); the command line does, by an adapter that "
      + "'auth-conformance init swift' writes"
  }

  /// A report of one requirement.
  ///
  /// - Parameter requirement: One of ``requirements``; others are not applicable.
  public func judge(_ requirement: Requirement) async -> RunReport {
    var report = RunReport(
      subject: .init(
        name: subject.contract.name, commandLine: .named(subject.contract.name),
        contract: subject.contract),
      profile: options.profile, seed: String(options.seed, radix: 16), strict: options.strict,
      complete: true, results: [], timing: .init(startedAt: "", seconds: 0, byRequirement: [:]))
    report.add(await outcome(of: requirement), of: requirement, again: nil)
    return report
  }

  /// The same with the failures that explain this one, if there are any, folded.
  package func judgeWithLeads(_ requirement: Requirement) async -> RunReport {
    var report = await judge(requirement)
    guard let result = report.results.first, result.grade.blamesSubject else { return report }
    let cause = result.evidence?.cause
    let owners = (cause?.broughtUnder ?? []).union([cause?.owner].compactMap(\.self))
    for lead in requirements
    where lead.id != result.id && (owners.contains(lead.id) || lead.implies.contains(result.id)) {
      // Once, however many tests it explains; its own test judges it anew.
      let found = await leads.outcome(of: lead.id) { await outcome(of: lead) }
      report.add(found, of: lead, again: nil)
    }
    report.foldImplied()
    return report
  }

  private func outcome(of requirement: Requirement) async -> CheckOutcome {
    guard let check = Catalogue.check(requirement.id) else {
      return .notApplicable("no check judges '\(requirement.id)'")
    }
    if let mistake = subject.contract.mistakes.first {
      return CheckOutcome(
        grade: .suiteError, cases: 0, scope: "the contract",
        evidence: Evidence(observed: ["the subject's contract: \(mistake)"]))
    }
    if let reason = reasonNotApplicable(check) { return .notApplicable(reason) }
    let context = CheckContext(
      profile: options.profile, seed: options.seed, catalogue: options.catalogue,
      samples: samples, wallClock: { Date().timeIntervalSince1970 }, monitor: EndingNote(check.id))
    return await check.outcome(for: subject, context)
  }

  private func reasonNotApplicable(_ check: Check) -> String? {
    check.reasonNotApplicable(
      to: subject.contract, offering: subject.offered, profile: options.profile, in: .test)
  }
}
