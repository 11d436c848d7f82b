internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import ScheduleExplorer

/// A worker in which the checks decide about the order of all tasks.
package enum ControlledWorker {
  /// The environment variable by which the runner asks for control.
  ///
  /// A variable, because the command lines of users' programs are theirs.
  package static let variable = "AUTH_CONFORMANCE_CONTROLLED"
  /// What the variable says when control is asked for.
  package static let yes = "1"

  /// Whether the runner asks for control.
  static var isAskedFor: Bool { ProcessInfo.processInfo.environment[variable] == yes }

  /// Serves a subject under control; every answer is worked out on the calling thread.
  ///
  /// - Throws: ``ControlUnavailable`` before anything was read.
  static func serve(_ subject: any Subject) throws(ControlUnavailable) -> Never {
    let explorer = try ControlledProcess.install()
    let loop = WorkerLoop(
      subject: subject, wire: .claimingStandardOutput(), control: .explorer(explorer))
    while let request = ConformanceWorker.nextLine() {
      let hasEnded = explorer.drive {
        guard await loop.answer(request) else { exit(0) }
      }
      // Nothing can resume the check any more; the runner sees the end of the process.
      guard hasEnded else { exit(1) }
    }
    exit(0)
  }
}
