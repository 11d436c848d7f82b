internal import CMemoryPoints
internal import Synchronization

/// Whether the explorer can see accesses to memory.
package enum MemoryAccesses {
  /// Whether this program holds code that was compiled for it.
  ///
  /// That is: with `-sanitize=thread` for the compiler, and without the real Thread Sanitizer.
  package static var areSeen: Bool {
    !areForgone.load(ordering: .relaxed) && points_available() && points_are_there()
  }

  /// Whether code that was compiled for it runs in what is explored without threads.
  ///
  /// Where none does, threads need not be explored: taking control of them slows down whatever the
  /// program does afterwards.
  ///
  /// - Parameter body: Explores; not at the same time as others do.
  /// - Throws: What `body` throws.
  package static func areMade<Value>(in body: () throws -> Value) rethrows -> (Bool, Value) {
    points_forget_entry()
    let value = try body()
    return (points_was_entered(), value)
  }

  private static let areForgone = Atomic(false)

  /// What has happened so far in the run that is under way, as a number that is the same in every
  /// order of things that have nothing to do with each other; 0 where that is not known.
  ///
  /// Accesses of code that was not compiled for it are no part of it.
  package static func state() -> UInt64 { points_history() }

  /// Says that what is explored in this program was not compiled for it, though other code of the
  /// program was.
  package static func forgo() { areForgone.store(true, ordering: .relaxed) }
}
