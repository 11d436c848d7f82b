public import Foundation

/// What a person touches; nobody does.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var isEnabled = true
  open func addAction(_ action: UIAction, for events: Event) {}
}

/// A button.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
  }

  public convenience init(type: ButtonType) { self.init() }
  open func setTitle(_ title: String?, for state: State) {}

  public struct State: OptionSet, Sendable {
    public static let normal: State = []
    public static let disabled = State(rawValue: 2)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

/// What a control does when it is touched.
@MainActor @preconcurrency open class UIAction: NSObject {
  public let title: String
  public init(title: String = "", handler: @escaping (UIAction) -> Void) { self.title = title }
}

/// Screens on top of each other.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  public override init() { super.init() }
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }
}

/// Screens beside each other.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}
