internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// Answers the runner's requests, one after another.
struct WorkerLoop: Sendable {
  let subject: any Subject
  let wire: WorkerWire
  let control: TaskControl
  let samples = NonceSamples(ownBudget: NonceSamples.usualOwnBudget)
  let signIn: WorkerSignIn
  let account: WorkerAccount
  let measuring = WorkerMeasuring()

  init(subject: any Subject, wire: WorkerWire, control: TaskControl) {
    self.subject = subject
    self.wire = wire
    self.control = control
    signIn = WorkerSignIn(wire: wire)
    account = WorkerAccount(wire: wire)
  }

  /// Answers one line.
  ///
  /// - Returns: False after `bye`.
  func answer(_ line: [UInt8]) async -> Bool {
    let request: WireRequest
    do {
      request = try WireText.decode(WireRequest.self, from: line)
    } catch {
      // The id may be there although nothing else can be read.
      let id = try? WireText.decode(RequestID.self, from: line).id
      let error = WireError(code: "malformedRequest", message: error.sentence)
      wire.send(.answer(WireAnswer(id: id, .failed(error))))
      return true
    }
    let content: WireAnswer.Content
    do {
      content = try await perform(request)
    } catch let error as WireError {
      content = .failed(error)
    } catch let error as CapabilityNotOffered {
      content = .failed(WireError(code: "notOffered", message: error.description))
    } catch {
      content = .failed(WireError(code: "threw", message: String(describing: error)))
    }
    wire.send(.answer(WireAnswer(id: request.id, content)))
    return request.operation != .bye
  }

  private func perform(_ request: WireRequest) async throws -> WireAnswer.Content {
    switch request.operation {
    case .hello(_, _, let challenge):
      return .hello(
        wire: Suite.wireVersion, declared, judges: challenge.map(JudgeProof.answer),
        build: Suite.buildMode)
    case .nonces(let count, let length, nil):
      let subject = try offered((any NonceSubject).self, .nonce)
      return .nonces(try await subject.nonces(count: count, length: length), used: nil)
    case .nonces(let count, let length, let script?):
      let sourced = try offered((any SourcedNonceSubject).self, .sourcedNonce)
      let source = ScriptedByteSource(script)
      var nonces: [String] = []
      for _ in 0..<count { nonces.append(try await sourced.nonce(length: length, from: source)) }
      return .nonces(nonces, used: source.handedOut)
    // A Swift subject is forked by the check, beside it.
    case .forkedNonces: throw CapabilityNotOffered(capability: .fork)
    case .digests(let texts):
      let subject = try offered((any DigestSubject).self, .digest)
      return .digests(try await subject.digests(ofTexts: texts))
    case .byteDigests(let messages):
      let subject = try offered((any ByteDigestSubject).self, .byteDigest)
      return .digests(try await subject.digests(ofBytes: messages))
    case .streamDigest(let updates):
      let subject = try offered((any StreamingDigestSubject).self, .streamingDigest)
      return .digests([try await subject.digest(ofUpdates: updates)])
    case .match(let attempts):
      return .verdicts(try await offered((any TokenSubject).self, .token).match(attempts))
    case .signInStart(let start):
      try await signIn.start(start, with: try offered((any SignInSubject).self, .signIn))
    case .signInCancel(let cancel): try await signIn.cancel(cancel)
    case .signInSettle: try await signIn.settle()
    case .providerCallback(let callback):
      try signIn.callBack(callback)
      try await signIn.settle()
    case .accountStart(let start):
      try account.start(start, with: try offered((any AccountSubject).self, .account))
    case .accountPerform(let order): try account.perform(order)
    case .accountReply(let reply): try account.reply(reply)
    case .accountNotice(let notice): try account.notify(notice)
    case .accountSettle(let coordinator):
      return .view(
        try await account.settle(coordinator, showsView: subject.contract.account.showsView))
    case .judge(let order):
      return .outcome(try await judge(order, id: request.id), leaves: false)
    case .measure(let benchmark, let count):
      return .measured(
        nanoseconds: try await measuring.measure(benchmark, count: count, subject))
    case .bye: break
    }
    return .done
  }

  private func judge(_ order: JudgeOrder, id: Int) async throws -> CheckOutcome {
    guard let check = Catalogue.check(order.requirement) else {
      throw WireError(
        code: "unknownRequirement", message: "no check for '\(order.requirement)'")
    }
    if let reason = check.reasonNotApplicable(
      to: subject.contract, offering: subject.offered, profile: order.profile, in: .worker)
    {
      return .notApplicable(reason)
    }
    var replay = try order.replay.map(CheckReplay.init)
    replay?.movesChoices = order.movesChoices ?? false
    let journal = order.journal.flatMap { JournalFile(path: $0, wantsToSee: order.shows ?? false) }
    let context = CheckContext(
      profile: order.profile, seed: order.seed,
      catalogue: order.catalogue ?? Requirement.catalogueVersion, samples: samples,
      control: control, replay: replay, journal: journal,
      wallClock: { Date().timeIntervalSince1970 },
      monitor: WorkerMonitor(wire: wire, after: order.after, id: id))
    return await check.outcome(for: subject, context)
  }

  /// The contract with the capabilities spelt out, since the runner cannot see the type.
  private var declared: Contract {
    var contract = subject.contract
    contract.capabilities = subject.offered
    return contract
  }

  private func offered<Wanted>(_ type: Wanted.Type, _ capability: Capability) throws -> Wanted {
    guard subject.offers(capability), let wanted = subject as? Wanted else {
      throw CapabilityNotOffered(capability: capability)
    }
    return wanted
  }
}

/// As much of a request as is needed to answer it.
private struct RequestID: Decodable {
  let id: Int
}
