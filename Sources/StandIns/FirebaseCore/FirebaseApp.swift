@_exported public import Foundation

/// The app as Firebase knows it; nothing has to be configured.
public final class FirebaseApp: NSObject, Sendable {
  private static let only = FirebaseApp()

  public static func configure() {}
  public static func app() -> FirebaseApp? { only }
}
