public import UIKit

/// The button of UIKit; nobody touches it.
@MainActor @preconcurrency open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  open var cornerRadius = 6.0

  public override init() { super.init() }
  public init(type: ButtonType, style: Style) { super.init() }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init()
  }
}
