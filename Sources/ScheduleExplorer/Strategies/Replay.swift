package import PropertyEngine

/// Runs one recorded schedule again.
package struct Replay: Strategy {
  private let choices: [Choice]
  private let optionCounts: [Int]
  private let isStrict: Bool
  private var decision = 0
  private var hasRun = false

  /// The first place where the run offered something else than the recording says.
  package private(set) var difference: ScheduleDifference?

  /// A replay that must meet what the token says.
  package init(_ token: ScheduleToken) {
    choices = token.choices
    optionCounts = token.optionCounts
    isStrict = true
  }

  /// A replay that moves choices that do not fit to the nearest ones that do, for shrinking.
  package init(fitting choices: [Choice]) {
    self.choices = choices
    optionCounts = []
    isStrict = false
  }

  package mutating func begin() -> ChoiceSource? {
    if hasRun { return nil }
    decision = 0
    return ChoiceSource(replaying: choices, isStrict: isStrict)
  }

  package mutating func pick(among options: [StepOption], canContinue: Bool) -> Int? {
    if isStrict, difference == nil {
      let expected = decision < optionCounts.count ? optionCounts[decision] : 0
      if expected != ScheduleToken.stored(options.count) {
        difference = ScheduleDifference(
          decision: decision, expected: expected, found: options.count)
      }
    }
    decision += 1
    return difference == nil ? nil : 0
  }

  package mutating func end(_ run: borrowing RunRecord) {
    hasRun = true
    if isStrict, difference == nil, decision < optionCounts.count {
      difference = ScheduleDifference(
        decision: decision, expected: optionCounts[decision], found: 0)
    }
  }

  package var completeness: Completeness { Completeness(.replay, orders: hasRun ? 1 : 0) }
}
