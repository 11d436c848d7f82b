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
  /// Whether subjects that hold the checks are judged from outside all the same.
  package var judgesFromOutside = false

  /// - Parameters:
  ///   - areas: Areas to judge, empty for all.
  ///   - patterns: Requirement patterns, empty for all.
  ///   - profile: How much work.
  ///   - seed: Of all generated inputs.
  ///   - strict: Whether `should` counts.
  ///   - timeLimit: Longest silence.
  public init(
    areas: Set<Requirement.Area> = [], patterns: [String] = [], profile: Profile = .standard,
    seed: UInt64 = 0, strict: Bool = false, timeLimit: Duration = .seconds(10)
  ) {
    self.areas = areas
    self.patterns = patterns
    self.profile = profile
    self.seed = seed
    self.strict = strict
    self.timeLimit = timeLimit
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

  /// The checks that the options choose, in catalogue order.
  package var checks: [Check] {
    Catalogue.checks.filter { check in
      (replay.map { $0.stamp.requirement == check.id } ?? true)
        && (areas.isEmpty || areas.contains(check.requirement.area))
        && (patterns.isEmpty || patterns.contains { Glob($0).matches(check.id) })
    }
  }
}
