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

/// A way in with a completion handler, behind a door.
final class CompletionDoor: SignInProvider {
  private let door: any Door
  private let inner: PerCallProvider

  init(_ environment: SignInEnvironment, _ door: any Door) {
    inner = PerCallProvider(environment)
    self.door = door
  }

  func signIn(completion: @escaping SignInReply) {
    guard door.enters() else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    inner.signIn { [door] result in
      door.leaves()
      completion(result)
    }
  }

  func cancel() { inner.cancel() }
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
    .legalSignIn(
      "threads-completion-mutex", story: "A completion handler's way in, and a flag in a Mutex.",
      contract: SignInContract(entries: [.completion])
    ) { CompletionDoor($0, MutexDoor()) },
    .legalSignIn(
      "threads-completion-on-main",
      story: "A plain flag that only a button's action and callbacks touch, on the main thread.",
      contract: SignInContract(entries: [.completion]), callbacks: .mainActor
    ) { CompletionDoor($0, PlainDoor()) },
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
