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

  private static let areForgone = Atomic(false)

  /// Says that what is explored in this program was not compiled for it, though other code of the
  /// program was.
  package static func forgo() { areForgone.store(true, ordering: .relaxed) }
}
