/// How long a program may be silent, by what it does and how slow the machine is.
struct SilenceLimits: Equatable, Sendable {
  /// Which try of a check it is.
  enum Trial: Sendable {
    /// Half the limit arouses the suspicion of a hang.
    case first
    /// The whole limit, in a fresh process, decides.
    case deciding
  }

  /// How long an answer may take.
  let answer: Duration
  /// Which try the program is at.
  var trial = Trial.deciding
  /// How many times slower than usual the program has started; from 1.
  private(set) var stretch = 1.0

  /// Programs start in less than this on a machine that is not slow, virtual machines included.
  static let usualStart: Duration = .seconds(1)
  /// Loading a program's files may take longer than any answer.
  static let startFactor = 3
  /// A program that takes longer than this many usual starts is slow by itself.
  static let mostStretch = 10.0

  init(answer: Duration) { self.answer = answer }

  /// Learns from how long the program took to start.
  mutating func started(in time: Duration) {
    stretch = max(stretch, min(time / Self.usualStart, Self.mostStretch))
  }

  /// How long the program may take to start and say hello.
  var start: Duration { answer * Self.startFactor * stretch }

  /// How long the answer to an operation may take.
  ///
  /// - Parameter patience: Added for work that is long by its nature.
  func silence(patience: Duration) -> Duration {
    let whole = (answer + patience) * stretch
    return trial == .first ? whole / 2 : whole
  }
}
