internal import AppConformance
@_exported public import Foundation
// On Linux a part of Foundation is a module of its own.
@_exported public import FoundationNetworking

/// What responds to events.
@MainActor @preconcurrency open class UIResponder: NSObject {}

/// A view; draws nothing.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The window that the scenario shows.
  open var window: UIWindow? { UIWindow.shown }
  open var frame = CGRect.zero
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var center = CGPoint.zero
  open var isHidden = false
  open private(set) var subviews: [UIView] = []
  public override init() {}
  public init(frame: CGRect) { self.frame = frame }

  open func addSubview(_ view: UIView) { subviews.append(view) }
}

/// A window to present in.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The window that there is while the scenario has one.
  static var shown: UIWindow? {
    AppStage.hasWindow ? key : nil
  }

  private static let key = {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    return window
  }()

  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { self === Self.key }
  open override var window: UIWindow? { self }

  public override init() { super.init() }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() {}
}

/// A part of the app's interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
}

/// The scene whose window the scenario shows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  static let only = UIWindowScene()

  open var windows: [UIWindow] { UIWindow.shown.map { [$0] } ?? [] }
  open var keyWindow: UIWindow? { UIWindow.shown }
}

/// The app.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// What comes with a link that the app is opened by.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What an app is started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")

  open var applicationState: State { .active }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  open var windows: [UIWindow] { UIWindowScene.only.windows }
  open var keyWindow: UIWindow? { UIWindow.shown }
}

/// A screenful of the app.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var isViewLoaded: Bool { true }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }

  public override init() {}

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}
