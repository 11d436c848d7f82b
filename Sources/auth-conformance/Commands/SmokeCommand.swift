internal import AuthConformance
internal import ConformanceModel
internal import ConformanceRunner
internal import Foundation

/// `smoke`: tells the author of an adapter what is wrong with its messages.
enum SmokeCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.command.isEmpty else {
      throw UsageError(
        "'smoke' needs the adapter's command: auth-conformance smoke -- COMMAND ARG…")
    }
    let seconds = try arguments.number("--time-limit", 1...86_400) ?? 10
    let report = try SmokeTest(command: arguments.command, limit: .seconds(seconds)).run()
    // Its last mistake would be that it was ended.
    StopSignals.giveWay()
    let lines = report.lines.map { HostileText.line($0) } + ["", report.verdict]
    Terminal.print(lines.joined(separator: "\n") + "\n")
    return report.mistakes.isEmpty ? 0 : 2
  }
}
