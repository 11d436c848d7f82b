public import UIKit

/// What an adapter hands to an app that wants to be told where to present; it stays, as the app's own
/// screen does.
public final class PresentingController: UIViewController {
  public static let shared = PresentingController()

  public func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
  {
    UIApplication.shared.keyWindow ?? UIWindow()
  }
}

#if SDK_WITHOUT_ISOLATION
  extension PresentingController:
    @preconcurrency ASAuthorizationControllerPresentationContextProviding
  {}
#else
  extension PresentingController: ASAuthorizationControllerPresentationContextProviding {}
#endif
