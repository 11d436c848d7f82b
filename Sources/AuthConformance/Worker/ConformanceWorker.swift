internal import ConformanceChecks
internal import Foundation

/// Serves a subject to a runner, over JSON lines on the standard streams.
///
/// The whole adapter program of a Swift implementation:
/// ```swift
/// import AuthConformance
///
/// let subject = FunctionSubject("my-app", nonce: { try MyAuth.randomNonce(length: $0 ?? 32) })
/// await ConformanceWorker.serve(subject)
/// ```
/// It is judged with `auth-conformance -- .build/release/my-adapter`.
public enum ConformanceWorker {
  /// Answers requests until the runner says `bye` or closes the pipe, then ends the process.
  ///
  /// The wire keeps the original standard output for itself; whatever the subject prints goes to
  /// standard error, where the runner collects it and looks for nonces.
  public static func serve(_ subject: any Subject) async -> Never {
    let wire = WorkerWire.claimingStandardOutput()
    let loop = WorkerLoop(subject: subject, wire: wire)
    while let line = readLine(strippingNewline: true) {
      guard await loop.answer(Array(line.utf8)) else { break }
    }
    exit(0)
  }
}
