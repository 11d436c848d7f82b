internal import Dispatch
package import ScheduleExplorer

/// The main thread, on which apps are tapped and user-interface frameworks call back.
package enum MainThread: Sendable {
  /// The process's own: the main dispatch queue, which is where the main actor runs.
  ///
  /// Not the thread by that name: once a program has called `dispatchMain()`, the queue has none
  /// of its own on some platforms.
  case ofProcess
  /// What counts as it in a run whose order is explored.
  case controlled(ScheduledRun)

  /// Whether what runs now is on it.
  package var isCurrent: Bool {
    switch self {
    case .ofProcess: DispatchQueue.getSpecific(key: Self.key) == true
    case .controlled(let run): run.isOnMain
    }
  }

  /// Does something there, and returns when it is done.
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    switch self {
    case .ofProcess: isCurrent ? try body() : try DispatchQueue.main.sync(execute: body)
    case .controlled(let run): try run.onMain(body)
    }
  }

  /// Does something on whatever thread this is.
  ///
  /// - Parameter name: What it is, should it need the main thread where it is not.
  func stay(_ name: @escaping @autoclosure () -> String, _ body: () -> Void) {
    switch self {
    case .ofProcess: body()
    case .controlled(let run): run.named(name(), body)
    }
  }

  /// Does something there in a turn of its own, at some moment from now on.
  ///
  /// - Parameter name: What it is.
  func later(_ name: String, _ body: @escaping @Sendable () -> Void) {
    switch self {
    case .ofProcess: DispatchQueue.main.async(execute: body)
    case .controlled(let run): run.external(name, from: "provider", body)
    }
  }

  /// Says that what was done before it is there for whoever comes after the same object later.
  ///
  /// What the suite plays has locks of its own in life, such as a notification centre's, which order
  /// whoever adds an observer before the notice that calls it.
  func isBefore(_ object: AnyObject) {
    if case .controlled(let run) = self { run.isBefore(object) }
  }

  /// Says that everything is there that was done before the same object.
  func comesAfter(_ object: AnyObject) {
    if case .controlled(let run) = self { run.comesAfter(object) }
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
