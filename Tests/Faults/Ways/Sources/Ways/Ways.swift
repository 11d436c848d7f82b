import CWays
import Foundation

typealias Way = @Sendable () -> Void

/// Every way, by its name.
let ways: [String: Way] = [
  ends, traps, raised, handled, streams, processes, limits, surroundings, threads, memory,
].reduce(into: [:]) { all, some in all.merge(some) { _, _ in fatalError("a name twice") } }

func sleepForEver() { while true { sleep(1_000) } }

/// How a process ends.
private let ends: [String: Way] = [
  "exit-0": { exit(0) }, "exit-7": { exit(7) }, "_exit": { _exit(0) },
  "quick-exit": { ways_quick_exit() }, "abort": { abort() },
  "pthread-exit": { pthread_exit(nil) }, "pthread-cancel": { ways_cancel_thread() },
  "become-true": { ways_become("/bin/true") }, "become-cat": { ways_become("/bin/cat") },
  "exit-thread": {
    Thread.detachNewThread { exit(0) }
    sleepForEver()
  },
  "exit-in-atexit": {
    atexit { _exit(3) }
    exit(0)
  },
  "atexit-sleeps": {
    atexit { sleepForEver() }
    exit(0)
  },
  "atexit-later": { atexit { sleepForEver() } },
  "exit-later": {
    Thread.detachNewThread {
      usleep(20_000)
      exit(0)
    }
  },
  "dispatch-main": { dispatchMain() },
]

/// Numbers that the compiler does not see through.
private func hidden(_ number: Int) -> Int { CommandLine.arguments.count < 0 ? 0 : number }

private enum Broken: Error { case broken }
private func broken() throws { throw Broken.broken }

// swift-format-ignore: NeverUseForceTry
private func tryBroken() { try! broken() }

private final class Twice: Sendable {
  nonisolated(unsafe) var value = 0
  func touch(_ body: (inout Int) -> Void) { body(&value) }
}

private func deep(_ level: Int) -> Int { level < 0 ? 0 : deep(level + 1) + 1 }

/// What Swift itself stops.
private let traps: [String: Way] = [
  "fatal-error": { fatalError("on purpose") },
  "precondition": { precondition(hidden(1) == 0, "on purpose") },
  "force-unwrap": { _ = Int("x\(hidden(1))")! },
  "out-of-bounds": { _ = [1, 2, 3][hidden(3)] },
  "divide-by-zero": { _ = 7 / hidden(0) },
  "overflow": { _ = Int.max + hidden(1) },
  "negative-count": { _ = [Int](repeating: 0, count: hidden(-1)) },
  "bad-range": { _ = hidden(3)..<hidden(2) },
  "force-cast": { _ = (hidden(1) as Any) as! String },
  "force-try": { tryBroken() },
  "duplicate-keys": { _ = Dictionary(uniqueKeysWithValues: [(hidden(1), 1), (1, 2)]) },
  "string-index": { _ = "abc".index("abc".endIndex, offsetBy: hidden(1)) },
  "exclusive-access": {
    let twice = Twice()
    twice.touch { _ in twice.value += 1 }
  },
  "wrong-queue": { dispatchPrecondition(condition: .onQueue(DispatchQueue(label: "none"))) },
  "main-actor": { MainActor.assumeIsolated { _ = hidden(1) } },
  "deep-recursion": { _ = deep(hidden(0)) },
]

/// Each signal that a process can send itself.
private let raised: [String: Way] = Dictionary(
  uniqueKeysWithValues: (1..<32).map { number -> (String, Way) in
    ("raise-\(number)", { raise(Int32(number)) })
  })

/// What becomes of signals.
private let handled: [String: Way] = [
  "ignore-signals": {
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGCHLD, SIGPIPE] { signal(number, SIG_IGN) }
  },
  "ignore-and-sleep": {
    for number in 1..<32 { signal(Int32(number), SIG_IGN) }
    sleepForEver()
  },
  "handle-signals": { ways_handler_of_every_signal() },
  "block-signals": {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
  },
  "default-signals": { for number in 1..<32 { signal(Int32(number), SIG_DFL) } },
  "alarm": { alarm(1) },
  "timer": {
    var timer = itimerval()
    timer.it_value.tv_usec = 20_000
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  },
  "timer-handled": {
    signal(SIGALRM) { _ in }
    var timer = itimerval()
    (timer.it_value.tv_usec, timer.it_interval.tv_usec) = (1_000, 1_000)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  },
  "kill-group": { kill(0, SIGKILL) }, "terminate-group": { kill(0, SIGTERM) },
  "pause": { pause() },
  "wait-for-signal": {
    var none = sigset_t()
    sigfillset(&none)
    sigsuspend(&none)
  },
]
