/// Lets everything that can still run do so, before a scenario goes on.
///
/// The seam for a schedule explorer, which controls the tasks and *knows* when nothing is
/// runnable.
package protocol Settling: Sendable {
  /// Returns when nothing that the last step set off is still on its way.
  ///
  /// - Parameter isDue: Says whether all that this step must lead to has been seen; where it has
  ///   not, a settling that cannot prove that nothing runs any more waits longer before it
  ///   returns.
  func settle(until isDue: @escaping @Sendable () -> Bool) async throws
}

/// A provider whose attempts run where sentinels do not reach: in another process.
package protocol SelfSettlingProvider {
  /// Returns when the other process has delivered every answer that it can deliver.
  func settle() async throws
}
