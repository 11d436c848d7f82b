internal import ConformanceModel
internal import PlainText
internal import Synchronization

extension Check {
  /// Sign-in, link, reauthentication and deletion exclude one another as declared.
  package static let guardFlows = Check(
    .guardFlows, .account, kind: .stateful, place: .controlled,
    overTheWire: .never("flows that overlap are not asked of a program in another process"),
    storyRank: .overlap,
    exclusion: { contract, _ in
      switch contract.account.overlap {
      case nil: "the contract does not say what becomes of flows that overlap (account.overlap)"
      case .independent: "the contract lets flows run beside each other"
      default: nil
      }
    }
  ) { subject, context in
    do { return try await FlowJudge(subject: subject, context: context).outcome() } catch let
      lost as ControlLost
    { return lost.outcome }
  }
}

/// Begins each flow while the sheet of each is shown.
private struct FlowJudge {
  let subject: any AccountSubject
  let context: CheckContext

  /// Pairs that make sense for who is signed in; only a user of the provider has anything to prove,
  /// and others are deleted without a sheet.
  private static let pairs: [(AccountAction, AccountAction, AccountGiven.Session)] = [
    (.signIn, .signIn, .nobody), (.signIn, .link, .anonymous), (.link, .signIn, .anonymous),
    (.link, .link, .anonymous), (.signIn, .delete, .anonymous), (.link, .delete, .anonymous),
    (.signIn, .reauthenticate, .apple), (.signIn, .delete, .apple),
    (.reauthenticate, .signIn, .apple), (.reauthenticate, .link, .apple),
    (.reauthenticate, .reauthenticate, .apple), (.reauthenticate, .delete, .apple),
    (.delete, .signIn, .apple), (.delete, .link, .apple), (.delete, .reauthenticate, .apple),
    (.delete, .delete, .apple),
  ]

  func outcome() async throws -> CheckOutcome {
    let player = AccountPlayer(subject: subject, explorer: context.wholeProcessExplorer)
    var (played, judged) = (0, 0)
    let account = subject.contract.account
    for (first, second, session) in Self.pairs
    where account.has(first) && account.has(second)
      && (session != .anonymous || account.hasAnonymousUsers)
    {
      let label = "\(second.name) while the sheet of \(first.name) is shown"
      let subject = subject
      let result = try await context.run(case: played, label) { () -> [String]? in
        try await player.settled { settling in
          // What fails alone has not suffered by anything.
          let alone = try await FlowPair(subject, first, second, session, settling).isRightAlone()
          guard alone else { return nil }
          return try await FlowPair(subject, first, second, session, settling).observed()
        }
      }
      played += 1
      switch result {
      case .value(nil): continue
      case .value(let observed?):
        judged += 1
        guard !observed.isEmpty else { continue }
        return .fail(
          cases: judged, scope: Self.scope(judged, of: played),
          Evidence(observed: [label] + observed.map { "  \($0)" }, cause: .flowsUnguarded))
      case .threw(let error): throw SetUpFailure(label: label, error: error)
      case .ended, .judgedBefore:
        preconditionFailure("no ending is legal in a pair, and none was judged before")
      }
    }
    guard judged > 0 else {
      return CheckOutcome(
        grade: .insufficientData, cases: 0, scope: Self.scope(0, of: played),
        evidence: Evidence(observed: [
          "no flow goes right alone and shows a sheet, during which another could begin"
        ]))
    }
    return .pass(cases: judged, scope: Self.scope(judged, of: played))
  }

  private static func scope(_ judged: Int, of played: Int) -> String {
    let left = played - judged
    return "\(Quantity.text(judged, "pair")) of sign-in, link, reauthenticate and delete, the "
      + "second begun while the sheet of the first is shown, settled after every step"
      + (left == 0
        ? "" : "; \(left) more left out, whose first flow fails alone or shows no sheet")
  }
}

/// Two flows on one device.
private final class FlowPair: Sendable {
  private let subject: any AccountSubject
  private let first: AccountAction
  private let second: AccountAction
  private let stage: AccountStage
  private let settling: any Settling
  private let answers = Mutex<[[AccountAnswer]]>([[], []])

  init(
    _ subject: any AccountSubject, _ first: AccountAction, _ second: AccountAction,
    _ session: AccountGiven.Session, _ settling: any Settling
  ) {
    (self.subject, self.first, self.second) = (subject, first, second)
    self.settling = settling
    var given = AccountGiven()
    given.session = session
    stage = AccountStage(subject.contract.account, given, main: settling.main)
  }

  /// Whether the first flow, with no second one, is answered once and well.
  func isRightAlone() async throws -> Bool {
    defer { stage.end() }
    try stage.start(0, subject)
    stage.perform(.launch, on: 0) { _ in }
    try await replyToAll()
    try await begin(first, 0)
    try await replyToAll()
    return answers.withLock { $0[0].count == 1 && $0[0].first?.isFailure == false }
  }

  /// What is wrong; nothing where all is right, and nil where no sheet is shown to begin during.
  func observed() async throws -> [String]? {
    defer { stage.end() }
    try stage.start(0, subject)
    stage.perform(.launch, on: 0) { _ in }
    try await replyToAll()
    try await begin(first, 0)
    guard sheets == 1 else { return nil }
    try await begin(second, 1)
    let shown = sheets
    let early = answers.withLock { $0 }
    try await replyToAll()
    let told = answers.withLock { $0 }
    var found: [String] = []
    for (number, action) in [first, second].enumerated() where told[number].count != 1 {
      found.append(
        "the \(number + 1). flow (\(action.name)) was answered \(told[number].count) times")
    }
    let overlap = subject.contract.account.overlap
    if overlap == .refuse {
      if shown > 1 { found.append("\(shown) sheets are shown at one time") }
      if early[1].first?.isFailure != true {
        found.append("the second flow was not refused: \(early[1].first?.text ?? "no answer")")
      }
      if told[0].first?.isFailure == true, let text = told[0].first?.text {
        found.append("the first flow suffered by it: \(text)")
      }
    }
    if overlap == .supersede, early[0].isEmpty {
      found.append("the first flow was not told that another has taken its place")
    }
    return found
  }

  private var sheets: Int {
    stage.state.withLock { $0.pending.count { $0.call.kind == .authorize } }
  }

  private func begin(_ action: AccountAction, _ number: Int) async throws {
    stage.perform(action, on: 0) { answer in self.answers.withLock { $0[number].append(answer) } }
    try await settling.settle {
      self.sheets > number || self.answers.withLock { !$0[number].isEmpty }
    }
  }

  private func replyToAll() async throws {
    try await settling.settle { self.stage.state.withLock { !$0.pending.isEmpty } }
    while let next = stage.state.withLock({ $0.pending.first?.number }) {
      stage.reply(to: next)
      try await settling.settle { self.stage.state.withLock { !$0.pending.isEmpty } }
    }
  }
}
