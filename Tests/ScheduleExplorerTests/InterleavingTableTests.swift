import Testing

@testable import ScheduleExplorer

@Suite struct InterleavingTableTests {
  private func trace(columns: Int) -> ScheduleTrace {
    var trace = ScheduleTrace()
    var lanes: [Lane] = []
    for column in 0..<columns {
      lanes.append(Lane(name: "a task with the long name \(column)", isRoot: true))
      trace.begin(
        StepOption(kind: .job, key: Int32(column), slot: 0), lane: Int32(column), time: 0)
      trace.mark("a remark which does not fit into one line of its column", lane: Int32(column))
      trace.mark(String(repeating: "x", count: 100), lane: Int32(column))
    }
    trace.end(with: .quiescent, lanes: lanes)
    return trace
  }

  @Test(arguments: 1...9)
  func `no line is wider than 80 columns, however many tasks there are`(columns: Int) {
    let lines = InterleavingTable(trace(columns: columns)).lines
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count >= columns)
  }

  @Test func `many tasks are listed instead of tabulated`() {
    let lines = InterleavingTable(trace(columns: 7)).lines
    #expect(
      lines.first
        == "1   a task with the long name 0: a remark which does not fit into one line of")
  }

  @Test func `what is repeated from outside is one row`() {
    var trace = ScheduleTrace()
    for _ in 0..<3 {
      trace.begin(
        StepOption(kind: .external, key: 0, slot: -1), lane: 0, time: 0, name: "empties")
    }
    trace.end(with: .quiescent, lanes: [Lane(name: "main queue", isRoot: false)])
    #expect(InterleavingTable(trace).lines.last == "1   empties, 3 times")
    #expect(InterleavingTable(trace).lines.count == 3)
  }

  @Test(arguments: [
    (Int64(5_000_000_000), "5 s"), (1_500_000_000, "1.5 s"), (20_000_000, "20 ms"),
    (1_250, "1.25 µs"), (999, "999 ns"), (3_600_000_000_000, "3600 s"),
  ])
  func `times have the largest fitting unit`(nanoseconds: Int64, text: String) {
    #expect(InterleavingTable.duration(nanoseconds) == text)
  }
}
