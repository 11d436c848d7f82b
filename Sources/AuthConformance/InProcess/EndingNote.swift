internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import Synchronization

/// Says on the error output what a test process was judging when a trap ends it.
///
/// Some traps say nothing themselves, such as that of Dispatch on Linux where code of the main actor is
/// called on another thread, and then nobody can tell which requirement it was.
final class EndingNote: CaseMonitor {
  private let id: RequirementID
  private let place: Int?

  /// - Parameter id: What is judged until this object is gone.
  init(_ id: RequirementID) {
    self.id = id
    place = EndingNotes.shared.take()
    say("")
  }

  deinit { if let place { EndingNotes.shared.release(place) } }

  func begins(_ mark: CaseMark) -> Bool {
    say(", case \(mark.number): \(mark.label)")
    return true
  }

  private func say(_ suffix: String) {
    if let place { EndingNotes.shared.write("  \(id)\(suffix)\n", at: place) }
  }

  func isAlive() {}
  func abandon(with outcome: CheckOutcome) {}
}

/// The notes of all judgements under way, where a signal's handler may read them.
///
/// Unchecked: the bytes of a place are written by its one owner, with its length at 0 meanwhile. The
/// handler alone reads them, at the end of the process; at worst it shows a line that is being replaced.
private final class EndingNotes: @unchecked Sendable {
  static let shared = EndingNotes()

  /// More judgements at once are not noted.
  private static let places = 64
  private static let width = 240
  private static let traps = [SIGILL, SIGTRAP]

  private let bytes: UnsafeMutablePointer<UInt8>
  private let lengths: UnsafeMutablePointer<Atomic<Int>>
  private let earlier: UnsafeMutablePointer<sigaction>
  private let isTaken = Mutex([Bool](repeating: false, count: places))
  private let opening = CText("auth-conformance: a trap ends this process while it judges\n")
  private let closing = CText(
    "auth-conformance: code of the main actor that is called on another thread ends so without a word. "
      + "The command line judges in processes of their own, and says who called.\n")

  private init() {
    bytes = .allocate(capacity: Self.places * Self.width)
    lengths = .allocate(capacity: Self.places)
    for place in 0..<Self.places { (lengths + place).initialize(to: Atomic(0)) }
    earlier = .allocate(capacity: Self.traps.count)
    earlier.initialize(repeating: sigaction(), count: Self.traps.count)
    for (index, number) in Self.traps.enumerated() {
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { EndingNotes.shared.end(by: $0) }
      #if os(Linux)
        action.__sigaction_handler.sa_handler = handler
      #else
        action.__sigaction_u.__sa_handler = handler
      #endif
      sigaction(number, &action, earlier + index)
    }
  }

  func take() -> Int? {
    isTaken.withLock { isTaken in
      guard let place = isTaken.firstIndex(of: false) else { return nil }
      isTaken[place] = true
      return place
    }
  }

  func release(_ place: Int) {
    lengths[place].store(0, ordering: .releasing)
    isTaken.withLock { $0[place] = false }
  }

  func write(_ line: String, at place: Int) {
    lengths[place].store(0, ordering: .releasing)
    var length = 0
    for byte in line.utf8.prefix(Self.width - 1) {
      bytes[place * Self.width + length] = byte
      length += 1
    }
    // A line that was cut ends here.
    bytes[place * Self.width + length - 1] = UInt8(ascii: "\n")
    lengths[place].store(length, ordering: .releasing)
  }

  /// Runs in the signal's handler, where only system calls are allowed: writes what is there, and leaves
  /// the signal to whoever had it before, since the instruction that trapped is run once more.
  private func end(by number: Int32) {
    let isJudging = (0..<Self.places).contains { lengths[$0].load(ordering: .acquiring) > 0 }
    if isJudging {
      opening.write()
      for place in 0..<Self.places {
        let length = lengths[place].load(ordering: .acquiring)
        if length > 0 { _ = Foundation.write(STDERR_FILENO, bytes + place * Self.width, length) }
      }
      closing.write()
    }
    for index in 0..<Self.traps.count where Self.traps[index] == number {
      sigaction(number, earlier + index, nil)
    }
  }
}

/// Text that is made before it is needed.
private struct CText {
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) {
    bytes = .allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
  }

  func write() { _ = Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}
