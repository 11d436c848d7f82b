import ConformanceModel
import Synchronization

@testable import ConformanceChecks

/// Judges one requirement of a subject, by default in the standard profile with seed 1.
func judgeValues(
  _ check: Check, _ subject: any Subject, profile: Profile = .standard,
  fleet: (any SubjectFleet)? = nil, monitor: any CaseMonitor = UnwatchedCases()
) async -> CheckOutcome {
  let reason = check.reasonNotApplicable(
    to: subject.contract, offering: subject.offered, profile: profile, in: .worker)
  if let reason { return .notApplicable(reason) }
  let context = CheckContext(
    profile: profile, seed: 1, samples: NonceSamples(), fleet: fleet, monitor: monitor)
  return await check.outcome(for: subject, context)
}

extension CheckOutcome {
  /// Grade, scope and whole evidence, a line each.
  var allLines: String {
    var lines = ["\(grade) \(cases): \(scope)"]
    lines += evidence?.observed.map { "observed: \($0)" } ?? []
    lines += evidence?.drawn.map { "drawn: \($0)" } ?? []
    if let likely = evidence?.likely { lines.append("likely: \(likely)") }
    if let remedy = evidence?.remedy { lines.append("remedy: \(remedy)") }
    return lines.joined(separator: "\n")
  }
}

/// Processes that draw what the test says.
struct ScriptedFleet: SubjectFleet {
  var processes: [[String]] = []
  var output = ""

  func nonces(
    processes count: Int, count nonces: Int, together: Bool, within budget: Duration?
  ) async throws -> [[String]] {
    together ? Array(processes.prefix(count)) : Array(processes.suffix(count))
  }

  func firstNonces(processes count: Int, count nonces: Int) async throws -> [FreshProcess] {
    processes.prefix(count).map { FreshProcess(nonces: $0) }
  }

  func listenedTo() -> ListenedProcess {
    let nonces = processes.first ?? []
    return ListenedProcess(subject: DrawnBefore(nonces: nonces)) { [output] in Array(output.utf8) }
  }

  private struct DrawnBefore: NonceSubject {
    let contract = Contract(name: "drawn-before")
    let nonces: [String]

    func nonces(count: Int, length: Int?) async throws -> [String] {
      (0..<count).map { nonces[$0 % nonces.count] }
    }
  }
}

/// Keeps the outcome that a check was abandoned with.
final class AbandonedOutcome: CaseMonitor {
  private let kept = Mutex<CheckOutcome?>(nil)

  var outcome: CheckOutcome? { kept.withLock { $0 } }

  func begins(_ mark: CaseMark) -> Bool { true }
  func isAlive() {}
  func abandon(with outcome: CheckOutcome) { kept.withLock { $0 = $0 ?? outcome } }
}
