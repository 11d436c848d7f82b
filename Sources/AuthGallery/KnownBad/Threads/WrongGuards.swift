internal import ConformanceModel
internal import ThreadGallery

extension Gallery {
  /// Guards that hold between suspensions, but not between two accesses to memory.
  static let knownBadGuards: [GallerySubject] = [
    door(
      "plain-flag", [.guardThreads, .guardRaceFree], .checkThenSet,
      "A plain flag, read and set by whichever thread calls."
    ) { PlainDoor() },
    door(
      "lock-around-check", [.guardThreads, .guardRaceFree], .checkThenSet,
      "A lock is held for the check, and released before the flag is set."
    ) { LockedCheckDoor() },
    door(
      "two-atomics", [.guardThreads], .checkThenSet,
      "Two atomic flags, of which one is cleared before the other is set."
    ) { TwoAtomicsDoor() },
    door(
      "load-then-store", [.guardThreads], .checkThenSet,
      "An atomic flag that is loaded, then stored."
    ) { LoadStoreDoor() },
    door(
      "struct-copy", [.guardThreads], .checkThenSet,
      "The state is copied under a lock, changed, and copied back under the lock."
    ) { StructCopyDoor() },
    door(
      "lazily-made", [.guardThreads, .guardRaceFree], .checkThenSet,
      "Whoever finds no lock makes one: two callers lock one each."
    ) { LazyDoor() },
    door(
      "crossed-locks", [.guardThreads], .locksCrossed,
      "Two locks, taken in one order on the way in and in the other on the way out."
    ) { CrossedLocksDoor() },
    door(
      "unlocked-fast-path", [.guardRaceFree], .guardUnordered,
      "A look at the flag without its lock; check and set are locked together."
    ) { FastPathDoor() },
    door(
      "double-checked", [.guardRaceFree], .guardUnordered,
      "Double-checked initialisation: the first check is not locked."
    ) { DoubleCheckedDoor() },
    door(
      "hurried", [.guardThreads], .checkThenSet,
      "Whoever sees another caller at one certain step skips the lock.", profile: .standard
    ) { HurriedDoor() },
    .badSignIn(
      "threads-completion-lock-around-check", violates: [.guardThreads, .guardRaceFree],
      causes: [.checkThenSet],
      story: "A completion handler's way in whose lock is released between check and set.",
      contract: SignInContract(entries: [.completion])
    ) { CompletionDoor($0, LockedCheckDoor()) },
  ]

  private static func door(
    _ name: String, _ violates: Set<RequirementID>, _ cause: Cause, _ story: String,
    profile: Profile = .quick, _ make: @escaping @Sendable () -> any Door
  ) -> GallerySubject {
    .badSignIn(
      "threads-\(name)", violates: violates, causes: [cause], story: story,
      contract: SignInContract(entries: [.async]), profile: profile
    ) { GatedProvider(DoorGate(door: make()), PerCallProvider($0)) }
  }
}
