/// Runs a property on generated values, and makes the failures it finds as simple as they get.
///
/// The result is a value; nothing is printed and nothing is thrown. In a test, make it an issue
/// with one line: `#expect(outcome.isPassed, "\(outcome.report)")`.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - generator: Makes the values.
///   - settings: Seed, number of cases, budgets, replay.
///   - examples: Values tried first.
///   - coverage: Demands on what the generator makes.
///   - property: Returns false or a description, or throws, when the property does not hold.
/// - Returns: What was found.
public func checkProperty<Value>(
  _ name: String, _ generator: Generator<Value>, settings: PropertySettings = PropertySettings(),
  examples: [Value] = [], coverage: [Coverage<Value>] = [],
  _ property: (Value) throws -> some PropertyVerdict
) -> PropertyOutcome<Value> {
  var run = PropertyRun(
    name, settings, cardinality: generator.cardinality, coverage: coverage,
    draw: generator.draw)
  if settings.replay == nil {
    for example in examples where !run.hasFailedExample {
      do {
        let failure = try property(example).propertyFailure
        run.recordExample(example, failure.map { .failed($0) } ?? .passed)
      } catch {
        run.recordExample(example, Campaign.Result(error))
      }
    }
  }
  while !run.hasFailedExample, let plan = run.campaign.next() {
    let source = run.source(for: plan)
    let result: Campaign.Result
    do {
      let value = try generator.draw(source)
      try source.requireEnd()
      do {
        let failure = try property(value).propertyFailure
        result = failure.map { .failed($0) } ?? .passed
      } catch {
        result = Campaign.Result(error)
      }
      run.note(value, plan, hasPassed: result.isPassed)
    } catch {
      result = Campaign.Result(error)
    }
    run.campaign.record(result, source)
    run.runWhilePassing { source in try property(generator.draw(source)).propertyFailure }
  }
  return run.outcome()
}

/// Runs a property that reports failures by throwing; see `require`.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - generator: Makes the values.
///   - settings: Seed, number of cases, budgets, replay.
///   - examples: Values tried first.
///   - coverage: Demands on what the generator makes.
///   - property: Throws when the property does not hold.
/// - Returns: What was found.
public func checkProperty<Value>(
  _ name: String, _ generator: Generator<Value>, settings: PropertySettings = PropertySettings(),
  examples: [Value] = [], coverage: [Coverage<Value>] = [],
  _ property: (Value) throws -> Void
) -> PropertyOutcome<Value> {
  checkProperty(
    name, generator, settings: settings, examples: examples, coverage: coverage
  ) { value in
    try property(value)
    return true
  }
}

/// Runs a property that draws as it goes.
///
/// - Parameters:
///   - name: What the property claims, as a sentence.
///   - settings: Seed, number of cases, budgets, replay.
///   - property: Draws, and throws when the property does not hold. Values drawn with a name,
///     and lines noted on the source, describe the counterexample.
/// - Returns: What was found.
public func checkProperty(
  _ name: String, settings: PropertySettings = PropertySettings(),
  _ property: (ChoiceSource) throws -> Void
) -> PropertyOutcome<Void> {
  var run = PropertyRun<Void>(name, settings, cardinality: nil, coverage: []) { _ in }
  while let plan = run.campaign.next() {
    let source = run.source(for: plan)
    var result = Campaign.Result.passed
    do {
      try property(source)
      try source.requireEnd()
    } catch {
      result = Campaign.Result(error)
    }
    run.note((), plan, hasPassed: result.isPassed)
    run.campaign.record(result, source)
    run.runWhilePassing { source in
      try property(source)
      return nil
    }
  }
  return run.outcome()
}

extension Campaign.Result {
  var isPassed: Bool {
    if case .passed = self { return true }
    return false
  }
}
