package import ConformanceModel

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

  /// Lets time pass.
  func pass(_ duration: Duration) async throws

  /// The main thread as long as the scenario lasts.
  var main: MainThread { get }
}

extension Settling {
  /// The process's own.
  package var main: MainThread { .ofProcess }

  /// Lets time pass, where somebody controls it.
  ///
  /// - Throws: ``TimeUncontrolled`` where it is the machine's own.
  package func pass(_ duration: Duration) async throws { throw TimeUncontrolled() }
}

/// Thrown where a scenario needs time to pass and nobody controls it.
package struct TimeUncontrolled: Error {}

/// A subject in another process.
package protocol RemoteSubject {}

/// A provider whose attempts run in another process, which sentinels do not reach.
///
/// It is driven by events: no task waits here for an answer.
package protocol RemoteProvider: SignInProvider {
  /// Starts an attempt.
  ///
  /// - Parameters:
  ///   - entry: The way in.
  ///   - isEarly: Whether the provider calls back from inside `performRequests`.
  ///   - inside: The number of the attempt from inside whose answer this one starts; `nil` to
  ///     start it now.
  ///   - completion: Told of every answer, however many there are.
  /// - Returns: The attempt's number.
  func start(
    _ entry: SignInContract.Entry, isEarly: Bool, inside: Int?,
    completion: @escaping @Sendable (Result<SignInCredential, any Error>) -> Void
  ) -> Int

  /// Cancels the task in which an attempt waits.
  func cancelTask(of attempt: Int)

  /// Returns when the other process has delivered every answer that it can deliver.
  func settle() async throws
}

/// A coordinator in another process, which sentinels do not reach.
package protocol RemoteCoordinator: AccountCoordinator {
  /// Sends what there is to send, and returns when the other process has nothing left to say.
  func settle() async throws
}
