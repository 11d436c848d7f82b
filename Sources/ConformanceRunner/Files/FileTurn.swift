internal import Dispatch

/// Keeps the end of a process from coming between a new file and its place.
///
/// Files are made beside the old ones and renamed. A process that was told to stop would leave
/// those that are not in place yet, so it waits for its turn, and gives it to nobody any more.
package enum FileTurn {
  private static let turn = DispatchSemaphore(value: 1)

  /// Makes files and puts them in place; one thread at a time.
  static func taken<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    turn.wait()
    defer { turn.signal() }
    try body()
  }

  /// For a process that is about to end: what is being written is finished, nothing else begins.
  ///
  /// A disk that does not answer keeps no process alive: five seconds are many times what a report
  /// takes, and what is left then is removed by the next run.
  package static func end() { _ = turn.wait(timeout: .now() + .seconds(5)) }
}
