internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import Synchronization

/// Tells the runner of each case before it runs.
final class WorkerMonitor: CaseMonitor {
  private let wire: WorkerWire
  private let after: Int
  private let id: Int
  /// When the runner was told last that the check goes on, in nanoseconds of the monotonic clock.
  private let told = Atomic<UInt64>(0)

  /// A small part of any time limit, so that a machine that is busy with other things lets none
  /// pass.
  private static let interval: UInt64 = 100_000_000

  /// - Parameters:
  ///   - after: Cases up to this one were judged by a worker that has ended since.
  ///   - id: The id of the request that is being answered.
  init(wire: WorkerWire, after: Int, id: Int) {
    self.wire = wire
    self.after = after
    self.id = id
  }

  func begins(_ mark: CaseMark) -> Bool {
    guard mark.number > after else { return false }
    send(mark)
    return true
  }

  func isAlive() {
    let now = DispatchTime.now().uptimeNanoseconds
    let last = told.load(ordering: .relaxed)
    guard now > last + Self.interval else { return }
    told.store(now, ordering: .relaxed)
    send(nil)
  }

  func abandon(with outcome: CheckOutcome) {
    wire.send(.answer(WireAnswer(id: id, .outcome(outcome, leaves: true))))
    // Nothing else can stop a subject that never returns; the runner starts another worker.
    exit(0)
  }

  private func send(_ mark: CaseMark?) { wire.send(.notice(.progress(mark))) }
}
