internal import CMemoryPoints

/// Code that sleeps a little, looks, and sleeps again, for ever where nothing comes.
struct Polling {
  /// Moments of time in which nothing came from outside, beyond which such code shows nothing new.
  private static let most = 1_000

  /// Moments that have passed since something came from outside.
  var moments = 0
  /// Whether nothing that it could wait for can come any more; nil where that cannot be told.
  var isInVain: (() -> Bool)?

  fileprivate var isPointless: Bool { moments > Self.most && isInVain?() == true }
}

/// Timers of the main dispatch queue and of the main run loop, in virtual time.
extension ScheduleController {
  /// Beyond that many rounds a timer that repeats shows nothing new: an hour's ticks of a second.
  private static let mostRepeats = 3_600

  /// Whether the calling thread is the main thread, and its time this controller's.
  var keepsTime: Bool { ownsMainThread && isOnControlThread }

  /// Takes a timer that a library would have fired after that many nanoseconds.
  func set(_ timer: UInt64, after delay: Int64, repeats: Bool) {
    add(
      VirtualTimer(
        due: now + max(0, delay), lane: ownLane(), wake: .library(timer, repeats: repeats)))
  }

  func unset(_ timer: UInt64) { timers.removeAll { $0.wake.isLibrary(timer) } }

  /// Whether anything can come of time that passes.
  ///
  /// A timer that repeats does so for ever: it counts as long as somebody waits for an answer.
  var timeMatters: Bool {
    if timers.isEmpty || polling.isPointless { return false }
    if timers.contains(where: { !$0.wake.repeats }) { return true }
    let isAwaited = awaitsTicks?() ?? lanes.contains { $0.isRoot && !$0.isFinished }
    guard isAwaited else { return false }
    if repeats >= Self.mostRepeats { escape(.ticks(Self.mostRepeats)) }
    return repeats < Self.mostRepeats
  }

  /// Lets a timer fire that is due, and sets it anew where it repeats.
  func fire(_ id: UInt64, of timer: VirtualTimer) {
    let wasOnMain = isOnMain
    isOnMain = true
    let again = points_fire(id)
    isOnMain = wasOnMain
    guard again > 0 else { return }
    repeats += 1
    let due = timer.due.addingReportingOverflow(Int64(clamping: again))
    guard !due.overflow else { return points_forget(id) }
    add(
      VirtualTimer(due: due.partialValue, lane: timer.lane, wake: .library(id, repeats: true)))
  }

  /// Drops timers, as whoever set them may be gone.
  func forgetTimers(onlyRepeating: Bool = false) {
    timers.removeAll { timer in
      guard !onlyRepeating || timer.wake.repeats else { return false }
      if case .library(let id, _) = timer.wake { points_forget(id) }
      return true
    }
  }
}

extension VirtualTimer.Wake {
  fileprivate var repeats: Bool { if case .library(_, true) = self { true } else { false } }

  fileprivate func isLibrary(_ id: UInt64) -> Bool {
    if case .library(id, _) = self { true } else { false }
  }
}
