package import ConformanceModel
internal import ConformanceVectors
package import ScheduleExplorer

/// Everything a check gets besides its subject.
package struct CheckContext: Sendable {
  /// How much work to do.
  package let profile: Profile
  /// What all generated inputs derive from.
  package let seed: UInt64
  /// The catalogue to judge with: vectors that came later are left out.
  package let catalogue: Int
  /// Nonces drawn once and shared by the checks of one worker.
  package let samples: NonceSamples
  /// Several processes of the subject; only in the runner.
  package let fleet: (any SubjectFleet)?
  /// Who decides about the order of tasks in this process.
  package let control: TaskControl
  /// The one case to run instead of all.
  package let replay: CheckReplay?
  /// Where a search notes what it is about to do.
  package let journal: (any CaseJournal)?
  /// The time of day in seconds since 1970; `nil` where nothing is to depend on it.
  package let wallClock: (@Sendable () -> Double)?
  private let monitor: any CaseMonitor

  package init(
    profile: Profile, seed: UInt64, catalogue: Int = Requirement.catalogueVersion,
    samples: NonceSamples, fleet: (any SubjectFleet)? = nil,
    control: TaskControl = .unavailable("nothing controls the order of tasks in this process"),
    replay: CheckReplay? = nil, journal: (any CaseJournal)? = nil,
    wallClock: (@Sendable () -> Double)? = nil, monitor: any CaseMonitor = UnwatchedCases()
  ) {
    self.profile = profile
    self.seed = seed
    self.catalogue = catalogue
    self.samples = samples
    self.fleet = fleet
    self.control = control
    self.replay = replay
    self.journal = journal
    self.wallClock = wallClock
    self.monitor = monitor
  }

  /// The vectors to judge with.
  var vectors: VectorLibrary { .embedded.asOf(catalogue: catalogue) }

  /// A seed for one purpose, the same in every run with the same ``seed``.
  ///
  /// - Parameter purpose: A name, so that two uses in one check do not share their inputs.
  package func seed(for purpose: String) -> UInt64 {
    // FNV-1a, 64 bit: stable across processes, unlike Swift's own hashing.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in purpose.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return seed ^ hash
  }

  /// A seed for the only generated inputs of a requirement.
  package func seed(for requirement: RequirementID) -> UInt64 { seed(for: requirement.rawValue) }

  /// Runs one case during which the subject may throw, or its process may end.
  ///
  /// A check with cases that end legally must return its failure at once, because the cases
  /// judged before an ending are not judged again in the worker that comes after it.
  ///
  /// - Parameters:
  ///   - number: Counts the check's cases from 0.
  ///   - label: What the case is, for evidence.
  ///   - ifEnds: What it means if the process ends.
  ///   - body: Calls the subject.
  /// - Returns: The value, the error's text, or that the case was or is over with the process.
  /// - Throws: A ``SubjectFault`` that is no legal ending; ``ControlLost``; a
  ///   ``CapabilityNotOffered`` that has a reason.
  package func run<Value: Sendable>(
    case number: Int, _ label: String, ifEnds: ProcessEndMeaning = .crash,
    body: () async throws -> Value
  ) async throws -> CaseResult<Value> {
    guard monitor.begins(CaseMark(number: number, label: label, ifEnds: ifEnds)) else {
      return .judgedBefore
    }
    do {
      return .value(try await body())
    } catch SubjectFault.ended where ifEnds == .legal {
      return .ended
    } catch let fault as SubjectFault {
      throw fault
    } catch let lost as ControlLost {
      throw lost
    } catch let missing as CapabilityNotOffered where missing.reason != nil {
      throw missing
    } catch {
      return .threw(String(describing: error))
    }
  }

  /// Notes what is being tried now, so that the end of the process can be told with its place.
  ///
  /// - Parameters:
  ///   - number: The case.
  ///   - label: What it is, for evidence.
  package func tries(case number: Int, _ label: String) {
    _ = monitor.begins(CaseMark(number: number, label: label, ifEnds: .crash))
  }

  /// Tells the runner that the check is alive, where one case takes long.
  package func isAlive() { monitor.isAlive() }

  /// Ends this check with `outcome` although the subject never returns.
  ///
  /// In a worker the process ends after the outcome was sent. Elsewhere nothing can be done and
  /// the call returns.
  package func abandon(with outcome: CheckOutcome) { monitor.abandon(with: outcome) }
}

/// Who decides about the order of tasks in the process of a subject.
package enum TaskControl: Sendable {
  /// The check, by way of the explorer.
  case explorer(Explorer)
  /// The runtime, for the reason given.
  case unavailable(String)
}

/// How a case went.
package enum CaseResult<Value: Sendable>: Sendable {
  /// The subject answered.
  case value(Value)
  /// The subject threw an error with this description.
  case threw(String)
  /// The process ended, which is legal in this case.
  case ended
  /// A worker that has ended since judged the case.
  case judgedBefore
}

/// Hears of cases before they run.
package protocol CaseMonitor: Sendable {
  /// Notes the case; false if it was judged before and must be left out.
  func begins(_ mark: CaseMark) -> Bool
  /// Restarts the time limit; may be called at every turn, for it costs a look at the clock.
  func isAlive()
  /// Sends the outcome and ends the process, where that is possible.
  func abandon(with outcome: CheckOutcome)
}

/// Runs every case and tells nobody: for proxies, whose process is another one, and for tests.
package struct UnwatchedCases: CaseMonitor {
  package init() {}
  package func begins(_ mark: CaseMark) -> Bool { true }
  package func isAlive() {}
  package func abandon(with outcome: CheckOutcome) {}
}

/// Starts fresh processes of the subject.
package protocol SubjectFleet: Sendable {
  /// Draws nonces of the default length in processes of their own.
  ///
  /// - Parameters:
  ///   - processes: How many, at least 2.
  ///   - count: Nonces a process.
  ///   - together: Whether all are started before the first one draws.
  ///   - budget: How long each may draw, and give fewer then; `nil` for as long as it takes.
  /// - Returns: The nonces of each process, in the order the processes were started.
  func nonces(
    processes: Int, count: Int, together: Bool, within budget: Duration?
  ) async throws -> [[String]]

  /// Draws nonces in fresh processes one after another, and says what these may have been seeded
  /// with.
  func firstNonces(processes: Int, count: Int) async throws -> [FreshProcess]

  /// A fresh process whose output is read.
  func listenedTo() -> ListenedProcess
}

/// A process of the subject, and what it prints.
package struct ListenedProcess: Sendable {
  /// Starts when it is first asked for something.
  package let subject: any Subject
  /// Ends the process by itself, so that what its own output library still holds is written out,
  /// and returns all that it printed beside the wire.
  package let output: @Sendable () async -> [UInt8]

  package init(subject: any Subject, output: @escaping @Sendable () async -> [UInt8]) {
    self.subject = subject
    self.output = output
  }
}

/// What a process drew at its start.
package struct FreshProcess: Sendable {
  /// Its first nonces, in the order drawn.
  package let nonces: [String]
  /// Its id; `nil` where it is not known.
  package let id: Int?
  /// When it ran, in seconds since 1970; `nil` where no clock is at hand.
  package let seconds: ClosedRange<Double>?

  package init(nonces: [String], id: Int? = nil, seconds: ClosedRange<Double>? = nil) {
    self.nonces = nonces
    self.id = id
    self.seconds = seconds
  }
}
