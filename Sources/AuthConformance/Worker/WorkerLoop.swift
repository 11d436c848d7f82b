internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// Answers the runner's requests, one after another.
struct WorkerLoop: Sendable {
  let subject: any Subject
  let wire: WorkerWire
  let control: TaskControl
  let samples = NonceSamples()
  let signIn: WorkerSignIn
  let account: WorkerAccount

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
      var answer = WireAnswer(id: try? WireText.decode(RequestID.self, from: line).id)
      answer.error = WireError(code: "malformedRequest", message: error.sentence)
      wire.send(answer)
      return true
    }
    var answer = WireAnswer(id: request.id)
    do {
      try await perform(request, into: &answer)
    } catch let error as WireError {
      answer.error = error
    } catch let error as CapabilityNotOffered {
      answer.error = WireError(code: "notOffered", message: error.description)
    } catch {
      answer.error = WireError(code: "threw", message: String(describing: error))
    }
    wire.send(answer)
    return request.operation != .bye
  }

  private func perform(_ request: WireRequest, into answer: inout WireAnswer) async throws {
    switch request.operation {
    case .hello:
      answer.wire = Suite.wireVersion
      answer.contract = declared
      answer.judges = Suite.version
      answer.build = Suite.buildMode
    case .nonces(let count, let length, nil):
      answer.nonces = try await offered((any NonceSubject).self, .nonce)
        .nonces(count: count, length: length)
    case .nonces(let count, let length, let script?):
      let sourced = try offered((any SourcedNonceSubject).self, .sourcedNonce)
      let source = ScriptedByteSource(script)
      var nonces: [String] = []
      for _ in 0..<count { nonces.append(try await sourced.nonce(length: length, from: source)) }
      answer.nonces = nonces
      answer.used = source.handedOut
    case .digests(let texts):
      answer.digests = try await offered((any DigestSubject).self, .digest).digests(ofTexts: texts)
    case .byteDigests(let messages):
      answer.digests = try await offered((any ByteDigestSubject).self, .byteDigest)
        .digests(ofBytes: messages)
    case .streamDigest(let updates):
      answer.digests = [
        try await offered((any StreamingDigestSubject).self, .streamingDigest)
          .digest(ofUpdates: updates)
      ]
    case .match(let attempts):
      answer.verdicts = try await offered((any TokenSubject).self, .token).match(attempts)
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
      answer.view = try await account.settle(
        coordinator, showsView: subject.contract.account.showsView)
    case .judge(let order): answer.outcome = try await judge(order, id: request.id)
    case .bye: break
    }
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
      profile: order.profile, seed: order.seed, samples: samples, control: control,
      replay: replay, journal: journal,
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
