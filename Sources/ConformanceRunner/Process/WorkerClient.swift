internal import AuthConformance
internal import ConformanceModel
internal import Foundation

/// The runner's end of the conversation with one worker, which is started anew after each fault.
actor WorkerClient {
  /// What a worker says of itself.
  struct Hello: Sendable {
    var contract: Contract
    /// Whether the worker holds the same checks as this runner.
    var judges: Bool
  }

  private let executor = BlockingExecutor(label: "worker")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  nonisolated let command: [String]
  private let isControlled: Bool
  private var limits: SilenceLimits
  /// What the program declared at first.
  private var contract: Contract?
  private let clock: ContinuousClock
  private var channel: WorkerChannel?
  private var lastID = 0
  private var extraPatience: Duration = .zero
  private var isStarting = false
  /// What the program has told since it last answered.
  private var told = (notices: 0, silence: Duration.zero)
  /// Whether every thread of the process that was silent too long was asleep.
  private(set) var wasAsleep = false
  private var lastErrorOutput: [UInt8] = []

  /// - Parameters:
  ///   - command: Program and arguments of the worker.
  ///   - isControlled: Whether checks in the worker are to decide about the order of tasks.
  ///   - limits: How long the worker may be silent.
  ///   - contract: What the program must declare; `nil` for whatever it declares first.
  ///   - clock: Measures silence.
  init(
    command: [String], isControlled: Bool = false, limits: SilenceLimits,
    contract: Contract? = nil, clock: ContinuousClock
  ) {
    self.command = command
    self.isControlled = isControlled
    self.limits = limits
    self.contract = contract
    self.clock = clock
  }

  /// Starts the worker, if it is not running, and asks what it is.
  ///
  /// - Throws: ``AdapterError`` for whatever keeps the program from being a subject.
  func hello() throws -> Hello {
    do {
      return try start().hello
    } catch let failure as ChildProcess.StartFailure {
      throw AdapterError(command: command, problem: failure.problem)
    } catch let fault as SubjectFault {
      throw AdapterError(command: command, problem: "\(fault.sentence)\(expectedHello)")
    }
  }

  /// Sends one operation and waits for its answer.
  ///
  /// - Parameter onCase: Hears of the cases that a judging worker begins.
  /// - Throws: ``SubjectFault``, after which the worker is gone unless its answer only lacks
  ///   something; ``WireError`` for an error that the subject answered.
  func exchange(
    _ operation: WireRequest.Operation, onCase: (CaseMark) -> Void = { _ in }
  ) throws -> WireAnswer.Content {
    let content = try exchange(operation, over: openChannel(), onCase)
    if case .failed(let error) = content { throw error }
    return content
  }

  /// Has a requirement judged beside the subject.
  ///
  /// - Throws: ``JudgeEnding`` with the case that was running.
  func judge(_ order: JudgeOrder, patience: Duration) throws -> CheckOutcome {
    var last: CaseMark?
    extraPatience = patience
    defer { extraPatience = .zero }
    do {
      // What an earlier check left there, such as a leak's warning, is none of this one's.
      channel?.forgetErrors()
      guard case .outcome(let outcome, _) = try exchange(.judge(order), onCase: { last = $0 })
      else { WireAnswer.isOfAnotherOperation() }
      return outcome
    } catch let fault as SubjectFault {
      throw JudgeEnding(fault: fault, mark: last)
    }
  }

  /// Says which try of a check comes next.
  func begin(_ trial: SilenceLimits.Trial) { limits.trial = trial }

  /// Says `bye`, waits for the worker to end, and ends it if it does not.
  func finish() {
    guard let channel else { return }
    if (try? exchange(.bye)) != nil { _ = channel.receive(limit: limits.answer, clock: clock) }
    stop()
  }

  /// The error output of the running worker, or of the last one that ended.
  func errorOutput() -> [UInt8] { channel?.errorOutput ?? lastErrorOutput }

  /// What tells of a verdict: of a crash the error output of the worker that ended, although another
  /// may have been started since.
  func lastWords(of grade: Grade) -> [UInt8] {
    grade == .crash && !lastErrorOutput.isEmpty ? lastErrorOutput : errorOutput()
  }

  /// The id of the running worker's process.
  var processID: Int? { channel?.processID }

  /// Ends the worker; the next operation starts another.
  func stop() {
    told = (0, .zero)
    channel?.stop()
    lastErrorOutput = channel?.errorOutput ?? lastErrorOutput
    channel = nil
  }

  private func start() throws -> (channel: WorkerChannel, hello: Hello) {
    var environment = [
      // The runtime's backtracer can block a crashing child.
      "SWIFT_BACKTRACE": "enable=no",
      ControlledWorker.variable: isControlled ? ControlledWorker.yes : "",
    ]
    // A set's layout, and with it which memory is looked at, is the same each time an order is run.
    if isControlled { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    let channel = try WorkerChannel(command, environment: environment)
    self.channel = channel
    let began = clock.now
    isStarting = true
    defer { isStarting = false }
    let content: WireAnswer.Content
    let challenge = UUID().uuidString
    do {
      content = try exchange(
        .hello(wire: Suite.wireVersion, suite: Suite.version, proof: challenge), over: channel,
        { _ in })
    } catch let fault as SubjectFault {
      throw stopped(after: fault)
    }
    limits.started(in: began.duration(to: clock.now))
    if case .failed(let error) = content {
      throw stopped(
        after: .malformedAnswer(
          "the answer to 'hello' is the error '\(HostileText.word(error.description))'"))
    }
    guard case .hello(_, let contract, let judges, _) = content else {
      WireAnswer.isOfAnotherOperation()
    }
    guard contract == self.contract ?? contract else {
      throw stopped(
        after: .malformedAnswer(
          "the answer to 'hello' has another contract than before. Leave the program as it is "
            + "while it is judged"))
    }
    self.contract = contract
    channel.limitMemory()
    return (channel, Hello(contract: contract, judges: judges == JudgeProof.answer(to: challenge)))
  }

  private func exchange(
    _ operation: WireRequest.Operation, over channel: WorkerChannel, _ onCase: (CaseMark) -> Void
  ) throws -> WireAnswer.Content {
    let open = [try send(operation, over: channel): operation]
    while true {
      switch try receive(open, over: channel) {
      case .notice(.progress(let mark?)): onCase(mark)
      case .notice: continue
      case .answer(let answer):
        if case .outcome(_, leaves: true) = answer.content { stop() }
        return answer.content
      }
    }
  }

  /// The running worker's channel; starts a worker if none is running.
  func openChannel() throws -> WorkerChannel {
    do { return try channel ?? start().channel } catch let failure as ChildProcess.StartFailure {
      throw SubjectFault.ended(failure.description)
    }
  }

  /// - Returns: The request's id.
  func send(_ operation: WireRequest.Operation, over channel: WorkerChannel) throws -> Int {
    lastID += 1
    channel.send(try WireText.encode(WireRequest(id: lastID, operation: operation)))
    return lastID
  }

  /// Waits for the next message.
  ///
  /// - Parameter open: The requests without an answer so far, at least one, by id.
  /// - Throws: ``SubjectFault``, after which the worker is gone unless its answer only lacks
  ///   something.
  func receive(
    _ open: [Int: WireRequest.Operation], over channel: WorkerChannel
  ) throws -> WireMessage {
    // All that is open was sent in one go; the oldest is what the program works at.
    guard let operation = open.min(by: { $0.key < $1.key })?.value else {
      preconditionFailure("nothing was asked")
    }
    let limit = limit(for: operation)
    switch channel.receive(limit: limit.whole, clock: clock) {
    case .line(let line):
      let message = try message(line, operation, open)
      try count(message, channel.lastSilence, operation, limit)
      return message
    case .ended(let end):
      throw stopped(after: .ended("the process \(end.sentence) during '\(operation.name)'"))
    case .closed:
      throw stopped(
        after: .ended(
          "the process closed its output during '\(operation.name)' and went on running"))
    case .silent:
      wasAsleep = ThreadStates.areAsleep(inProcess: channel.processID)
      throw stopped(after: .hung("no answer to '\(operation.name)' within \(limit.told)"))
    case .endless(let bytes, let total):
      let what = total ? "in all" : "without a line end"
      throw stopped(
        after: .malformedAnswer(
          "the answer to '\(operation.name)' has over \(bytes) bytes \(what)"))
    }
  }

  /// The most notices that come before an answer, and how many limits' worth of silence.
  private static let mostToldByOperation = (notices: 100_000, limits: 4)
  /// The same of a worker that judges: it tells of each case, and ten times a second that it goes on.
  /// A check takes seconds, so that ten minutes are enough for a subject that is very slow.
  private static let mostToldByJudge = (notices: 1_000_000, limits: 60)

  /// Counts what is told in place of an answer: whoever tells things for ever never answers either.
  private func count(
    _ message: WireMessage, _ silence: Duration, _ operation: WireRequest.Operation,
    _ limit: (whole: Duration, told: Duration)
  ) throws {
    guard case .notice = message else { return told = (0, .zero) }
    var most = Self.mostToldByOperation
    if case .judge = operation { most = Self.mostToldByJudge }
    told.notices += 1
    told.silence += silence
    guard told.notices <= most.notices else {
      throw stopped(
        after: .malformedAnswer(
          "\(most.notices) notices came before the answer to "
            + "'\(operation.name)'"))
    }
    guard told.silence <= limit.whole * most.limits else {
      throw stopped(
        after: .hung(
          "only notices, and no answer to '\(operation.name)' within "
            + "\(limit.told * most.limits)"))
    }
  }

  /// How long the worker may be silent over an operation.
  ///
  /// - Returns: The limit, and what is told of it: the same on every machine.
  private func limit(for operation: WireRequest.Operation) -> (whole: Duration, told: Duration) {
    if isStarting { return (limits.start, limits.answer * SilenceLimits.startFactor) }
    var patience = extraPatience
    // A long message takes its time: 16 MiB a second is less than any hash function needs.
    if case .streamDigest(let updates) = operation { patience = .seconds(updates.byteCount >> 24) }
    return (limits.silence(patience: patience), limits.answer + patience)
  }

  private func message(
    _ line: [UInt8], _ oldest: WireRequest.Operation, _ open: [Int: WireRequest.Operation]
  ) throws -> WireMessage {
    do {
      return try WireText.message(from: line, open: open)
    } catch let unfit as UnfitAnswer {
      throw unfit.fault
    } catch let fault as SubjectFault {
      throw stopped(after: fault)
    } catch let mistake as WireMistake {
      let sentence =
        "the answer to '\(oldest.name)' is malformed: \(mistake.fullSentence) "
        + "Received: '\(mistake.line)'"
      let isObject = line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
      throw stopped(after: isObject ? .malformedAnswer(sentence) : .strayOutput(sentence))
    }
  }

  /// Ends the worker that is at fault.
  func stopped(after fault: SubjectFault) -> SubjectFault {
    stop()
    LiveProcesses.endOrphans()
    return fault
  }

  private var expectedHello: String {
    let printed = CrashText.reason(of: lastErrorOutput)
    let errors = printed.map { " Its error output says: '\(WireText.excerpt(Array($0.utf8)))'." }
    return ".\(errors ?? "") Expected one line of JSON such as "
      + #"{"id":1,"wire":1,"contract":{"name":"my-app","capabilities":["nonce","digest"]}}"#
      + " and nothing before it."
  }
}
