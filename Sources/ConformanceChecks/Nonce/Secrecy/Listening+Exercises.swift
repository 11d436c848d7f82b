internal import ConformanceModel

extension Listening {
  /// Makes a process of its own do each thing that the subject can do.
  static func exercises(
    _ contract: Contract, _ fleet: any SubjectFleet, _ context: CheckContext
  ) async -> [Listening] {
    let offered = contract.capabilities ?? []
    var heard: [Listening] = []
    if !offered.isDisjoint(with: [.nonce, .digest]) {
      let count = context.profile.pick(quick: 4, standard: 16, thorough: 64)
      heard.append(
        await Listening("drawing and hashing", fleet) { subject, listening in
          try await draw(count, subject, &listening)
        })
    }
    if offered.contains(.token) {
      heard.append(
        await Listening("judging tokens", fleet) { subject, listening in
          try await judgeTokens(subject, context, &listening)
        })
    }
    if offered.contains(.signIn) {
      heard.append(
        await Listening("signing in", fleet) { subject, listening in
          try await signIn(subject, context, &listening)
        })
    }
    if offered.contains(.account) {
      heard.append(
        await Listening("keeping an account", fleet) { subject, listening in
          try await keepAccount(subject, &listening)
        })
    }
    return heard
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

  /// Each ending that the provider brings, with a success before and after.
  private static func signIn(
    _ subject: any Subject, _ context: CheckContext, _ listening: inout Listening
  ) async throws {
    guard let signIn = Access.signIn.open(subject) else { return }
    let kinds: [ProviderCallback.Kind] = [
      .success, .failure, .cancel, .missingToken, .tokenNotUTF8, .wrongCredentialType, .success,
    ]
    let scenario = SignInScenario(
      "attempts in a row", "each ends in another way",
      steps: kinds.enumerated().flatMap { index, kind -> [SignInStep] in
        let name = "A\(index + 1)"
        return [.start(SignInStart(name)), .callback(attempt: name, ProviderCallback(kind))]
      }, expectations: [:])
    var player = ScenarioPlayer(subject: signIn, context: context)
    let entries = signIn.contract.signIn.entries
    for entry in SignInContract.Entry.allCases where entries.contains(entry) {
      listening.take(try await player.play(scenario, entry: entry))
    }
  }

  private static func keepAccount(
    _ subject: any Subject, _ listening: inout Listening
  ) async throws {
    guard let account = Access.account.open(subject) else { return }
    let player = AccountPlayer(subject: account, explorer: nil)
    let ids: [RequirementID] = [.accountAnswered, .accountLinkErrors, .accountDelete]
    for var story in try ids.flatMap(AccountLibrary.stories)
    where story.applies(to: account.contract.account) {
      story.given.secretSuffix = "-qT7vXw2LkM9zRb4NcY6hJd8s"
      for episode in try await player.play(story) {
        listening.keep(
          .token, episode.credential?.identityToken.map { String(decoding: $0, as: UTF8.self) })
        listening.keep(
          .code, episode.credential?.authorizationCode.map { String(decoding: $0, as: UTF8.self) })
        listening.read(episode.early?.errorText)
        listening.read(episode.after.view?.errorText)
        for answer in episode.answers {
          switch answer {
          case .failed(let code): listening.read(code)
          case .signedIn(_, _, let problem): listening.read(problem)
          case .done, .cancelled, .request: break
          }
        }
      }
    }
  }
}
