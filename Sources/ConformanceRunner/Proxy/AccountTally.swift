internal import Synchronization

/// Numbers for the coordinators and actions of one subject elsewhere.
final class AccountTally: Sendable {
  private let counts = Mutex((coordinators: 0, actions: 0))

  func nextCoordinator() -> Int {
    counts.withLock { counts in
      counts.coordinators += 1
      return counts.coordinators
    }
  }

  func nextAction() -> Int {
    counts.withLock { counts in
      counts.actions += 1
      return counts.actions
    }
  }

  func hasMade(coordinator: Int) -> Bool {
    counts.withLock { coordinator >= 1 && coordinator <= $0.coordinators }
  }

  func hasPerformed(_ action: Int) -> Bool {
    counts.withLock { action >= 1 && action <= $0.actions }
  }
}
