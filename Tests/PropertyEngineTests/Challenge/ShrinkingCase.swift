import PropertyEngine
import Testing

/// A false property and the one answer that counts: its simplest counterexample.
///
/// The properties of the challenge follow the collection at github.com/jlink/shrinking-challenge and
/// its origin, the artefact of MacIver and Donaldson, ECOOP 2020.
struct ShrinkingCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// The simplest counterexample as text.
  let minimum: String
  /// What others published: the share of 100 runs at the minimum and evaluations, if given.
  let published: String
  /// Runs the case with a seed, without some of the passes.
  let run: @Sendable (UInt64, Set<ShrinkPassName>) -> Result

  struct Result: Sendable {
    let rendered: String
    let counts: Shrinker.Counts
  }

  var testDescription: String { id }

  /// Describes a case.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - minimum: The simplest counterexample as text.
  ///   - published: What others reach.
  ///   - budget: The most evaluations; small where the cost is the point.
  ///   - generator: Makes the values.
  ///   - property: The false claim.
  init<Value>(
    _ id: String, _ minimum: String, published: String = "", budget: Int = 20_000,
    _ generator: Generator<Value>, _ property: @escaping @Sendable (Value) throws -> Bool
  ) {
    self.id = id
    self.minimum = minimum
    self.published = published
    run = { seed, disabled in
      var settings = PropertySettings(seed: seed, runs: 200_000)
      settings.explains = false
      settings.shrinkBudget = budget
      settings.failureLimit = 1
      settings.discardsPerRun = 1000
      settings.triesAllWhenFew = false
      settings.disabledPasses = disabled
      let outcome = checkProperty(id, generator, settings: settings, property)
      guard let found = outcome.counterexample else {
        return Result(rendered: outcome.report, counts: Shrinker.Counts())
      }
      return Result(rendered: found.rendered, counts: found.shrinking)
    }
  }
}
