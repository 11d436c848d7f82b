public import AppConformance
public import Foundation

extension AppNotificationCenter {
  /// What is posted, until nobody listens any more.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { _, tell in
      nonisolated(unsafe) let tell = tell
      let handle = self.addObserver(forName: name, object: object, queue: nil) { tell($0) }
      return AnyCancellable { self.removeObserver(handle) }
    }
  }
}
