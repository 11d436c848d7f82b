// Uses what the gallery's threads share from two real threads, for Thread Sanitizer to watch.
//
//     doors list | doors NAME
//
// One thread after the other, with nothing that orders them but an atomic flag without any order of
// its own: an access without an order is seen in every run. What cannot deadlock is used from both
// at one time as well.
internal import Foundation
internal import Synchronization

private let rounds = 1_000
private let isOver = Atomic(false)

private func onTwoThreads(
  _ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void
) {
  isOver.store(false, ordering: .relaxed)
  let one = Thread {
    first()
    isOver.store(true, ordering: .relaxed)
  }
  let other = Thread {
    while !isOver.load(ordering: .relaxed) { sched_yield() }
    second()
    isOver.store(false, ordering: .relaxed)
  }
  one.start()
  other.start()
  while !one.isFinished || !other.isFinished { usleep(100) }
}

private func atOneTime(_ body: @escaping @Sendable () -> Void) {
  let threads = (0..<2).map { _ in Thread { for _ in 0..<rounds { body() } } }
  for thread in threads { thread.start() }
  for thread in threads { while !thread.isFinished { usleep(100) } }
}

private func use(_ body: @escaping @Sendable () -> Void) {
  onTwoThreads(body, body)
  atOneTime(body)
}

private func door(_ door: some Door) { use { if door.enters() { door.leaves() } } }

/// An account whose user signs in on one thread and out on another.
private func session(
  _ session: some Session, _ leaving: any Leaving<Int> = LockedLeaving<Int>(),
  _ observers: PlainObservers? = nil
) {
  onTwoThreads(
    {
      _ = session.enters(since: 0) {}
      observers?.add(1)
    },
    {
      session.leaves {}
      _ = observers?.removeLast()
    })
  use { if leaving.begins(for: 1) { _ = leaving.ends() } }
}

/// A gate of tasks, entered by two at one time, time and again.
private func gate(
  _ enters: @escaping @Sendable () async -> Bool, _ leaves: @escaping @Sendable () async -> Void
) async {
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<2 {
      group.addTask { for _ in 0..<rounds where await enters() { await leaves() } }
    }
  }
}

private let subjects: [(String, @Sendable () async -> Void)] = [
  ("plain-flag", { door(PlainDoor()) }), ("lock-around-check", { door(LockedCheckDoor()) }),
  ("two-atomics", { door(TwoAtomicsDoor()) }), ("load-then-store", { door(LoadStoreDoor()) }),
  ("hurried", { door(HurriedDoor()) }),
  ("struct-copy", { door(StructCopyDoor()) }), ("lazily-made", { door(LazyDoor()) }),
  (
    "crossed-locks",
    {
      let door = CrossedLocksDoor()
      onTwoThreads({ _ = door.enters() }, { door.leaves() })
    }
  ),
  ("completion-lock-around-check", { door(LockedCheckDoor()) }),
  ("completion-mutex", { door(MutexDoor()) }),
  (
    "completion-on-main",
    {
      let plain = PlainDoor()
      await gate(
        { await MainActor.run { plain.enters() } }, { await MainActor.run { plain.leaves() } })
    }
  ),
  ("unlocked-fast-path", { door(FastPathDoor()) }),
  ("double-checked", { door(DoubleCheckedDoor()) }),
  (
    "plain-resume",
    {
      let flag = PlainOneTime()
      use { _ = flag.isFirst() }
    }
  ),
  (
    "stored-late",
    {
      let slot = SplitSlot<Int>()
      use {
        slot.open()
        slot.store(1)
        _ = slot.take()
      }
    }
  ),
  (
    "counter",
    {
      let counter = PlainCounter()
      use { _ = counter.number { $0 } }
    }
  ),
  (
    "contains-then-insert",
    {
      let nonces = SplitNonces()
      use { if !nonces.contains("n") { nonces.insert("n") } }
    }
  ),
  (
    "count-unlocked",
    {
      let nonces = HalfLockedNonces()
      use { _ = nonces.insert("n") }
    }
  ),
  ("session-plain", { session(PlainSession()) }), ("session-split", { session(SplitSession()) }),
  ("session-leaving-flag", { session(NSLockSession(), SplitLeaving<Int>()) }),
  ("session-observers", { session(NSLockSession(), LockedLeaving<Int>(), PlainObservers()) }),
  ("session-log", { session(LoggedSession { _ in }) }),
  (
    "session-main-thread",
    {
      let session = PlainSession()
      await gate(
        { await MainActor.run { session.enters(since: 0) {} || true } },
        { await MainActor.run { session.leaves {} } })
    }
  ),
  ("session-lock", { session(NSLockSession()) }), ("session-queue", { session(QueueSession()) }),
  ("mutex", { door(MutexDoor()) }), ("ns-lock", { door(NSLockDoor()) }),
  ("recursive-lock", { door(RecursiveLockDoor()) }), ("pthread-mutex", { door(PthreadDoor()) }),
  ("semaphore", { door(SemaphoreDoor()) }), ("serial-queue", { door(SerialQueueDoor()) }),
  ("barrier", { door(BarrierDoor()) }), ("compare-exchange", { door(SpinningDoor()) }),
  ("exchange", { door(ExchangeDoor()) }), ("once", { door(OnceDoor()) }),
  ("publication", { door(PublishingDoor()) }),
  (
    "exchanged-resume",
    {
      let flag = ExchangedOneTime()
      use { _ = flag.isFirst() }
    }
  ),
  (
    "actor",
    {
      let door = ActorDoor()
      await gate({ await door.enters() }, { await door.leaves() })
    }
  ),
  (
    "main-queue",
    {
      let door = MainQueueDoor()
      await gate({ await door.enters() }, { await door.leaves() })
    }
  ),
  (
    "main-actor",
    {
      let door = MainActorDoor()
      await gate({ await door.enters() }, { await door.leaves() })
    }
  ),
]

@main enum Entry {
  static func main() async {
    let name = CommandLine.arguments.dropFirst().first ?? "list"
    if name == "list" { for subject in subjects { print(subject.0) } }
    if let subject = subjects.first(where: { $0.0 == name }) { await subject.1() }
  }
}
