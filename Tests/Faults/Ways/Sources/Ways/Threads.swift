import CWays
import Foundation

/// Threads and tasks that are left behind, and what waits for what never comes.
let threads: [String: Way] = [
  "sleep": { sleepForEver() }, "short-sleep": { usleep(100_000) }, "spin": { while true {} },
  "thread-sleeps": { Thread.detachNewThread { sleepForEver() } },
  "thread-spins": { Thread.detachNewThread { while true {} } },
  "thread-prints": {
    Thread.detachNewThread {
      while true {
        print("still here")
        usleep(500)
      }
    }
  },
  "threads-many": { for _ in 0..<200 { Thread.detachNewThread { sleepForEver() } } },
  "thread-crashes": {
    Thread.detachNewThread {
      usleep(20_000)
      abort()
    }
  },
  "semaphore": { DispatchSemaphore(value: 0).wait() },
  "group": {
    let group = DispatchGroup()
    group.enter()
    group.wait()
  },
  "lock-twice": {
    let lock = NSLock()
    lock.lock()
    lock.lock()
  },
  "queue-in-itself": {
    let queue = DispatchQueue(label: "one")
    queue.sync { queue.sync {} }
  },
  "main-sync": { DispatchQueue.main.sync {} },
  "main-blocked": { DispatchQueue.main.async { sleepForEver() } },
  "global-queue-full": {
    for _ in 0..<200 { DispatchQueue.global().async { sleepForEver() } }
  },
  "run-loop": { RunLoop.current.run() },
  "run-loop-timer": {
    RunLoop.current.add(Timer(timeInterval: 0.01, repeats: true) { _ in }, forMode: .default)
    RunLoop.current.run()
  },
  "task-sleeps": { Task.detached { while true { try? await Task.sleep(for: .seconds(1_000)) } } },
  "task-spins": { Task.detached { while true {} } },
  "tasks-spin": { for _ in 0..<64 { Task.detached { while true {} } } },
  "task-yields": { Task.detached { while true { await Task.yield() } } },
  "task-main-blocked": { Task { @MainActor in sleepForEver() } },
  "tasks-many": { for _ in 0..<500 { Task.detached { await Task.yield() } } },
]

/// What awaits.
let waits: [String: @Sendable () async -> Void] = [
  "await-nobody": { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } },
  "await-twice": {
    await withCheckedContinuation { continuation in
      continuation.resume()
      continuation.resume()
    }
  },
  "await-leaked": { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } },
  "await-sleep": { try? await Task.sleep(for: .seconds(1_000)) },
  "await-short-sleep": { try? await Task.sleep(for: .milliseconds(50)) },
  "await-yields": { while true { await Task.yield() } },
  "await-cancelled": { withUnsafeCurrentTask { $0?.cancel() } },
  "await-stream": { for await _ in AsyncStream<Int>(unfolding: { nil }) {} },
  "await-stream-open": {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for await _ in stream { continuation.yield(1) }
  },
  "await-main": { await MainActor.run {} },
]

/// Memory.
let memory: [String: Way] = [
  "allocate-for-ever": { while malloc(1 << 26) != nil {} },
  "grow-for-ever": {
    var sizes: [UnsafeMutableRawPointer] = []
    while true { sizes.append(.allocate(byteCount: 1 << 26, alignment: 16)) }
  },
  "huge-array": { _ = [UInt8](unsafeUninitializedCapacity: 1 << 40) { _, count in count = 0 } },
  "map-for-ever": {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    while mmap(nil, 1 << 36, PROT_NONE, flags, -1, 0) != MAP_FAILED {}
  },
  "unmap-itself": {
    let page = UInt(bitPattern: dlsym(nil, "malloc")) & ~4_095
    munmap(UnsafeMutableRawPointer(bitPattern: page), 4_096)
  },
  "protect-heap": {
    let memory = malloc(4_096)
    let page = UInt(bitPattern: memory) & ~4_095
    mprotect(UnsafeMutableRawPointer(bitPattern: page), 4_096, PROT_NONE)
    free(memory)
  },
  "null-pointer": { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 },
  "call-null": { ways_call_null() }, "free-twice": { ways_free_twice() },
  "write-after-free": { ways_write_after_free() }, "write-code": { ways_write_code() },
  "smash-stack": { ways_smash_stack() }, "jump": { ways_jump() },
  "jump-from-signal": { ways_jump_from_signal() },
]
