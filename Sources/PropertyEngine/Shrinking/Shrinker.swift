/// Finds a simpler sequence of choices that still fails; decides, and leaves running to others.
///
/// Ask for `nextCandidate()`, run it wherever you like, and `learn` what happened, until there is
/// no candidate. The passes repeat until a whole round improves nothing.
public struct Shrinker: Sendable {
  /// What happened to a candidate.
  public enum Verdict: Sendable {
    /// It failed in the way that is being shrunk; this is what it really drew.
    case stillFails(ChoiceRecording)
    /// It passed, was discarded, drew too much or failed in another way.
    case doesNotFail
  }

  /// What shrinking has cost and brought so far.
  public struct Counts: Hashable, Sendable {
    /// Candidates that were run.
    public internal(set) var evaluations = 0
    /// Candidates that turned out simpler and still failing.
    public internal(set) var improvements = 0
    /// Proposals that had been run before and cost nothing.
    public internal(set) var cacheHits = 0
    /// Improvements by pass.
    public internal(set) var improvementsByPass: [ShrinkPassName: Int] = [:]
    /// Whether the budget ended the search before a fixed point was reached.
    public internal(set) var isExhausted = false

    /// Nothing done yet.
    public init() {}
  }

  /// The simplest failing case so far.
  public private(set) var best: ChoiceRecording
  /// What shrinking has cost and brought so far.
  public private(set) var counts = Counts()

  private let names: [ShrinkPassName]
  private let budget: Int
  private var bestChoices: [Choice]
  private var tried: Set<UInt64>
  private var passIndex = 0
  private var pass: (any ShrinkPass)?
  private var hasImprovedThisRound = false

  /// Prepares to shrink.
  ///
  /// - Parameters:
  ///   - failing: A recording known to fail.
  ///   - budget: The most candidates handed out.
  ///   - disabled: Passes to leave out; for tests of the engine itself.
  public init(
    _ failing: ChoiceRecording, budget: Int = 20_000, disabled: Set<ShrinkPassName> = []
  ) {
    best = failing
    bestChoices = failing.choices
    tried = [bestChoices.fingerprint]
    self.budget = budget
    names = ShrinkPassName.allCases.filter { !disabled.contains($0) }
  }

  /// The next sequence of choices to run, or nil at the fixed point or the end of the budget.
  public mutating func nextCandidate() -> [Choice]? {
    while !names.isEmpty {
      if counts.evaluations >= budget {
        counts.isExhausted = true
        return nil
      }
      if pass == nil { pass = names[passIndex].makePass() }
      guard let candidate = pass?.propose(from: best) else {
        guard advance() else { return nil }
        continue
      }
      if isSimpler(candidate, than: bestChoices), tried.insert(candidate.fingerprint).inserted {
        counts.evaluations += 1
        return candidate
      }
      counts.cacheHits += 1
      pass?.learn(.none)
    }
    return nil
  }

  /// Takes note of what the last candidate did.
  public mutating func learn(_ verdict: Verdict) {
    guard case .stillFails(let recording) = verdict else {
      pass?.learn(.none)
      return
    }
    let choices = recording.choices
    guard isSimpler(choices, than: bestChoices) else {
      pass?.learn(.none)
      return
    }
    let isShorter = choices.count < bestChoices.count
    tried.insert(choices.fingerprint)
    best = recording
    bestChoices = choices
    hasImprovedThisRound = true
    counts.improvements += 1
    counts.improvementsByPass[names[passIndex], default: 0] += 1
    pass?.learn(isShorter ? .shorter : .simpler)
  }

  /// Goes to the next pass; false at the fixed point.
  private mutating func advance() -> Bool {
    pass = nil
    passIndex += 1
    if passIndex < names.count { return true }
    passIndex = 0
    defer { hasImprovedThisRound = false }
    return hasImprovedThisRound
  }
}
