/// Answers the questions of a generator: fresh random choices, or the ones of an earlier case.
///
/// Draws are ordinary imperative calls. Because every value is a function of the choices alone,
/// editing the choices and drawing again is all it takes to shrink any value, however it was made.
///
/// A source belongs to one case and one task at a time; it is not `Sendable`.
public final class ChoiceSource {
  /// How large fresh values should be, from 0 to 100. Never a bound: a replay does not know it.
  private(set) var size: Int
  /// Lines noted by the case, kept only while a counterexample is being described.
  public internal(set) var notes: [String] = []
  /// Whether the case is run to describe it: notes are kept.
  public internal(set) var isDescribing = false

  /// The values of spans as text, by position of the span; kept only while describing.
  var renderedSpans: [Int: String] = [:]

  /// Choices drawn so far, forced ones included.
  private(set) var drawn = 0

  /// Neither replays nor records: the fast way, taken until a case fails.
  private(set) var isPlain: Bool
  private let isStrict: Bool
  private var isReplaying: Bool
  private var random: SplitMix64
  private var replayed: [Choice]
  private let limit: Int
  private(set) var nodes: [ChoiceNode] = []
  var spans: [ChoiceSpan] = []
  var innermost = -1

  /// A source of fresh choices.
  ///
  /// - Parameters:
  ///   - seed: Selects the choices; the same seed asks for the same values.
  ///   - size: From 0 to 100; larger means longer collections and wider integers.
  ///   - limit: The most choices; a further draw throws `Interruption.tooLarge`.
  ///   - isRecording: Whether choices and spans are kept. Does not change the values.
  public init(seed: UInt64, size: Int = 100, limit: Int = 65_536, isRecording: Bool = false) {
    random = SplitMix64(seed: seed)
    self.size = size
    self.limit = limit
    isPlain = !isRecording
    isReplaying = false
    isStrict = false
    replayed = []
  }

  /// A source that gives the recorded choices again.
  ///
  /// A choice that does not fit what is asked is moved to the nearest value that does; after the
  /// last one every draw gives its simplest value.
  ///
  /// - Parameters:
  ///   - choices: The answers, in order.
  ///   - limit: The most choices; a further draw throws `Interruption.tooLarge`.
  ///   - isStrict: Throws `Interruption.differs` at the first choice that does not fit.
  public init(replaying choices: [Choice], limit: Int = 65_536, isStrict: Bool = false) {
    random = SplitMix64(seed: 0)
    size = 100
    self.limit = limit
    isPlain = false
    isReplaying = true
    self.isStrict = isStrict
    replayed = choices
    nodes.reserveCapacity(choices.count)
  }

  /// Starts afresh with another seed, keeping memory.
  func restart(seed: UInt64, size: Int) {
    random = SplitMix64(seed: seed)
    self.size = size
    drawn = 0
    innermost = -1
    if !isPlain {
      nodes.removeAll(keepingCapacity: true)
      spans.removeAll(keepingCapacity: true)
    }
  }

  /// What was drawn so far; empty unless the source records. Spans still open end here.
  public var recording: ChoiceRecording {
    var closed = spans
    var open = innermost
    while open >= 0 {
      closed[open].end = nodes.count
      open = closed[open].parent
    }
    return ChoiceRecording(nodes: nodes, spans: closed)
  }

  /// Adds a line to the description of a counterexample.
  ///
  /// - Parameter line: Evaluated only while a counterexample is being described.
  public func note(_ line: @autoclosure () -> String) {
    if isDescribing { notes.append(line()) }
  }

  /// Ends the case without counting it: what was drawn does not meet a precondition.
  public func reject() throws -> Never {
    throw Interruption.discarded
  }

  /// Checks that a strict replay used its token up; call it when the case has drawn everything.
  ///
  /// - Throws: `Interruption.differs` when choices are left over.
  public func requireEnd() throws {
    if isStrict, replayed.count > nodes.count {
      let reason = ReplayDifference.Reason.leftOver(replayed.count - nodes.count)
      throw Interruption.differs(ReplayDifference(position: nodes.count, reason: reason))
    }
  }

  // MARK: The two primitive draws

  /// Draws a scalar as distance and side; `sample` chooses when there is nothing to replay.
  @inline(__always)
  func scalar(
    _ kind: Choice.Kind, below: UInt64, above: UInt64,
    sample: (inout SplitMix64, Int) -> Distance
  ) throws -> Distance {
    if drawn >= limit { throw Interruption.tooLarge }
    drawn &+= 1
    if isPlain {
      var copy = random
      let distance = sample(&copy, size)
      random = copy
      return distance
    }
    return try recordedScalar(kind, below: below, above: above) { random in
      sample(&random, self.size)
    }
  }

  /// Draws `count` positions in `0..<bound` at once, as the same number of single draws would.
  ///
  /// - Returns: False when the source records or replays and nothing was drawn.
  @inline(__always)
  func fillPlain(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, count: Int, from letters: [UInt8]
  ) throws -> Bool {
    guard isPlain else { return false }
    if drawn + count > limit { throw Interruption.tooLarge }
    drawn &+= count
    var copy = random
    let bound = UInt64(letters.count)
    letters.withUnsafeBufferPointer { letters in
      for position in 0..<count { buffer[position] = letters[Int(copy.next(below: bound))] }
    }
    random = copy
    return true
  }

  @inline(never)
  private func recordedScalar(
    _ kind: Choice.Kind, below: UInt64, above: UInt64,
    sample: (inout SplitMix64) -> Distance
  ) throws -> Distance {
    var distance: Distance
    if !isReplaying {
      var copy = random
      distance = sample(&copy)
      random = copy
    } else if nodes.count < replayed.count {
      let found = replayed[nodes.count]
      distance = Distance.fitting(found, kind, below: below, above: above)
      if isStrict {
        try requireFit(found, kind, below, above, distance)
      }
    } else {
      if isStrict { throw exhausted(kind) }
      distance = Distance.simplest(kind, below: below, above: above)
    }
    let choice = Choice(kind, magnitude: distance.magnitude, isNegative: distance.isNegative)
    nodes.append(ChoiceNode(choice: choice, below: below, above: above, isForced: false))
    return distance
  }

  /// Draws nothing new: notes a choice that the generator was not free to make.
  ///
  /// Forced choices keep edited sequences aligned with what the generator asks.
  func forced(_ kind: Choice.Kind, magnitude: UInt64) throws {
    if drawn >= limit { throw Interruption.tooLarge }
    drawn &+= 1
    if isPlain { return }
    if isStrict {
      guard nodes.count < replayed.count else { throw exhausted(kind) }
      let found = replayed[nodes.count]
      let wanted = Distance(magnitude: magnitude, isNegative: false)
      try requireFit(found, kind, magnitude, magnitude, wanted)
    }
    let choice = Choice(kind, magnitude: magnitude)
    nodes.append(ChoiceNode(choice: choice, below: magnitude, above: magnitude, isForced: true))
  }

  /// Draws a run of bytes as one choice; its length lies in `counts`.
  func byteRun(
    counts: ClosedRange<Int>, sample: (inout SplitMix64, Int) -> [UInt8]
  ) throws -> [UInt8] {
    if drawn >= limit { throw Interruption.tooLarge }
    drawn &+= 1
    var bytes: [UInt8]
    if !isReplaying {
      bytes = sample(&random, size)
      if isPlain { return bytes }
    } else if nodes.count < replayed.count {
      let found = replayed[nodes.count]
      bytes = Array(found.bytes.prefix(counts.upperBound))
      while bytes.count < counts.lowerBound { bytes.append(0) }
      if isStrict {
        let kept = Distance(magnitude: 0, isNegative: false)
        let (least, most) = (UInt64(counts.lowerBound), UInt64(counts.upperBound))
        try requireFit(found, .bytes, least, most, bytes == found.bytes ? kept : nil)
      }
    } else {
      if isStrict { throw exhausted(.bytes) }
      bytes = [UInt8](repeating: 0, count: counts.lowerBound)
    }
    nodes.append(
      ChoiceNode(
        choice: Choice(bytes: bytes), below: UInt64(counts.lowerBound),
        above: UInt64(counts.upperBound), isForced: false))
    return bytes
  }

  // MARK: Strict replay

  private func exhausted(_ asked: Choice.Kind) -> Interruption {
    .differs(ReplayDifference(position: nodes.count, reason: .exhausted(asked: asked)))
  }

  private func requireFit(
    _ found: Choice, _ asked: Choice.Kind, _ below: UInt64, _ above: UInt64, _ used: Distance?
  ) throws {
    if found.kind != asked {
      throw Interruption.differs(
        ReplayDifference(position: nodes.count, reason: .kind(found: found.kind, asked: asked)))
    }
    let isKept = used?.magnitude == found.magnitude && used?.isNegative == found.isNegative
    if !isKept {
      let reason = ReplayDifference.Reason.outOfBounds(found: found, below: below, above: above)
      throw Interruption.differs(ReplayDifference(position: nodes.count, reason: reason))
    }
  }
}
