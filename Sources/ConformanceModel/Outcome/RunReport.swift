/// Everything a run found out. Every renderer works from this value alone.
///
/// The same seed, subject and build give the same report, byte for byte, but for ``timing``, and
/// for the `drawn` lines of evidence and ``plots``, which come from the subject's own randomness.
public struct RunReport: Codable, Hashable, Sendable {
  /// The name of this format's schema, `Vectors/schema/report-1.schema.json`.
  public static let schema = "urn:auth-conformance:schema:report-1"

  /// The schema's name; sorted first in the file.
  public var schema: String
  /// The version of the suite.
  public var suite: String
  /// The commit that the suite was built of; `nil` where nobody told it (see ``Suite/commit``).
  public var commit: String?
  /// The version of the catalogue judged with.
  public var catalogue: Int
  /// What was judged.
  public var subject: SubjectDescription
  /// How much work was done.
  public var profile: Profile
  /// What all generated inputs derive from, in hexadecimal.
  public var seed: String
  /// Whether `should` requirements fail the run.
  public var strict: Bool
  /// False for a run that was stopped before its end.
  public var complete: Bool
  /// The part of the requirements that was judged; `nil` for all that were chosen.
  public var shard: Shard?
  /// What a newer catalogue would judge as well; `nil` where the newest was used.
  public var newer: [NewerRequirement]?
  /// One row a requirement, in catalogue order; then one for each expectation without any.
  public var results: [RequirementResult]
  /// The failures that were expected; `nil` where the run had no expectation file.
  public var expectations: [KnownFailure]?
  /// What can be drawn of the samples; `nil` where nothing was sampled.
  public var plots: [LetterPlot]?
  /// When and how long; never the same twice.
  public var timing: Timing
  /// The nonces that failed, by requirement; kept in files beside the report, not in it.
  public var samples: [RequirementID: [String]] = [:]

  /// The subject of a run.
  public struct SubjectDescription: Codable, Hashable, Sendable {
    /// The contract's name.
    public var name: String
    /// How to name the subject on the command line again.
    public var commandLine: SubjectCommandLine
    /// What the subject declared.
    public var contract: Contract

    package init(name: String, commandLine: SubjectCommandLine, contract: Contract) {
      self.name = name
      self.commandLine = commandLine
      self.contract = contract
    }
  }

  /// When a run began and how long it took.
  public struct Timing: Codable, Hashable, Sendable {
    /// ISO 8601, UTC, without a zone, as JUnit wants it.
    public var startedAt: String
    /// Seconds of the whole run.
    public var seconds: Double
    /// Seconds by requirement.
    public var byRequirement: [RequirementID: Double]

    package init(startedAt: String, seconds: Double, byRequirement: [RequirementID: Double]) {
      self.startedAt = startedAt
      self.seconds = seconds
      self.byRequirement = byRequirement
    }
  }

  package init(
    subject: SubjectDescription, profile: Profile, seed: String, strict: Bool, complete: Bool,
    results: [RequirementResult], timing: Timing
  ) {
    schema = Self.schema
    suite = Suite.version
    commit = Suite.commit
    catalogue = Requirement.catalogueVersion
    self.subject = subject
    self.profile = profile
    self.seed = seed
    self.strict = strict
    self.complete = complete
    self.results = results
    self.timing = timing
  }

  /// How the adapter that `init` writes calls its subject, until its user's own code is in it.
  package static let sampleName = "sample"

  /// Whether what was judged is a program that calls itself as the adapter that `init` writes.
  package var isSample: Bool {
    guard case .program = subject.commandLine else { return false }
    return subject.contract.name == Self.sampleName
  }

  /// The suite's version, and the commit's first letters where it is known.
  package var suiteTitle: String { Suite.title(version: suite, commit: commit) }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case suite, commit, catalogue, subject, profile, seed, strict, complete, shard, newer
    case results, expectations, plots, timing
  }

  /// Adds what a check said of a requirement.
  ///
  /// - Parameter again: The command line that judges the requirement again.
  package mutating func add(
    _ outcome: CheckOutcome, of requirement: Requirement, again: String?
  ) {
    results.append(RequirementResult(requirement: requirement, outcome: outcome, again: again))
    if let more = outcome.plots { plots = (plots ?? []) + more }
    if let sample = outcome.sample { samples[requirement.id] = sample }
  }
}

/// The verdict on one requirement with everything a renderer needs to explain it.
public struct RequirementResult: Codable, Hashable, Sendable {
  /// The requirement's id.
  public var id: RequirementID
  /// How much a failure weighs.
  public var level: Requirement.Level
  /// What holds of a correct implementation.
  public var claim: String
  /// The verdict.
  public var grade: Grade
  /// Cases judged.
  public var cases: Int
  /// What was looked at, or why the requirement does not apply.
  public var scope: String
  /// What was observed.
  public var evidence: Evidence?
  /// What to do about it; present with the evidence.
  public var remedy: String?
  /// The failed requirement that brings this failure with it, or keeps it from being judged.
  public var impliedBy: RequirementID?
  /// The command line that judges this requirement again.
  public var again: String?
  /// The command line that judges the very nonces that failed; where they were saved.
  public var sample: String?
  /// What an expectation says of this result; `nil` where none names it.
  public var expectation: ExpectationNote?

  package init(requirement: Requirement, outcome: CheckOutcome, again: String?) {
    self.init(requirement.id, requirement.level, claim: requirement.claim, outcome, again: again)
    // How a requirement is met does not tell why a process ended.
    let isGeneral = outcome.grade.blamesSubject && outcome.grade != .crash
    let general = isGeneral ? requirement.remedy : nil
    remedy = outcome.evidence?.remedy ?? outcome.evidence?.cause?.remedy ?? general
  }

  /// A row that stands for no requirement of the catalogue.
  package init(
    _ id: RequirementID, _ level: Requirement.Level = .must, claim: String, _ outcome: CheckOutcome,
    again: String? = nil
  ) {
    self.id = id
    self.level = level
    self.claim = claim
    grade = outcome.grade
    cases = outcome.cases
    scope = outcome.scope
    evidence = outcome.evidence
    self.again = outcome.evidence == nil ? nil : again
  }

  /// What was observed, in the one line that is all some readers see of a failure.
  package var firstObservation: String {
    evidence?.observed.first ?? evidence?.drawn.first ?? (scope.isEmpty ? claim : scope)
  }

  /// What to type in order to learn more, where this version knows the requirement.
  package var more: String? {
    Requirement.named(id).map { "auth-conformance explain \($0.id)" }
  }

  /// The part of an implementation that the requirement is about.
  public var area: String { String(id.areaName) }
}
