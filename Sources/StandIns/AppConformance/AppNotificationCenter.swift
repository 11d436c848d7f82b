internal import AuthConformance
public import Foundation

/// The running scenario's notification center: what one scenario posts, no other hears.
///
/// Revocation notices come from the scenario, which counts who listens to them. The package that
/// compiles an app's files calls it `NotificationCenter`.
public final class AppNotificationCenter: Sendable {
  private final class Handle: NSObject, Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// The name of the notices that come from the scenario.
  public static let revocation = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public static var `default`: AppNotificationCenter {
    AppStage.present.part { AppNotificationCenter() }
  }

  private let center = NotificationCenter()

  public init() {}

  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let stage = AppStage.present
    let isOnMain = queue === OperationQueue.main
    let tell: @Sendable (sending Notification) -> Void = { notification in
      guard isOnMain, !Thread.isMainThread else {
        return stage.enter { block(notification) }
      }
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.async { stage.enter { block(notification) } }
    }
    guard name == Self.revocation else {
      return center.addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        tell(notification)
      }
    }
    return Handle(
      stage.account.observeRevocations { tell(Notification(name: Self.revocation)) })
  }

  public func removeObserver(_ observer: Any) {
    if let handle = observer as? Handle {
      AppStage.present.account.stopObserving(handle.number)
    } else {
      center.removeObserver(observer)
    }
  }

  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    removeObserver(observer)
  }

  public func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) { center.post(name: name, object: object, userInfo: userInfo) }

  public func post(_ notification: Notification) { center.post(notification) }

  /// What is posted, for as long as somebody waits for it.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      nonisolated(unsafe) let handle = addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { [self] _ in removeObserver(handle) }
    }
  }
}
