internal import Foundation
internal import Synchronization

/// Memory that the threads of a small program share.
package final class SmallMemory: @unchecked Sendable {
  // Unchecked, because some of the programs race on purpose.
  private var first = 0
  private var second = 0
  private let lock = NSLock()
  private let word = Atomic(0)
  package init() {}

  /// What is there, for whoever comes after all threads.
  package var contents: [Int] { [first, second, word.load(ordering: .relaxed)] }
}

/// What one thread of a small program does, and what it has found.
package struct SmallProgram: Sendable {
  package let name: String
  package let run: @Sendable (SmallMemory) -> Int

  /// As many different ways to meet another thread.
  package static let all = [
    SmallProgram(name: "adds without a lock") { $0.adds() },
    SmallProgram(name: "sets one, reads the other") { $0.storesFirst() },
    SmallProgram(name: "sets the other, reads the one") { $0.storesSecond() },
    SmallProgram(name: "checks, then sets") { $0.checks() },
    SmallProgram(name: "adds under a lock") { $0.addsLocked() },
    SmallProgram(name: "exchanges") { $0.exchanges() },
    SmallProgram(name: "compares and exchanges") { $0.compares() },
    SmallProgram(name: "writes what nobody else has") { $0.writesOwn() },
  ]
}

extension SmallMemory {
  fileprivate func adds() -> Int {
    let found = first
    first = found + 1
    return found
  }

  fileprivate func storesFirst() -> Int {
    first = 5
    return second
  }

  fileprivate func storesSecond() -> Int {
    second = 7
    return first
  }

  fileprivate func checks() -> Int {
    guard second == 0 else { return -1 }
    second = 1
    return 1
  }

  fileprivate func addsLocked() -> Int {
    lock.lock()
    defer { lock.unlock() }
    first += 2
    return first
  }

  fileprivate func exchanges() -> Int { word.exchange(3, ordering: .acquiringAndReleasing) }

  fileprivate func compares() -> Int {
    word.compareExchange(expected: 0, desired: 4, ordering: .acquiringAndReleasing).original
  }

  fileprivate func writesOwn() -> Int {
    let own = SmallMemory()
    own.first = 1
    own.second = own.first + 1
    return own.second
  }
}
