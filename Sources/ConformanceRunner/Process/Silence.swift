/// How long a program has been silent, in time in which it could have been heard.
///
/// A stopped or suspended machine lets the clock jump while neither the program nor this process
/// runs, and a crowded one wakes this process late. So silence is counted in short waits, and a
/// wait counts for no more than was asked for: what a jump adds is one wait.
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
  mutating func waited(asked: Duration, took: Duration) { counted += min(asked, took) }
}
