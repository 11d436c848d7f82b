internal import ConformanceModel

extension Listening {
  /// Makes a process of its own do each thing that the subject can do.
  ///
  /// - Throws: The problem of a vector file.
  static func exercises(
    _ contract: Contract, _ fleet: any SubjectFleet, _ context: CheckContext
  ) async throws -> [Listening] {
    let offered = contract.capabilities ?? []
    // Each has a process of its own.
    async let drawn: [Listening] =
      offered.isDisjoint(with: [.nonce, .digest])
      ? []
      : [
        Listening("drawing and hashing", fleet) { subject, listening in
          let count = context.profile.pick(quick: 4, standard: 16, thorough: 64)
          try await draw(count, subject, &listening)
        }
      ]
    async let judged: [Listening] =
      offered.contains(.token)
      ? [
        Listening("judging tokens", fleet) { subject, listening in
          try await judgeTokens(subject, context, &listening)
        }
      ] : []
    async let signedIn = offered.contains(.signIn) ? signIns(contract, fleet, context) : []
    async let kept = offered.contains(.account) ? accounts(contract, fleet) : []
    return try await drawn + judged + signedIn + kept
  }

  private static func draw(
    _ count: Int, _ subject: any Subject, _ listening: inout Listening
  ) async throws {
    var nonces = ["a-raw-nonce-of-the-suite.kX7wPq2mVZ"]
    if let generator = Access.nonce.open(subject) {
      nonces += try await generator.nonces(count: count, length: nil)
    }
    for nonce in nonces { listening.keep(.nonce, nonce) }
    guard let hasher = Access.digest.open(subject) else { return }
    for digest in try await hasher.digests(ofTexts: nonces) { listening.keep(.digest, digest) }
  }

  /// Right tokens and wrong ones, since it is of the latter that logs tell.
  private static func judgeTokens(
    _ subject: any Subject, _ context: CheckContext, _ listening: inout Listening
  ) async throws {
    guard let matcher = Access.token.open(subject) else { return }
    var judgement = TokenJudgement(matcher, context)
    let writer = TokenWriter(matcher.contract.token)
    let names = ["right", "expected", "other", "cut", "absent"]
    let raw = names.map { "secrecy-\($0).kX7wPq2mVZt9RbN4" }
    let right = raw.map { writer.compact(nonce: writer.claim(of: $0)) }
    let attempts: [(token: String, rawNonce: String?)] = [
      (right[0], raw[0]), (right[2], raw[1]), (String(right[3].dropLast(24)), raw[3]),
      (right[4], nil), (writer.compact(nonce: nil), raw[4]),
    ]
    for nonce in raw {
      listening.keep(.nonce, nonce)
      listening.keep(.digest, writer.claim(of: nonce))
    }
    for attempt in attempts { listening.keep(.token, attempt.token) }
    for attempt in attempts {
      let asked = MatchAttempt(
        token: attempt.token, rawNonce: attempt.rawNonce, now: TokenText.clock)
      if case .threw(let text) = try await judgement.ask(asked, "a token to keep to itself") {
        listening.read(text)
      }
    }
  }

  // MARK: Stories, any of which may end the process

  /// Plays one story, and takes what came of it.
  private typealias Part = (any Subject, inout Listening) async throws -> Void

  /// A subject that ends in more stories than these has been heard enough.
  private static let mostProcesses = 8

  /// Plays one story after another, and goes on in another process behind one that ended it: what
  /// comes later may print as well.
  private static func inTurn(
    _ exercise: String, _ fleet: any SubjectFleet, _ parts: [Part]
  ) async -> Listening? {
    var rest = parts[...]
    var whole: Listening?
    for _ in 0..<mostProcesses where !rest.isEmpty {
      let heard = await Listening(exercise, fleet) { subject, listening in
        while let part = rest.popFirst() { try await part(subject, &listening) }
      }
      whole = whole?.joined(with: heard) ?? heard
      guard heard.ended else { break }
    }
    return whole
  }

  /// Each ending that the provider brings, with a success before and after; where that ends the
  /// process, each by itself.
  private static func signIns(
    _ contract: Contract, _ fleet: any SubjectFleet, _ context: CheckContext
  ) async -> [Listening] {
    let kinds: [ProviderCallback.Kind] = [
      .success, .failure, .cancel, .missingToken, .tokenNotUTF8, .wrongCredentialType, .success,
    ]
    let entries = SignInContract.Entry.allCases.filter(contract.signIn.entries.contains)
    let exercise = "signing in"
    let inARow = await inTurn(
      exercise, fleet, entries.map { part(kinds, $0, context) })
    guard let inARow, inARow.ended else { return [inARow].compactMap { $0 } }
    let alone = await inTurn(
      exercise, fleet,
      entries.flatMap { entry in kinds.dropLast().map { part([$0], entry, context) } })
    return [alone.map(inARow.joined) ?? inARow]
  }

  private static func part(
    _ kinds: [ProviderCallback.Kind], _ entry: SignInContract.Entry, _ context: CheckContext
  ) -> Part {
    let scenario = SignInScenario(
      "attempts in a row", "each ends in another way",
      steps: kinds.enumerated().flatMap { index, kind -> [SignInStep] in
        let name = "A\(index + 1)"
        return [.start(SignInStart(name)), .callback(attempt: name, ProviderCallback(kind))]
      }, expectations: [:])
    return { subject, listening in
      guard let signIn = Access.signIn.open(subject) else { return }
      var player = ScenarioPlayer(subject: signIn, context: context)
      listening.take(try await player.play(scenario, entry: entry))
    }
  }

  private static func accounts(
    _ contract: Contract, _ fleet: any SubjectFleet
  ) async throws -> [Listening] {
    let exercise = "keeping an account"
    let ids: [RequirementID] = [.accountAnswered, .accountLinkErrors, .accountDelete]
    let stories = try ids.flatMap { try AccountLibrary.stories(of: $0) }
      .filter { $0.applies(to: contract.account) }
    let parts = stories.map { story -> Part in
      var story = story
      story.given.secretSuffix = "-qT7vXw2LkM9zRb4NcY6hJd8s"
      return { [story] subject, listening in
        guard let account = Access.account.open(subject) else { return }
        for episode in try await AccountPlayer(subject: account, explorer: nil).play(story) {
          listening.take(episode)
        }
      }
    }
    return [await inTurn(exercise, fleet, parts)].compactMap { $0 }
  }
}
