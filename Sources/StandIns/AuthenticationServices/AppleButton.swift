internal import AppConformance
internal import Foundation

/// A native button of an app under judgement, pressed: it makes its request by itself.
@MainActor public enum AppleButton {
  /// Presses a button whose request an app fills in.
  ///
  /// - Returns: What the button tells of how that ended.
  public static func press(
    _ onRequest: (ASAuthorizationAppleIDRequest) -> Void
  ) async -> Result<ASAuthorization, any Error> {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    return await press(request)
  }

  /// Presses a button whose request an app has made.
  public static func press(
    _ request: ASAuthorizationAppleIDRequest
  ) async -> Result<ASAuthorization, any Error> {
    await withCheckedContinuation { continuation in
      let press = Press { result in
        nonisolated(unsafe) let result = result
        continuation.resume(returning: result)
      }
      let controller = PressedController(authorizationRequests: [request])
      controller.delegate = press
      controller.press = press
      controller.performRequests()
    }
  }
}

extension AppleButton {
  /// Presses a button whose request an app fills in, and tells the app how that ended.
  ///
  /// Not while another attempt of the screen's is under way: its sheet lies above the button.
  public static func press(
    _ onRequest: (ASAuthorizationAppleIDRequest) -> Void,
    end: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    guard AppStage.attempt?.isNewcomer != true else { return }
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    start(request, end)
  }

  /// Presses a button whose request an app has made.
  public static func press(
    _ request: @autoclosure () -> ASAuthorizationAppleIDRequest,
    end: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    guard AppStage.attempt?.isNewcomer != true else { return }
    start(request(), end)
  }

  private static func start(
    _ request: ASAuthorizationAppleIDRequest,
    _ end: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    let press = Press(end)
    let controller = PressedController(authorizationRequests: [request])
    controller.delegate = press
    controller.press = press
    controller.performRequests()
  }
}

/// Holds who hears of it for as long as it is under way.
private final class PressedController: ASAuthorizationController {
  var press: Press?
}

/// Hears of one press, once.
@MainActor private final class Press: NSObject, @MainActor ASAuthorizationControllerDelegate {
  private var tell: ((Result<ASAuthorization, any Error>) -> Void)?
  init(_ tell: @escaping (Result<ASAuthorization, any Error>) -> Void) { self.tell = tell }

  private func end(_ result: Result<ASAuthorization, any Error>) {
    tell?(result)
    tell = nil
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) { end(.success(authorization)) }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) { end(.failure(error)) }
}
