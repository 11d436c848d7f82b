/// How a property is run. The default suits a unit test.
public struct PropertySettings: Sendable {
  /// Selects the cases; the same seed gives the same cases, verdict and counterexample.
  public var seed: UInt64
  /// Cases that must pass.
  public var runs: Int
  /// Discarded cases for each one that counts, before the run gives up.
  public var discardsPerRun = 10
  /// The most choices of one case.
  public var choiceLimit = 65_536
  /// The most cases run to shrink one failure.
  public var shrinkBudget = 20_000
  /// Different failures that are shrunk and reported; those beyond are only counted.
  public var failureLimit = 3
  /// Whether to find out which parts of a counterexample may be anything.
  public var explains = true
  /// Whether to try every value when there are no more of them than `runs`.
  public var triesAllWhenFew = true
  /// Put before the choices in replay tokens; opaque to the engine.
  public var header = ""
  /// Run only this case.
  public var replay: ReplayToken?
  /// Where failures are kept and replayed first; nil keeps nothing.
  public var database: FailureDatabase?
  /// The most cases run to decide what `coverage` demands.
  public var coverageRuns = 200_000
  /// The greatest chance that a run judges coverage wrongly.
  public var coverageCertainty = 1e-9
  /// Shrink passes to leave out; for tests of the engine itself.
  public var disabledPasses: Set<ShrinkPassName> = []
  /// Told of each case before it runs, so that a case that ends the process can be found again.
  public var willRun: (@Sendable (CaseOrigin) -> Void)?

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - seed: Selects the cases.
  ///   - runs: Cases that must pass.
  public init(seed: UInt64 = 0x5EED, runs: Int = 100) {
    self.seed = seed
    self.runs = runs
  }
}
