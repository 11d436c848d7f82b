internal import PlainText

/// What one run did, as far as it is kept while exploring.
package struct RunRecord: ~Copyable {
  /// The decisions among two or more options, in order.
  package internal(set) var decisions: [ScheduleDecision] = []
  /// Steps taken: jobs, outside steps and moves of time.
  package internal(set) var steps = 0
  /// Times that one task took over from another.
  package internal(set) var switches = 0
  /// Whether decisions were drawn from the choice source, so that they are among its choices.
  var hasDrawnDecisions = false
  /// How it ended.
  package internal(set) var end = RunEnd.quiescent
  /// The first claim that did not hold.
  package internal(set) var failure: ScheduleFailure?
  /// Why control was lost, where it was.
  package internal(set) var escape: ControlEscape?
  /// Whether a task that only yields was made to wait for others.
  package internal(set) var hasHeldBack = false
  /// Accesses that have no order between them, in the order in which they were seen.
  package internal(set) var races: [DataRace] = []
  /// Whether instrumented code ran on a thread of the run.
  var sawAccesses = false
  /// Whether something went on by way of the main dispatch queue.
  package internal(set) var hasUsedMainQueue = false
  /// Hash of every step taken, decided or not: FNV-1a, 64 bits (RFC 9923).
  package internal(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func mix(_ value: Int32) {
    fingerprint = (fingerprint ^ UInt64(UInt32(bitPattern: value))) &* 0x100_0000_01B3
  }
}

/// How a run ended.
package enum RunEnd: Hashable, Sendable {
  /// Nothing can run any more, and every task of the run has ended.
  case quiescent
  /// Nothing can run any more, and these tasks wait for something that cannot come.
  case unanswered([String])
  /// The bound on steps was reached; these tasks were still runnable.
  case stepBoundReached([String])
}

/// A claim that did not hold in a run.
package struct ScheduleFailure: Hashable, Sendable {
  /// Who says so.
  package enum Cause: Hashable, Sendable {
    /// The run's own judgement.
    case judged
    /// Nothing can run any more, and a task has not ended: it will never be answered.
    case unanswered
    /// The bound on steps was reached: it spins, or runs for ever.
    case stepBoundReached
    /// Threads wait for one another.
    case deadlock
    /// Two conflicting accesses have no order between them.
    case race
  }

  /// Who says so.
  package let cause: Cause
  /// What should always hold; shrinking keeps to the same claim.
  package let claim: String
  /// By which whoever judged knows the claim again; empty where nobody has to.
  package let key: String
  /// What was seen instead, with numbers.
  package let observed: String

  /// Makes a failure.
  package init(claim: String, key: String = "", observed: String, cause: Cause = .judged) {
    self.cause = cause
    self.claim = claim
    self.key = key
    self.observed = observed
  }
}

/// Something ran that the explorer does not control, so that it cannot judge.
package enum ControlEscape: Hashable, Sendable, CustomStringConvertible {
  /// Jobs were made runnable by threads that the explorer did not start.
  case foreignThread(jobs: Int)
  /// The process has more threads than before the run.
  case threads(before: Int, after: Int)
  /// A task waits at the end, and level 1 cannot tell whether what it waits for runs elsewhere.
  case mayRunElsewhere([String])
  /// A timer repeats for longer than it is followed.
  case ticks(Int)
  /// A thread waits in something that is not controlled.
  case waits(name: String, place: String)
  /// A dispatch queue was handed a block that it runs on a thread and at a moment of its own.
  case queue(label: String)
  /// A thread was started, which runs at a moment of its own.
  case startsThread
  /// The same choices offered other options.
  case differs(ScheduleDifference)
  /// The same choices led through other steps, though every decision had as many options.
  case stepsDiffer

  /// What was seen.
  package var description: String {
    switch self {
    case .foreignThread(let jobs):
      "\(jobs) job\(jobs == 1 ? "" : "s") made runnable by a thread outside control "
        + "(a Dispatch queue, a thread of its own, a real timer)"
    case .threads(let before, let after):
      "\(after) threads alive at the end, \(before) when control was taken: "
        + "something runs outside control (a Dispatch queue, a thread of its own)"
    case .mayRunElsewhere(let names):
      "\(names.joined(separator: ", ")) waiting at the end; what for may run outside control, "
        + "on the main actor, in an unstructured task or after a sleep"
    case .ticks(let count):
      "a timer that repeats was followed for \(Quantity.text(count)) rounds, and somebody still waits"
    case .waits(let name, let place):
      "\(name) waits in something that is not controlled\(place.isEmpty ? "" : " (\(place))")"
    case .queue(let label):
      "a block is handed to the dispatch queue '\(label)' by 'async', and when it runs is not controlled"
    case .startsThread:
      "a thread of its own is started, and when it runs is not controlled"
    case .differs(let difference):
      "the same choices led elsewhere: \(difference)"
    case .stepsDiffer:
      "the same choices led through other steps"
    }
  }
}
