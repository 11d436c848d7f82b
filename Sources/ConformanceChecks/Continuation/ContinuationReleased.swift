internal import ConformanceModel

extension Check {
  /// After an ending nothing keeps the provider, its delegate or its controller.
  ///
  /// Three providers, an attempt each: an object that is the app's only one may stay, as a shared
  /// coordinator does; one for each provider is kept by something that never lets go.
  package static let continuationReleased = Check(
    .continuationReleased, .signIn, kind: .stateful, place: .controlledOnly,
    overTheWire: .never("the objects of a program in another process are not seen"),
    storyRank: .ownEnding
  ) { subject, context in
    // A timer in real time may hold an object for a while, and nothing follows from that.
    guard context.wholeProcessExplorer != nil else {
      return .notApplicable("the order of tasks and their time are not controlled")
    }
    do {
      return try await ReleaseJudge(subject: subject, context: context).outcome()
    } catch is ControlLost {
      return .notApplicable("something of the subject runs outside control, and may hold it")
    }
  }
}

/// Ends attempts in every way that goes right, and looks who is still there.
private struct ReleaseJudge {
  let subject: any SignInSubject
  let context: CheckContext

  private static let endings: [SimplerStory.Ending] = [
    .callback(.success), .callback(.failure), .callback(.cancel), .cancel, .cancelTask,
  ]
  private static let rounds = 3

  func outcome() async throws -> CheckOutcome {
    let contract = subject.contract.signIn
    var player = ScenarioPlayer(subject: subject, context: context)
    var played = 0
    for ending in Self.endings where ending.scenario.applies(to: contract) {
      for entry in ending.scenario.entries(under: contract) {
        // An ending that goes wrong is its own requirement's business.
        guard try await player.passes(.ending(ending), entry: entry, [.answers, .words]) else {
          continue
        }
        let life = LifeProbe()
        defer { life.letGo() }
        for _ in 0..<Self.rounds {
          _ = try await player.play(ending.scenario, entry: entry, life: life)
          played += 1
        }
        let observed = LifeProbe.Part.allCases.compactMap { part -> String? in
          let alive = life.alive(part)
          guard alive > 1 else { return nil }
          return "\(alive) of \(life.count(part)) \(part.rawValue)s are still there after "
            + "'\(ending.word)' (\(entry.rawValue))"
        }
        if !observed.isEmpty {
          return .fail(
            cases: played, scope: Self.scope(played),
            Evidence(observed: observed, cause: .keptAfterEnd))
        }
      }
    }
    guard played > 0 else {
      return CheckOutcome(
        grade: .insufficientData, cases: 0, scope: Self.scope(0),
        evidence: Evidence(observed: ["no ending goes right"]))
    }
    return .pass(cases: played, scope: Self.scope(played))
  }

  private static func scope(_ played: Int) -> String {
    "\(played) attempts of as many providers, which are dropped at the end; an object that is "
      + "there once for all of them may stay"
  }
}

extension SimplerStory.Ending {
  fileprivate var scenario: SignInScenario { SimplerStory.ending(self).scenario }

  fileprivate var word: String {
    switch self {
    case .callback(let kind): kind.text
    case .cancel: "cancel()"
    case .cancelTask: "task cancellation"
    default: "another ending"
    }
  }
}
