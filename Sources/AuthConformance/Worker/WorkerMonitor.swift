internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation

/// Tells the runner of each case before it runs.
struct WorkerMonitor: CaseMonitor {
  let wire: WorkerWire
  /// Cases up to this one were judged by a worker that has ended since.
  let after: Int
  /// The id of the request that is being answered.
  let id: Int

  func begins(_ mark: CaseMark) -> Bool {
    guard mark.number > after else { return false }
    send(mark)
    return true
  }

  func isAlive() { send(nil) }

  func abandon(with outcome: CheckOutcome) {
    wire.send(.answer(WireAnswer(id: id, .outcome(outcome, leaves: true))))
    // Nothing else can stop a subject that never returns; the runner starts another worker.
    exit(0)
  }

  private func send(_ mark: CaseMark?) { wire.send(.notice(.progress(mark))) }
}
