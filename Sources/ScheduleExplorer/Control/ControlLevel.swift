/// How much of what runs the explorer decides; a report names it.
package enum ControlLevel: UInt8, Sendable, Comparable, CaseIterable {
  /// The caller's own steps only: tasks, where there are any, run as they like.
  case ownSteps = 0
  /// Tasks started by the run, their children and default actors, by public means.
  case taskExecutors = 1
  /// Everything of Swift concurrency in the process, with sleep in virtual time.
  case wholeProcess = 2
  /// The same, and the moment of every access to memory that instrumented code makes.
  case memoryAccesses = 3

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What is decided, as half a sentence.
  package var reach: String {
    switch self {
    case .ownSteps: "the order of the suite's own steps"
    case .taskExecutors: "the order of the tasks that the suite starts and of their children"
    case .wholeProcess:
      "the order of all tasks, actors and sleeps of the process, each mailbox first in, first out"
    case .memoryAccesses: "the order of all tasks and of their accesses to memory"
    }
  }
}
