internal import Synchronization

/// Remembers weakly who took part in an attempt, to see who is still there when all is over.
final class LifeProbe: Sendable {
  /// What somebody was.
  enum Part: String, CaseIterable {
    case provider, delegate, controller
  }

  /// Unchecked: never changed, and whose object it is is asked for its identity alone.
  private struct Weak: @unchecked Sendable {
    let part: Part
    weak let object: AnyObject?
  }

  private let noted = Mutex<[Weak]>([])
  /// Who observes in an app is held by the system, beyond the end of a story.
  private let observers = Mutex<[PhaseObservers]>([])

  /// Remembers an object.
  func note(_ object: AnyObject, _ part: Part) {
    let weak = Weak(part: part, object: object)
    noted.withLock { $0.append(weak) }
  }

  /// Holds whoever still observes when a story is over.
  func hold(_ phases: PhaseObservers) { observers.withLock { $0.append(phases) } }

  /// Lets go of whoever observes.
  func letGo() {
    let held = observers.withLock { observers in
      defer { observers = [] }
      return observers
    }
    for phases in held { phases.removeAll() }
  }

  /// How often an object of a part was noted: the first order is played twice.
  func count(_ part: Part) -> Int { noted.withLock { $0.count { $0.part == part } } }

  /// How many different objects of a part are still there.
  ///
  /// One alone may be the app's only one, which it keeps from attempt to attempt.
  func alive(_ part: Part) -> Int {
    let objects = noted.withLock { noted in
      noted.filter { $0.part == part }.compactMap { $0.object.map(ObjectIdentifier.init) }
    }
    return Set(objects).count
  }
}
