internal import ConformanceModel
internal import PropertyEngine

/// Draws stories: values, answers and order of one story come from one choice sequence, so that
/// they shrink together.
struct AccountTelling: Sendable {
  /// What the stories are mostly about.
  let verbs: [AccountVerb]
  let contract: AccountContract
  /// Whether the app may run on a second device as well.
  var hasDevices = true
  /// Whether a sheet may call back twice. Who cannot bear that often dies of it, which is one
  /// mistake: only the requirement that is about it meets it, and the others are judged to the end.
  var hasSecondSheets = true

  /// A step, and what goes wrong in it.
  private struct Move {
    var fault: AccountStep?
    var step: AccountStep
  }

  /// Stories of at most ``AccountStory/longest`` steps.
  var generator: Generator<AccountStory> {
    Generator { source in
      var given = AccountGiven()
      given.session = try source.element(of: sessions)
      given.names = try source.element(of: AccountGiven.Names.allCases)
      // Drawn in any case: a session must not be simpler for needing fewer choices.
      let isTaken = try source.boolean(probability: 0.25)
      given.isTaken = isTaken && given.session != .apple
      given.state =
        try source.boolean(probability: 0.15)
        ? source.element(of: Self.states) : .authorized
      let moves = try source.array(count: 1...(AccountStory.longest / 2)) { try move($0) }
      return AccountStory(
        "generated", "a generated story", given: given,
        steps: moves.flatMap { [$0.fault, $0.step].compactMap { $0 } })
    }
  }

  private var sessions: [AccountGiven.Session] {
    AccountGiven.Session.allCases.filter { $0 != .anonymous || contract.hasAnonymousUsers }
  }

  private static let states: [CredentialState] = [
    .revoked, .notFound, .transferred, .unknown, .authorized,
  ]

  private func move(_ source: ChoiceSource) throws -> Move {
    // Half of all steps are what the requirement is about.
    if try source.boolean(probability: 0.5) { return try act(source, among: verbs) }
    switch try source.index(weights: hasDevices ? [5, 1, 1, 1, 2] : [5, 1, 1, 1]) {
    case 0: return try act(source, among: AccountVerb.allCases)
    case 1: return Move(step: .notice)
    case 2: return Move(step: .becomes(try source.element(of: Self.states)))
    case 3: return Move(step: .taken)
    default: return Move(step: .otherDevice)
    }
  }

  private func act(_ source: ChoiceSource, among verbs: [AccountVerb]) throws -> Move {
    let offered = verbs.filter(contract.offers)
    let verb = try source.element(of: offered.isEmpty ? [.signIn] : offered)
    // Drawn in any case, as above: another person must not be simpler.
    let isOther = try source.boolean(probability: 0.15)
    guard try source.boolean(probability: 0.4) else {
      let visits = isOther && verb.flow != nil
      return Move(fault: visits ? .fault(.authorize, .otherUser) : nil, step: .act(verb))
    }
    let kind = try source.element(of: verb.calls)
    let fault = try source.element(of: faults(of: kind, in: verb))
    // Drawn in any case, as above: the same choices tell the same story but for this.
    let isLeftOut = !hasSecondSheets && kind == .authorize && fault == .twice
    return Move(fault: isLeftOut ? nil : .fault(kind, fault), step: .act(verb))
  }

  private func faults(of kind: AccountCall.Kind, in verb: AccountVerb) -> [AccountFault] {
    var faults: [AccountFault] = [.fails("network"), .late, .twice, .never]
    switch kind {
    case .authorize:
      // A native button's sheet is the suite's own: it always tells how it was closed.
      faults = verb.isNative ? [.fails("1004")] : faults
      faults += [.cancel, .missingState, .unknownState]
      if verb == .delete { faults.append(.noCode) }
    case .link: faults += [.bareInUse, .fails("providerAlreadyLinked")]
    default: break
    }
    return faults
  }
}
