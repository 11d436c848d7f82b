package import ConformanceModel

/// A subject to be measured: in this process, or at the other end of the wire.
package struct BenchTarget: Sendable {
  /// How the report calls it.
  package let name: String
  let subject: any Subject
  private let client: WorkerClient?
  /// The processor time of the program, where the system tells it.
  let programClock: (@Sendable () -> UInt64)?

  /// A subject of this process.
  package init(_ subject: any Subject) {
    self.init(name: subject.contract.name, subject: subject, client: nil)
  }

  private init(
    name: String, subject: any Subject, client: WorkerClient?,
    programClock: (@Sendable () -> UInt64)? = nil
  ) {
    self.programClock = programClock
    self.name = name
    self.subject = subject
    self.client = client
  }

  /// Starts a program and asks what it is.
  ///
  /// - Parameters:
  ///   - command: Program and arguments.
  ///   - timeLimit: Longest silence.
  /// - Throws: ``AdapterError`` where it is not a subject.
  package static func start(command: [String], timeLimit: Duration) async throws -> BenchTarget {
    let client = WorkerClient(
      command: command, limits: SilenceLimits(answer: timeLimit), clock: ContinuousClock())
    let contract = try await client.hello().contract
    return BenchTarget(
      name: contract.name, subject: ProxySubject(contract: contract, client: client),
      client: client, programClock: await client.processID.flatMap(ProcessorTime.clock))
  }

  /// Performs the least there is of a benchmark once, without measuring.
  ///
  /// What hangs or crashes in this process takes the whole run along: at the other end of the wire
  /// it is told from an answer.
  ///
  /// - Throws: ``BenchObstacle`` where the subject cannot do it, and ``SubjectFault``.
  package func probe(_ task: BenchTask) async throws {
    try await task.batch(subject, task.isDivisible ? 0 : 1)()
  }

  /// Ends the program, if there is one.
  package func stop() async { await client?.finish() }

  /// What can be counted of the subject.
  var clock: BenchResult.Clock { client == nil || programClock != nil ? .processor : .wall }

  /// Sends the shortest message there is and waits for its answer; nil in this process.
  var echo: BenchTask.Batch? {
    guard let client else { return nil }
    return {
      _ = try await client.exchange(.hello(wire: Suite.wireVersion, suite: Suite.version))
    }
  }

  /// Bytes of a given source that a nonce takes, on average; nil where no source can be given.
  func entropyPerNonce() async throws -> Double? {
    guard subject.offers(.sourcedNonce) else { return nil }
    // Every byte value occurs equally often, so that refusals have their share.
    let bytes = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 157 &+ ($0 >> 8) &* 59) }
    let script = ByteScript(bytes: bytes, then: .cycle)
    let count = 64
    if let client {
      let operation = WireRequest.Operation.nonces(count: count, length: nil, source: script)
      guard case .nonces(_, let used?) = try await client.exchange(operation) else { return nil }
      return Double(used) / Double(count)
    }
    guard let sourced = subject as? any SourcedNonceSubject else { return nil }
    let source = ScriptedByteSource(script)
    for _ in 0..<count { _ = try await sourced.nonce(length: nil, from: source) }
    return Double(source.handedOut) / Double(count)
  }
}
