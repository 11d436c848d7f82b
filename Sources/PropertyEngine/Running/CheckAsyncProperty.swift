/// Runs an asynchronous property on generated values; see `checkProperty`.
///
/// Cases run one after the other in the caller's isolation. When the surrounding task is
/// cancelled the run ends after the current case; failures found by then are kept.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - generator: Makes the values.
///   - settings: Seed, number of cases, budgets, replay.
///   - examples: Values tried first.
///   - coverage: Demands on what the generator makes.
///   - property: Returns false or a description, or throws, when the property does not hold.
/// - Returns: What was found.
public nonisolated(nonsending) func checkAsyncProperty<Value>(
  _ name: String, _ generator: Generator<Value>, settings: PropertySettings = PropertySettings(),
  examples: [Value] = [], coverage: [Coverage<Value>] = [],
  _ property: nonisolated(nonsending) (Value) async throws -> some PropertyVerdict
) async -> PropertyOutcome<Value> {
  var run = PropertyRun(
    name, settings, cardinality: generator.cardinality, coverage: coverage,
    draw: generator.draw)
  if settings.replay == nil {
    for example in examples where !run.hasFailedExample {
      do {
        let failure = try await property(example).propertyFailure
        run.recordExample(example, failure.map { .failed($0) } ?? .passed)
      } catch {
        run.recordExample(example, Campaign.Result(error, isCancelled: Task.isCancelled))
      }
    }
  }
  while !run.hasFailedExample, let plan = run.campaign.next() {
    let source = run.source(for: plan)
    var result = Campaign.Result.cancelled
    if !Task.isCancelled {
      do {
        let value = try generator.draw(source)
        try source.requireEnd()
        do {
          let failure = try await property(value).propertyFailure
          result = failure.map { .failed($0) } ?? .passed
        } catch {
          result = Campaign.Result(error, isCancelled: Task.isCancelled)
        }
        run.note(value, plan, hasPassed: result.isPassed)
      } catch {
        result = Campaign.Result(error, isCancelled: Task.isCancelled)
      }
    }
    run.campaign.record(result, source)
  }
  return run.outcome()
}

/// Runs an asynchronous property that reports failures by throwing; see `require`.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - generator: Makes the values.
///   - settings: Seed, number of cases, budgets, replay.
///   - examples: Values tried first.
///   - coverage: Demands on what the generator makes.
///   - property: Throws when the property does not hold.
/// - Returns: What was found.
public nonisolated(nonsending) func checkAsyncProperty<Value>(
  _ name: String, _ generator: Generator<Value>, settings: PropertySettings = PropertySettings(),
  examples: [Value] = [], coverage: [Coverage<Value>] = [],
  _ property: nonisolated(nonsending) (Value) async throws -> Void
) async -> PropertyOutcome<Value> {
  await checkAsyncProperty(
    name, generator, settings: settings, examples: examples, coverage: coverage
  ) { value in
    try await property(value)
    return true
  }
}

/// Runs an asynchronous property that draws as it goes; see `checkProperty`.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - settings: Seed, number of cases, budgets, replay.
///   - property: Draws, and throws when the property does not hold.
/// - Returns: What was found.
public nonisolated(nonsending) func checkAsyncProperty(
  _ name: String, settings: PropertySettings = PropertySettings(),
  _ property: nonisolated(nonsending) (ChoiceSource) async throws -> Void
) async -> PropertyOutcome<Void> {
  var run = PropertyRun<Void>(name, settings, cardinality: nil, coverage: []) { _ in }
  while let plan = run.campaign.next() {
    let source = run.source(for: plan)
    var result = Campaign.Result.cancelled
    if !Task.isCancelled {
      result = .passed
      do {
        try await property(source)
        try source.requireEnd()
      } catch {
        result = Campaign.Result(error, isCancelled: Task.isCancelled)
      }
      run.note((), plan, hasPassed: result.isPassed)
    }
    run.campaign.record(result, source)
  }
  return run.outcome()
}
