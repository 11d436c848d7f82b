internal import ConformanceModel
internal import ThreadGallery

/// A gate that is a door; both call the same thing by other names.
struct DoorGate: AttemptGate {
  let door: any Door

  func enter() async throws {
    guard door.enters() else { throw SignInFailure.alreadyInProgress }
  }

  func leave() async { door.leaves() }
}

private struct ActorGate: AttemptGate {
  let door = ActorDoor()

  func enter() async throws {
    guard await door.enters() else { throw SignInFailure.alreadyInProgress }
  }

  func leave() async { await door.leaves() }
}

private struct MainActorGate: AttemptGate {
  let door = MainActorDoor()

  func enter() async throws {
    guard await door.enters() else { throw SignInFailure.alreadyInProgress }
  }

  func leave() async { await door.leaves() }
}

private struct MainQueueGate: AttemptGate {
  let door = MainQueueDoor()

  func enter() async throws {
    guard await door.enters() else { throw SignInFailure.alreadyInProgress }
  }

  func leave() async { await door.leaves() }
}

extension Gallery {
  /// Guards that hold whatever threads do; the explorer sees each of their accesses to memory.
  static let legalThreads: [GallerySubject] = [
    door("mutex", "A flag in a Mutex.") { MutexDoor() },
    door("ns-lock", "A flag behind an NSLock.") { NSLockDoor() },
    door("recursive-lock", "A flag behind a lock that its holder takes twice.") {
      RecursiveLockDoor()
    },
    door("pthread-mutex", "A flag behind a pthread mutex.") { PthreadDoor() },
    door("semaphore", "A flag behind a semaphore with one to give.") { SemaphoreDoor() },
    door("serial-queue", "A flag that only a serial queue touches, by sync.") { SerialQueueDoor() },
    door("barrier", "A flag that only barriers of a concurrent queue touch.") { BarrierDoor() },
    door("compare-exchange", "A flag behind a loop that compares and exchanges.") {
      SpinningDoor()
    },
    door("exchange", "An atomic flag that is exchanged.") { ExchangeDoor() },
    door("once", "A lock made once, when it is first used.") { OnceDoor() },
    door("publication", "A value that is written before it is published.") { PublishingDoor() },
    gated("actor", "A flag in an actor.") { ActorGate() },
    gated("main-actor", "A flag on the main actor.") { MainActorGate() },
    gated("main-queue", "A flag that only blocks of the main queue touch.") { MainQueueGate() },
  ]

  private static func door(
    _ name: String, _ story: String, _ make: @escaping @Sendable () -> any Door
  ) -> GallerySubject {
    gated(name, story) { DoorGate(door: make()) }
  }

  private static func gated(
    _ name: String, _ story: String, _ make: @escaping @Sendable () -> any AttemptGate
  ) -> GallerySubject {
    .legalSignIn("threads-\(name)", story: story, contract: SignInContract(entries: [.async])) {
      GatedProvider(make(), PerCallProvider($0))
    }
  }
}
