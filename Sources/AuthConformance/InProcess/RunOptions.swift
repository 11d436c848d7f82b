package import ConformanceChecks
public import ConformanceModel

/// What a run judges, and how.
public struct RunOptions: Sendable {
  /// Only these areas; empty for all.
  public var areas: Set<Requirement.Area>
  /// Only requirements that match one of these patterns (`*` and `?`); empty for all.
  public var patterns: [String]
  /// How much work to do.
  public var profile: Profile
  /// What all generated inputs derive from.
  public var seed: UInt64
  /// Whether a failed `should` fails the run.
  public var strict: Bool
  /// How long a subject may be silent before it counts as hanging.
  public var timeLimit: Duration
  /// The one case to run again, and nothing else.
  package private(set) var replay: CheckReplay?
  /// A failing case of each requirement, to be run before all others.
  package private(set) var kept: [RequirementID: CheckReplay] = [:]
  /// Whether subjects that hold the checks are judged from outside all the same.
  package var judgesFromOutside = false
  /// The catalogue to judge with: rows that came later are left out and named in the report.
  public var catalogue: Int
  /// The part of the chosen requirements to judge; `nil` for all of them.
  public var shard: Shard?
  /// How many requirements are judged at a time, each in workers of its own.
  public var jobs: Int

  /// - Parameters:
  ///   - areas: Areas to judge, empty for all.
  ///   - patterns: Requirement patterns, empty for all.
  ///   - profile: How much work.
  ///   - seed: Of all generated inputs.
  ///   - strict: Whether `should` counts.
  ///   - timeLimit: Longest silence.
  ///   - catalogue: The version to judge with.
  ///   - shard: The part to judge, `nil` for all.
  ///   - jobs: Requirements judged at a time, at least 1.
  public init(
    areas: Set<Requirement.Area> = [], patterns: [String] = [], profile: Profile = .standard,
    seed: UInt64 = 0, strict: Bool = false, timeLimit: Duration = .seconds(10),
    catalogue: Int = Requirement.catalogueVersion, shard: Shard? = nil, jobs: Int = 1
  ) {
    self.areas = areas
    self.patterns = patterns
    self.profile = profile
    self.seed = seed
    self.strict = strict
    self.timeLimit = timeLimit
    self.catalogue = catalogue
    self.shard = shard
    self.jobs = jobs
  }

  /// Has one recorded case judged again, and nothing else.
  ///
  /// - Parameter token: As a report printed it.
  /// - Throws: ``ReplayProblem``: no token, or not one of this suite and these requirements.
  package mutating func setReplay(_ token: String) throws(ReplayProblem) {
    let replay = try CheckReplay(token)
    guard checks.contains(where: { $0.id == replay.stamp.requirement }) else {
      throw .otherRequirement(
        replay.stamp, chosen: areas.map(\.rawValue).sorted() + patterns)
    }
    self.replay = replay
  }

  /// Has cases that failed before judged before all others; those of other suites are left out.
  ///
  /// - Parameter tokens: As reports printed them.
  package mutating func setKept(_ tokens: [RequirementID: String]) {
    kept = tokens.compactMapValues { try? CheckReplay($0) }
  }

  /// The checks to judge, in catalogue order.
  package var checks: [Check] {
    let rows = selection(of: Catalogue.checks.map(\.requirement)).judged
    let ids = Set(rows.map(\.id))
    return Catalogue.checks.filter { ids.contains($0.id) }
  }

  /// What a newer catalogue would judge as well.
  package var newer: [NewerRequirement] {
    selection(of: Catalogue.checks.map(\.requirement)).newer.map(NewerRequirement.init)
  }

  /// Sorts rows of the catalogue into those to judge and those that are too new.
  ///
  /// - Returns: Both in the order given; of what is to be judged only the shard.
  package func selection(
    of rows: [Requirement]
  ) -> (judged: [Requirement], newer: [Requirement]) {
    let chosen = rows.filter { row in
      (replay.map { $0.stamp.requirement == row.id } ?? true)
        && (areas.isEmpty || areas.contains(row.area))
        && (patterns.isEmpty || patterns.contains { Glob($0).matches(row.id.rawValue) })
    }
    let known = chosen.filter { $0.since <= catalogue }
    let judged = known.indices.filter { shard?.holds($0) ?? true }.map { known[$0] }
    return (judged, chosen.filter { $0.since > catalogue })
  }
}
