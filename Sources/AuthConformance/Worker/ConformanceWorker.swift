internal import ConformanceChecks
internal import Dispatch
internal import Foundation
internal import ScheduleExplorer

/// Serves a subject to a runner, over JSON lines on the standard streams.
///
/// The whole adapter program of a Swift implementation:
/// ```swift
/// import AuthConformance
///
/// let subject = FunctionSubject("my-app", nonce: { try $0.map { try MyAuth.randomNonce(length: $0) } ?? MyAuth.randomNonce() })
/// ConformanceWorker.main(subject)
/// ```
/// It is judged with `auth-conformance -- .build/release/my-adapter`.
public enum ConformanceWorker {
  /// Serves a subject as ``serve(_:)`` does, and lets the runner control the order of its tasks.
  ///
  /// Requirements that hold in every order of tasks, such as `guard.suspension`, are judged where
  /// all tasks of the process wait for the suite's decision. That takes control before the first
  /// task exists, so the program must have no `await` before this call, and none at its top level.
  /// There is control on Linux only; elsewhere those requirements do not apply.
  ///
  /// - Parameter subject: What is judged.
  public static func main(_ subject: any Subject) -> Never {
    var control = TaskControl.unavailable(Self.uncontrolled)
    if ControlledWorker.isAskedFor {
      do { try ControlledWorker.serve(subject) } catch {
        control = .unavailable("the order of tasks cannot be controlled: \(error.reason)")
      }
    }
    Task { [control] in await serve(subject, control) }
    dispatchMain()
  }

  /// Answers requests until the runner says `bye` or closes the pipe, then ends the process.
  ///
  /// The wire keeps the original standard input and output for itself; the subject finds its input
  /// empty, and whatever it prints goes to standard error, where the runner collects it and looks
  /// for nonces. Requirements that hold in every order of tasks cannot be judged this way: use
  /// ``main(_:)``.
  ///
  /// - Parameter subject: What is judged.
  public static func serve(_ subject: any Subject) async -> Never {
    await serve(subject, .unavailable(uncontrolled))
  }

  private static let uncontrolled =
    "the order of tasks is not controlled: the program must call 'ConformanceWorker.main(subject)' "
    + "without 'await', instead of 'await ConformanceWorker.serve(subject)'"

  private static func serve(_ subject: any Subject, _ control: TaskControl) async -> Never {
    let wire = WorkerWire.claimingStandardOutput()
    let loop = WorkerLoop(subject: subject, wire: wire, control: control)
    while let request = nextLine() {
      guard await loop.answer(request) else { break }
    }
    exit(0)
  }

  /// The next line that the runner sends, nil at the end.
  static func nextLine() -> [UInt8]? { WorkerInput.standard.nextLine() }
}
