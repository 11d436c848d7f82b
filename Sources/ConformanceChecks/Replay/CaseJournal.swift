package import PropertyEngine
package import ScheduleExplorer

/// What a worker is about to do, noted where it outlives the process.
///
/// For one thread at a time, like the explorer that writes it.
package protocol CaseJournal: Sendable {
  /// A search begins: what follows makes tokens with this header.
  func begin(_ header: String)
  /// A run begins: the choices before are another one's.
  func beginRun()
  /// A value was drawn.
  func drew(_ value: Choice)
  /// A decision was taken.
  func decided(_ pick: Int, of optionCount: Int)
  /// What has happened so far.
  func show(_ lines: [String])
  /// Whether it wants to be shown anything.
  var wantsToSee: Bool { get }
}

/// What a journal held when its writer ended.
package struct JournalEntry: Hashable, Sendable {
  /// The header of the search that was going on.
  package var header = ""
  /// The number of options of each decision.
  package var optionCounts: [Int] = []
  /// Values and decisions in order.
  package var choices: [Choice] = []
  /// The positions of the decisions among the choices.
  package var decisions: [Int] = []
  /// The last picture.
  package var picture: [String] = []

  package init() {}

  /// Runs the order again.
  package var token: String {
    ScheduleToken(header: header, optionCounts: optionCounts, choices: choices).description
  }
}

extension CheckContext {
  /// A journal of a search for a replay stamp, which also tells the runner that it goes on.
  package func scheduleJournal(_ stamp: ReplayStamp) -> ScheduleJournal {
    let journal = journal
    journal?.begin(stamp.header)
    let pictured: (@Sendable (ScheduleTrace) -> Void)? =
      journal.flatMap { journal in
        guard journal.wantsToSee else { return nil }
        return { journal.show(InterleavingTable($0, width: Self.tableWidth).lines) }
      }
    return ScheduleJournal(
      began: {
        isAlive()
        journal?.beginRun()
      }, drew: { journal?.drew($0) },
      decided: { journal?.decided(Int($0.pick), of: Int($0.optionCount)) }, pictured: pictured)
  }

  /// So that a table, with the margin of a report, fits a terminal of 80 columns.
  package static let tableWidth = 66
}
