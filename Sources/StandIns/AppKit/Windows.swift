@_exported public import UIKit

// A sheet's anchor is one type here, whichever platform an app was written for.

/// What responds to events.
public typealias NSResponder = UIResponder
/// A view; draws nothing.
public typealias NSView = UIView
/// A window to present in.
public typealias NSWindow = UIWindow
/// A part of a window.
public typealias NSViewController = UIViewController

/// The app.
@MainActor @preconcurrency open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("NSApplicationWillTerminateNotification")

  open var windows: [NSWindow] { UIApplication.shared.windows }
  open var keyWindow: NSWindow? { UIApplication.shared.keyWindow }
  open var mainWindow: NSWindow? { UIApplication.shared.keyWindow }
  open var isActive: Bool { true }

  open func activate(ignoringOtherApps flag: Bool) {}
}

/// The app, under the name that it has had for longest; never nil once there is one.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

extension UIWindow {
  public var contentViewController: NSViewController? { rootViewController }
  public var contentView: NSView? { rootViewController?.view }
  public var isMainWindow: Bool { isKeyWindow }
  public var isVisible: Bool { !isHidden }
  public func makeKeyAndOrderFront(_ sender: Any?) {}
}
