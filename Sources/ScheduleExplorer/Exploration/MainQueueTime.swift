internal import CMemoryPoints

/// Timers of the main dispatch queue and of the main run loop, in virtual time.
package enum MainQueueTime {
  /// Whether it can be kept in this program: on Linux, and without the real Thread Sanitizer, whose
  /// functions stand where those of Dispatch would be replaced.
  package static var canBeKept: Bool { points_available() }
}
