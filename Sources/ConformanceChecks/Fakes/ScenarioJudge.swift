internal import ConformanceModel

/// Judges one requirement by scenarios.
struct ScenarioJudge: Sendable {
  /// Which of the simpler stories inside a scenario are left to the requirements they belong to.
  struct Controls: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// Each ending alone.
    static let endings = Controls(rawValue: 1)
    /// A callback after each ending.
    static let strays = Controls(rawValue: 16)
    /// Another attempt after each ending.
    static let sequels = Controls(rawValue: 2)
    /// Two attempts at once, with all that they lead to.
    static let overlaps = Controls(rawValue: 4)
    /// Two attempts at once, as far as the number of requests goes.
    static let overlapRequests = Controls(rawValue: 8)
  }

  /// The requirement's id.
  let requirement: String
  /// What the requirement claims; other deviations are other requirements' business.
  let aspects: Aspects
  /// What has to go right by itself before a deviation counts.
  let controls: Controls

  init(_ requirement: String, _ aspects: Aspects, controls: Controls = []) {
    self.requirement = requirement
    self.aspects = aspects
    self.controls = controls
  }

  /// Why the contract excludes the requirement: none of its scenarios applies.
  func exclusion(_ contract: SignInContract, because reason: String) -> String? {
    // A vector file that cannot be read is reported by the check itself.
    guard let scenarios = try? ScenarioLibrary.scenarios(of: requirement) else { return nil }
    return scenarios.contains { $0.applies(to: contract) } ? nil : reason
  }

  /// Plays the vectors' scenarios and judges them.
  ///
  /// - Throws: A vector problem, what `makeProvider` throws, a ``SubjectFault``.
  func judge(_ subject: any Subject, _ context: CheckContext) async throws -> CheckOutcome {
    try await judge(try ScenarioLibrary.scenarios(of: requirement), subject, context)
  }

  /// Plays scenarios in order, with every way in, up to the first that goes wrong.
  func judge(
    _ scenarios: [SignInScenario], _ subject: any Subject, _ context: CheckContext
  ) async throws -> CheckOutcome {
    guard let subject = subject as? any SignInSubject else {
      return .noSignIn
    }
    let contract = subject.contract.signIn
    var player = ScenarioPlayer(subject: subject, context: context)
    var judged = 0
    var leftTo: [String] = []
    for scenario in scenarios where scenario.applies(to: contract) {
      for entry in scenario.entries(under: contract) {
        let history = try await player.play(scenario, entry: entry)
        let found = DeviationFinder(scenario: scenario, contract: contract, history: history)
          .deviations.filter { aspects.contains($0.aspect) }
        guard !found.isEmpty else {
          if isVacuous(history) { leftTo.append("continuation.success") } else { judged += 1 }
          continue
        }
        if let other = try await failingControl(of: scenario, entry, contract, &player) {
          leftTo.append(other)
          continue
        }
        let story = FailedScenario(
          scenario: scenario, entry: entry, contract: contract, history: history, found: found)
        return .fail(cases: judged + 1, scope: scope(contract, judged + 1), story.evidence)
      }
    }
    return outcome(judged, leftTo, contract)
  }

  /// Whether a requirement about pairs has seen none.
  private func isVacuous(_ history: SignInHistory) -> Bool {
    aspects.isSubset(of: [.pairing, .distinctNonces])
      && !history.callers.contains { $0.answers.first?.word == "credential" }
  }

  /// The requirement of the first control that already goes wrong by itself.
  private func failingControl(
    of scenario: SignInScenario, _ entry: SignInContract.Entry, _ contract: SignInContract,
    _ player: inout ScenarioPlayer
  ) async throws -> String? {
    for (control, entry) in scenario.controls(entry: entry) {
      guard control.requirement != requirement, let judging = judged(control) else { continue }
      if try await !player.passes(control, entry: entry, judging) { return control.requirement }
    }
    return nil
  }

  /// What is asked of a control; nil where it does not matter here.
  private func judged(_ control: Control) -> Aspects? {
    let all: Aspects = [.answers, .words, .requests, .pairing]
    return switch control {
    case .ending: controls.contains(.endings) ? all : nil
    case .sequel: controls.contains(.sequels) ? all : nil
    case .stray: controls.contains(.strays) ? [.answers, .words] : nil
    case .overlap where controls.contains(.overlaps): all
    case .overlap: controls.contains(.overlapRequests) ? .requests : nil
    }
  }

  private func outcome(
    _ judged: Int, _ leftTo: [String], _ contract: SignInContract
  ) -> CheckOutcome {
    let others = Set(leftTo).sorted().map { "'\($0)'" }.joined(separator: ", ")
    guard judged > 0 || leftTo.isEmpty else {
      return CheckOutcome(
        grade: .insufficientData, cases: 0,
        scope: "no scenario can be judged before \(others) holds",
        evidence: Evidence(observed: [
          "each of \(leftTo.count) plays already goes wrong in a simpler story inside it"
        ]))
    }
    let rest = leftTo.isEmpty ? "" : "; \(leftTo.count) more left to \(others)"
    return .pass(cases: judged, scope: scope(contract, judged) + rest)
  }

  private func scope(_ contract: SignInContract, _ cases: Int) -> String {
    let entries = SignInContract.Entry.allCases.filter(contract.entries.contains)
      .map(\.rawValue).joined(separator: ", ")
    return "\(Quantity.text(cases, "scripted play")) (\(entries); overlap "
      + "'\(contract.overlap.rawValue)'), settled after every step"
  }
}

extension Check {
  /// A check that plays the scenarios of its requirement's vectors.
  ///
  /// - Parameters:
  ///   - judge: What is judged.
  ///   - reason: Why the requirement does not apply where none of its scenarios does.
  static func scenarios(_ judge: ScenarioJudge, unless reason: String) -> Check {
    Check(
      judge.requirement, kind: .vector, needs: [.signIn],
      exclusion: { contract, _ in judge.exclusion(contract.signIn, because: reason) },
      judge: { try await judge.judge($0, $1) })
  }
}
