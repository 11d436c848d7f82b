/// How long a program has been silent, in time in which it could have been heard.
///
/// A stopped or suspended machine lets the clock jump while neither the program nor this process
/// runs, and a crowded one wakes this process late. So silence is counted in short waits, and a
/// wait counts for no more than was asked for: what a jump adds is one wait. Nor does the time count
/// in which the program would have gone on, had it been given a processor.
struct Silence {
  /// How long to wait at a time at most.
  static let longestWait: Duration = .milliseconds(250)

  /// How long the program may be silent.
  let limit: Duration
  private(set) var counted: Duration = .zero

  init(limit: Duration) { self.limit = limit }

  /// How long to wait next; `nil` where the limit is reached.
  var nextWait: Duration? {
    let left = limit - counted
    return left > .zero ? min(left, Self.longestWait) : nil
  }

  /// Counts a wait in which no line came.
  ///
  /// - Parameters:
  ///   - asked: How long the wait was to be.
  ///   - took: How long it was.
  ///   - starved: For how much of it the program was ready to run, and others ran. Half of a wait
  ///     counts at least, so that there is an end.
  mutating func waited(asked: Duration, took: Duration, starved: Duration = .zero) {
    let heard = min(asked, took)
    counted += max(heard - starved, heard / 2)
  }
}
