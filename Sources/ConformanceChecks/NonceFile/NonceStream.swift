internal import ConformanceModel
internal import ConformanceStatistics

/// Judges nonces that arrive as bytes, one nonce a line, in bounded memory.
///
/// Nonces end with a line feed, with or without a carriage return, or with a NUL. Empty lines
/// after the last nonce are none; between nonces they are nonces without letters.
package struct NonceStream: Sendable {
  /// The longest line that can be a nonce, in bytes.
  package static let longestLine = 65_536
  /// What ``read(_:isEnd:)`` should be given at first, to infer the format from.
  package static let headBytes = 262_144
  /// Where the evidence is looked at: four times as many nonces each time.
  ///
  /// Fixed beforehand, so that the bounds on false alarms of all looks add up: 10 tests of 1e-12
  /// each at fewer than 20 looks stay below the suite's 1e-9.
  static let firstLook = 4_096
  /// Correct nonces are read up to this number, where more would change no verdict.
  static let enough = 1 << 20

  /// Whether more nonces would change nothing.
  package private(set) var hasDecided = false
  /// What the nonces should look like; `nil` before the first bytes.
  package private(set) var format: NonceFormat?
  private(set) var tally: NonceTally?

  private let place: String
  private let alphabet: String?
  private let declaredLength: Int?
  private let readsAll: Bool
  private var ending: [UInt8] = [UInt8(ascii: "\n")]
  private var emptyLines = 0
  private var nextLook = firstLook
  private var failedBefore = false

  /// - Parameters:
  ///   - place: How errors call what is read.
  ///   - alphabet: A name or letters; `nil` to infer them.
  ///   - length: Letters of each nonce; `nil` to infer it.
  ///   - readsAll: Whether to go on where the evidence suffices.
  package init(_ place: String, alphabet: String?, length: Int?, readsAll: Bool) {
    self.place = place
    self.alphabet = alphabet
    declaredLength = length
    self.readsAll = readsAll
  }

  /// The nonces and bad lines read so far.
  package var lines: Int { tally?.lines ?? 0 }

  /// Reads the nonces in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: What comes after the bytes read so far; the first time as much as there is, up to
  ///     ``headBytes``.
  ///   - isEnd: Whether nothing comes after them.
  /// - Returns: How many bytes were read. The rest is the beginning of a nonce, at most
  ///   ``longestLine`` bytes, and belongs in front of what comes next.
  /// - Throws: ``NonceFileError``; `VectorProblem` never in a release.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, isEnd: Bool
  ) throws -> Int {
    if tally == nil { try begin(bytes, isEnd: isEnd) }
    guard var tally = tally.take() else { return 0 }
    defer { self.tally = tally }
    var position = 0
    while position < bytes.count && !hasDecided {
      let rest = UnsafeBufferPointer(rebasing: bytes[position...])
      if emptyLines == 0 {
        let pure = tally.pureNonces(rest, ending: ending, most: nextLook - tally.count)
        if pure > 0, let start = rest.baseAddress {
          let stride = tally.length + ending.count
          tally.addPure(start, count: pure, stride: stride)
          position += pure * stride
          lookIfDue(tally)
          continue
        }
      }
      guard let used = try readLine(rest, isEnd: isEnd, &tally) else { break }
      position += used
      lookIfDue(tally)
    }
    return position
  }

  /// Reads one line; `nil` where its end is not there yet.
  private mutating func readLine(
    _ rest: UnsafeBufferPointer<UInt8>, isEnd: Bool, _ tally: inout NonceTally
  ) throws(NonceFileError) -> Int? {
    let separator = ending[ending.count - 1]
    let found = rest.prefix(Self.longestLine + 2).firstIndex(of: separator)
    if found == nil && rest.count > Self.longestLine || found ?? 0 > Self.longestLine + 1 {
      throw NonceFileError(place, .longLine(tally.lines + emptyLines + 1))
    }
    guard found != nil || isEnd else { return nil }
    let end = found ?? rest.count
    let hasReturn =
      separator == UInt8(ascii: "\n") && end > 0 && rest[end - 1] == UInt8(ascii: "\r")
    let line = rest[..<(hasReturn ? end - 1 : end)]
    if line.isEmpty {
      emptyLines += 1
    } else {
      for _ in 0..<emptyLines { tally.add(UnsafeBufferPointer(start: nil, count: 0)) }
      emptyLines = 0
      tally.add(UnsafeBufferPointer(rebasing: line))
      if separator == UInt8(ascii: "\n") {
        ending = hasReturn ? [UInt8(ascii: "\r"), separator] : [separator]
      }
    }
    return end + (found == nil ? 0 : 1)
  }

  private mutating func lookIfDue(_ tally: NonceTally) {
    guard tally.count >= nextLook else { return }
    nextLook *= 4
    guard !readsAll else { return }
    let fails = tally.drawn.statisticalOutcomes.contains { $0.grade == .fail }
    // One look more than the first failure needs, so that the defect is named with confidence.
    hasDecided = fails && failedBefore || tally.count >= Self.enough
    failedBefore = fails
  }

  private mutating func begin(_ head: UnsafeBufferPointer<UInt8>, isEnd: Bool) throws {
    let separator = try HeadBytes.separator(of: head, place: place)
    ending = [separator]
    var lines = LineScan.lines(of: head, separator: separator)
    // A nonce cut in the middle says nothing of the format.
    if !isEnd && lines.count > 1 { lines.removeLast() }
    let nonces = lines.filter { !$0.isEmpty }
    guard !nonces.isEmpty else {
      if head.count > Self.longestLine { throw NonceFileError(place, .longLine(1)) }
      throw NonceFileError(place, .empty)
    }
    if let long = lines.firstIndex(where: { $0.count > Self.longestLine }) {
      throw NonceFileError(place, .longLine(long + 1))
    }
    // An alphabet with a space in it can be declared.
    if alphabet == nil, let reason = LogLine.reason(nonces) { throw NonceFileError(place, reason) }
    let format = try NonceFormat(
      of: nonces, alphabet: alphabet, length: declaredLength)
    self.format = format
    tally = NonceTally(format.contract)
  }
}

extension DrawnNonces {
  /// What the sample says of each statistical requirement.
  var statisticalOutcomes: [CheckOutcome] {
    [uniqueness, completeness, uniformity, uniformityByPosition, independence(seed: 0)]
  }
}
