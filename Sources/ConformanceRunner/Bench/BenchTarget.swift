internal import AuthConformance
package import ConformanceModel
internal import Dispatch

/// One process of a subject that is measured.
package struct BenchTarget: Sendable {
  /// How the report calls it.
  package let name: String
  /// The subject, by messages.
  package let subject: any Subject
  private let client: WorkerClient?
  /// Whether the process times its own batches, without a message in between.
  private let measuresItself: Bool
  private let now: @Sendable () -> UInt64
  /// What is counted.
  let clock: BenchResult.Clock

  /// A subject of this process, whose work moves a clock.
  init(_ subject: any Subject, now: @escaping @Sendable () -> UInt64) {
    self.init(
      subject, client: nil, measuresItself: false, now: now, clock: .processor)
  }

  private init(
    _ subject: any Subject, client: WorkerClient?, measuresItself: Bool,
    now: @escaping @Sendable () -> UInt64, clock: BenchResult.Clock
  ) {
    name = subject.contract.name
    self.subject = subject
    self.client = client
    self.measuresItself = measuresItself
    self.now = now
    self.clock = clock
  }

  /// Starts a program and asks what it is.
  ///
  /// - Parameters:
  ///   - command: Program and arguments.
  ///   - timeLimit: Longest silence.
  ///   - overTheWire: Whether a program that holds this suite is measured by messages as well.
  /// - Throws: ``AdapterError`` where it is not a subject.
  package static func start(
    command: [String], timeLimit: Duration, overTheWire: Bool = false
  ) async throws -> BenchTarget {
    let client = WorkerClient(
      command: command, limits: SilenceLimits(answer: timeLimit), clock: ContinuousClock())
    let hello = try await client.hello()
    let measuresItself = hello.judges && !overTheWire
    let program = await client.processID.flatMap(ProcessorTime.clock)
    let now = program.map { clock in { @Sendable in ProcessorTime.settled(clock) } }
    return BenchTarget(
      ProxySubject(contract: hello.contract, client: client), client: client,
      measuresItself: measuresItself, now: now ?? { DispatchTime.now().uptimeNanoseconds },
      clock: measuresItself || program != nil ? .processor : .wall)
  }

  /// Ends the process, if it is another one.
  package func stop() async { await client?.finish() }

  /// A batch of a benchmark, and how long it took.
  ///
  /// - Throws: ``BenchObstacle`` where the subject cannot do it.
  func timed(_ task: BenchTask, _ count: Double) async throws -> BenchMeter.Timed {
    if let client, measuresItself {
      let order = WireRequest.Operation.measure(benchmark: task.name, count: count)
      return {
        do {
          guard case .measured(let nanoseconds) = try await client.exchange(order) else {
            WireAnswer.isOfAnotherOperation()
          }
          return nanoseconds
        } catch let error as WireError where error.code == BenchObstacle.code {
          throw BenchObstacle(reason: error.message)
        }
      }
    }
    return clocked(try await task.batch(subject, count))
  }

  /// How long the shortest message there is and its answer take; nil where none is part of the cost.
  var echo: BenchMeter.Timed? {
    guard let client, !measuresItself else { return nil }
    return clocked {
      _ = try await client.exchange(.hello(wire: Suite.wireVersion, suite: Suite.version))
    }
  }

  private func clocked(_ batch: @escaping BenchTask.Batch) -> BenchMeter.Timed {
    { [now] in
      let start = now()
      try await batch()
      // The clock of a process that has ended stands at 0.
      return max(now(), start) - start
    }
  }

  /// Bytes of a given source that a nonce takes, on average; nil where no source can be given.
  func entropyPerNonce() async throws -> Double? {
    guard let client, subject.offers(.sourcedNonce) else { return nil }
    // Every byte value occurs equally often, so that refusals have their share.
    let bytes = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 157 &+ ($0 >> 8) &* 59) }
    let script = ByteScript(bytes: bytes, then: .cycle)
    let count = 64
    let operation = WireRequest.Operation.nonces(count: count, length: nil, source: script)
    guard case .nonces(_, let used?) = try await client.exchange(operation) else { return nil }
    return Double(used) / Double(count)
  }
}
