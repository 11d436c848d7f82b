internal import ConformanceModel
internal import PlainText
internal import PropertyEngine
internal import ScheduleExplorer

/// Judges one requirement of the area account: scripted stories, random ones, orders of scenes.
struct AccountJudge {
  let rule: AccountRule
  let subject: any AccountSubject
  let context: CheckContext
  /// Lets everything come to rest where nobody decides about the order.
  var settling: any Settling = SentinelRounds()

  /// What a replay token says of orders; random stories have the empty part.
  private static let shrinkingRuns = 400

  private var contract: AccountContract { subject.contract.account }
  private var player: AccountPlayer {
    AccountPlayer(
      subject: subject, explorer: context.wholeProcessExplorer, settling: settling)
  }

  /// Judges.
  ///
  /// - Throws: What `makeCoordinator` throws, a vector problem, ``ControlLost``, a ``SubjectFault``.
  func outcome() async throws -> CheckOutcome {
    if let replay = context.replay, !replay.stamp.part.isEmpty {
      return try await orders(after: 0, "")
    }
    var told = 0
    var cases = 0
    if context.replay == nil {
      for story in try AccountLibrary.stories(of: rule.requirement, asOf: context.catalogue)
      where story.applies(to: contract) {
        let (failure, judged) = try await play(story, number: told)
        told += 1
        cases += judged
        if let failure {
          return .fail(
            cases: cases, scope: "\(Quantity.text(told, "scripted story", "scripted stories"))",
            failure.evidence)
        }
      }
    }
    let (random, judged) = try await randomStories()
    cases += judged
    if random.grade != .pass { return random }
    let scope =
      context.replay == nil
      ? "\(Quantity.text(told, "scripted story", "scripted stories")) and \(random.scope)"
      : random.scope
    guard cases > 0 else {
      return CheckOutcome(
        grade: .insufficientData, cases: 0, scope: scope,
        evidence: Evidence(observed: ["no story came to the step that the requirement is about"]))
    }
    return context.replay == nil
      ? try await orders(after: cases, scope) : .pass(cases: cases, scope: scope)
  }

  /// Plays one story.
  ///
  /// - Returns: What went wrong, and how many steps were judged.
  private func play(
    _ story: AccountStory, number: Int
  ) async throws -> (failure: FailedStory?, judged: Int) {
    let player = player
    let result = try await context.run(case: number, "\(story.id): \(story.comment)") {
      try await player.play(story)
    }
    switch result {
    case .value(let episodes): return judge(story, episodes)
    case .threw(let error): throw SetUpFailure(label: story.id, error: error)
    case .ended, .judgedBefore:
      preconditionFailure("no ending is legal in a story, and none was judged before")
    }
  }

  private func judge(
    _ story: AccountStory, _ episodes: [AccountEpisode]
  ) -> (failure: FailedStory?, judged: Int) {
    var judged = 0
    for (place, episode) in episodes.enumerated() {
      guard let found = rule.judge(episode, contract) else { continue }
      judged += 1
      if !found.isEmpty {
        let told = Array(episodes[...place])
        return (FailedStory(story: story, episodes: told, found: found), judged)
      }
    }
    if judged == 0, rule.isAboutSignedIn, episodes.last?.isFailedSignIn == true { return (nil, 0) }
    // Where no step is what the requirement is about, the end of the vector's story still is.
    let found = judged == 0 ? story.ending?.deviations(from: episodes) ?? [] : []
    guard found.isEmpty else {
      return (FailedStory(story: story, episodes: episodes, found: found), max(1, judged))
    }
    return (nil, judged)
  }

  // MARK: Random stories

  private func randomStories() async throws -> (outcome: CheckOutcome, judged: Int) {
    var settings = PropertySettings(
      rule.requirement, context,
      runs: context.profile.pick(quick: 20, standard: 60, thorough: 2_000))
    settings.failureLimit = 1
    settings.explains = false
    settings.shrinkBudget = Self.shrinkingRuns
    var number = 1_000
    var judged = 0
    var fault: (any Error)?
    var last: FailedStory?
    let telling = AccountTelling(
      verbs: rule.verbs, contract: contract, hasDevices: !(subject is any RemoteSubject),
      hasSecondSheets: rule.requirement == .accountAnswered)
    let found = await checkAsyncProperty(
      Requirement.named(rule.requirement)?.claim ?? "\(rule.requirement)", telling.generator,
      settings: settings
    ) { (story: AccountStory) async -> PropertyFailure? in
      if fault != nil { return nil }
      number += 1
      do {
        let (failure, steps) = try await play(story, number: number)
        judged += steps
        guard let failure else { return nil }
        last = failure
        return PropertyFailure(failure.found[0].sentence, identity: rule.requirement.rawValue)
      } catch {
        fault = error
        return nil
      }
    }
    if let fault { throw fault }
    if case .replayDiffers(let difference) = found.verdict {
      throw ReplayDiverged(difference.description)
    }
    let scope = context.scope(
      "\(Quantity.text(found.passed, "random story", "random stories")) of at most "
        + "\(AccountStory.longest) steps, by two people on "
        + (telling.hasDevices ? "two devices" : "one device"))
    guard let counterexample = found.counterexample, let last else {
      return (.pass(cases: max(1, judged), scope: scope), judged)
    }
    let token = counterexample.token?.description
    return (
      .fail(cases: found.passed + 1, scope: scope, last.evidence.replayed(by: token)), judged
    )
  }

  // MARK: Orders

  private func orders(after cases: Int, _ scope: String) async throws -> CheckOutcome {
    let scenes = rule.scenes.filter(contract.offers)
    guard !scenes.isEmpty else { return .pass(cases: cases, scope: scope) }
    guard let explorer = context.wholeProcessExplorer else {
      if let part = context.replay?.stamp.part, !part.isEmpty {
        throw ReplayDiverged("nobody here decides about the order of '\(part)'")
      }
      let untold = scenes.map(\.rawValue).joined(separator: ", ")
      let level = "level 0: \(ControlLevel.ownSteps.reach)"
      return .pass(cases: cases, scope: "\(scope); \(level); not told in every order: \(untold)")
    }
    return try await AccountOrders(
      rule: rule, subject: subject, context: context, explorer: explorer
    ).outcome(after: cases, scope)
  }
}
