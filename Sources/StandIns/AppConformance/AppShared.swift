internal import Synchronization

/// An app's one object for the process, made anew for each scenario.
public enum AppShared {
  /// Has an object stay until its attempts are answered, as the app's own does for ever.
  ///
  /// - Parameter object: What is made for the scenario.
  public static func object<Object: AnyObject>(_ object: Object) -> Object {
    AppStage.current?.keepsObject.withLock { $0 = true }
    return object
  }
}

/// Holds an object until it is let go of; who never answers keeps it.
///
/// Unchecked: the object is held and nothing else.
final class HeldObject: @unchecked Sendable {
  private let object: Mutex<Held>
  private struct Held: @unchecked Sendable { var object: AnyObject? }

  init(_ object: AnyObject) { self.object = Mutex(Held(object: object)) }

  func letGo() { _ = object.withLock { ($0.object, $0.object = nil).0 } }
}
