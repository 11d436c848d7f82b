/// One thing that could happen next, as a strategy sees it.
package struct StepOption: Hashable, Sendable {
  /// What it is.
  package enum Kind: UInt8, Sendable {
    /// A job of a task runs until it suspends.
    case job
    /// The next job of the main actor runs until it suspends.
    case mainJob
    /// A step from outside the tasks, such as a provider's callback.
    case external
    /// Virtual time moves to the next timer.
    case time
    /// A thread goes on that stands before an access to memory.
    case access
    /// One alternative of a choice that the run asks for.
    case alternative
  }

  /// What it is.
  package let kind: Kind
  /// Names the task or outside step through a whole run; negative for time and alternatives.
  package let key: Int32
  /// Where the controller keeps it.
  let slot: Int32
}

/// A decision among two or more options: what one step of a schedule is.
package struct ScheduleDecision: Hashable, Sendable {
  /// Steps of the run before it.
  package let step: Int32
  /// How many options there were.
  package let optionCount: Int32
  /// Which was taken.
  package let pick: Int32
  /// The key of the option taken.
  package let key: Int32
  /// Whether option 0 meant to go on with the task that ran last.
  package let canContinue: Bool
  /// Values drawn from the run's choice source before the decision.
  package let valuesBefore: Int32

  /// Whether a task was interrupted that could have gone on.
  package var isPreemption: Bool { canContinue && pick > 0 }
}
