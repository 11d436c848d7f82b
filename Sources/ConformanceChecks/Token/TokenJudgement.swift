internal import ConformanceModel

/// Asks a subject for verdicts, one token at a time, and makes an outcome of them.
struct TokenJudgement {
  private static let linesShown = 5
  /// A process that ends at so many tokens ends at many more, and starting it takes time.
  private static let mostEndings = 8

  let subject: any TokenSubject
  let context: CheckContext
  private(set) var findings: [TokenFinding] = []
  /// Shows of each rejection that the token's nonce was open; where nonces are used up at all.
  private var control: PositiveControl?
  /// Shows where no token was accepted that a right one is; where no nonce is used up.
  private var genuine: MatchAttempt?
  private(set) var unproved = UnprovedRejections()
  private var refusesGenuine = false
  private let keys: KeySet?
  private let causes: Causes
  private var asked = 0

  /// Tells the likely causes, each a mistake of its own, the gravest first; none where a check knows
  /// no better than ``TokenCause``.
  typealias Causes = @Sendable (TokenJudgement) -> [Cause]

  init(
    _ subject: any TokenSubject, _ context: CheckContext, causes: @escaping Causes = { _ in [] }
  ) {
    self.subject = subject
    self.context = context
    self.causes = causes
    keys = TestKeys.trusted(for: subject.contract.token)
  }

  /// Lets rejections prove something.
  mutating func prove(by control: PositiveControl) {
    let contract = subject.contract.token
    if contract.keepsPendingState {
      self.control = control
    } else if contract.maximumAge == nil || contract.takesClock {
      genuine = control.genuine(for: control.freshNonce(0))
    }
  }

  /// Judges cases one after another, so that a process that ends has ended at a known token.
  ///
  /// One that ends is started again for the tokens that are left, where it needs to remember
  /// nothing: what it dies of must not hide what it lets in.
  ///
  /// - Parameters:
  ///   - cases: The tokens.
  ///   - errorsRefuse: Whether an error is as good as a rejection: where not the token is broken but
  ///     what the verifier was given.
  /// - Throws: A ``SubjectFault``; an ``EndedBesides``.
  mutating func judge(_ cases: [TokenCase], errorsRefuse: Bool = false) async throws {
    var endings: [(tokenCase: TokenCase, fault: SubjectFault)] = []
    var left = 0
    for (index, tokenCase) in cases.map(reasoned).enumerated() {
      do {
        var answer = try await ask(tokenCase)
        if errorsRefuse, case .threw = answer { answer = .verdict(.rejected(nil)) }
        let finding = TokenFinding(tokenCase: tokenCase, answer: answer)
        if try await proves(finding) { findings.append(finding) }
      } catch SubjectFault.ended(let how) {
        endings.append((tokenCase, .ended(how)))
        if endings.count == Self.mostEndings || subject.contract.token.keepsPendingState {
          left = cases.count - index - 1
          break
        }
      }
    }
    guard let first = endings.first else { return try await proveRejections() }
    var fault = first.fault
    // Once more, so that what is known of the process and of the case is of this one.
    if endings.count > 1 || endings[0].tokenCase.id != cases.last?.id {
      do { _ = try await ask(first.tokenCase) } catch let again as SubjectFault { fault = again }
    }
    let wrong = faulty.contains(where: \.isAccepted) ? outcome(scope: "") : nil
    guard left > 0 || wrong != nil else { throw fault }
    throw EndedBesides(fault: fault, wrong: wrong, endings: endings.count, left: left)
  }

  /// Whether who has rejected all so far accepts a right token.
  private mutating func proveRejections() async throws {
    guard let genuine, faulty.isEmpty, !findings.contains(where: \.isAccepted) else { return }
    self.genuine = nil
    refusesGenuine = try await ask(genuine, "a right token") != .verdict(.accepted)
  }

  /// Who looks at a claim's form before its value says of one in another form that it is malformed.
  private func reasoned(_ tokenCase: TokenCase) -> TokenCase {
    guard case .reject(let reasons) = tokenCase.expected, reasons.contains(.nonceMismatch),
      case .text(let claim) = ClaimForms.claim(in: tokenCase.attempt.token),
      !ClaimForms.isText(claim, of: subject.contract.token.nonceForm)
    else { return tokenCase }
    var tokenCase = tokenCase
    tokenCase.expected = .reject(reasons.union([.nonceMalformed]))
    return tokenCase
  }

  private mutating func ask(_ tokenCase: TokenCase) async throws -> TokenFinding.Answer {
    try await ask(tokenCase.attempt, "\(tokenCase.id) (\(tokenCase.comment))")
  }

  /// Whether an answer says anything: a rejection does not where the nonce was not open.
  ///
  /// - Throws: A ``SubjectFault``.
  private mutating func proves(_ finding: TokenFinding) async throws -> Bool {
    guard case .reject = finding.tokenCase.expected,
      case .verdict(.rejected(let reason)) = finding.answer,
      let rawNonce = finding.tokenCase.attempt.rawNonce
    else { return true }
    return try await proves(rejectionFor: reason, of: rawNonce)
  }

  /// Whether the rejection of a token tells anything about it; see ``PositiveControl``.
  ///
  /// - Parameters:
  ///   - reason: The reason given.
  ///   - rawNonce: What the token was shown for.
  /// - Throws: A ``SubjectFault``.
  mutating func proves(
    rejectionFor reason: RejectionReason?, of rawNonce: String
  ) async throws -> Bool {
    guard let control, !rawNonce.isEmpty else { return true }
    // A reason of the token's own says that it was looked at, and its nonce is left as it is.
    let isReasoned =
      subject.contract.token.givesReasons && reason != nil && reason != .replayed
    if !isReasoned {
      let genuine = control.genuine(for: rawNonce)
      let same = try await ask(genuine, "the genuine token of the same nonce")
      if same == .verdict(.accepted) { return true }
    }
    let fresh = control.freshNonce(asked)
    let another = try await ask(control.genuine(for: fresh), "a genuine token of a fresh nonce")
    guard another == .verdict(.accepted) else {
      unproved.refusing += 1
      return false
    }
    guard !isReasoned, reason == .replayed || control.haveBeenUsed else { return true }
    unproved.usedBefore += 1
    return false
  }

  /// Asks for one verdict.
  ///
  /// - Throws: A ``SubjectFault``; any other error is the subject's own and an answer.
  mutating func ask(
    _ attempt: MatchAttempt, _ label: String
  ) async throws -> TokenFinding.Answer {
    defer { asked += 1 }
    var attempt = attempt
    attempt.keys = attempt.keys ?? keys
    let result = try await context.run(case: asked, label) { [subject, asking = attempt] in
      let verdicts = try await subject.match([asking])
      guard verdicts.count == 1 else {
        throw SubjectFault.malformedAnswer("asked for 1 verdict, received \(verdicts.count)")
      }
      return verdicts[0]
    }
    return switch result {
    case .value(let verdict): .verdict(verdict)
    case .threw(let text): .threw(text)
    // Only endings declared legal are passed over, and no token may end the process.
    case .ended, .judgedBefore: .threw("the case was not judged")
    }
  }

  /// The findings with a fault.
  var faulty: [TokenFinding] { findings.filter { fault($0) != nil } }

  func fault(_ finding: TokenFinding) -> TokenFinding.Fault? {
    finding.fault(judgesReasons: subject.contract.token.givesReasons)
  }

  /// The outcome; a wrong verdict weighs more than a wrong reason.
  ///
  /// - Parameters:
  ///   - scope: What was looked at.
  ///   - besides: What the check has found out besides.
  ///   - cause: Tells the likely cause, if the check knows better than ``TokenCause``.
  func outcome(
    scope: String, besides: [Cause] = [], cause: (TokenJudgement) -> Cause? = { _ in nil }
  ) -> CheckOutcome {
    if let rendering = claimRendering {
      let others = self.without { fault($0) == .rejected && rendering.differs(in: $0) }
      guard others.faulty.isEmpty else { return others.outcome(scope: scope, cause: cause) }
      return outcome(scope: scope) { _, _ in [.unpaddedDigestExpected(rendering)] }
    }
    return outcome(scope: scope) { shown, judgement in
      let known = [cause(judgement)].compactMap(\.self) + besides + causes(judgement)
      return known.isEmpty
        ? TokenCause.likely(shown, of: findings, subject.contract.token) : known
    }
  }

  private func outcome(
    scope: String, likely: ([TokenFinding], TokenJudgement) -> [Cause]
  ) -> CheckOutcome {
    let wrong = faulty.filter { fault($0) != .reason }
    var shown = wrong.isEmpty ? faulty : wrong
    guard !shown.isEmpty else {
      if refusesGenuine, !findings.contains(where: \.isAccepted) {
        return .waiting(
          for: [.tokenAccept], cases: findings.count, scope: scope,
          "a right token is refused as well, so that these rejections prove nothing")
      }
      return unproved.outcome(cases: findings.count, scope: scope)
        ?? .pass(cases: findings.count, scope: scope)
    }
    let found = likely(shown, self)
    // Whoever repairs a cause wants to see the tokens that show it: one of each, then the first's.
    let shows = found.map { cause in
      shown.filter { likely([$0], with(only: $0)).first?.isSame(as: cause) ?? false }
    }
    var ids: Set<String> = []
    let telling = (shows.compactMap(\.first) + (shows.first ?? [])).filter {
      ids.insert($0.tokenCase.id).inserted
    }
    let sorted = telling + shown.filter { !ids.contains($0.tokenCase.id) }
    let isMoved = sorted.map(\.tokenCase.id) != shown.map(\.tokenCase.id)
    shown = sorted
    var lines = [
      "\(shown.count) of \(findings.count) tokens got the wrong "
        + (wrong.isEmpty ? "reason" : "verdict")
        + (isMoved ? ", the most telling ones first" : "")
    ]
    lines += shown.prefix(Self.linesShown).map(\.line)
    let further = shown.dropFirst(Self.linesShown).map(\.line)
    if !further.isEmpty { lines.append("and \(further.count) more") }
    // The text of an error is the subject's own and may differ from run to run.
    let errors = shown.prefix(Self.linesShown).compactMap { finding -> String? in
      guard case .threw(let text) = finding.answer else { return nil }
      return "\(finding.tokenCase.id): \(text)"
    }
    return CheckOutcome(
      grade: wrong.isEmpty ? .wrongReason : .fail, cases: findings.count, scope: scope,
      evidence: Evidence(
        observed: lines, drawn: errors, further: further, cause: found.first,
        also: Array(found.dropFirst())))
  }

  private func without(_ isLeftOut: (TokenFinding) -> Bool) -> TokenJudgement {
    var judgement = self
    judgement.findings.removeAll(where: isLeftOut)
    return judgement
  }

  /// The same, as if this were the only finding with a fault.
  private func with(only faulty: TokenFinding) -> TokenJudgement {
    var judgement = self
    judgement.findings = findings.filter { fault($0) == nil } + [faulty]
    return judgement
  }
}
