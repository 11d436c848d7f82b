internal import ScheduleExplorer

/// Runs one scenario under whole-process control and prints what was found.
///
/// Swift Testing needs the executors that control takes away, so that its tests run this program:
/// `ScheduleProbe SCENARIO [STRATEGY] [TOKEN]`.
@main
enum Entry {
  static func main() throws {
    let arguments = CommandLine.arguments
    let name = arguments.count > 1 ? arguments[1] : "list"
    if name == "list" {
      for scenario in Scenario.all { print(scenario.name) }
      return
    }
    let explorer = try ControlledProcess.install()
    if let measurement = Measurement.all[name] {
      try measurement(explorer)
      return
    }
    guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
      print("no scenario '\(name)'")
      return
    }
    let report = try scenario.explore(
      explorer, by: arguments.count > 2 ? arguments[2] : "depth-first",
      token: arguments.count > 3 ? arguments[3] : "")
    print(report.sentence)
    if report.counterexample != nil {
      for line in report.lines() { print(line) }
    }
  }
}
