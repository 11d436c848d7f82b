// Increments a number on several threads, under a contended Mutex (`locked`) or beside it (`racy`).
// Thread Sanitizer must be silent about the first and must not be about the second.
import Dispatch
import Synchronization

final class Counter: Sendable {
  let locked = Mutex(0)
  nonisolated(unsafe) var beside = 0
}

let counter = Counter()
let isRacy = CommandLine.arguments.dropFirst().first == "racy"
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  for _ in 0..<20_000 {
    counter.locked.withLock { $0 += 1 }
    if isRacy { counter.beside += 1 }
  }
}
print(counter.locked.withLock { $0 })
